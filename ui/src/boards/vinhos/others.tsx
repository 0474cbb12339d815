// The other seats: a strip each in the overview, and their whole board enlarged.

import type { JSX } from 'preact';
import { colourOf, SeatMark } from '../../kit/seats';
import { Thing } from '../../table/place';
import { Figure } from './bits';
import { Estates, winesOf } from './estates';
import { ExpertFace } from './fair';
import { nameOf, sentence, signed, useHere, useTold } from './here';
import { Glyph, type Drawing } from './icons';
import { estateTip, expertTip } from './tips';
import type { Estate } from './view';

function SmallEstate({ estate, seat }: { estate: Estate; seat: number }): JSX.Element {
  const here = useHere();
  const { view, w } = here;
  const told = useTold(`estate/${seat}/${estate.estate}`, `cellar/${seat}/${estate.estate}`, `farmer/${seat}/${estate.estate}`, `enologist/${seat}/${estate.estate}`);
  const wines = estate.slots.filter((slot) => slot.wine).length;
  const region = view.regions.find((each) => each.id === estate.region);
  const label = sentence(estate.name, `${w.vineyards} ${estate.vineyards}`, `${w.wineries} ${estate.wineries}`, w.winesOf(wines));
  return (
    <Thing label={label} tip={() => estateTip(here, estate)} class={`small-estate ${estate.colour ?? 'open'} ${told}`}>
      <b>{region?.number ?? ''}</b>
      <i>{Array.from({ length: wines }, () => <s />)}</i>
    </Thing>
  );
}

function Stat({ name, n, then, label }: { name: Drawing; n: number; then?: number | undefined; label: string }): JSX.Element {
  return <Thing label={label} class="stat"><Glyph name={name} size={15} class={`of-${name}`} /><Figure n={n} then={then} /></Thing>;
}

export function Stats({ seat }: { seat: number }): JSX.Element {
  const { w, view, ghost } = useHere();
  const producer = view.seats[seat]!;
  const then = ghost?.seats[seat];
  const experts = producer.experts.length + producer.experts_down.length;
  return (
    <span class="stats">
      <Stat name="bago" n={producer.cash} then={then?.cash} label={w.cashLabel(producer.cash)} />
      <Stat name="bank" n={producer.account} label={w.accountLabel(producer.account, producer.account_points, signed(producer.investment))} />
      <Stat name="fair" n={producer.fair_points} label={`${w.fairPoints} ${producer.fair_points}`} />
      <Stat name="barrel" n={producer.barrels} label={w.barrels(producer.barrels, producer.barrel_limit)} />
      <Stat name="experts" n={experts} label={w.expertCount(experts, producer.expert_limit)} />
      <Stat name="bottle" n={winesOf(producer)} label={w.winesOf(winesOf(producer))} />
    </span>
  );
}

export function Strips({ onLook, looking }: { onLook: (seat: number) => void; looking: number | null }): JSX.Element {
  const here = useHere();
  const { view, w, me } = here;
  const others = view.order.filter((seat) => seat !== me);
  return (
    <div class={`strips n${others.length}`}>
      {others.map((seat) => {
        const producer = view.seats[seat]!;
        return (
          <div class={`strip ${view.frame.asked.includes(seat) ? 'now' : ''}`} style={{ '--owner': colourOf(seat) }}>
            <button type="button" class="look" aria-label={w.look(nameOf(here, seat))} aria-pressed={looking === seat} onClick={() => onLook(seat)}>
              <SeatMark seat={seat} size={17} /><b class="title">{nameOf(here, seat)}</b>
            </button>
            <span class="small-estates">{producer.estates.map((estate) => <SmallEstate estate={estate} seat={seat} />)}</span>
            <Stats seat={seat} />
          </div>
        );
      })}
    </div>
  );
}

/** Another's board with all estates, wines and experts. */
export function WholeBoard({ seat }: { seat: number }): JSX.Element {
  const here = useHere();
  const { w, view } = here;
  const producer = view.seats[seat]!;
  return (
    <div class="whole-board" role="group" aria-label={w.boardOf(nameOf(here, seat))}>
      <Estates seat={seat} />
      <div class="whole-rest">
        <Stats seat={seat} />
        <span class="their-experts">
          {producer.experts.map((expert) => <Thing label={sentence(expert.name, expert.text)} tip={() => expertTip(here, expert)} class="expert-tile up"><Glyph name={expert.feature} size={16} class="act" /><ExpertFace expert={expert} words={false} /></Thing>)}
          {producer.experts_down.map((expert) => <Thing label={sentence(expert.name, w.faceDown)} tip={() => expertTip(here, expert, w.faceDown)} class="expert-tile down"><span class="back" /></Thing>)}
        </span>
      </div>
    </div>
  );
}
