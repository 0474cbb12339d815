// The quadrel: nine azulejos, where everybody stands, and what each move would cost the viewer.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import { Coin, Pawn } from './bits';
import { namesOf, sentence, useHere, type Here } from './here';
import { Azulejo, drawingOf, Glyph } from './icons';
import { spaceTip } from './tips';
import type { Space } from './view';

/** Whether my own marker stands there; those who only watch have none. */
function isHere(here: Here, space: Space): boolean {
  return here.view.frame.viewer === here.me && space.seats.includes(here.me);
}

function label(here: Here, space: Space): string {
  const { w } = here;
  const cost = space.cost === null ? isHere(here, space) && w.yourMarker : space.cost === 0 ? w.moveFree : w.moveCosts(space.cost);
  return sentence(space.name, space.note, cost, space.taxed && w.taxLong, space.seats.length > 0 && w.there(namesOf(here, space.seats)));
}

function Cost({ space }: { space: Space }): JSX.Element {
  const here = useHere();
  const { w, me } = here;
  if (space.cost === null) return <span class="cost none">{isHere(here, space) ? w.here : ''}</span>;
  if (space.cost === 0) return <span class="cost free">{w.free}</span>;
  return (
    <span class="cost">
      <Coin n={space.cost} />
      {space.far && <span class="why"><Glyph name="far" size={14} />{!space.taxed && w.far}</span>}
      {space.taxed && <span class="why"><Glyph name="tax" size={14} />{!space.far && w.tax}</span>}
      {space.seats.filter((seat) => seat !== me).map((seat) => <SeatMark seat={seat} size={13} />)}
    </span>
  );
}

function SpaceTile({ space }: { space: Space }): JSX.Element {
  const here = useHere();
  const { view, ghost, me } = here;
  const toHere = ghost && ghost.seats[me]!.marker === space.id && view.seats[me]!.marker !== space.id;
  return (
    <Place id={`quadrel/${space.id}`} label={label(here, space)} tip={() => spaceTip(here, space)}
      class={`space ${isHere(here, space) ? 'here' : ''} ${toHere ? 'chosen' : ''}`}>
      <Azulejo />
      <span class="body">
        <Glyph name={drawingOf(space.id)} size={30} class="act" />
        <b class="title">{space.name}</b>
        <small>{space.note}</small>
        <Cost space={space} />
      </span>
      {space.taxed ? <span class="tax-marker"><Glyph name="tax" size={30} /><b>{space.tax_year}</b></span>
        : space.tax_year > 0 && <span class="tax-year">{space.tax_year}</span>}
      <span class={`pawns n${space.seats.length}`}>
        {space.seats.map((seat) => <Pawn seat={seat} me={seat === me} small={space.seats.length > 1} />)}
        {toHere && <Pawn seat={me} ghost />}
      </span>
    </Place>
  );
}

/** A dotted way from where my marker stands to where the move would take it. */
function Way(): JSX.Element | null {
  const { view, ghost, me } = useHere();
  if (!ghost) return null;
  const at = (id: string) => view.quadrel.findIndex((each) => each.id === id);
  const from = at(view.seats[me]!.marker);
  const to = at(ghost.seats[me]!.marker);
  if (from === to || from < 0 || to < 0) return null;
  const spot = (k: number): [number, number] => [(k % 3) * 100 + 84, Math.floor(k / 3) * 100 + 22];
  const [[a, b], [c, d]] = [spot(from), spot(to)];
  const bend = [(a + c) / 2 + (d - b) * 0.18, (b + d) / 2 - (c - a) * 0.18];
  const path = `M${a} ${b}Q${bend[0]} ${bend[1]} ${c} ${d}`;
  return <svg class="way" viewBox="0 0 300 300" aria-hidden="true" preserveAspectRatio="none"><path class="halo" d={path} /><path class={`line seat-${me}`} d={path} /></svg>;
}

export function Quadrel(): JSX.Element {
  const { view, w } = useHere();
  return (
    <div class="quadrel" role="group" aria-label={w.quadrel}>
      {view.quadrel.map((space) => <SpaceTile space={space} />)}
      <Way />
    </div>
  );
}

/** The same in small, where another thing is enlarged in its stead. */
export function SmallQuadrel(): JSX.Element {
  const here = useHere();
  return (
    <div class="small-quadrel" role="group" aria-label={here.w.quadrel}>
      {here.view.quadrel.map((space) => (
        <Place id={`quadrel/${space.id}`} label={label(here, space)} tip={() => spaceTip(here, space)} class={`small-space ${isHere(here, space) ? 'here' : ''}`}>
          <Glyph name={drawingOf(space.id)} size={16} class="act" />
          {space.seats.map((seat) => <SeatMark seat={seat} size={11} />)}
        </Place>
      ))}
    </div>
  );
}

export function OrderOfPlay(): JSX.Element {
  const here = useHere();
  const { view, w } = here;
  return (
    <div class="order-of-play panel" role="group" aria-label={w.order}>
      <span class="soft">{w.order}</span>
      <Thing at="order" label={w.orderLong(namesOf(here, view.order))} tip={w.orderLong(namesOf(here, view.order))} class="order-now">
        {view.order.map((seat) => (
          <span class={`in-order ${view.frame.asked.includes(seat) ? 'now' : ''} ${view.order_below.includes(seat) ? 'gone' : ''}`}
            data-piece={view.order_below.includes(seat) ? undefined : `order/${seat}`}><SeatMark seat={seat} size={17} /></span>
        ))}
      </Thing>
      <span class="soft later">{w.next}</span>
      <span class="queue">
        {view.order_below.map((seat, slot) => {
          const state = seat === null ? w.queueFree : w.queueTaken(here.payload.seats[seat]?.name ?? '');
          return (
            <Place id={`queue/${slot}`} label={sentence(w.queue(slot + 1), state)} tip={sentence(w.queue(slot + 1), state)} class="queue-slot">
              {seat === null ? slot + 1 : <span data-piece={`order/${seat}`}><SeatMark seat={seat} size={17} /></span>}
            </Place>
          );
        })}
      </span>
    </div>
  );
}
