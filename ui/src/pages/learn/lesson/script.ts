// A lesson as the server tells it. Its positions are views like those of any table.

import { ask } from '../../../api/client';
import type { Choice, Payload, TableMade } from '../../../api/types';

export interface Stop {
  at: number; // so many moves of the lesson's line stand
  move: number | null; // the one that is asked for; null: to go on
  place: string;
  then: number[]; // positions that follow by themselves
}

export interface Step {
  name: string;
  title: string;
  say: string; // *words* between asterisks stand out
  task: string;
  note: string;
  spot: string[];
  compare: boolean; // all that can be done keeps its light
  stops: Stop[];
  otherwise: string;
  otherwise_at: Record<string, string>; // by place, move or kind of move
  picture: { words: string; n: number; counts: boolean }[];
}

export interface Script {
  game: string;
  title: string;
  minutes: number;
  learner: number;
  steps: Step[];
}

export type Written = Choice & { written: string }; // a move as the lesson's file names it
export type Position = Omit<Payload, 'choices'> & { choices: Written[] };

const at = (game: string) => `lessons/${encodeURIComponent(game)}`;

export const fetchScript = (game: string) => ask<Script>(at(game));
export const fetchPosition = (game: string, moves: number, name: string) => ask<Position>(`${at(game)}/position`, { query: { at: moves, name } });
export const playOn = (game: string, name: string) => ask<TableMade>(`${at(game)}/table`, { body: { name } });

/** What the step has to say to another move than the one that is asked for. Its line for all others speaks of the first
 * move: once that is made there is none. */
export function lineFor(step: Step, stop: number, move: Written): string | undefined {
  const kind = move.written.split('/')[0]!;
  return step.otherwise_at[move.place] ?? step.otherwise_at[move.written] ?? step.otherwise_at[kind] ?? (stop === 0 ? step.otherwise : undefined);
}
