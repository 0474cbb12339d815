// The end of a game: the count, then the result; the board stays within reach. What it needs is fetched at the end.

import { signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { part } from '../part';
import { moves } from '../settings';
import type { Count } from './ending/count';
import { counting, showingTurns } from './ending/gate';
import type { LiveModel } from './live_model';

type Parts = typeof import('./ending/parts');
const fetched = signal<Parts | null>(null);

export interface EndingStage {
  stage: 'playing' | 'counting' | 'result' | 'board';
  count: Count | null;
  parts: Parts | null;
  show: (what: 'result' | 'board') => void;
}

/** Whoever saw the last move sees the count; whoever opens a finished game, or likes no motion, the result at once. */
export function useEnding(model: LiveModel): EndingStage {
  const payload = model.payload.value;
  const over = payload.status === 'over';
  const before = useRef(over);
  const board = useSignal(false);
  const parts = fetched.value;
  useLayoutEffect(() => { if (over && !fetched.value) void part(() => import('./ending/parts')).then((all) => { fetched.value = all; }); }, [over]);
  const ending = payload.view?.frame.result?.ending;
  const early = ending === 'resigned' || ending === 'agreed' || ending === 'closed'; // there is nothing to count
  const waits = over && (showingTurns.value || !parts);
  const witnessed = over && !before.current;
  const count = useMemo(() => (parts && witnessed && !waits && !early && moves() ? new parts.Count(parts.rowsOf(payload)) : null), [witnessed, waits]);
  useEffect(() => () => count?.finish(), [count]);
  const running = count !== null && !count.done.value;
  useLayoutEffect(() => { counting.value = running; return () => { counting.value = false; }; }, [running]);
  if (!over || !parts || (witnessed && waits)) return { stage: 'playing', count: null, parts, show: () => {} };
  const show = (what: 'result' | 'board') => { board.value = what === 'board'; };
  if (count && running) return { stage: 'counting', count, parts, show };
  return { stage: board.value ? 'board' : 'result', count: null, parts, show };
}
