// One's own mistakes as puzzles: what reviews of one's games have found, kept on this device alone.

import { ask, fork, Refused } from './client';
import type { How } from './puzzles';
import { read, write } from './storage';
import type { Review, SeatWish, TableMade } from './types';

export interface OwnMistake {
  id: string; // table and choice
  table: string;
  game: string;
  seat: number;
  seats: number;
  at: number; // the choice from which on turns are compared
  stage: string;
  made: string;
  best: string;
  moves: number[]; // the best turn
  why: string;
  how?: How;
}

const MOST = 60;
const WORTH = ['mistake', 'missed']; // what is worth another try

export function ownMistakes(game: string): OwnMistake[] {
  return read<OwnMistake[]>('own-puzzles', []).filter((one) => one.game === game);
}

export function ownMistake(id: string): OwnMistake | undefined {
  return read<OwnMistake[]>('own-puzzles', []).find((one) => one.id === id);
}

/** Keeps what a review says of turns of these seats; what was kept of them already stays as it was. */
export function noteReview(table: string, game: string, mine: readonly number[], review: Review): void {
  const before = read<OwnMistake[]>('own-puzzles', []);
  const found = review.steps.flatMap((step) => step.verdicts.filter((one) => mine.includes(one.seat) && WORTH.includes(one.word) && one.moves.length > 0 && one.best).map((one): OwnMistake => ({
    id: `${table}-${one.chose}`, table, game, seat: one.seat, seats: review.people.length, at: one.chose, stage: step.banner, made: one.made, best: one.best, moves: one.moves, why: one.why,
  })));
  const fresh = found.filter((one) => !before.some((old) => old.id === one.id));
  if (fresh.length > 0) write('own-puzzles', [...fresh, ...before].slice(0, MOST));
}

/** How it went; the first try is what counts, as with other puzzles. */
export function noteOwn(id: string, right: boolean): void {
  write('own-puzzles', read<OwnMistake[]>('own-puzzles', []).map((one) => {
    if (one.id !== id) return one;
    const how: How = one.how === undefined ? (right ? 'solved' : 'missed') : one.how === 'missed' && right ? 'later' : one.how;
    return { ...one, how };
  }));
}

export function dropOwn(id: string): void {
  write('own-puzzles', read<OwnMistake[]>('own-puzzles', []).filter((one) => one.id !== id));
}

/** A table that begins where the mistake was made; where bots no longer think, with the one that plays at random. */
export function startOwn(one: OwnMistake, token: string | undefined, name: string): Promise<TableMade> {
  const against = (level: string) => {
    const seats = Array.from({ length: one.seats }, (_, n): SeatWish => (n === one.seat ? { kind: 'me' } : { kind: 'bot', level }));
    return fork(one.table, token, { at: one.at, seats, name });
  };
  return against('medium').catch((error: Error) => {
    if (error instanceof Refused && error.status === 422) return against('random');
    throw error;
  });
}

export interface TurnJudged {
  verdict: 'best' | 'missed' | 'unfinished';
  sentence: string;
}

export const sameTurn = (table: string, token: string, moves: number[]) => ask<TurnJudged>(`tables/${encodeURIComponent(table)}/same-turn`, { token, body: { moves } });
