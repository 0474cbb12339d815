// What a board and the shell around it know of the table: signals to draw from, and what a click does.

import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Choice, Hint, Other, Payload, Preview, Reason } from '../api/types';

export interface TableModel {
  readonly payload: ReadonlySignal<Payload>;
  readonly choices: ReadonlySignal<ReadonlyMap<string, Choice[]>>; // by place
  readonly others: ReadonlySignal<ReadonlyMap<string, Other[]>>; // by place: in place of one's own open moves
  readonly reasons: ReadonlySignal<ReadonlyMap<string, Reason>>; // by place; empty until somebody points at a grey thing
  readonly busy: ReadonlySignal<boolean>; // a move is on its way
  readonly preview: ReadonlySignal<Preview | null>; // the table after the move that is pointed at
  readonly pointed: ReadonlySignal<string>; // the place that is pointed at or has the focus
  readonly lit: ReadonlySignal<ReadonlySet<string>>; // places that a log line or a hint speaks of
  readonly last: ReadonlySignal<ReadonlyMap<string, number>>; // places of the others' last moves, and whose
  readonly advice: ReadonlySignal<Hint | null>;
  choose(place: string): void; // a click: one move at this place is made, of several one is asked for
  make(move: number, back?: number): void; // back: in place of so many of one's own open moves
  undo(): void;
  reset(): void;
  point(place: string): void; // hover or focus; '' when it leaves
  light(places: Iterable<string>): void;
  askWhy(): void; // fetch the reasons of what is grey, once per version
}

/** Why nothing can be done at a place: its own reason, or that of the place it is a part of (site/0 for site/0/beer). */
export function reasonAt(table: TableModel, place: string): Reason | undefined {
  const own = table.reasons.value.get(place);
  const cut = place.lastIndexOf('/');
  return own ?? (cut > 0 ? reasonAt(table, place.slice(0, cut)) : undefined);
}

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const model = useContext(TableContext);
  if (!model) throw new Error('a board stands inside a table');
  return model;
}

/** Legal moves by their places. */
export function byPlace<C extends { place: string }>(choices: readonly C[]): ReadonlyMap<string, C[]> {
  const places = new Map<string, C[]>();
  for (const each of choices) places.set(each.place, [...(places.get(each.place) ?? []), each]);
  return places;
}

/** Where the others moved since the viewer's last move, and who; of a spectator's view the last mover's places. */
export function lastMoves(payload: Payload): ReadonlyMap<string, number> {
  const lines = payload.log.filter((line) => line.seat >= 0 && line.seat !== payload.viewer);
  const mover = lines.at(-1)?.seat;
  const since = payload.viewer === null ? lines.slice(lines.findLastIndex((line) => line.seat !== mover) + 1) : lines.filter((line) => line.number >= payload.since);
  return new Map(since.filter((line) => line.place && !line.place.startsWith('button/')).map((line) => [line.place, line.seat]));
}
