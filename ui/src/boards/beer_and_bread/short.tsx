// An upgrade in a few signs; the whole sentence is in its tip.

import type { ComponentChildren, JSX } from 'preact';
import { GoodIcon, Ic, Token } from './pieces';
import type { Built, Upgrade } from './view';

const SIZE = 16;

function signs(of: Upgrade, amount: number): ComponentChildren {
  const token = of.resource ? <Token kind={of.resource} size={SIZE} /> : null;
  const good = of.good ? <GoodIcon good={of.good} size={SIZE} /> : null;
  switch (of.effect) {
    case 'redraw': return <Ic id="i-redraw" size={18} />;
    case 'drop-harvest': return <><Ic id="i-sickle" size={SIZE} /><Ic id="i-drop" size={SIZE} /></>;
    case 'last-draw': return <Ic id="i-drawn" size={18} />;
    case 'invert': return <Ic id="i-turned" size={18} />;
    case 'seed-collect': return <><Ic id="y-fruitful" size={SIZE} /><span>+{amount}</span>{token}</>;
    case 'from-supply': return <><Ic id="i-sack" size={SIZE} /><span>→</span>{token}</>;
    case 'harvest-more': return <><Ic id="i-sickle" size={SIZE} /><span>+{amount}</span>{token}</>;
    case 'echo': return <><span>{'\u2194'}</span><Ic id="i-sickle" size={SIZE} /><span>+{amount}</span>{token}</>;
    case 'water-units': return <><span>+{amount}</span><Ic id="i-bay" size={SIZE} /><Token kind="water" size={SIZE} /></>;
    case 'units': return <><span>+{amount}</span><Ic id="i-bay" size={SIZE} /></>;
    case 'room': return <><span>+{amount}</span>{good}</>;
    case 'spend':
    case 'spend-either': return <Swaps of={of} />;
    case 'clean-any': return <>{good}<span>→ +{amount}</span>{token}</>;
    case 'clean-only': return <><i class="only">{good}</i><span>→ +{amount}</span>{token}</>;
    case 'clean-both': return <><GoodIcon good="beer" size={SIZE} /><GoodIcon good="bread" size={SIZE} /><span>→ +{amount}</span>{token}</>;
    case 'score-band': return <><span>{of.band}</span><Ic id="i-coin" size={14} /><span>+{amount}</span></>;
    case 'score-pairs': return <><span>2</span>{good}<span>+{amount}</span><Ic id="i-coin" size={14} /></>;
    case 'score-upgrades': return <><Ic id="i-card" size={SIZE} /><span>&gt; +{amount}</span><Ic id="i-coin" size={14} /></>;
    case 'score-tokens': return <><Ic id="i-bay" size={SIZE} /><span>+{of.lead} &gt; +{amount}</span><Ic id="i-coin" size={14} /></>;
    case 'score-types': return <><span>3</span>{good}<span>+{amount}</span><Ic id="i-coin" size={14} /></>;
    default: return <span>{of.name}</span>;
  }
}

function Swaps({ of }: { of: Upgrade }): JSX.Element {
  const swaps = of.swaps ?? [];
  const from = swaps[0]?.[0];
  const same = swaps.every((each) => each[0] === from);
  if (same && from) {
    return (
      <>
        <span>{of.rate}</span><Token kind={from} size={SIZE} /><span>=</span>
        {swaps.map(([, to], i) => <>{i > 0 && <span>/</span>}<Token kind={to} size={SIZE} /></>)}
      </>
    );
  }
  return (
    <>
      {swaps.map(([first, to], i) => (
        <>{i > 0 && <span>,</span>}<span>{of.rate}</span><Token kind={first} size={15} /><span>=</span><Token kind={to} size={15} /></>
      ))}
    </>
  );
}

/** On a card: what it would bring once. */
export function Short({ of }: { of: Upgrade }): JSX.Element {
  return <span class="ut">{signs(of, of.amount ?? 1)}</span>;
}

/** Under a board: copies add up. */
export function ShortBuilt({ of, named }: { of: Built; named: boolean }): JSX.Element {
  return (
    <span class="ut sgn">
      {named && <span class="cname">{of.name}</span>}
      {signs(of, of.amount ?? 1)}
      {of.copies > 1 && <b class="times">×{of.copies}</b>}
    </span>
  );
}
