// The middle of the board: the quadrel, or whatever the question is about, enlarged in its stead.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Bank } from './bank';
import { LargeFair } from './fair';
import { mine, nameOf, useHere, type Here } from './here';
import { Glyph, type Drawing } from './icons';
import { MagnateCards, Vintage } from './magnates';
import { WholeBoard } from './others';
import { OrderOfPlay, Quadrel } from './quadrel';
import { Exports, Sales } from './trade';

export type Focus = 'quadrel' | 'sales' | 'exports' | 'bank' | 'fair' | 'magnates' | `seat-${number}`;

const about: Record<string, Focus> = {
  bank: 'bank', hire: 'fair', dismiss: 'fair', free: 'fair', release: 'fair', cubes: 'fair', booth: 'fair', secret: 'fair',
  place: 'magnates', target: 'magnates', spend: 'magnates', final: 'magnates', pair: 'sales', window: 'sales', barrel: 'sales',
};

/** What the question to me is about; the quadrel while others are asked. */
export function focusOf(here: Here): Focus {
  const { view, me } = here;
  if (!view.frame.asked.includes(me) || view.frame.viewer !== me) return 'quadrel';
  if (view.frame.phase === 'sell' && mine(here).barrels === 0) return 'sales'; // a pair comes back first
  if (view.frame.phase === 'sell' || view.frame.phase === 'slot') return view.half.task === 'exports' ? 'exports' : 'sales';
  return about[view.frame.phase] ?? 'quadrel';
}

/** The question decides until I look elsewhere, and again as soon as another question comes. */
export function useFocus(here: Here): [Focus, (focus: Focus) => void] {
  const asked = focusOf(here);
  const key = `${asked} ${here.view.frame.phase}`;
  const [looked, look] = useState<{ key: string; focus: Focus } | null>(null);
  return [looked?.key === key ? looked.focus : asked, (focus) => look({ key, focus })];
}

function titleOf(here: Here, focus: Focus): [Drawing, string, string] {
  const { w, view } = here;
  if (focus === 'sales') return ['sales', w.sales, w.salesSub];
  if (focus === 'exports') return ['exports', w.exports, w.exportsSub];
  if (focus === 'bank') return ['bank', w.bank, view.frame.phase === 'bank' ? w.bankSub : ''];
  if (focus === 'magnates') return ['bottle', w.magnates, ''];
  if (focus === 'fair') return ['fair', w.fair, w.fairSub(view.fair_years.find((year) => year >= view.year) ?? view.years)];
  return ['vineyards', w.boardOf(nameOf(here, Number(focus.slice(5)))), ''];
}

export function Stage({ focus, onLook }: { focus: Focus; onLook: (focus: Focus) => void }): JSX.Element {
  const here = useHere();
  if (focus === 'quadrel') return <div class="stage"><Quadrel /><OrderOfPlay /></div>;
  const [glyph, title, sub] = titleOf(here, focus);
  return (
    <div class="stage">
      <section class={`enlarged panel ${focus}`}>
        <header>
          <Glyph name={glyph} size={20} class="act" /><h2 class="title">{title}</h2>
          <button type="button" class="back-button" onClick={() => onLook('quadrel')} aria-label={here.w.back}><Glyph name="quadrel" size={18} />{here.w.quadrel}</button>
          {sub && <p class="soft">{sub}</p>}
        </header>
        {focus === 'sales' && <Sales large />}
        {focus === 'exports' && <Exports large />}
        {focus === 'bank' && <Bank />}
        {focus === 'fair' && <LargeFair />}
        {focus === 'magnates' && <><Vintage /><MagnateCards /></>}
        {focus.startsWith('seat-') && <WholeBoard seat={Number(focus.slice(5))} />}
      </section>
      <OrderOfPlay />
    </div>
  );
}
