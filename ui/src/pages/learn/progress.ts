// How far I have come in each lesson, on whichever of my devices. A lesson is left without a question and waits at its
// step. That it was finished once is kept by itself: whatever another device says of the step does not undo it.

import { carried, carry } from '../../api/me';
import { read } from '../../api/storage';

export interface Progress {
  step: number; // from 0
  done: number | null; // when it was finished last, ms since 1970
}

export function progressOf(game: string): Progress {
  const before = read<Partial<Progress>>(`lesson/${game}`, {}); // as this device alone kept it once
  return { step: carried(`lessons/${game}`, before.step ?? 0), done: carried(`lessons/${game}/done`, before.done ?? null) };
}

export function keepProgress(game: string, { step, done }: Partial<Progress>): void {
  if (step !== undefined && step !== progressOf(game).step) carry(`lessons/${game}`, step);
  if (done != null) carry(`lessons/${game}/done`, done);
}
