// What things say of themselves: small drawings for the tip layer, which stands outside the board.

import type { ComponentChildren, JSX } from 'preact';
import { nameOf, namesOf, rateOf, signed, type Here } from './here';
import { Swatch, WineTile } from './bits';
import { drawingOf, Glyph } from './icons';
import type { Estate, Expert, Multiplier, Region, Slot, Space } from './view';

function Card({ title, children }: { title: ComponentChildren; children: ComponentChildren }): JSX.Element {
  return <div class="vinhos-tip"><b class="title">{title}</b>{children}</div>;
}

function Sum({ rows, total, name }: { rows: [string, number][]; total: number; name: string }): JSX.Element {
  return (
    <table class="sum">
      <tbody>
        {rows.filter(([, n]) => n !== 0).map(([what, n]) => <tr><td>{what}</td><td>{signed(n)}</td></tr>)}
        <tr class="total"><td>{name}</td><td>{total}</td></tr>
      </tbody>
    </table>
  );
}

export function spaceTip(here: Here, space: Space): JSX.Element {
  const { w, me } = here;
  const others = space.seats.filter((seat) => seat !== me);
  const parts = [space.far && w.farLong, space.taxed && w.taxLong, others.length > 0 && w.meets(namesOf(here, others))].filter(Boolean);
  return (
    <Card title={<><Glyph name={drawingOf(space.id)} size={18} /> {space.name}</>}>
      <p>{space.note}.</p>
      {space.cost === null ? here.view.frame.viewer === me && space.seats.includes(me) && <p>{w.yourMarker}.</p> : space.cost === 0 ? <p>{w.moveFree}.</p> : <p>{w.moveCosts(space.cost)}: {parts.join('; ')}.</p>}
      {space.tax_year > 0 && !space.taxed && <p class="soft">{w.taxedIn(space.tax_year)}</p>}
    </Card>
  );
}

export function regionTip(here: Here, region: Region): JSX.Element {
  const { w } = here;
  return (
    <Card title={<><span class="region-number">{region.number}</span> {region.name}</>}>
      <p>{region.ability_text}.</p>
      {region.out ? <p>{w.notPlayed}.</p> : (
        <>
          <p>{region.top ? `${w.topFor(region.top_name!, region.price!)}, ${w.below(region.below.red, region.below.white)}` : w.soldOut}.</p>
          <p>{w.cubes(region.cubes, region.inset)}.</p>
          {region.seats.length > 0 && <p class="soft">{w.estatesOf(namesOf(here, new Set(region.seats)))}.</p>}
        </>
      )}
    </Card>
  );
}

export function expertTip(here: Here, expert: Expert, note = ''): JSX.Element {
  return (
    <Card title={<><Glyph name={expert.feature} size={18} /> {expert.name}</>}>
      <p class="skill"><Glyph name={drawingOf(expert.skill)} size={18} /> {expert.text}.</p>
      {expert.arrow && <p><Glyph name="arrow" size={14} /> {here.w.arrow}.</p>}
      {note && <p class="soft">{note}.</p>}
    </Card>
  );
}

export function wineTip(here: Here, slot: Slot): JSX.Element {
  const { w } = here;
  const wine = slot.wine!;
  return (
    <Card title={<><WineTile wine={wine} /> {wine.region_name} <Swatch colour={wine.colour} /> {w[wine.colour]}</>}>
      <Sum rows={[[w.quality, wine.quality], [w.age, slot.adds], [w.regionBonus, wine.value - wine.quality - slot.adds]]} total={wine.value} name={w.worth} />
      {wine.most > wine.value && <p>{w.wineMost(wine.most)}.</p>}
      <p class="soft">{w.wineExperts(wine.experts)}.</p>
    </Card>
  );
}

export function harvestTip(here: Here, estate: Estate): JSX.Element {
  const { w, view } = here;
  const { worth } = view;
  const rows: [string, number][] = [
    [w.vineyards, estate.vineyards * worth.vineyard], [w.farmers, estate.farmers * worth.farmer],
    [w.wineries, estate.wineries * worth.winery], [w.enologists, estate.enologists * worth.enologist], [w.weather, view.vintage.weather],
  ];
  return (
    <Card title={estate.region_name ?? w.open}>
      <Sum rows={rows} total={estate.next_quality ?? 0} name={w.sum} />
    </Card>
  );
}

export function estateTip(here: Here, estate: Estate): JSX.Element {
  const { w, view } = here;
  const region = view.regions.find((each) => each.id === estate.region);
  return (
    <Card title={estate.name}>
      {region && <p>{region.ability_text}. {w.cubes(region.cubes, region.inset)}.</p>}
      <p>{estate.cellar ? w.cellar : w.warehouseTip}</p>
      {estate.waiting_cubes > 0 && <p>{w.waiting(estate.waiting_cubes)}.</p>}
    </Card>
  );
}

export function vintageTip(here: Here): JSX.Element {
  const { w, view } = here;
  const moved = view.features.filter((each) => view.vintage.steps[each.id] > 0);
  return (
    <Card title={view.vintage.name}>
      <p>{w.vintage(view.vintage.name, signed(view.vintage.weather))}.</p>
      {moved.length > 0 && <p>{w.stepsMoved}: {moved.map((each) => `${each.name} ${signed(view.vintage.steps[each.id])}`).join(', ')}.</p>}
    </Card>
  );
}

export function multiplierTip(here: Here, slot: Multiplier): JSX.Element {
  const { w } = here;
  return (
    <Card title={`× ${rateOf(slot.rate)}`}>
      <p>{w.multiplier(slot.name)}.</p>
      <p>{slot.seat === null ? (slot.now === null ? '' : `${w.forYouNow(slot.now)}.`) : `${w.slotOf(nameOf(here, slot.seat))}.`}</p>
    </Card>
  );
}
