// Cards: fronts with their three sections, backs, strips of a harvest column, and the enlarged card of a tip.

import type { ComponentChildren, JSX } from 'preact';
import { kinds, nameOf, type Amounts } from './amounts';
import { Coin, Counted, Discs, GoodIcon, Ic, T, u } from './pieces';
import { Short } from './short';
import type { Card, Good, View } from './view';
import type { Words } from './words';

/** A card's front: harvest on top, recipe and value on the slate, the upgrade below. */
export function Front({ card, small = false, children }: { card: Card; small?: boolean; children?: ComponentChildren }): JSX.Element {
  const many = kinds(card.recipe).length > 3; // closer together, so that the coin hides none of them
  return (
    <span class={`card ${card.good} ${small ? 'mini' : ''}`} aria-hidden="true">
      <span class="hv">
        <GoodIcon good={card.good} size={small ? 16 : 20} />
        <span class="hts"><Discs of={card.harvest} size={small ? 17 : 22} /></span>
      </span>
      <span class="sl">
        {!small && <span class={`cn ${card.name.length > 16 ? 'long two' : card.name.length > 13 ? 'long' : ''}`}>{card.name}</span>}
        <span class={`rc ${many ? 'many' : ''}`}><Counted of={card.recipe} size={many ? (small ? 14 : 19) : small ? 17 : 21} /></span>
        <Coin value={card.value} size={small ? 25 : 34} />
      </span>
      <span class="up">
        {small ? !card.upgrade.swaps && <span class="ui"><Ic id={`u-${card.upgrade.slot}`} size={14} /></span>
          : <span class="un"><Ic id={`u-${card.upgrade.slot}`} size={15} /><T of={card.upgrade.name} /></span>}
        <Short of={card.upgrade} />
      </span>
      {children}
    </span>
  );
}

interface BackProps {
  good: Good;
  w: number;
  h: number;
  piece?: string;
  known?: number; // its value, where the viewer knows it
}

/** A card's back: beer and bread differ by pattern, picture and colour. */
export function Back({ good, w, h, piece, known }: BackProps): JSX.Element {
  const middle = Math.min(w, h) * 0.5;
  const coin = Math.min(30, w * 0.84);
  return (
    <span class={`back ${good}`} style={{ width: u(w), height: u(h) }} data-piece={piece} aria-hidden="true">
      <svg viewBox={`0 0 ${w} ${h}`}>
        <rect class="bk" x=".5" y=".5" width={w - 1} height={h - 1} rx={Math.min(6, w * 0.12)} />
        {w > 24 && <rect x="4" y="4" width={w - 8} height={h - 8} rx="3" fill={`url(#bb-p-${good})`} />}
        <circle class="bg" cx={w / 2} cy={h / 2} r={middle * 0.62} />
        {known === undefined && <use href={`#bb-i-${good}`} x={w / 2 - middle / 2} y={h / 2 - middle / 2} width={middle} height={middle} />}
      </svg>
      {known !== undefined && <span class="kc" style={{ width: u(coin), height: u(coin), fontSize: `max(12px, ${u(coin * 0.62)})` }}><T of={known} /></span>}
    </span>
  );
}

/** A harvested card: only its harvest section looks out of the column. */
export function Strip({ card, size, class: name = '' }: { card: Card; size: number; class?: string }): JSX.Element {
  return (
    <span class={`hstrip ${card.good} ${name}`} style={{ height: u(size) }} data-piece={name ? undefined : `card/${card.card}`} aria-hidden="true">
      <GoodIcon good={card.good} size={Math.min(15, size - 3)} />
      <span class="tks"><Discs of={card.harvest} size={Math.min(19, size - 3)} /></span>
    </span>
  );
}

/** A card in one line: what it is worth to its holder at a glance. */
export function Line({ card }: { card: Card }): JSX.Element {
  return (
    <span class={`cline ${card.good}`} aria-hidden="true">
      <GoodIcon good={card.good} size={18} />
      <span class="nh"><T of={card.name} /><span class="tks"><Discs of={card.harvest} size={16} /></span></span>
      <span class="rcs"><Counted of={card.recipe} size={15} /></span>
      <Coin value={card.value} size={22} />
    </span>
  );
}

/** Tokens in words: 2 wheat, 1 rye. */
export function listed(view: View, amounts: Amounts, words: Words): string {
  const parts = kinds(amounts).map(([kind, n]) => `${n} ${nameOf(view, kind)}`);
  return parts.length ? parts.join(', ') : words.nothing;
}

/** A whole card in one sentence, for those who listen. */
export function told(view: View, card: Card, words: Words): string {
  return words.card({
    name: card.name,
    good: card.band_name,
    harvest: listed(view, card.harvest, words),
    recipe: listed(view, card.recipe, words),
    value: card.value,
    upgrade: `${card.upgrade.name} (${card.upgrade.slot_name}): ${card.upgrade.text}`,
  });
}

/** The enlarged card of a tip, with its upgrade in full. */
export function CardTip({ view, card, words, more }: { view: View; card: Card; words: Words; more?: string }): JSX.Element {
  return (
    <div class="bb bb-tip">
      <Front card={card} />
      <div>
        <b class="title">{card.name}</b>
        <p class="soft">{card.band_name}, {words.coins(card.value)}</p>
        <p><b>{words.harvest}:</b> {listed(view, card.harvest, words)}</p>
        <p><b>{words.recipe}:</b> {listed(view, card.recipe, words)}</p>
        <p><b>{card.upgrade.name}</b> <span class="soft">({card.upgrade.slot_name})</span>: {card.upgrade.text}</p>
        {more && <p class="more">{more}</p>}
      </div>
    </div>
  );
}

/** Several cards side by side in one tip: a column, a pile, what is remembered of a hand. */
export function CardsTip({ view, title, cards, words, note }: { view: View; title: string; cards: Card[]; words: Words; note?: string }): JSX.Element {
  return (
    <div class="bb bb-tip many">
      <b class="title">{title}</b>
      {note && <p class="soft">{note}</p>}
      {cards.length > 6
        ? <ul class="cardlist">{cards.map((card) => <li key={card.card}><GoodIcon good={card.good} size={16} /><b>{card.value}</b> {card.name}</li>)}</ul>
        : <div class="row">{cards.map((card) => <figure key={card.card}><Front card={card} small /><figcaption>{card.name}</figcaption></figure>)}</div>}
      <p class="hidden">{cards.map((card) => told(view, card, words)).join(' ')}</p>
    </div>
  );
}
