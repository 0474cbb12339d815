// Where the keyboard is while a piece is typed: one cell for each figure, in the order in which they are printed.

import type { Field, Row, Section, Value } from '../../api/boxes';
import { fieldsOf } from './form';

export interface Cell {
  field: Field;
  piece: string; // of pieces that are counted: which; else empty
  id: string;
}

const QUICK = '1234567890qwertyuiop'; // keys for the first, second, third ... choice

/** The cells of a row that a digit can set. */
export function cellsOf(section: Section, row: Row): Cell[] {
  return fieldsOf(section, row).flatMap((field): Cell[] => {
    if (field.kind === 'amounts') return field.keys!.map((piece) => ({ field, piece, id: `${field.key}/${piece}` }));
    if (['number', 'choice', 'flag', 'row'].includes(field.kind)) return [{ field, piece: '', id: field.key }];
    return [];
  });
}

export function counted(row: Row, cell: Cell): number {
  const found = row[cell.field.key];
  return cell.piece && found && typeof found === 'object' && !Array.isArray(found) ? Number(found[cell.piece] ?? 0) : Number(found ?? 0);
}

/** Pieces with one kind counted anew; what there is none of is left out, as in the file. */
export function withCount(field: Field, value: Value | undefined, piece: string, n: number): Value {
  const before = value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const most = field.each?.most ?? 99;
  const found = { ...before, [piece]: Math.max(0, Math.min(most, n)) };
  return Object.fromEntries(field.keys!.flatMap((key) => (Number(found[key] ?? 0) > 0 ? [[key, found[key]!]] : []))) as Value;
}

/** What a key sets in a cell, and whether the next cell comes then; null: it means nothing there. */
export function typed(cell: Cell, row: Row, key: string, choices: string[]): { value: Value; on: boolean } | null {
  const { field } = cell;
  const digit = /^\d$/.test(key) ? Number(key) : -1;
  if (field.kind === 'amounts') return digit < 0 ? null : { value: withCount(field, row[field.key], cell.piece, digit), on: true };
  if (field.kind === 'number') {
    if (digit < 0) return null;
    const most = field.most ?? 99;
    const longer = typeof row[field.key] === 'number' ? Number(row[field.key]) * 10 + digit : digit;
    const value = most > 9 && longer <= most && longer > 9 ? longer : digit;
    const least = field.least ?? 0;
    if (value > most || (value < least && value * 10 > most)) return null;
    return { value, on: value * 10 > most };
  }
  if (field.kind === 'flag') return digit === 0 || digit === 1 ? { value: digit === 1, on: true } : null;
  const at = QUICK.indexOf(key);
  return at >= 0 && at < choices.length ? { value: choices[at]!, on: true } : null;
}
