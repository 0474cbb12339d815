// Which page is shown, from the fragment of the address. Keys in it are put away at once and leave the address bar.

import { signal } from '@preact/signals';
import { keep } from './api/storage';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'join'; table: string }
  | { page: 'review'; table: string; at: number | null }
  | { page: 'pad'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'lost' };

function parse(fragment: string): Route {
  const [page = '', first = '', second = ''] = fragment.replace(/^#?\/?/, '').split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return '';
    }
  });
  if (page === '') return { page: 'lobby' };
  if (page === 'pad' || page === 'rules') return { page, game: first };
  if (!first) return { page: 'lost' };
  if (page === 't') {
    if (second) keep(first, { seats: [{ seat: -1, token: second }] }); // whose seat it is, the table will say
    return { page: 'table', table: first };
  }
  if (page === 'w') {
    if (second) keep(first, { spectator: second });
    return { page: 'table', table: first };
  }
  if (page === 'j') {
    if (second) keep(first, { invite: second });
    return { page: 'join', table: first };
  }
  if (page === 'r') return { page: 'review', table: first, at: /^\d+$/.test(second) ? Number(second) : null };
  return { page: 'lost' };
}

function clean(to: Route): string {
  const part = encodeURIComponent;
  if (to.page === 'table') return `#/t/${part(to.table)}`;
  if (to.page === 'join') return `#/j/${part(to.table)}`;
  return location.hash;
}

function arrive(): Route {
  const to = parse(location.hash);
  if (clean(to) !== location.hash) history.replaceState(null, '', clean(to));
  return to;
}

export const route = signal<Route>(arrive());
addEventListener('hashchange', () => { route.value = arrive(); });

/** Goes to a page: `go('#/t/abc')`. */
export function go(fragment: string): void {
  location.hash = fragment;
}
