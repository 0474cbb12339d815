// A seat's four estates: vineyards and wineries with their people, and the wines that age below them.

import type { ComponentChildren, JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import type { Explanation } from '../../table/explain';
import { Place, Thing } from '../../table/place';
import { RegionNumber, Swatch, WineTile } from './bits';
import { ownPlaces, sentence, useHere, type Here } from './here';
import { Glyph } from './icons';
import { estateTip, harvestTip, wineTip } from './tips';
import type { Estate, Producer, Slot } from './view';

interface OwnProps {
  id: string;
  seat: number;
  label: string;
  tip: Explanation;
  class: string;
  children?: ComponentChildren;
}

/** A place on my own board; on another's it only explains itself, and log lines light it. */
function Own({ id, seat, label, tip, class: name, children }: OwnProps): JSX.Element {
  const here = useHere();
  if (seat === here.me && ownPlaces(here)) return <Place id={id} label={label} tip={tip} class={name}>{children}</Place>;
  return <Thing label={label} tip={tip} at={id} class={name}>{children}</Thing>;
}

type Tile = 'vineyard' | 'winery' | 'empty' | 'vineyard ghost' | 'winery ghost';

/** Three slots: vineyards first, then wineries; what the move under the pointer would add is a ghost. */
function tilesOf(estate: Estate, then: Estate | undefined): Tile[] {
  const more = (now: number, later: number | undefined) => Math.max(0, (later ?? now) - now);
  const tiles: Tile[] = [
    ...Array<Tile>(estate.vineyards).fill('vineyard'), ...Array<Tile>(more(estate.vineyards, then?.vineyards)).fill('vineyard ghost'),
    ...Array<Tile>(estate.wineries).fill('winery'), ...Array<Tile>(more(estate.wineries, then?.wineries)).fill('winery ghost'),
  ];
  return [...tiles, ...Array<Tile>(Math.max(0, 3 - tiles.length)).fill('empty')];
}

function Land({ estate, seat, then }: { estate: Estate; seat: number; then: Estate | undefined }): JSX.Element {
  const here = useHere();
  const { w, view } = here;
  const region = view.regions.find((each) => each.id === estate.region);
  const colour = estate.colour ?? then?.colour ?? null;
  const label = sentence(
    estate.name, `${w.vineyards} ${estate.vineyards}`, `${w.wineries} ${estate.wineries}`, estate.cellar ? w.cellar : w.warehouse,
    region && w.cubes(region.cubes, region.inset), estate.waiting_cubes > 0 && w.waiting(estate.waiting_cubes),
  );
  return (
    <Own id={`estate/${seat}/${estate.estate}`} seat={seat} label={label} tip={() => estateTip(here, estate)} class="estate-land">
      <span class="estate-head">
        {region ? <RegionNumber n={region.number} /> : <SeatMark seat={seat} size={15} />}
        <b class="title">{estate.region_name ?? w.open}</b>
        {estate.colour && <Swatch colour={estate.colour} />}
        <span class="renown">
          {region && Array.from({ length: region.cubes }, () => <i class="cube" />)}
          {Array.from({ length: estate.waiting_cubes }, () => <i class="cube waiting" />)}
        </span>
      </span>
      <span class="tiles">
        {tilesOf(estate, then).map((tile) => (
          <span class={`tile ${tile} ${tile.startsWith('vineyard') ? colour ?? '' : ''}`}>
            {tile.startsWith('vineyard') && <><i>+{view.worth.vineyard}</i><Glyph name="vineyards" size={24} /></>}
            {tile.startsWith('winery') && <><i>+{view.worth.winery}</i><Glyph name="wineries" size={24} /></>}
          </span>
        ))}
      </span>
    </Own>
  );
}

function Staff({ estate, seat, then }: { estate: Estate; seat: number; then: Estate | undefined }): JSX.Element {
  const here = useHere();
  const { w, view } = here;
  const kinds = [
    ['farmer', estate.farmers, then?.farmers, view.worth.farmer, w.farmerLabel] as const,
    ['enologist', estate.enologists, then?.enologists, view.worth.enologist, w.enologistLabel] as const,
  ];
  return (
    <span class="staff">
      {kinds.map(([kind, n, later, worth, said]) => {
        const inside = (count: number) => <><Glyph name={kind === 'farmer' ? 'farmer' : 'enologists'} size={18} />{count > 1 && <small>×{count}</small>}<b>+{count * worth}</b></>;
        const label = sentence(estate.name, said(n), `${w.quality} +${n * worth}`);
        if (n > 0) return <Own id={`${kind}/${seat}/${estate.estate}`} seat={seat} label={label} tip={label} class={`person ${kind} ${later !== undefined && later < n ? 'going' : ''}`}>{inside(n)}</Own>;
        return later ? <span class={`person ${kind} ghost`}>{inside(later)}</span> : null;
      })}
    </span>
  );
}

function Cellar({ estate, seat, at, slot, then }: { estate: Estate; seat: number; at: number; slot: Slot; then: Slot | undefined }): JSX.Element {
  const here = useHere();
  const { w, view } = here;
  const { wine } = slot;
  const chosen = view.frame.asked.includes(seat) && view.half.wine === estate.estate * 4 + at;
  const label = wine
    ? sentence(w.wineLabel(wine.region_name, w[wine.colour], wine.quality, wine.value), wine.most > wine.value && w.wineMost(wine.most), estate.cellar && w.adds(slot.adds))
    : sentence(estate.name, w.emptySlot(at + 1), estate.cellar && w.adds(slot.adds));
  return (
    <Own id={`cellar/${seat}/${estate.estate}/${at}`} seat={seat} label={label} tip={wine ? () => wineTip(here, slot) : label} class={`store-slot ${chosen ? 'chosen' : ''}`}>
      <span class="adds">{estate.cellar && slot.adds > 0 ? `+${slot.adds}` : ''}</span>
      {wine && <WineTile wine={wine} ghost={then !== undefined && then.wine === null} />}
      {!wine && then?.wine && <span class="coming"><WineTile wine={then.wine} /></span>}
    </Own>
  );
}

function Harvest({ estate }: { estate: Estate }): JSX.Element | null {
  const here = useHere();
  const { w } = here;
  if (estate.next_quality === null) return null;
  const label = estate.next_quality > 0 ? w.nextLabel(estate.next_quality) : w.nextNone;
  return <Thing label={label} tip={() => harvestTip(here, estate)} class="harvest"><small>{w.nextWine}</small><b>{estate.next_quality}</b></Thing>;
}

/** With a Porto token or without: asked for one estate at the harvest. */
function PortoChoice({ estate, seat }: { estate: Estate; seat: number }): JSX.Element | null {
  const here: Here = useHere();
  const { w, view, payload, me } = here;
  if (seat !== me || view.half.estate !== estate.estate || !view.frame.asked.includes(me)) return null;
  const words = (place: string) => payload.choices.find((each) => each.place === place)?.words ?? '';
  const plain = estate.next_quality ?? 0;
  return (
    <span class="porto-choice">
      <Place id="porto/0" label={`${w.plain} ${plain}`} tip={words('porto/0')} class="offer"><Glyph name="bottle" size={20} /> {w.plain} <b>{plain}</b></Place>
      <Place id="porto/1" label={`${w.porto} ${plain + view.worth.porto}`} tip={words('porto/1')} class="offer"><Glyph name="bottle" size={20} /> {w.porto} <b>{plain + view.worth.porto}</b></Place>
    </span>
  );
}

export function EstateCard({ estate, seat }: { estate: Estate; seat: number }): JSX.Element {
  const here = useHere();
  const then = here.ghost?.seats[seat]?.estates[estate.estate];
  const store = estate.cellar ? 'cellar' : 'warehouse';
  const building = then !== undefined && then.cellar && !estate.cellar;
  return (
    <article class={`estate ${estate.colour ?? 'open'} ${store}`}>
      <Land estate={estate} seat={seat} then={then} />
      <Staff estate={estate} seat={seat} then={then} />
      <PortoChoice estate={estate} seat={seat} />
      <span class="store">
        <Harvest estate={estate} />
        <span class="slots">
          {estate.slots.map((slot, at) => <Cellar estate={estate} seat={seat} at={at} slot={slot} then={then?.slots[at]} />)}
          {building && <span class="store-slot ghost">+</span>}
        </span>
        <span class="store-name">{here.w[store]}</span>
      </span>
    </article>
  );
}

export function Estates({ seat }: { seat: number }): JSX.Element {
  const { view } = useHere();
  return <div class="estates">{view.seats[seat]!.estates.map((estate) => <EstateCard estate={estate} seat={seat} />)}</div>;
}

export function winesOf(producer: Producer): number {
  return producer.estates.reduce((sum, estate) => sum + estate.slots.filter((slot) => slot.wine).length, 0);
}
