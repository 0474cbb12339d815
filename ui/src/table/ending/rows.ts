// The score sheet of a finished game as rows to count one after another, for any game: from the frame's categories.

import type { Points } from '../../api/frame';
import type { Payload } from '../../api/types';
import { endings } from './words';

export interface Row {
  id: string;
  name: string;
  note: string; // under the name
  kind: 'part' | 'sum' | 'final' | 'tie';
  points: number[]; // by seat
  marked: boolean[]; // ringed: what counts of two sums, or what broke the tie
}

/** Games that sell two goods name their parts after them; the lower of the two sums is then the score. */
export function goods(parts: readonly Points[]): string[] {
  const found = [...new Set(parts.map((part) => part.id.split('-')[0] ?? ''))];
  return found.length === 2 && parts.every((part) => part.id.includes('-')) ? found : [];
}

export function rowsOf(payload: Payload): Row[] {
  const t = endings.value;
  const { seats, result } = payload.view.frame;
  const parts = seats[0]?.parts ?? [];
  const none = seats.map(() => false);
  const part = (each: Points, at: number): Row => ({ id: each.id, name: each.name, note: '', kind: 'part', points: seats.map((seat) => seat.parts[at]?.points ?? 0), marked: none });
  const finals = seats.map((seat) => seat.final);
  const two = goods(parts);
  if (two.length === 0) {
    return [...parts.map(part), { id: 'final', name: t.total, note: '', kind: 'final', points: finals, marked: none }];
  }
  const sums = two.map((good) => seats.map((seat) => seat.parts.reduce((sum, each) => sum + (each.id.startsWith(`${good}-`) ? each.points : 0), 0)));
  const lowerIs = seats.map((_, p) => (sums[0]![p]! <= sums[1]![p]! ? 0 : 1));
  const rows = two.flatMap((good, n): Row[] => [
    ...parts.flatMap((each, at) => (each.id.startsWith(`${good}-`) ? [part(each, at)] : [])),
    { id: good, name: t.good(good), note: '', kind: 'sum', points: sums[n]!, marked: seats.map((_, p) => lowerIs[p] === n) },
  ]);
  rows.push({ id: 'final', name: t.lower, note: t.counts, kind: 'final', points: finals, marked: none });
  if (result?.ending === 'other') {
    const higher = seats.map((_, p) => Math.max(sums[0]![p]!, sums[1]![p]!));
    rows.push({ id: 'tie', name: t.otherGood, note: t.breaksTie, kind: 'tie', points: higher, marked: seats.map((seat) => result.winners.includes(seat.seat)) });
  }
  return rows;
}
