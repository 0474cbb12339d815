// The quarter of the resource tile before me: how much, who goes, and when and where each comes back.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { gathererOn, nameOf, useScene } from './context';
import { Pic } from './icons';
import { AGES, TYPES } from './kinds';
import { WorkerG } from './pieces';
import type { CheeseType } from './view';

/** A worker of one seat as a small picture. */
export function WorkerPic({ seat, type, side, back, turn, piece }: {
  seat: number; type: CheeseType; side: number; back: number; turn: number; piece?: string | undefined;
}): JSX.Element {
  return (
    <svg class="workerpic" viewBox="-20 -20 40 40" aria-hidden="true" data-piece={piece}>
      <WorkerG r={12.8} seat={seat} type={type} side={side} back={back} turn={turn} tag={false} />
    </svg>
  );
}

export function Gather(): JSX.Element {
  const scene = useScene();
  const { view, me, w } = scene;
  const quarter = view.quarters[0]!;
  const mine = view.seats[me]!;
  return (
    <section class={`gather from-${quarter.resource}`} aria-label={w.gather(quarter.name)}>
      <h3><Pic name={quarter.resource} />{w.gather(quarter.name)}</h3>
      {quarter.workers.map((there, n) => {
        const here = gathererOn(view, there);
        const back = view.turn + n + 1;
        const venue = view.venues[n + 1]?.name ?? '';
        const said = `${w.gatherSpace(n + 1, quarter.name)}, ${here ? w.taken(nameOf(scene, here.seat), view.turn + here.worker.back) : w.backAt(back, venue)}`;
        return (
          <div key={n} class="row">
            <Thing label={said} tip={said} at={`at/${quarter.resource}/${n}`} class="gatherspace">
              <span class="slot">
                {here
                  ? <WorkerPic seat={here.seat} type={here.worker.type} side={here.side} back={here.worker.back} turn={view.turn} piece={`worker/${here.seat}/${here.worker.type}`} />
                  : <b>{n + 1}</b>}
              </span>
              {here
                ? <span class="when"><span class="until">{nameOf(scene, here.seat)}</span><small>{w.until(view.turn + here.worker.back)}</small></span>
                : <span class="when"><span>{w.onTurn(back)} <i class={`pips ${AGES[n]}`}>{'•'.repeat(n + 1)}</i></span><small>{venue}</small></span>}
            </Thing>
            <span class="who">
              {TYPES.map((type, k) => {
                const own = mine.workers[k]!;
                return (
                  <Place key={type} id={`gather/${n}/${k}`} class={`send ${own.where === 'home' && !there ? '' : 'off'}`}
                    label={w.sendWorker(own.name, n + 1)} tip={`${w.sendWorker(own.name, n + 1)}: ${w.backAt(back, venue)}`}>
                    <WorkerPic seat={me} type={type} side={0} back={n + 1} turn={view.turn} />
                  </Place>
                );
              })}
            </span>
          </div>
        );
      })}
    </section>
  );
}
