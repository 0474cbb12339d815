// Structures of a creamery board, printed or on tiles: what they do in pictures, what they cost, who works in a barn.

import type { JSX } from 'preact';
import { Place } from '../../table/place';
import { breakable } from '../../kit/breaks';
import { useScene } from './context';
import { Figure, Spot } from './spot';
import { signed, useChange } from './effect';
import { WorkerPic } from './gather';
import { Pic } from './icons';
import { TYPES } from './kinds';
import type { Creamery, Slot, Structure } from './view';

/** What a structure does, in pictures. */
export function Does({ what }: { what: Structure }): JSX.Element {
  const { w } = useScene();
  const gives = <Pic name={what.gives} size="1.4em" />;
  if (what.kind === 'barn') return <span class="does"><WorkerShape /><Pic name="arrow" size=".9em" />{what.amount > 1 && <Figure n={what.amount} />}{gives}</span>;
  if (what.kind === 'greenhouse') return <span class="does">{gives}<Figure n={`+${what.amount}`} /></span>;
  if (what.kind === 'dock') return <span class="does">{what.venue && <Pic name={what.venue} size="1.4em" />}<Pic name="arrow" size=".9em" />{what.amount > 1 && <Figure n={what.amount} />}{gives}</span>;
  return <span class="does"><Figure n={`1 ${w.per}${what.amount === 1 ? ' 2' : ''}`} />{gives}</span>;
}

function WorkerShape(): JSX.Element {
  return <svg class="pic workershape" style={{ width: '1.2em', height: '1.2em' }} viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1 17.500 8A8.300 8.300 0 1 1 6.500 8z" /></svg>;
}

/** Face of a structure: drawing, name, effect, price. */
export function Face({ what, built, have }: { what: Structure; built: boolean; have: number }): JSX.Element {
  return (
    <>
      <span class="top"><Pic name={what.kind} size="2.1em" />
        <span class="price">{Array.from({ length: what.cost }, (_, n) => <i key={n} class={built ? 'full' : n < have ? 'could' : ''} />)}</span>
      </span>
      <b class="name">{document.documentElement.lang === 'de' ? breakable(what.name) : what.name}</b>
      <Does what={what} />
    </>
  );
}

function Barn({ slot, n, seat, own, mine }: { slot: Slot; n: number; seat: number; own: Creamery; mine: boolean }): JSX.Element {
  const { view, w } = useScene();
  const inside = own.workers.find((worker) => worker.where === 'barn' && worker.slot === n);
  if (!mine) {
    return <span class="bench">{inside && <WorkerPic seat={seat} type={inside.type} side={own.side} back={inside.back} turn={view.turn} />}</span>;
  }
  return (
    <span class="bench">
      {TYPES.map((type, k) => {
        const worker = own.workers[k]!;
        const here = worker.where === 'barn' && worker.slot === n;
        return (
          <Place key={type} id={`barn/${n}/${k}`} label={w.workerTo(worker.name, slot.name)} tip={`${w.workerTo(worker.name, slot.name)}. ${slot.text}`}
            class={`send ${here ? 'here' : worker.where === 'home' && slot.built ? '' : 'off'}`}>
            <WorkerPic seat={seat} type={type} side={own.side} back={1} turn={view.turn} piece={here ? `worker/${seat}/${type}` : undefined} />
          </Place>
        );
      })}
    </span>
  );
}

export function Structures({ seat, own, mine }: { seat: number; own: Creamery; mine: boolean }): JSX.Element {
  const { view, w } = useScene();
  const have = own.stock.structure;
  const change = useChange('structure', seat);
  const covering = mine ? view.draft?.slot : null;
  const pile = <><Pic name="structure" size="1.4em" /> <b>{have}</b>{change !== 0 && <Figure class="change" n={signed(change)} />}</>;
  return (
    <section class="structures">
      <h3>{w.structures}
        <Spot mine={mine} seat={seat} id="discard/structure" class="pile" label={w.toBuildTip(have)}>{pile}</Spot>
      </h3>
      <div class="row">
        {own.structures.map((slot, n) => {
          const said = `${slot.name}. ${slot.text} ${slot.built ? w.built : w.costs(slot.cost)}`;
          const face = <Face what={slot} built={slot.built} have={have} />;
          return (
            <div key={n} class={`structure ${slot.built ? 'built' : ''} ${slot.tile === null ? '' : 'on-tile'} ${covering === n ? 'covering' : ''}`} data-piece={slot.tile === null ? undefined : `tile/${slot.tile}`}>
              <Spot mine={mine} seat={seat} id={`build/${n}`} label={said} class="face">{face}</Spot>
              {slot.kind === 'barn' && <Barn slot={slot} n={n} seat={seat} own={own} mine={mine} />}
            </div>
          );
        })}
      </div>
    </section>
  );
}
