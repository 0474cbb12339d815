// What every part of this board needs to know, and small helpers about names and marks.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useTable } from '../../table/model';
import type { BoardProps } from '../board';
import type { Producer, View } from './view';
import { words, type Words } from './words';

export interface Here extends BoardProps<View> {
  w: Words;
  large: boolean; // on a phone: targets of a finger's size
}

export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('a part of the board stands inside it');
  return here;
}

export function hereOf(props: BoardProps<View>, large: boolean): Here {
  return { ...props, w: words[props.payload.lang], large };
}

export function nameOf(here: Here, seat: number): string {
  return here.payload.seats[seat]?.name || here.view.frame.seats[seat]?.name || '';
}

export function namesOf(here: Here, seats: Iterable<number>): string {
  return listed(here, [...seats].map((seat) => nameOf(here, seat)));
}

export function listed(here: Here, parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${here.w.and} ${parts[parts.length - 1]}`;
}

export function mine(here: Here): Producer {
  return here.view.seats[here.me]!;
}

/** The seats of which something is true. */
export function seatsWith(view: View, test: (producer: Producer) => boolean): number[] {
  return view.seats.flatMap((producer, seat) => (test(producer) ? [seat] : []));
}

/** A figure with its sign: +2, −1, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

export function rateOf(rate: number): string {
  return rate % 1 ? `${Math.floor(rate) || ''}½` : String(rate);
}

/** Several things said of one piece, each as a sentence of its own; the last one stays open for what the shell adds. */
export function sentence(...parts: (string | false | null | undefined)[]): string {
  return parts.filter((part): part is string => Boolean(part)).map((part) => part[0]!.toUpperCase() + part.slice(1).replace(/[.]$/, '')).join('. ');
}

/** Classes for something that is no place of mine but that a log line may speak of: a wine on another's board. */
export function useTold(...prefixes: string[]): string {
  const table = useTable();
  const hit = (place: string) => prefixes.some((prefix) => place === prefix || place.startsWith(`${prefix}/`));
  const lit = [...table.lit.value].some(hit);
  const last = [...table.last.value].find(([place]) => hit(place));
  return `${lit ? 'lit ' : ''}${last ? `last seat-${last[1]}` : ''}`;
}

/**
 * Whether my own things are places now. While all choose in secret nobody's board is asked about,
 * and the game names the places of the seat that acts: they explain themselves, and that is all.
 */
export function ownPlaces(here: Here): boolean {
  return here.view.frame.phase !== 'secret';
}
