// What somebody wants to see of a gallery, as the address keeps it: filters, a search, an order.

import type { Gallery, GalleryPiece } from '../../api/book';

export interface Wish {
  filters: Record<string, string[]>; // of each filter any of these values; none: all
  search: string;
  order: string; // '' as in the box, name, wins
}

export function read(query: string): Wish {
  const wish: Wish = { filters: {}, search: '', order: '' };
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'q') wish.search = value;
    else if (name === 'order') wish.order = value;
    else wish.filters[name] = value.split(',').filter(Boolean);
  }
  return wish;
}

export function addressOf(game: string, id: string, wish: Wish): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(wish.filters)) if (values.length > 0) query.set(name, values.join(','));
  if (wish.search) query.set('q', wish.search);
  if (wish.order) query.set('order', wish.order);
  const text = query.toString();
  return `#/cards/${game}${id ? `/${encodeURIComponent(id)}` : ''}${text ? `?${text}` : ''}`;
}

export function toggled(wish: Wish, filter: string, value: string): Wish {
  const now = wish.filters[filter] ?? [];
  return { ...wish, filters: { ...wish.filters, [filter]: now.includes(value) ? now.filter((each) => each !== value) : [...now, value] } };
}

/** What a piece has of a filter. */
export function picked(piece: GalleryPiece, filter: string): string[] {
  if (filter === 'group') return [piece.group];
  if (filter === 'source') return piece.sources.map((each) => each.source);
  return piece.facets.filter(([name]) => name === filter).map(([, value]) => value);
}

export function chosen(gallery: Gallery, wish: Wish): GalleryPiece[] {
  const words = wish.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = gallery.pieces.filter((piece) => {
    const text = `${piece.name} ${piece.text}`.toLowerCase();
    return words.every((word) => text.includes(word))
      && Object.entries(wish.filters).every(([name, values]) => values.length === 0 || picked(piece, name).some((value) => values.includes(value)));
  });
  if (wish.order === 'name') return found.sort((one, two) => one.name.localeCompare(two.name));
  if (wish.order === 'wins') return found.sort((one, two) => worth(two) - worth(one));
  return found;
}

function worth(piece: GalleryPiece): number {
  return piece.won && !piece.won.few ? piece.won.rate : -1;
}
