// Several seats of one table on one device: who sits at it now, and who is next. Only public facts are used here.

import { useEffect, useState } from 'preact/hooks';
import { mine, Refused, view } from '../api/client';
import { keep, kept, type SeatKey } from '../api/storage';
import type { Payload } from '../api/types';
import { toRecord } from '../route';

export interface Sitter {
  seat: number;
  name: string;
}

interface People {
  title: string;
  sitters: Sitter[]; // the seats of this device
  waiting: number[];
  gathering: boolean; // nothing is dealt yet: no curtain is needed
}

const name = (table: string) => `affinage/sitting/${table}`;

/** Who looks at the table survives a reload, but not the closing of the tab. */
export const sittingNow = {
  get: (table: string): number => Number(sessionStorage.getItem(name(table)) ?? -1),
  set: (table: string, seat: number): void => sessionStorage.setItem(name(table), String(seat)),
};

/** The people at this device, from what everybody may know. */
export function usePeople(table: string, keys: SeatKey[], round: number): People | null {
  const [people, setPeople] = useState<People | null>(null);
  const tokens = keys.map((key) => key.token).join();
  useEffect(() => {
    if (keys.length < 2) return;
    let here = true;
    const ask = () => {
      const spectator = kept(table)?.spectator; // sees what is public, and so does this
      const stage = spectator ? view(table, spectator).then((seen) => seen.status) : Promise.resolve('playing');
      Promise.all([mine(keys.map((key) => ({ table, token: key.token }))), stage]).then(([rows, now]) => {
        if (!here) return;
        const first = rows[0];
        if (first?.record) { toRecord(table); return; }
        const whole = rows.length === keys.length; // keys that open nothing are left out of the answer
        rows.forEach((row, at) => { if (whole && row.seat !== null) keep(table, { seats: [{ seat: row.seat, token: keys[at]!.token }] }); });
        setPeople({
          title: first?.title ?? '',
          waiting: first?.waiting ?? [],
          gathering: now === 'gathering',
          sitters: rows.flatMap((row) => (row.seat === null ? [] : [{ seat: row.seat, name: row.names[row.seat] ?? '' }])),
        });
      }, (error: Error) => {
        if (!here) return;
        if (error instanceof Refused && error.status === 410) toRecord(table);
        else setTimeout(ask, 1500);
      });
    };
    ask();
    return () => { here = false; };
  }, [table, tokens, round]);
  return people;
}

/** Who must sit down now: seats of this device that are asked while the one that looks is not. */
export function nextSitter(payload: Payload, others: Sitter[]): Sitter[] {
  if (payload.status !== 'playing' || payload.viewer === null || payload.waiting.includes(payload.viewer)) return [];
  return others.filter((each) => payload.waiting.includes(each.seat));
}
