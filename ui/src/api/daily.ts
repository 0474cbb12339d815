// The daily deal's doors of the server.

import { ask } from './client';
import { randomText, read, write } from './storage';

export interface Day {
  date: string;
  game: string;
  title: string;
  bot: string;
  commitment: string;
  published_at: number;
  ends_at: number;
  over: boolean;
  secret: string; // when the day is over
}

export interface Days {
  on: boolean;
  why: string; // there is none
  today: string;
  days: Day[];
  tomorrow: Day | null;
}

export interface FieldRow {
  place: number;
  name: string;
  level: string; // of a bot
  score: number;
  rival: number;
  you: boolean;
  finished: boolean;
}

export interface DailyTold {
  day: Day;
  state: 'open' | 'playing' | 'over' | 'late' | 'gone';
  table: string | null;
  token: string | null;
  mine: { score: number; rival: number; place: number; of: number; beaten: number | null; finished: boolean } | null;
  field: FieldRow[];
  parted: { best: string; score: number; same: number; asked: number; rows: { when: string; mine: string; best: string }[] } | null;
  calendar: { date: string; over: boolean; won: boolean }[];
}

/** Whose first game counts: random text that this device keeps. What my other devices have played the server knows by my key. */
function player(): string {
  const kept = read('daily/player', '');
  if (kept) return kept;
  const made = randomText();
  write('daily/player', made);
  return made;
}

const at = (date: string, door: string) => `daily/${encodeURIComponent(date)}/${door}`;

export const days = () => ask<Days>('daily');
const mine = () => ({ token: read('me', '') });
export const lookAt = (date: string) => ask<DailyTold>(at(date, 'look'), { ...mine(), body: { player: player() } });
export const startDay = (date: string, name: string, practice: boolean) =>
  ask<{ table: string; token: string; counts: boolean }>(at(date, 'start'), { ...mine(), body: { player: player(), name, practice } });
