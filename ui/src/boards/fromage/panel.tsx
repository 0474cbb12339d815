// My quadrant, large: gathering on the left, the venue on the right; or another quadrant, to look at.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Place } from '../../table/place';
import { useScene } from './context';
import { Effect, useEffectOf } from './effect';
import { Gather } from './gather';
import { Pic } from './icons';
import { RESOURCES } from './kinds';
import { Rubric, Standing } from './rubric';
import { Stage } from './stage';
import type { VenueId, View } from './view';
import type { Words } from './words';

/** How the venue scores, in a sentence. */
export function saysOf(view: View, w: Words, venue: VenueId): string {
  return venue === 'villes' ? `${w.says.villes} ${w.tie(view.regions[0]?.tie ?? 0)}` : w.says[venue];
}

/** For the signs of the Fromagerie: what may be taken from the supply. */
export function Supply(): JSX.Element {
  const { w } = useScene();
  return (
    <section class="supply" aria-label={w.supply}>
      <h3>{w.supply}</h3>
      <div class="row">
        {RESOURCES.map((what) => (
          <Place key={what} id={`take/${what}`} label={w.takeOne(w.resource[what])} tip={w.takeOne(w.resource[what])} class="take"><Pic name={what} size="1.9em" /></Place>
        ))}
      </div>
    </section>
  );
}

/** Which quadrant is shown large. */
export function Closer(): JSX.Element {
  const { view, looked, w } = useScene();
  return (
    <div class="closer" role="group" aria-label={w.quadrant}>
      {view.venues.map((venue, side) => (
        <button key={venue.venue} type="button" aria-pressed={looked.value === side} class={looked.value === side ? 'on' : ''}
          aria-label={`${w.enlarge(venue.name)}: ${w.nextOn(Math.max(1, view.turn) + side)}`} title={venue.name} onClick={() => { looked.value = side; }}>
          <Pic name={venue.venue} size="1.7em" /><small>{Math.max(1, view.turn) + side}</small>
        </button>
      ))}
    </div>
  );
}

/** A quadrant that comes before me slides in. */
function useArrival(key: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    box.current?.animate([{ opacity: 0, transform: 'translateX(24px)' }, { opacity: 1, transform: 'none' }], { duration: 260, easing: 'cubic-bezier(.2,.7,.2,1)' });
  }, [key]);
  return box;
}

export function Panel(): JSX.Element {
  const { view, looked, w } = useScene();
  const side = view.venues[looked.value] ? looked.value : 0;
  const venue = view.venues[side]!;
  const box = useArrival(venue.venue);
  const changes = useEffectOf();
  return (
    <div class={`quadrant-panel ${venue.venue} ${side === 0 ? 'mine' : 'away'}`}>
      <div class="scenery" ref={box}>
        <header>
          <div class="headline">
            <h2>{venue.name}</h2>
            <p>{venue.layout !== 'I' && <i>{w.sideOf[venue.layout]}. </i>}{side === 0 ? saysOf(view, w, venue.venue) : <b>{w.lookOnly(side)}</b>}</p>
          </div>
          <Closer />
        </header>
        <Stage side={side} live={side === 0} />
        <footer class={venue.venue === 'villes' && side === 0 ? 'bare' : ''}>
          <Rubric venue={venue} />
          {side !== 0 && <button type="button" class="mineagain" onClick={() => { looked.value = 0; }}><Pic name="back" size="1.3em" />{w.backToMine}</button>}
        </footer>
      </div>
      <div class="flank">
        <Gather />
        {venue.venue === 'fromagerie' && side === 0 && <Supply />}
        {changes ? <Effect /> : <Standing venue={venue} />}
      </div>
    </div>
  );
}
