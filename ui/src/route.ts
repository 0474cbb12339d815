// Which page is shown, from the fragment of the address. Keys in it are put away at once and leave the address bar.

import { signal } from '@preact/signals';
import { keepHostKey } from './api/host_key';
import { keep } from './api/storage';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; turn: number | null } // turn: one that the log shall show
  | { page: 'join'; table: string }
  | { page: 'review'; table: string; at: number | null }
  | { page: 'record'; table: string }
  | { page: 'pad'; game: string }
  | { page: 'rules'; game: string; anchor: string }
  | { page: 'cards'; game: string; id: string; filters: string }
  | { page: 'learn'; game: string } // no game: the page for everything
  | { page: 'box'; game: string; room: string; more: string } // room: overview, a section, or what else is there
  | { page: 'my' }
  | { page: 'along'; link: string } // another device of mine has shown it
  | { page: 'daily'; date: string } // none: today
  | { page: 'puzzles'; game: string; number: number | null; own: string } // own: one of my own mistakes
  | { page: 'host' }
  | { page: 'lost' };

function parse(fragment: string): Route {
  const [, path = '', filters = '', anchor = ''] = /^#?\/?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(fragment) ?? [];
  const [page = '', first = '', second = '', third = ''] = path.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return '';
    }
  });
  if (page === '') return { page: 'lobby' };
  if (page === 'my') return { page };
  if (page === 'along') return { page, link: first };
  if (page === 'pad' || page === 'learn') return { page, game: first };
  if (page === 'rules') return { page, game: first, anchor: anchor || second };
  if (page === 'cards') return { page, game: first, id: second, filters };
  if (page === 'box') return { page, game: first, room: second, more: third };
  if (page === 'daily') return { page, date: /^\d{4}-\d{2}-\d{2}$/.test(first) ? first : '' };
  if (page === 'puzzles') return { page, game: first, number: /^\d{1,4}$/.test(second) ? Number(second) : null, own: second === 'own' ? third : '' };
  if (page === 'host') {
    if (first) keepHostKey(first);
    return { page };
  }
  if (!first) return { page: 'lost' };
  if (page === 't') {
    const turn = turnIn(second) ?? turnIn(third);
    if (second && turnIn(second) === null) keep(first, { seats: [{ seat: -1, token: second }] }); // whose seat it is, the table will say
    return { page: 'table', table: first, turn };
  }
  if (page === 'w') {
    if (second) keep(first, { spectator: second });
    return { page: 'table', table: first, turn: turnIn(third) };
  }
  if (page === 'j') {
    if (second) keep(first, { invite: second });
    return { page: 'join', table: first };
  }
  if (page === 'r') return { page: 'review', table: first, at: /^\d+$/.test(second) ? Number(second) : null };
  if (page === 'record') return { page, table: first };
  return { page: 'lost' };
}

/** The number in `turn-12`; no key looks like that. */
function turnIn(part: string): number | null {
  const found = /^turn-(\d{1,6})$/.exec(part);
  return found ? Number(found[1]) : null;
}

function clean(to: Route): string {
  const part = encodeURIComponent;
  if (to.page === 'table') return `#/t/${part(to.table)}${to.turn === null ? '' : `/turn-${to.turn}`}`;
  if (to.page === 'join') return `#/j/${part(to.table)}`;
  if (to.page === 'host') return '#/host';
  if (to.page === 'along') return '#/along'; // the link works once, and is nobody else's business
  return location.hash;
}

function arrive(): Route {
  const to = parse(location.hash);
  if (clean(to) !== location.hash) history.replaceState(null, '', clean(to));
  return to;
}

export const route = signal<Route>(arrive());
addEventListener('hashchange', () => { route.value = arrive(); });

/** A table that cannot be played here any more is looked at as a record; the way back does not lead here again. */
export function toRecord(table: string): void {
  location.replace(`#/record/${encodeURIComponent(table)}`);
}

/** The address names the turn that is open in the log, or none; nobody goes anywhere. */
export function pointAt(turn: number | null): void {
  const now = route.value;
  if (now.page !== 'table' || now.turn === turn) return;
  route.value = { ...now, turn };
  history.replaceState(null, '', clean(route.value));
}

/** Goes to a page: `go('#/t/abc')`. */
export function go(fragment: string): void {
  location.hash = fragment;
}

/** What somebody opens elsewhere: a seat's page, or the one for watching, with the key behind the #. */
export function address(page: 't' | 'w', table: string, key: string): string {
  return `${location.origin}${location.pathname}#/${page}/${encodeURIComponent(table)}/${encodeURIComponent(key)}`;
}
