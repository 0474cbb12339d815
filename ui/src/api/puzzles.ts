// The puzzles' doors of the server, and what is kept of them: which were solved, and the streak.

import { signal } from '@preact/signals';
import { ask } from './client';
import { carried, carry, GATHERED } from './me';
import { read } from './storage';
import type { TableMade } from './types';

export interface PuzzleShelf {
  game: string;
  title: string;
  count: number;
}

export interface PuzzleAsked {
  number: number;
  seats: number;
  stage: string;
  score: number;
  rival: number | null; // alone there is none
  steps: number; // 1 to 4: how hard it is
  proof: 'exact' | 'judged';
  unit: 'points' | 'win';
}

export interface PuzzleWay {
  name: string;
  words: string;
  worth: string;
  best: boolean;
  mine: boolean;
}

export interface PuzzleJudged {
  verdict: 'best' | 'nearly' | 'missed' | 'unfinished' | 'gave-up';
  sentence: string;
  answer: { ways: PuzzleWay[]; unit: string; why: string; price: string; theme: string; proof: string; found: string } | null;
}

const part = encodeURIComponent;
export const shelves = () => ask<PuzzleShelf[]>('puzzles');
export const shelf = (game: string) => ask<PuzzleAsked[]>(`puzzles/${part(game)}`);
export const startPuzzle = (game: string, number: number, name: string) => ask<TableMade>(`puzzles/${part(game)}/${number}/start`, { body: { name } });
export const checkTurn = (table: string, token: string, give_up: boolean) => ask<PuzzleJudged>(`tables/${part(table)}/check`, { token, body: { give_up } });

// What is kept, for all my devices: how each puzzle went, by games, and the streak. A puzzle counts at the first try
// alone; afterwards it can be solved, but brings no streak back.

export type How = 'solved' | 'missed' | 'later'; // later: missed first, solved since

interface Streak {
  row: boolean[]; // the last first tries, the newest at the end
  streak: number;
  longest: number;
}

interface Kept extends Streak {
  done: Record<string, How>; // by game/number
}

const ROW = 7;

function before(): Partial<Kept> { // as this device alone kept it once
  return read<Partial<Kept>>('puzzles', {});
}

function doneIn(game: string): Record<string, How> {
  const own = Object.entries(before().done ?? {}).filter(([name]) => name.startsWith(`${game}/`)).map(([name, how]) => [name.slice(game.length + 1), how]);
  return { ...(Object.fromEntries(own) as Record<string, How>), ...carried<Record<string, How>>(`${GATHERED}${game}`, {}) };
}

export function progress(): Streak {
  const { row = [], streak = 0, longest = 0 } = before();
  return carried<Streak>('streak', { row, streak, longest });
}

export function note(game: string, number: number, right: boolean): void {
  const done = doneIn(game);
  const last = done[number];
  if (last === undefined) {
    const { row, streak, longest } = progress();
    const now = right ? streak + 1 : 0;
    carry('streak', { row: [...row, right].slice(-ROW), streak: now, longest: Math.max(longest, now) });
  }
  const how: How = last === undefined ? (right ? 'solved' : 'missed') : last === 'missed' && right ? 'later' : last;
  if (how !== last) carry(`${GATHERED}${game}`, { ...done, [number]: how });
}

export function howWas(game: string, number: number): How | undefined {
  return doneIn(game)[number];
}

/** The puzzle to go on with: the first that was not tried, or else one that was missed. */
export function nextOf(game: string, rows: readonly PuzzleAsked[], after = 0): PuzzleAsked | undefined {
  const later = [...rows.filter((one) => one.number > after), ...rows.filter((one) => one.number <= after)];
  return later.find((one) => howWas(game, one.number) === undefined) ?? later.find((one) => howWas(game, one.number) === 'missed') ?? later[0];
}

/** How often a puzzle was begun anew since the page was opened. */
export const round = signal(0);
