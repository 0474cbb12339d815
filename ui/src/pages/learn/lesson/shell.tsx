// The table of a lesson: the real board with a veil over it, the coach, and the path at the side.

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../../../boards/board';
import { Button } from '../../../kit/buttons';
import { Icon } from '../../../kit/icons';
import { go } from '../../../route';
import { settings } from '../../../settings';
import { Areas } from '../../../table/areas';
import type { Flights } from '../../../table/flights';
import { useKeys } from '../../../table/keys';
import { TableContext } from '../../../table/model';
import { PlaceMenu } from '../../../table/place_menu';
import { Strip } from '../../../table/strip';
import { TipLayer, tipFor, useTips, withoutTip } from '../../../table/tips';
import { focusOn, makeStop } from '../../../table/walk';
import { narrow, roomy } from '../../../table/width';
import { words } from '../../../words';
import { Coach } from './coach';
import type { Course } from './course';
import type { LessonModel } from './model';
import { Path } from './path';
import { coachSpot, elementsOf, holesFor, othersOn, type Hole } from './spots';
import { Veil } from './veil';
import { coach } from './words';

const SETTLE = 700; // ms in which a board may still move after it has changed

export const leave = () => go('#/learn');

interface Layout {
  room: Hole;
  holes: Hole[];
  tried: Hole[];
  at: { x: number; y: number };
}

const NOWHERE: Layout = { room: { x: 0, y: 0, width: 0, height: 0 }, holes: [], tried: [], at: { x: 0, y: 0 } };

/** Measures the board again whenever something may have moved, and tells when the places lie elsewhere. */
function useLayout(course: Course, main: { current: HTMLElement | null }, field: { current: HTMLElement | null }, box: { current: HTMLElement | null }): Layout {
  const [layout, set] = useState(NOWHERE);
  const last = useRef('');
  const stood = useRef(NOWHERE.at);
  const payload = course.payload.value;
  const busy = course.busy.value;
  const tried = course.tried.value;
  const asked = course.asked.value;
  const step = course.step.value;
  useLayoutEffect(() => {
    const measure = () => {
      if (!main.current || !field.current || !box.current) return;
      const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
      const origin = main.current.getBoundingClientRect();
      const own = field.current.getBoundingClientRect();
      const room = { x: (own.left - origin.left) / zoom, y: (own.top - origin.top) / zoom, width: own.width / zoom, height: own.height / zoom };
      const board = field.current.querySelector('.board') ?? field.current;
      const places = busy ? [] : [...step.spot, asked.place].filter(Boolean);
      const inside = (place: string[]) => holesFor(narrow.value ? field.current!.querySelector('.area') ?? board : board, main.current!, place, zoom);
      const holes = inside(places);
      const size = { width: box.current.offsetWidth, height: box.current.offsetHeight };
      if (!busy) stood.current = narrow.value ? NOWHERE.at : coachSpot(room, size, holes, othersOn(board, main.current, zoom)); // while others move, the coach stays where it is
      const next = { room, holes, tried: tried?.place ? inside([tried.place]) : [], at: stood.current };
      const text = JSON.stringify(next);
      if (text !== last.current) { last.current = text; set(next); }
    };
    const until = performance.now() + SETTLE;
    let frame = 0;
    const again = () => { measure(); if (performance.now() < until) frame = requestAnimationFrame(again); };
    again();
    const watcher = new ResizeObserver(measure);
    for (const each of [main.current, box.current]) if (each) watcher.observe(each);
    const scrolled = () => measure();
    field.current?.addEventListener('scroll', scrolled, true);
    return () => { cancelAnimationFrame(frame); watcher.disconnect(); field.current?.removeEventListener('scroll', scrolled, true); };
  }, [payload, busy, tried, asked, step, narrow.value, roomy.value, settings.value.text]);
  return layout;
}

/** Enter goes on or confirms, Backspace goes back; what has the focus itself keeps its Enter. */
function useCoachKeys(course: Course): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest('input, textarea, select, dialog, [role="menu"]')) return;
      if (event.key === 'Backspace') { event.preventDefault(); course.back(); }
      if (event.key !== 'Enter' || target.closest('button, a, .place')) return;
      event.preventDefault();
      document.querySelector<HTMLElement>('.coach .expected:not(:disabled)')?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [course]);
}

/** Brings something into sight, again and again while the board around it settles, unless somebody scrolls themselves.
 * It is looked for each time: the tab that it lies on may only be coming forward. */
function keepInSight(board: HTMLElement, find: () => Element | undefined): () => void {
  const until = performance.now() + SETTLE;
  let frame = 0;
  const again = () => { find()?.scrollIntoView({ block: 'nearest' }); if (performance.now() < until) frame = requestAnimationFrame(again); };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const each of ['pointerdown', 'wheel']) board.removeEventListener(each, stop, true);
  };
  for (const each of ['pointerdown', 'wheel']) board.addEventListener(each, stop, true);
  again();
  return stop;
}

/** The focus goes to what is asked for; on a narrow screen that comes into sight. */
function useFocus(course: Course, field: { current: HTMLElement | null }, box: { current: HTMLElement | null }): void {
  const key = `${course.at.value}/${course.stop.value}/${course.busy.value}/${course.payload.value?.version}`;
  useEffect(() => {
    const board = field.current;
    if (!board || course.busy.value) return;
    tipFor.value = null; // what it spoke of was before
    const { place } = course.asked.value;
    const own = place && !place.startsWith('button/') ? [place] : [];
    const target = own.flatMap((each) => elementsOf(board, each))[0];
    const shown = () => [...own, ...course.step.value.spot].flatMap((each) => elementsOf(board, each))[0];
    makeStop(board);
    if (target instanceof HTMLElement || target instanceof SVGElement) withoutTip(() => focusOn(board, target));
    else box.current?.querySelector<HTMLElement>('.expected')?.focus({ preventScroll: true });
    return narrow.value ? keepInSight(board, shown) : undefined;
  }, [key]);
}

export function Shell({ course, model, board, flights }: { course: Course; model: LessonModel; board: Board; flights: Flights }): JSX.Element {
  const t = coach.value;
  const main = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const payload = course.payload.value!;
  const phone = narrow.value;
  const step = course.step.value;
  const { steps } = course.script.value;
  const at = course.at.value;
  const { wanted } = model;
  useTips(model);
  useKeys(model, { board: () => field.current, help: () => undefined, escape: leave });
  useCoachKeys(course);
  useLayoutEffect(() => { flights.fly(field.current); }, [payload.version]);
  const pointed = course.asked.value.place.startsWith('button/') ? '' : course.asked.value.place;
  const look = pointed ? '' : step.spot[0] ?? '';
  useLayoutEffect(() => { if (pointed) wanted.value = board.areas.some((area) => area.places(pointed)) ? pointed : ''; }, [pointed, at]);
  useFocus(course, field, box);
  const layout = useLayout(course, main, field, box);
  const props = { payload, view: payload.view, me: payload.viewer ?? 0, ghost: null };
  const beside = roomy.value;
  const floating = phone ? undefined : { left: `${layout.at.x}px`, top: `${layout.at.y}px` };
  return (
    <TableContext.Provider value={model}>
      <div class={`table lesson ${phone ? 'phone' : beside ? '' : 'folded'}`} data-game={payload.game} data-step={at + 1} data-stop={course.stop.value} data-version={payload.version} data-busy={course.busy.value}>
        <Strip model={model} board={board} narrow={phone} items={[{ title: words.value.toLobby, icon: 'home', href: '#/' }, { title: words.value.rules, icon: 'book', href: `#/rules/${payload.game}` }, { title: t.leave, icon: 'close', onPick: leave }]} />
        <main class="main" ref={main}>
          <header class="lesson-bar">
            <span class="hat" aria-hidden="true"><Icon name="guide" size={20} /></span>
            <h2>{phone ? t.lesson : step.title} <small>{t.stepOf(at + 1, steps.length)}</small></h2>
            <span class="dots" aria-hidden="true">{steps.map((each, n) => <i key={each.name} class={n < at ? 'done' : n === at ? 'now' : ''} />)}</span>
            <span class="push">
              {!phone && at > 0 && <Button icon="left" onClick={() => course.back()}>{t.back}</Button>}
              <Button icon="close" label={phone ? t.leave : undefined} onClick={leave}>{phone ? undefined : t.leave}</Button>
            </span>
          </header>
          <div class="field" role="group" aria-labelledby="board-name" ref={field}>
            <h2 class="hidden" id="board-name">{words.value.board}</h2>
            {phone ? <Areas board={board} model={model} place={pointed} look={look} {...props} />
              : <div class={`board ${board.game}`} data-game={board.game}><board.Wide {...props} /></div>}
          </div>
          <Veil lifted={course.busy.value} room={layout.room} holes={layout.holes} tried={layout.tried} pulse={course.tries.value} />
          <section key={phone ? 'sheet' : 'card'} class={`coach ${phone ? 'sheet' : ''}`} role="dialog" aria-label={`${t.lesson}: ${step.title}`} ref={box} style={floating}>
            <Coach course={course} model={model} narrow={phone} />
          </section>
          <PlaceMenu model={model} />
          <TipLayer model={model} />
        </main>
        {beside && <Path course={course} />}
      </div>
    </TableContext.Provider>
  );
}
