// Scenes: turns as they can be watched, one view after another. The server sends differences; here they become views.

import type { Frame } from '../../api/frame';
import type { Difference, SceneTold } from '../../api/types';

export type View = { frame: Frame };

export interface Step {
  seat: number; // -1: Chance, or the table by itself
  kind: string;
  words: string;
  place: string;
  view: View; // the table after it
}

/** What one seat did in a turn, or what the table did by itself. */
export interface Scene {
  turn: number;
  seats: number[]; // nobody: the table by itself
  stage: number;
  banner: string;
  headline: string;
  brought: { seat: number; what: string; n: number }[];
  first: number; // lines of the log
  end: number; // how many of them have been shown when this is over
  before: View;
  steps: Step[];
}

/** The value with these differences; what is the same is shared, nothing is changed in place. */
export function changed<T>(value: T, differences: readonly Difference[]): T {
  let now: unknown = value;
  for (const [path, ...rest] of differences) now = put(now, path, 0, rest);
  return now as T;
}

function put(value: unknown, path: readonly (string | number)[], at: number, rest: readonly unknown[]): unknown {
  if (at === path.length) return rest[0];
  const key = path[at]!;
  const copy: any = Array.isArray(value) ? [...value] : { ...(value as object) };
  if (at === path.length - 1 && rest.length === 0) delete copy[key];
  else copy[key] = put(copy[key], path, at + 1, rest);
  return copy;
}

/** The scenes of an answer, each with its views. */
export function unfolded(told: readonly SceneTold[]): Scene[] {
  let last: View | null = null;
  return told.map((scene) => {
    const before: View = scene.view ?? changed(last!, scene.changes ?? []);
    last = before;
    const steps = scene.steps.map((step) => {
      const view: View = changed(last!, step.changes);
      last = view;
      return { seat: step.seat, kind: step.kind, words: step.words, place: step.place, view };
    });
    const { turn, seats, stage, banner, headline, brought, first, end } = scene;
    return { turn, seats, stage, banner, headline, brought, first, end, before, steps };
  });
}
