// What this device keeps: its own key, its settings, its player's name, the keys of its seats, how far it has watched
// each table, and what its person's devices share. Nothing else is stored.

import { signal } from '@preact/signals';

const HOUSE = 'affinage/';

/** Counts what changes in the tables that are kept here. */
export const changes = signal(0);

/** Storage can be switched off or full; the page then works until it is closed. */
const memory = new Map<string, string>();

export function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(HOUSE + name) ?? memory.get(name);
    return text == null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(HOUSE + name, text);
  } catch {
    // kept in memory above
  }
}

/** What is kept under names that begin so; the rest of each. */
export function namesUnder(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((each) => each.startsWith(HOUSE + start)).map((each) => each.slice(HOUSE.length + start.length));
  } catch {
    return [];
  }
}

export function erase(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(HOUSE + name);
  } catch {
    // nothing was kept
  }
}

export interface SeatKey {
  seat: number; // -1: the table has not said yet which
  token: string;
}

export interface KeptTable {
  table: string;
  game?: string;
  seats: SeatKey[]; // several: a hot seat
  spectator?: string;
  code?: string;
  invite?: string; // to a seat that is not taken yet
  invites?: { seat: number; invite: string }[]; // for the maker, until they are claimed
  commitment?: string; // to the deal, as it was shown before this device added its part
  puzzle?: number; // a puzzle's table: it is in no list
  own?: string; // which of one's own mistakes is tried again there
  at: number; // when it was last opened here
}

function all(): Record<string, KeptTable> {
  return read<Record<string, KeptTable>>('tables', {});
}

export function kept(table: string): KeptTable | undefined {
  return all()[table];
}

/** This device's tables, the last opened first. */
export function keptTables(): KeptTable[] {
  return Object.values(all()).sort((a, b) => b.at - a.at);
}

/** Adds what is new to what is kept of a table; a seat's key replaces the older one. */
export function keep(table: string, news: Partial<Omit<KeptTable, 'table' | 'at'>>): KeptTable {
  const tables = all();
  const before = tables[table] ?? { table, seats: [], at: 0 };
  const seats = [...(news.seats ?? []), ...before.seats.filter((old) => !news.seats?.some((key) => key.token === old.token || (key.seat >= 0 && key.seat === old.seat)))];
  const now: KeptTable = { ...before, ...news, seats: seats.sort((a, b) => a.seat - b.seat), at: Date.now() };
  write('tables', { ...tables, [table]: now });
  changes.value = changes.peek() + 1;
  return now;
}

export function forget(table: string): void {
  const { [table]: _gone, ...rest } = all();
  write('tables', rest);
  erase(`shown/${table}`);
  changes.value = changes.peek() + 1;
}

export function myName(): string {
  return read('name', '');
}

export function setMyName(name: string): void {
  write('name', name);
  changes.value = changes.peek() + 1;
}

/** Random hexadecimal text. `crypto.randomUUID` does not exist on plain http in a LAN; this does. */
export function randomText(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
