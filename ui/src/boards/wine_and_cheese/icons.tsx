// Our drawings. They lie once in the page as symbols and are used wherever the board needs them.

import type { JSX } from 'preact';
import goods from './drawings/goods.svg';
import ingredients from './drawings/ingredients.svg';
import pictures from './drawings/pictures.svg';
import plots from './drawings/plots.svg';
import signs from './drawings/signs.svg';
import workers from './drawings/workers.svg';
import type { Good, Option as OptionId, SpecialAction } from './view';

if (!document.getElementById('wc-sprite')) {
  const sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.id = 'wc-sprite';
  sprite.setAttribute('class', 'wc-sprite');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.innerHTML = goods + ingredients + pictures + plots + signs + workers; // our own static drawings
  document.body.append(sprite);
}

const has = (id: string): boolean => document.getElementById(`wc-${id}`) !== null;

/** A drawing of n by m board units. */
export function Icon({ id, n = 18, m = n, class: name = '' }: { id: string; n?: number; m?: number; class?: string }): JSX.Element {
  return (
    <svg class={`i ${name}`} style={{ '--n': n, '--m': m }} aria-hidden="true">
      <use href={`#wc-${id}`} width="100%" height="100%" />
    </svg>
  );
}

export function Ingredient({ id, n = 18 }: { id: string; n?: number }): JSX.Element {
  return <Icon id={has(`i-${id}`) ? `i-${id}` : 'i-any'} n={n} />;
}

/** Half a plate: the cheese keeps the left half of a dish, the wine the right. */
export function Plate({ dish, good, n }: { dish: string; good: Good; n: number }): JSX.Element {
  const drawn: Record<string, string> = { 'walnut-salad': 'd-leaf', 'farm-fondue': 'd-pot', 'pear-board': 'd-pear', 'onion-tart': 'd-tart' };
  return (
    <svg class={`i plate ${good}`} style={{ '--n': n / 2, '--m': n }} viewBox={good === 'cheese' ? '0 0 24 48' : '24 0 24 48'} aria-hidden="true">
      <use href={`#wc-${drawn[dish] ?? 'd-pot'}`} width="48" height="48" />
    </svg>
  );
}

export function WholePlate({ dish, n }: { dish: string; n: number }): JSX.Element {
  return <span class="whole"><Plate dish={dish} good="cheese" n={n} /><Plate dish={dish} good="wine" n={n} /></span>;
}

const actions: Record<SpecialAction, string> = {
  starter: 'a-start', wash: 'a-wash', 'wash-gourmet': 'a-wash', distil: 'a-still', 'distil-gourmet': 'a-still', helper: 'a-help', market: 'a-market',
};

/** A special action; the fine ones, which look at gourmet cards, have a small plate beside them. */
export function Action({ id, n }: { id: SpecialAction; n: number }): JSX.Element {
  return (
    <span class="action">
      <Icon id={actions[id]} n={n} />
      {id.endsWith('gourmet') && <Icon id="b-plate" n={n * 0.55} class="fine" />}
    </span>
  );
}

const options: Record<OptionId, string> = {
  'wine-step': 'o-ws', 'cheese-step': 'o-cs', 'wine-card': 'o-wc', 'cheese-card': 'o-cc',
  'hurry-wine': 'o-wh', 'hurry-cheese': 'o-ch', 'slow-wine': 'o-wl', 'slow-cheese': 'o-cl',
};

export function Option({ id, n = 24 }: { id: OptionId; n?: number }): JSX.Element {
  return <Icon id={options[id]} n={n} m={(n * 24) / 28} />;
}

/** Workers differ in colour and shape; out on the plots they wear their bench as a hat. */
export function Worker({ colour, n = 36, hat = false, class: name = '' }: { colour: string; n?: number; hat?: boolean; class?: string }): JSX.Element {
  return (
    <svg class={`i worker ${name}`} style={{ '--n': (n * 28) / 36, '--m': n }} viewBox="0 0 28 36" aria-hidden="true">
      <use href={`#wc-w-${has(`w-${colour}`) ? colour : 'blue'}`} width="28" height="36" />
      {hat && <use href="#wc-w-hat" width="28" height="36" />}
    </svg>
  );
}

export function Coin({ kind, value, n = 20 }: { kind: 'gold' | 'silver'; value: number; n?: number }): JSX.Element {
  return <b class={`coin ${kind}`} style={{ '--n': n }}>{value}</b>;
}

export function Back({ good, i = 0 }: { good: Good; i?: number }): JSX.Element {
  return <i class={`back ${good}`} style={{ '--i': i }} />;
}

/** A figure that a move would add or take away. */
export function Change({ by }: { by: number }): JSX.Element | null {
  return by === 0 ? null : <span class={`change ${by > 0 ? 'more' : 'less'}`} aria-hidden="true">{by > 0 ? `+${by}` : `−${-by}`}</span>;
}
