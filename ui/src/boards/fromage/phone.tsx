// The same in areas for a phone: my quadrant, my creamery, the wheel, the others.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { CorporationStrip } from './corporation';
import { nameOf, useScene } from './context';
import { Creamery } from './creamery';
import { Draft } from './draft';
import { Effect } from './effect';
import { Gather } from './gather';
import { Closer, Supply, saysOf } from './panel';
import { Rubric, Standing } from './rubric';
import { Stage } from './stage';
import { Wheel } from './wheel';

function Quadrant({ side }: { side: number }): JSX.Element {
  const { view, w } = useScene();
  const venue = view.venues[side]!;
  return (
    <div class={`quadrant-panel ${venue.venue}`}>
      <header><h2>{venue.name}</h2><p>{venue.layout !== 'I' && <i>{w.sideOf[venue.layout]}. </i>}{side === 0 ? saysOf(view, w, venue.venue) : <b>{w.lookOnly(side)}</b>}</p></header>
      <Stage side={side} live={side === 0} />
      {venue.venue === 'fromagerie' && side === 0 && <Supply />}
      <Rubric venue={venue} />
      {side === 0 && <Effect />}
      <Standing venue={venue} />
    </div>
  );
}

function Around(): JSX.Element {
  const { view, looked } = useScene();
  const side = view.venues[looked.value] ? looked.value : 0;
  return (
    <>
      <div class="wheelbox"><Wheel /></div>
      <Closer />
      {side !== 0 && <Quadrant side={side} />}
    </>
  );
}

function Others(): JSX.Element {
  const scene = useScene();
  const { view, payload, me, w } = scene;
  return (
    <>
      <CorporationStrip />
      {view.seats.map((own, seat) => seat !== me && (
        <section key={seat} class="other">
          <h2><SeatMark seat={seat} size={20} />{nameOf(scene, seat)}<small>{payload.waiting.includes(seat) ? w.choosing : w.ready}</small></h2>
          {own.board && <Creamery seat={seat} />}
        </section>
      ))}
    </>
  );
}

export function PhoneArea({ area }: { area: string }): JSX.Element {
  const { payload, view, me, w } = useScene();
  if (view.venues.length === 0) return <p class="laying">{w.laying}</p>;
  return (
    <div class={`pocket area-${area}`} lang={payload.lang}>
      {area === 'quadrant' && (view.draft ? <Draft /> : <><Quadrant side={0} /><Gather /></>)}
      {area === 'creamery' && view.seats[me]?.board && <Creamery seat={me} />}
      {area === 'wheel' && <Around />}
      {area === 'others' && <Others />}
    </div>
  );
}
