// The tables that this device has a key to, as they stand.

import { mine } from '../api/client';
import { isSomebody, showBadge, takeSeats } from '../api/me';
import { keptTables } from '../api/storage';
import type { MyTable } from '../api/types';

const MOST = 60; // the server looks at so many at once

/** Every key of this device is asked; of several seats at one table the one that is asked speaks for it. */
export async function myTables(): Promise<MyTable[]> {
  if (isSomebody()) await takeSeats().catch(() => undefined); // also those that were taken on another device
  const keys = keptTables().filter((one) => one.puzzle === undefined && one.own === undefined).flatMap(({ table, seats, spectator }) => {
    if (seats.length > 0) return seats.map(({ token }) => ({ table, token }));
    return spectator ? [{ table, token: spectator }] : [];
  });
  const found = new Map<string, MyTable>();
  for (const row of keys.length === 0 ? [] : await mine(keys.slice(0, MOST))) {
    if (!found.has(row.table) || row.my_turn) found.set(row.table, row);
  }
  const rows = [...found.values()];
  showBadge(rows.filter((row) => row.my_turn && !row.over).length);
  return rows;
}
