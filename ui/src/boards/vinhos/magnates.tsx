// The vintage and the three magnates: what they ask for, their rows of additional actions and multipliers.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { Barrel, Barrels, Coin, RegionNumber, Swatch } from './bits';
import { listed, nameOf, rateOf, sentence, signed, useHere, type Here } from './here';
import { drawingOf, Glyph, type Drawing } from './icons';
import { multiplierTip, vintageTip } from './tips';
import type { CountedId, Magnate, Multiplier } from './view';

export const counted: Record<CountedId, Drawing> = { wines: 'bottle', wineries: 'wineries', cash: 'bago', cellars: 'cellars', regions: 'vineyards', experts: 'experts' };

export function weatherOf(weather: number): Drawing {
  return weather < 0 ? 'rain' : weather > 0 ? 'sun' : 'cloud';
}

export function Vintage(): JSX.Element {
  const here = useHere();
  const { view, w } = here;
  const { vintage } = view;
  return (
    <Thing at="vintage" label={sentence(w.vintage(vintage.name, signed(vintage.weather)))} tip={() => vintageTip(here)} class="vintage">
      <Glyph name={weatherOf(vintage.weather)} size={22} class="act" />
      <b class="figure">{signed(vintage.weather)}</b>
      <span class="vintage-name">{vintage.name}</span>
      <span class="steps">
        {view.features.filter((each) => vintage.steps[each.id] > 0).map((each) => (
          <span class="step"><Glyph name={each.id} size={15} class="act" />{signed(vintage.steps[each.id])}</span>
        ))}
      </span>
    </Thing>
  );
}

function wantWords(here: Here, m: number): string {
  const { w, view } = here;
  const { vintage } = view;
  if (m === 0) return w.wantsColour(vintage.colour_name);
  if (m === 1) return w.wantsValue(vintage.value);
  const names = vintage.regions.map((n) => view.regions.find((each) => each.number === n)?.name ?? String(n));
  return w.wantsRegions(listed(here, names));
}

export function Want({ m }: { m: number }): JSX.Element {
  const here = useHere();
  const { view, w } = here;
  const { vintage } = view;
  const text = w.wants(view.magnates[m]!.name, wantWords(here, m));
  return (
    <Thing label={text} tip={text} class="want">
      {m === 0 ? <><Swatch colour={vintage.colour} />{vintage.colour_name}</> : m === 1 ? w.orMore(vintage.value)
        : vintage.regions.map((n) => <RegionNumber n={n} />)}
    </Thing>
  );
}

function barrelWords(here: Here, barrels: Record<string, number>): string {
  const parts = Object.entries(barrels).map(([seat, n]) => `${nameOf(here, Number(seat))} ${n}`);
  return parts.length ? here.w.barrelsOf(parts.join(', ')) : here.w.noBarrels;
}

function chosen(here: Here, place: string): string {
  const { half } = here.view;
  return here.view.frame.asked.includes(here.me) && (half.from === place || half.to === place) ? 'chosen' : '';
}

function Own({ magnate, m }: { magnate: Magnate; m: number }): JSX.Element {
  const here = useHere();
  const id = `magnate/${m}`;
  const label = sentence(magnate.name, wantWords(here, m), barrelWords(here, magnate.barrels));
  return (
    <Place id={id} label={label} tip={label} class={`own-space ${chosen(here, id)} ${here.view.half.pleased.includes(m) ? 'pleased' : ''}`}>
      <Barrels of={magnate.barrels} size={20} />
    </Place>
  );
}

function Favours({ magnate, m, words }: { magnate: Magnate; m: number; words: boolean }): JSX.Element {
  const here = useHere();
  return (
    <>
      {magnate.actions.map((favour, k) => {
        const id = `favour/${m}/${k}`;
        const label = sentence(here.w.additional(magnate.name, favour.name), barrelWords(here, favour.barrels));
        return (
          <Place id={id} label={label} tip={label} class={`favour ${chosen(here, id)}`}>
            <span class="offer-of"><Glyph name={drawingOf(favour.task)} size={words ? 19 : 18} class="act" />{favour.price !== null && <Coin n={favour.price} small />}</span>
            {words && <span class="task">{favour.short}</span>}
            <Barrels of={favour.barrels} size={words ? 20 : 15} />
          </Place>
        );
      })}
    </>
  );
}

function MultiplierSlot({ slot, words }: { slot: Multiplier; words: boolean }): JSX.Element {
  const here = useHere();
  const { w, ghost } = here;
  const id = `multiplier/${slot.slot}`;
  const row = ghost?.magnates.flatMap((each) => each.multipliers).find((each) => each.slot === slot.slot);
  const coming = slot.seat === null ? row?.seat ?? null : null;
  const label = sentence(w.multiplier(slot.name), slot.seat === null ? (slot.now === null ? w.slotFree : w.forYouNow(slot.now)) : w.slotOf(nameOf(here, slot.seat)));
  return (
    <Place id={id} label={label} tip={() => multiplierTip(here, slot)} class={`multiplier ${chosen(here, id)}`}>
      {slot.seat !== null ? <Barrel seat={slot.seat} size={words ? 26 : 20} /> : coming !== null ? <Barrel seat={coming} size={20} ghost /> : <b>×{rateOf(slot.rate)}</b>}
      {words && slot.seat === null && slot.now !== null && <small>{slot.now} {w.vp}</small>}
    </Place>
  );
}

function MultiplierPairs({ magnate, words }: { magnate: Magnate; words: boolean }): JSX.Element {
  const pairs = new Map<CountedId, Multiplier[]>();
  for (const slot of magnate.multipliers) pairs.set(slot.counted, [...(pairs.get(slot.counted) ?? []), slot]);
  return (
    <>
      {[...pairs].map(([what, slots]) => (
        <span class="pair">
          <Glyph name={counted[what]} size={words ? 20 : 16} class="counted" />
          {slots.map((slot) => <MultiplierSlot slot={slot} words={words} />)}
        </span>
      ))}
    </>
  );
}

/** The rows in small, beside the quadrel. */
export function MagnateRows(): JSX.Element {
  const { view, w } = useHere();
  return (
    <div class="magnate-rows" role="group" aria-label={w.magnates}>
      <div class="magnate-row heads" aria-hidden="true"><span>{w.headWish}</span><span>{w.headBarrels}</span><span>{w.headActions}</span><span>{w.headMultipliers}</span></div>
      {view.magnates.map((magnate, m) => (
        <div class="magnate-row">
          <span class="who"><b class="title">{magnate.name}</b><Want m={m} /></span>
          <Own magnate={magnate} m={m} />
          <Favours magnate={magnate} m={m} words={false} />
          <MultiplierPairs magnate={magnate} words={false} />
        </div>
      ))}
    </div>
  );
}

/** The rows enlarged, with words. */
export function MagnateCards(): JSX.Element {
  const { view, w } = useHere();
  return (
    <div class="magnate-cards" role="group" aria-label={w.magnates}>
      {view.magnates.map((magnate, m) => (
        <section class="magnate-card">
          <div class="who"><b class="title">{magnate.name}</b><Want m={m} /><Own magnate={magnate} m={m} /></div>
          <div class="magnate-favours"><Favours magnate={magnate} m={m} words /></div>
          <div class="magnate-multipliers"><MultiplierPairs magnate={magnate} words /></div>
        </section>
      ))}
    </div>
  );
}
