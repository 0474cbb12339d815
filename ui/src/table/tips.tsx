// The tip layer: on hover, focus, long press and `?` a thing says what it is, what can be done there, or why nothing can.

import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words';
import { bookWords } from '../words/book';
import { desk } from '../words/desk';
import { explanationOf } from './explain';
import type { LiveModel } from './live_model';
import { reasonAt } from './model';
import { anchorAt, askIndex, showRule } from './rules/anchors';
import './tips.css';

const HOVER_AFTER = 380; // ms: long enough to cross the board without a shower of tips
const FOCUS_AFTER = 250;
const NEXT_AFTER = 160; // from one thing that explains itself to the next
const LEAVE_AFTER = 260; // long enough to reach a link in a tip
const LONG_PRESS = 450;
const GAP = 10; // px between a tip and what it speaks of
const STEP = 24; // px between the spots that are tried
const WOBBLE = 12; // px a finger may move while it presses

type Target = HTMLElement | SVGElement;

export const tipFor = signal<Target | null>(null);

let led = false;

/** Moves the focus without a tip: whoever is led somewhere has been told why. */
export function withoutTip(act: () => void): void {
  led = true;
  try { act(); } finally { led = false; }
}

function explaining(event: Event): Target | null {
  return event.target instanceof Element ? event.target.closest<Target>('[data-explains], [data-place]') : null;
}

function inTip(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('#tip') !== null;
}

export function placeOf(target: Target): string {
  return explanationOf(target)?.place || target.dataset.place || '';
}

/** A button beside the prompt shows its words already, unless there is no room for them; so does a list on a board that calls itself quiet. */
function saysAll(target: Target): boolean {
  if (target.matches('.place.legal') && target.closest('[data-quiet]')) return true; // a tip would only hide its neighbours
  const shown = target.querySelector('.words');
  return target.matches('.button') && (shown === null || shown.scrollWidth <= shown.clientWidth);
}

/** Listens to pointers and focus for the whole table; the model learns what is pointed at. */
export function useTips(model: LiveModel): void {
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let press: { x: number; y: number } | null = null;
    let swallow = false; // the click that ends a long press
    let quiet = ''; // the place that was just chosen: whoever clicked knows it
    const show = (target: Target | null) => {
      clearTimeout(timer);
      tipFor.value = target;
      if (target) askIndex(model.payload.value.game);
      if (target && !model.choices.value.has(placeOf(target))) model.askWhy();
    };
    const soon = (target: Target | null, ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(target?.isConnected ? target : null), ms);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (inTip(event)) { clearTimeout(timer); return; } // on its way to the link, or there
      const target = explaining(event);
      const shown = tipFor.value;
      if (shown && target && shown !== target) show(null); // a tip goes when the pointer leaves what it speaks of
      if (!target) {
        if (shown) soon(null, LEAVE_AFTER);
        else clearTimeout(timer);
        model.point('');
        return;
      }
      const place = placeOf(target);
      model.point(place);
      if (quiet && quiet === place) return;
      quiet = '';
      if (saysAll(target)) { show(null); return; }
      if (target !== shown) soon(target, shown ? NEXT_AFTER : HOVER_AFTER);
      else clearTimeout(timer);
    };
    const out = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && event.relatedTarget === null) { show(null); model.point(''); } // out of the window
    };
    const down = (event: PointerEvent) => {
      if (inTip(event)) return;
      const target = explaining(event);
      if (event.pointerType !== 'touch') { if (tipFor.value !== target) show(null); return; }
      show(null);
      press = { x: event.clientX, y: event.clientY };
      if (!target) return;
      clearTimeout(timer);
      timer = setTimeout(() => { swallow = true; show(target); }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > WOBBLE) { press = null; clearTimeout(timer); }
    };
    const up = () => {
      if (press && !swallow) clearTimeout(timer);
      press = null;
      if (swallow) setTimeout(() => { swallow = false; }, 50); // no click follows on some devices
    };
    const click = (event: MouseEvent) => {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (inTip(event)) return;
      const target = explaining(event);
      if (target?.getAttribute('aria-disabled') === 'true') show(target); // a click on something grey asks why
      else {
        quiet = target ? placeOf(target) : '';
        show(null);
      }
    };
    const focus = (event: FocusEvent) => {
      const target = explaining(event);
      if (!target || led || !target.matches(':focus-visible')) return;
      model.point(placeOf(target));
      if (!saysAll(target)) soon(target, FOCUS_AFTER);
    };
    const blur = (event: FocusEvent) => {
      if (explaining(event) && tipFor.value) show(null);
    };
    // Who asks by key, or has seen enough, is not told again by a timer that was set before.
    const key = (event: KeyboardEvent) => { if (event.key === '?' || event.key === 'Escape') clearTimeout(timer); };
    const hold = (event: Event) => { if (press && explaining(event)) event.preventDefault(); };
    const listeners = [
      ['pointerover', over], ['pointerout', out], ['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up],
      ['click', click], ['focusin', focus], ['focusout', blur], ['contextmenu', hold], ['keydown', key],
    ] as [string, (event: Event) => void][];
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      tipFor.value = null;
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    };
  }, [model]);
}

function Told({ target, model }: { target: Target; model: LiveModel }): JSX.Element {
  const t = words.value;
  const said = explanationOf(target);
  const place = placeOf(target);
  const now = model.payload.value;
  const moves: { move: number; words: string }[] = place ? model.choices.value.get(place) ?? [] : [];
  const others = place && moves.length === 0 ? model.others.value.get(place) ?? [] : [];
  const reason = place ? reasonAt(model, place) : undefined;
  const asked = now.viewer !== null && now.waiting.includes(now.viewer);
  const tip: ComponentChildren = typeof said?.tip === 'function' ? said.tip() : said?.tip ?? (place.startsWith('button/') ? null : target.getAttribute('aria-label'));
  const isPlace = target.classList.contains('place');
  const anchor = anchorAt(model, place);
  return (
    <>
      {tip && <div class="what">{tip}</div>}
      {moves.length > 0 && <ul class="moves">{moves.map((each) => <li key={each.move}>{each.words}</li>)}</ul>}
      {others.length > 0 && <ul class="moves">{others.map((each) => <li key={each.move}>{desk.value.instead(each.words)}</li>)}</ul>}
      {isPlace && moves.length === 0 && others.length === 0 && now.status === 'playing' && (
        <div class="why">
          {!asked ? <p>{t.notYourTurn}</p>
            : reason ? <><p><b>{t.cannot}.</b> {reason.reason}</p>{reason.rule && <p class="rule">{reason.rule}</p>}</>
              : <p>{model.reasonsKnown.value ? t.nothingHere : t.whyWorking}</p>}
        </div>
      )}
      {anchor && <button type="button" class="rule-link" tabIndex={-1} onClick={() => { tipFor.value = null; showRule(anchor); }}>{bookWords.value.inTheBook} <kbd aria-hidden="true">b</kbd></button>}
    </>
  );
}

interface Spot {
  left: number;
  top: number;
}

const CLICKABLE = '.field .place.legal, .field .place.other, .deeds button:not(:disabled), .still-chips button, .coach';

/** Beside the target, inside the window, and never over what can be clicked now while there is room anywhere else. */
function freeSpot(target: Target, tip: DOMRect): Spot {
  const at = target.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth - 6, height: innerHeight - 6 };
  const [middle, centre] = [at.left + at.width / 2 - tip.width / 2, at.top + at.height / 2 - tip.height / 2];
  const [below, above, right, left] = [at.bottom + GAP, at.top - GAP - tip.height, at.right + GAP, at.left - GAP - tip.width];
  const spots = [
    [middle, below], [middle, above], [right, centre], [left, centre], [at.left, below], [at.right - tip.width, below],
    [at.left, above], [at.right - tip.width, above], [right, at.top], [left, at.top], [right, at.bottom - tip.height], [left, at.bottom - tip.height],
  ] as const;
  const others = [...document.querySelectorAll(CLICKABLE)].filter((each) => each !== target).map((each) => each.getBoundingClientRect());
  let best: Spot = { left: 6, top: 6 };
  let least = Infinity;
  for (const [x, y] of spots) {
    const spot = { left: Math.max(6, Math.min(x, room.width - tip.width)), top: Math.max(6, Math.min(y, room.height - tip.height)) };
    const here = new DOMRect(spot.left, spot.top, tip.width, tip.height);
    const cost = 4 * shared(here, at) + others.reduce((sum, each) => sum + shared(here, each), 0);
    if (cost < least) { least = cost; best = spot; }
  }
  if (least === 0) return best;
  // Nowhere beside it: the nearest free spot of the window, else the one that hides least.
  let nearest = Infinity;
  for (let left = 6; left <= room.width - tip.width; left += STEP) {
    for (let top = 6; top <= room.height - tip.height; top += STEP) {
      const here = new DOMRect(left, top, tip.width, tip.height);
      const cost = 4 * shared(here, at) + others.reduce((sum, each) => sum + shared(here, each), 0);
      const far = Math.hypot(left - middle, top - centre);
      if (cost < least || (cost === least && far < nearest)) { least = cost; nearest = far; best = { left, top }; }
    }
  }
  return best;
}

/** The area that two boxes share. */
function shared(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function TipLayer({ model }: { model: LiveModel }): JSX.Element | null {
  const target = tipFor.value;
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const gone = target !== null && !target.isConnected;
  // What the tip says changes its size: it is laid out again with every change.
  const known = `${model.payload.value.version}/${model.reasonsKnown.value}/${target ? anchorAt(model, placeOf(target)) : ''}`;
  useLayoutEffect(() => {
    if (!target || !box.current) { setSpot(null); return; }
    target.setAttribute('aria-describedby', 'tip');
    const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
    const { left, top } = freeSpot(target, box.current.getBoundingClientRect());
    setSpot({ left: left / zoom, top: top / zoom });
    return () => target.removeAttribute('aria-describedby');
  }, [target, known]);
  useEffect(() => { if (gone) tipFor.value = null; }, [gone, known]);
  if (!target || gone) return null;
  return (
    <div id="tip" class="tip panel" role="tooltip" ref={box} data-shown={spot !== null} style={spot ? { left: `${spot.left}px`, top: `${spot.top}px` } : { left: '0', top: '0' }}>
      <Told target={target} model={model} />
    </div>
  );
}
