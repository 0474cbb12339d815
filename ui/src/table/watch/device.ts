// What this device has been shown of each table, so that a reload loses no turn.

import { read, write } from '../../api/storage';

/** Lines of the log that have been shown, and the stage that was shown last. */
export interface Shown {
  line: number;
  stage: number;
}

type Kept = Record<string, Shown>; // by viewer

const name = (table: string) => `shown/${table}`;
const of = (viewer: number | null) => String(viewer ?? 'all');

export function shownBefore(table: string, viewer: number | null): Shown | null {
  const kept = read<Kept>(name(table), {})[of(viewer)];
  return kept && Number.isInteger(kept.line) && Number.isInteger(kept.stage) ? kept : null;
}

export function keepShown(table: string, viewer: number | null, shown: Shown): void {
  write(name(table), { ...read<Kept>(name(table), {}), [of(viewer)]: shown });
}
