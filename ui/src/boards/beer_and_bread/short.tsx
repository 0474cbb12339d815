// An upgrade in a few signs; the whole sentence is in its tip.

import type { ComponentChildren, JSX } from 'preact';
import { SLOTS } from './amounts';
import { GoodIcon, Ic, T, Token } from './pieces';
import type { Built, EffectId, Upgrade, Village } from './view';

const SIZE = 16;
export type Density = 'named' | 'signs' | 'tight'; // how much of an upgrade a row of slots has room for

function signs(of: Upgrade, amount: number, tight: boolean): ComponentChildren {
  const token = of.resource ? <Token kind={of.resource} size={SIZE} /> : null;
  const good = of.good ? <GoodIcon good={of.good} size={SIZE} /> : null;
  const more = tight ? null : <T of={`+${amount}`} />;
  const then = tight ? null : <T of={`→ +${amount}`} />;
  const coins = tight ? <Ic id="i-coin" size={14} /> : <><T of={`+${amount}`} /><Ic id="i-coin" size={14} /></>;
  switch (of.effect) {
    case 'redraw': return <Ic id="i-redraw" size={18} />;
    case 'drop-harvest': return <><Ic id="i-sickle" size={SIZE} /><Ic id="i-drop" size={SIZE} /></>;
    case 'last-draw': return <Ic id="i-drawn" size={18} />;
    case 'invert': return <Ic id="i-turned" size={18} />;
    case 'seed-collect': return <><Ic id="y-fruitful" size={SIZE} />{more}{token}</>;
    case 'from-supply': return <><Ic id="i-sack" size={SIZE} />{!tight && <T of="→" />}{token}</>;
    case 'harvest-more': return <><Ic id="i-sickle" size={SIZE} />{more}{token}</>;
    case 'echo': return <><T of={'\u2194'} />{!tight && <Ic id="i-sickle" size={SIZE} />}{more}{token}</>;
    case 'water-units': return <><T of={`+${amount}`} />{!tight && <Ic id="i-bay" size={SIZE} />}<Token kind="water" size={SIZE} /></>;
    case 'units': return <><T of={`+${amount}`} /><Ic id="i-bay" size={SIZE} /></>;
    case 'room': return <><T of={`+${amount}`} />{good}</>;
    case 'spend':
    case 'spend-either': return <Swaps of={of} tight={tight} />;
    case 'clean-any': return <>{good}{then}{token}</>;
    case 'clean-only': return <><i class="only">{good}</i>{then}{token}</>;
    case 'clean-both': return <><GoodIcon good="beer" size={SIZE} /><GoodIcon good="bread" size={SIZE} />{then}{token}</>;
    case 'score-band': return <><T of={of.band ?? ''} />{coins}</>;
    case 'score-pairs': return <><T of="2" />{good}{coins}</>;
    case 'score-upgrades': return <><Ic id="i-card" size={SIZE} />{!tight && <T of=">" />}{coins}</>;
    case 'score-tokens': return <><Ic id="i-bay" size={SIZE} />{!tight && <T of={`+${of.lead} >`} />}{coins}</>;
    case 'score-types': return <><T of="3" />{good}{coins}</>;
  }
}

function Swaps({ of, tight }: { of: Upgrade; tight: boolean }): JSX.Element {
  const swaps = of.swaps ?? [];
  const from = swaps[0]?.[0];
  if (tight) {
    const givers = [...new Set(swaps.map((each) => each[0]))];
    return <><T of={of.rate ?? 1} />{givers.map((each) => <Token key={each} kind={each} size={SIZE} />)}<T of="=" /></>;
  }
  if (from && swaps.every((each) => each[0] === from)) {
    return (
      <>
        <T of={of.rate ?? 1} /><Token kind={from} size={SIZE} /><T of="=" />
        {swaps.map(([, to], i) => <>{i > 0 && <T of="/" />}<Token kind={to} size={SIZE} /></>)}
      </>
    );
  }
  return <>{swaps.map(([first, to], i) => <>{i > 0 && <T of="," />}<T of={of.rate ?? 1} /><Token kind={first} size={15} /><T of="=" /><Token kind={to} size={15} /></>)}</>;
}

/** On a card: what it would bring once. */
export function Short({ of }: { of: Upgrade }): JSX.Element {
  return <span class="ut">{signs(of, of.amount ?? 1, false)}</span>;
}

/** Under a board, beside others of its slot. */
export function ShortBuilt({ of, named, density }: { of: Built; named: boolean; density: Density }): JSX.Element {
  return (
    <span class="ut sgn">
      {named && density === 'named' && <span class="cname">{of.name}</span>}
      {signs(of, of.amount ?? 1, density === 'tight')}
      {of.copies > 1 && <T class="times" of={`×${of.copies}`} />}
    </span>
  );
}

// Rough widths in pixels: of signs, and of what a slot and a letter need besides.
const WIDTHS: Record<EffectId, number> = {
  redraw: 18, 'drop-harvest': 34, 'last-draw': 18, invert: 18, 'seed-collect': 53, 'from-supply': 50, 'harvest-more': 53, echo: 68, 'water-units': 54, units: 36,
  room: 36, spend: 78, 'spend-either': 112, 'clean-any': 68, 'clean-only': 68, 'clean-both': 87, 'score-band': 58, 'score-pairs': 58, 'score-upgrades': 62, 'score-tokens': 80, 'score-types': 58,
};
const ROOM = 1008;

/** How much the six slots of a village can show of what lies in them. */
export function densityOf(home: Village, names: string[]): Density {
  const room = (named: boolean) => SLOTS.reduce((all, slot, at) => {
    const built = home.upgrades[slot];
    const empty = built.length === 0 ? 7 * (names[at]?.length ?? 0) : 0;
    const name = named && built.length === 1 ? 7 * built[0]!.name.length : 0;
    return all + 38 + empty + name + built.reduce((sum, each) => sum + WIDTHS[each.effect] + 12 + (each.copies > 1 ? 20 : 0), 0);
  }, 0);
  return room(true) <= ROOM ? 'named' : room(false) <= ROOM ? 'signs' : 'tight';
}
