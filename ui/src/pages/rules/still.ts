// A table that stands still: what boards need to draw a position that nobody is playing.

import { signal } from '@preact/signals';
import type { Payload, SeatInfo } from '../../api/types';
import type { TableModel } from '../../table/model';

interface Position {
  game: string;
  title: string;
  view: any; // as its game says
  viewer: number;
  seats: number;
  options: Record<string, string>;
  lang: Payload['lang'];
}

function seat(view: Position['view'], n: number): SeatInfo {
  const name = view.frame.seats[n]?.name ?? String(n + 1);
  return { seat: n, name, kind: 'human', level: null, here: true, taken: true, ready: true, bot_plays: false, resigned: false, stand_in: false, hurried: false, clock: null };
}

export function stillPayload({ game, title, view, viewer, seats, options, lang }: Position): Payload {
  return {
    table: '', game, title, lang, version: 0, viewer, status: 'playing', seats: Array.from({ length: seats }, (_, n) => seat(view, n)), waiting: view.frame.asked,
    ask: null, notes: [], options, option_words: [], clock: { kind: 'none', seconds: 0 }, hints: false, guide_on: false, view, question: view.frame.question, rule: '',
    guide: '', choices: [], instead: [], chosen: [], can_undo: false, log: [], turns: [], log_start: 0, since: 0, commitment: '', reveal: null, next: null,
    box: null, daily: null, puzzle: null,
  };
}

const nothing = () => {};

/** Nothing can be done on it; some places are marked. */
export function stillModel(payload: Payload, marked: readonly string[] = []): TableModel {
  return {
    payload: signal(payload), choices: signal(new Map()), others: signal(new Map()), reasons: signal(new Map()), busy: signal(false), preview: signal(null),
    pointed: signal(''), lit: signal(new Set(marked)), last: signal(new Map()), advice: signal(null),
    choose: nothing, make: nothing, undo: nothing, reset: nothing, point: nothing, light: nothing, askWhy: nothing,
  };
}
