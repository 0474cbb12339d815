// Which part of the rule book speaks of a place, a refusal or the question that is asked now.

import { signal } from '@preact/signals';
import { book, partOfMove, type Book } from '../../api/book';
import type { Payload } from '../../api/types';
import { reasonAt, type TableModel } from '../model';

const index = signal<{ game: string; of: Book['index'] } | null>(null);
let asked = '';

/** Fetched once per game, when somebody first wants to know. */
export function askIndex(game: string): void {
  if (asked === game) return;
  asked = game;
  book(game).then((told) => { index.value = { game, of: told.index }; }, () => { asked = ''; });
}

/** The part about what is asked now; nothing where the game has no book. */
export function anchorNow(payload: Payload): string {
  const known = index.value?.game === payload.game ? index.value.of : null;
  return (payload.view && known?.phases[payload.view.frame.phase]) ?? '';
}

/** The part about a phase of the game. */
export function anchorOfPhase(game: string, phase: string): string {
  return (index.value?.game === game && index.value.of.phases[phase]) || '';
}

/** The part about what can be done at a place, or why nothing can; else about what is asked. */
export function anchorAt(model: TableModel, place: string): string {
  const payload = model.payload.value;
  const known = index.value?.game === payload.game ? index.value.of : null;
  if (!known) return '';
  const move = (model.choices.value.get(place) ?? model.others.value.get(place))?.[0]?.move;
  const found = move === undefined ? reasonAt(model, place)?.anchor : partOfMove(known, move);
  return found || anchorNow(payload);
}

/** The part that is open in a sheet over the board. */
export const ruleShown = signal('');

export function showRule(anchor: string): void {
  if (anchor) ruleShown.value = anchor;
}
