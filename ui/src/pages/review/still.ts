// A table that is only looked at: the board draws from it, clicks do nothing.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Payload } from '../../api/types';
import type { LiveModel } from '../../table/live_model';
import type { TableModel } from '../../table/model';

const nothing = () => undefined;

export function stillTable(payload: ReadonlySignal<Payload>): TableModel {
  const move = computed(() => payload.value.log.at(-1));
  const model = {
    payload,
    choices: signal(new Map()),
    others: signal(new Map()),
    reasons: signal(new Map()),
    reasonsKnown: signal(true),
    busy: signal(false),
    preview: signal(null),
    pointed: signal(''),
    lit: signal(new Set<string>()),
    wanted: signal(''),
    last: computed(() => new Map(move.value && move.value.seat >= 0 && move.value.place ? [[move.value.place, move.value.seat] as const] : [])),
    advice: signal(null),
    choose: nothing, make: nothing, undo: nothing, reset: nothing, point: nothing, light: nothing, askWhy: nothing,
  };
  return model;
}

/** The tip layer asks no more of a table than this one has. */
export function asLive(model: TableModel): LiveModel {
  return model as unknown as LiveModel;
}
