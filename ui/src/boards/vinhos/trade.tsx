// Sales houses and export countries: slots for barrels.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import { Barrel, Swatch } from './bits';
import { nameOf, namesOf, sentence, useHere, type Here } from './here';
import type { Country, ExportSlot, House, SaleSlot } from './view';

function SalePlace({ house, slot, large }: { house: House; slot: SaleSlot; large: boolean }): JSX.Element {
  const here = useHere();
  const { w, ghost, view } = here;
  const then = ghost?.sales.flatMap((each) => each.slots).find((each) => each.slot === slot.slot)?.seat;
  const coming = slot.seat === null && then !== undefined && then !== null;
  const first = view.half.barrel === slot.slot;
  const label = sentence(w.sale(house.name, w[slot.colour], slot.request), slot.seat === null ? w.slotFree : w.slotOf(nameOf(here, slot.seat)));
  return (
    <Place id={`sale/${slot.slot}`} label={label} tip={label} class={`slot ${slot.colour} ${slot.seat !== null ? 'full' : ''} ${first ? 'chosen' : ''}`}>
      {slot.seat !== null ? <><Barrel seat={slot.seat} size={large ? 30 : 22} ghost={then === null} />{large && <i class="request">{slot.request}</i>}</> : coming ? <Barrel seat={then} size={large ? 30 : 22} ghost /> : slot.request}
    </Place>
  );
}

export function Sales({ large }: { large: boolean }): JSX.Element {
  const { view, w } = useHere();
  return (
    <div class={`sales ${large ? 'large' : ''}`} role="group" aria-label={w.sales}>
      {view.sales.map((house) => (
        <div class="house">
          <span class="house-name">{house.name}</span>
          {(['red', 'white'] as const).map((colour) => (
            <span class="house-row">
              {large && <span class="row-name"><Swatch colour={colour} />{w[colour]}</span>}
              {house.slots.filter((slot) => slot.colour === colour).map((slot) => <SalePlace house={house} slot={slot} large={large} />)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function leaders(country: Country): number[] {
  const counts = new Map<number, number>();
  for (const slot of country.slots) if (slot.seat !== null) counts.set(slot.seat, (counts.get(slot.seat) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, n]) => n === most).map(([seat]) => seat);
}

function exportLabel(here: Here, country: Country, slot: ExportSlot): string {
  const { w } = here;
  return sentence(w.export(country.number, slot.request, slot.points), !slot.open ? w.outside : slot.seat === null ? w.slotFree : w.slotOf(nameOf(here, slot.seat)));
}

export function Exports({ large }: { large: boolean }): JSX.Element {
  const here = useHere();
  const { view, w, ghost } = here;
  const rows = view.exports[0]?.slots.length ?? 0;
  const then = new Map(ghost?.exports.flatMap((each) => each.slots).map((each) => [each.slot, each.seat]));
  return (
    <div class={`exports ${large ? 'large' : ''}`} role="group" aria-label={w.exports} style={{ '--countries': view.exports.length }}>
      <span class="corner" />
      {view.exports.map((country) => {
        const names = leaders(country);
        const label = w.majority(country.number, country.majority, names.length ? w.leads(namesOf(here, names)) : w.nobodyYet);
        return (
          <Thing label={label} tip={label} class="majority">
            {large && <small>{w.country(country.number)}</small>}
            <b>{country.majority}</b>
            {large && <span class="leaders">{names.length ? names.map((seat) => <SeatMark seat={seat} size={13} />) : '–'}</span>}
          </Thing>
        );
      })}
      {Array.from({ length: rows }, (_, row) => (
        <>
          <span class="row-points"><b>{view.exports[0]!.slots[row]!.points}</b>{large && <small>{w.vp}</small>}</span>
          {view.exports.map((country) => {
            const slot = country.slots[row]!;
            const seat = slot.seat ?? then.get(slot.slot) ?? null;
            return (
              <Place id={`export/${slot.slot}`} label={exportLabel(here, country, slot)} tip={exportLabel(here, country, slot)} class={`slot export ${slot.seat !== null ? 'full' : ''} ${slot.open ? '' : 'closed'}`}>
                {seat !== null ? <><Barrel seat={seat} size={large ? 30 : 20} ghost={slot.seat === null || (ghost !== null && then.get(slot.slot) === null)} />{large && slot.seat !== null && <i class="request">{slot.request}</i>}</> : slot.request}
              </Place>
            );
          })}
        </>
      ))}
    </div>
  );
}
