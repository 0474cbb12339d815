// What every part of this board draws from, so that it is not handed down through each of them.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useTable } from '../../table/model';
import type { BoardProps } from '../board';
import type { Amounts } from './amounts';
import type { Farm, Good, View } from './view';
import { wordsIn, type Words } from './words';

export interface Shown extends BoardProps<View> {
  w: Words;
  phone: boolean;
}

export const BoardContext = createContext<Shown | null>(null);

export function shown(props: BoardProps<View>, phone: boolean): Shown {
  return { ...props, w: wordsIn(props.payload.lang), phone };
}

export function useBoard(): Shown {
  const board = useContext(BoardContext);
  if (!board) throw new Error('a part of the board stands inside it');
  return board;
}

/** The farmstead of a seat. */
export function useFarm(seat: number): Farm {
  return useBoard().view.seats[seat]!;
}

/** How a seat is called here: you, or by its name. */
export function callOf({ payload, w, view }: Shown, seat: number): string {
  if (payload.viewer === seat) return w.you;
  return payload.seats[seat]?.name || view.frame.seats[seat]!.name;
}

/** The name of whoever owns a thing; null: the viewer. */
export function ownerOf(board: Shown, seat: number): string | null {
  return board.payload.viewer === seat ? null : callOf(board, seat);
}

/** Amounts in words: 2 milk, 1 salt. */
export function inWords({ view, w }: Shown, amounts: Amounts): string {
  const names = new Map<string, string>(view.ingredients.map((each) => [each.id, each.name]));
  const parts = Object.entries(amounts).map(([id, n]) => `${n} ${names.get(id) ?? w.labGives}`);
  return parts.join(', ') || w.nothing;
}

export function goodName({ view }: Shown, good: Good): string {
  return view.goods.find((each) => each.id === good)?.name ?? good;
}

/** What a plot gives, in words. */
export function gives(board: Shown, type: string): string {
  return board.view.ingredients.find((each) => each.id === type)?.name ?? board.w.labGives;
}

/** Classes of a thing that is no place of mine but that a log line or another seat's last move may speak of. */
export function useMention(...places: string[]): string {
  const { last, lit } = useTable();
  const words: string[] = [];
  if (places.some((place) => lit.value.has(place))) words.push('lit');
  const mover = places.map((place) => last.value.get(place)).find((seat) => seat !== undefined);
  if (mover !== undefined) words.push('last', `seat-${mover}`);
  return words.join(' ');
}
