// Watching as a part of the table: pictures, marks, clicks and keys.

import { computed, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Choice, Other, Reason } from '../../api/types';
import { moves, settings } from '../../settings';
import type { Flights } from '../flights';
import type { LiveModel } from '../live_model';
import { lastMoves, type TableModel } from '../model';
import type { Showing } from './director';
import { compare, marks, picture, type Picture } from './marks';
import { travel } from './pace';
import { play } from './sound';
import { Watch } from './watch';

type Field = { current: HTMLElement | null };

/** The table while a turn is shown: nothing can be chosen, and what the beat speaks of is lit. */
function showing(watch: Watch): TableModel {
  const { model } = watch;
  const step = (now: Showing | null) => now?.scene.steps[now.step];
  const nothing = () => {};
  return {
    payload: model.shown,
    choices: computed(() => new Map<string, Choice[]>()),
    others: computed(() => new Map<string, Other[]>()),
    reasons: computed(() => new Map<string, Reason>()),
    busy: signal(false),
    preview: signal(null),
    pointed: signal(''),
    advice: signal(null),
    lit: computed(() => new Set([step(watch.director.now.value)?.place ?? ''].filter(Boolean))),
    last: computed(() => {
      const now = watch.director.now.value;
      if (!now) return lastMoves(model.shown.value);
      const made = now.scene.steps.slice(0, now.step).filter((each) => each.seat >= 0 && each.place && !each.place.startsWith('button/'));
      return new Map(made.map((each) => [each.place, each.seat]));
    }),
    choose: nothing, make: nothing, undo: nothing, reset: nothing, point: nothing, light: nothing, askWhy: nothing,
  };
}

export function useWatch(model: LiveModel, flights: Flights, field: Field): { watch: Watch; table: TableModel } {
  const { watch, table } = useMemo(() => {
    const made = new Watch(model);
    return { watch: made, table: showing(made) };
  }, [model]);
  useEffect(() => () => watch.stop(), [watch]);
  usePictures(watch, flights, field, model.shown.value.view);
  useClicks(watch, field);
  useShowKeys(watch);
  return { watch, table: model.scene.value ? table : model };
}

function usePictures(watch: Watch, flights: Flights, field: Field, view: unknown): void {
  const before = useRef<Picture | null>(null);
  const last = useRef<Showing | null>(null);
  useLayoutEffect(() => {
    watch.beforeChange = () => {
      flights.remember(field.current);
      before.current = picture(field.current);
    };
  }, [watch]);
  useLayoutEffect(() => {
    const now = watch.director.now.value;
    const was = last.current;
    const root = field.current;
    const then = before.current;
    [last.current, before.current] = [now, null];
    if (!now || !root || now.step < 0) {
      marks.value = null;
      flights.fly(root);
      return;
    }
    const step = now.scene.steps[now.step];
    bringIntoView(root, step?.place ?? '');
    const ms = moves() ? travel(settings.peek().pace === 'calm' ? 'calm' : settings.peek().pace === 'quick' ? 'quick' : 'normal', now.length) : 0;
    if (then) {
      const goesOn = was?.scene === now.scene && was.beat < now.beat;
      const found = compare(root, then, now.scene.seats[0] ?? step?.seat ?? -1, goesOn ? marks.peek() : null, ms);
      marks.value = found;
      if (found.trails.length + found.fresh.length > 0) play('piece');
      else if (found.pills.length > 0) play('coins');
    }
    flights.fly(root, ms);
  }, [view]);
  useLayoutEffect(() => {
    const wipe = () => { if (marks.peek()) marks.value = null; }; // they would point at nothing
    addEventListener('resize', wipe);
    addEventListener('scroll', wipe, true);
    return () => {
      wipe();
      removeEventListener('resize', wipe);
      removeEventListener('scroll', wipe, true);
    };
  }, []);
}

function bringIntoView(root: HTMLElement, place: string): void {
  if (place) root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** While a turn is shown, a click on the board ends the beat and does nothing else. */
function useClicks(watch: Watch, field: Field): void {
  useLayoutEffect(() => {
    const click = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (!watch.model.scene.peek() || !target || !field.current?.contains(target) || target.closest('[role="tablist"]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      watch.director.endBeat();
    };
    addEventListener('click', click, true);
    return () => removeEventListener('click', click, true);
  }, [watch]);
}

const TYPING = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="tablist"]';

function useShowKeys(watch: Watch): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return;
      const letters = settings.peek().shortcuts;
      const { director } = watch;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const take = (deed: () => void) => {
        event.preventDefault();
        event.stopPropagation();
        deed();
      };
      if (!director.now.peek()) {
        if (key === 'a' && letters && !event.shiftKey) take(() => watch.recall());
        else if (key === 'Escape' && watch.offer.peek()) take(() => watch.dismiss());
        return;
      }
      const onButton = target?.closest('button, a') && !target.closest('.field');
      if (key === 'Escape') take(() => watch.toNow());
      else if (key === ' ') { if (!onButton) take(() => director.toggle()); }
      else if (key === 'Enter') { if (!onButton) take(() => director.endBeat()); }
      else if (key === 'ArrowRight') take(() => (event.shiftKey ? director.skip() : director.step(1)));
      else if (key === 'ArrowLeft') take(() => director.step(-1));
      else if (key === 'a' && letters) take(() => director.again());
      else if (key === 'p' && letters) take(() => document.querySelector<HTMLElement>('.pace-menu > button')?.click());
      else if (/^[1-9urch]$/.test(key)) take(() => {}); // these belong to a table that is not shown now
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [watch]);
}
