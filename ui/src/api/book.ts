// Rule books, as the server tells them.

import { ask } from './client';
import type { TableMade } from './types';

export type Source = 'rulebook' | 'public' | 'rebuilt' | 'owner';

export interface BookFigure { name: string; label: string; value: string; source: Source }
export interface BookTable { title: string; heads: string[]; rows: { label: string; values: string[]; source: Source }[] }
export interface BookLink { id: string; title: string }

export interface BookPart {
  id: string;
  number: string;
  title: string;
  text: string; // a line is a paragraph, one that begins with a dash an item; _word_ stands out
  ruling: string;
  figures: BookFigure[];
  tables: BookTable[];
  see: BookLink[];
  examples: { id: string; title: string; steps: number }[];
}

export interface BookChapter { id: string; number: number; title: string; parts: BookPart[] }

export interface Book {
  game: string;
  title: string;
  set: string;
  own_set: boolean;
  chapters: BookChapter[]; // none: the game has no book yet
  index: { phases: Record<string, string>; kinds: [number, number, string][]; rules: Record<string, string>; categories: Record<string, string> };
}

export interface BookExample {
  id: string;
  title: string;
  seats: number;
  viewer: number;
  options: Record<string, string>;
  steps: { text: string; view: any; show: string[]; mark: string[]; area: string }[]; // a view is what its game says it is
}

export interface GalleryPiece {
  id: string;
  group: string;
  name: string;
  text: string;
  front: any; // as its board draws it
  facets: [filter: string, value: string][];
  sources: { what: string; source: Source }[];
  won: { rate: number; low: number; high: number; games: number; few: boolean } | null;
}

interface Named { value: string; title: string }

export interface Gallery {
  game: string;
  title: string;
  set: string;
  groups: Named[];
  filters: { id: string; title: string; values: Named[] }[];
  pieces: GalleryPiece[];
  counted: { games: number; bot: string; even: number } | null;
  opening: any; // the table before its first turn
  seats: number;
}

const at = (game: string, door = '') => `games/${encodeURIComponent(game)}/book${door}`;

export const cards = (game: string) => ask<Gallery>(`games/${encodeURIComponent(game)}/cards`);
export const book = (game: string) => ask<Book>(at(game));
export const example = (game: string, id: string) => ask<BookExample>(at(game, `/examples/${encodeURIComponent(id)}`));
export const tryExample = (game: string, id: string, body: { step: number; name: string }) => ask<TableMade>(at(game, `/examples/${encodeURIComponent(id)}/try`), { body });

/** The part that speaks of a move, by its code. */
export function partOfMove(of: Book['index'], move: number): string {
  return of.kinds.find(([first, end]) => move >= first && move < end)?.[2] ?? '';
}
