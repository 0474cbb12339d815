// What stands on a sheet: names and figures, kept on this device. The sums are Python's.

import { read, write } from '../../api/storage';
import type { PadRow, PadSheet } from '../../api/types';

/** What stands in a cell: a figure, several, or text that is none, kept as it was written until it is mended. */
export type Entry = number | number[] | string;

export interface Filled {
  names: string[];
  entries: Record<string, Entry>[];
  tie: Record<string, number | (number | null)[]>;
}

/** Rows as the server sends them; some are for one number of seats only, some bear a letter of the printed sheet. */
export type Row = PadRow & { letter?: string; group_name?: string; only?: number[] };

export function rowsFor(pad: PadSheet, seats: number): Row[] {
  return (pad.rows as Row[]).filter((row) => !row.only?.length || row.only.includes(seats));
}

export function empty(seats: number, names: string[] = []): Filled {
  return { names: Array.from({ length: seats }, (_, n) => names[n] ?? ''), entries: Array.from({ length: seats }, () => ({})), tie: {} };
}

export function remembered(pad: PadSheet): Filled {
  const last = read<Filled | null>(`pad/${pad.game}`, null);
  const known = new Set(pad.rows.map((row) => row.id));
  const fits = last && Array.isArray(last.names) && pad.seats.includes(last.names.length) && last.entries?.length === last.names.length
    && last.entries.every((entry) => Object.keys(entry).every((key) => known.has(key)));
  return fits ? last : empty(pad.seats.includes(2) ? 2 : pad.seats[0]!);
}

export function remember(game: string, filled: Filled): void {
  write(`pad/${game}`, filled);
}

export function resized(filled: Filled, seats: number): Filled {
  const more = empty(seats);
  return { names: more.names.map((_, n) => filled.names[n] ?? ''), entries: more.entries.map((_, n) => filled.entries[n] ?? {}), tie: {} };
}

/** "7 8 5", "7+8" or "7, 8" as figures; null where something else stands. "3.5" and "3,5" could be meant as halves. */
export function figures(text: string): number[] | null {
  const parts = text.trim().split(/(?:,(?:\s+|$)|[\s;+])+/).filter(Boolean);
  return parts.every((part) => /^\d{1,3}$/.test(part)) ? parts.map(Number) : null;
}

/** One whole number that the row takes; null where something else stands. */
export function figure(row: Row, text: string): number | null {
  const found = /^[-−]?\d{1,4}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : NaN;
  return found >= row.min && found <= row.max ? found : null;
}

/** The figures that can be added up, without what is to be mended. */
export function readable(filled: Filled): Record<string, number | number[]>[] {
  return filled.entries.map((entry) => Object.fromEntries(Object.entries(entry).filter((one): one is [string, number | number[]] => typeof one[1] !== 'string')));
}

/** The rows of a seat that are to be mended. */
export function toMend(rows: Row[], filled: Filled, seat: number): Row[] {
  return rows.filter((row) => typeof filled.entries[seat]?.[row.id] === 'string');
}

/** Rows in blocks: two rows of different goods that stand beside each other on the printed sheet, or one alone. */
export function blocks(rows: Row[]): Row[][] {
  const found: Row[][] = [];
  for (const row of rows) {
    const before = found.at(-1);
    const first = before?.[0];
    const beside = before?.length === 1 && first && row.letter && first.letter && first.group && row.group && first.group !== row.group && first.kind === row.kind;
    if (beside) before.push(row);
    else found.push([row]);
  }
  return found;
}
