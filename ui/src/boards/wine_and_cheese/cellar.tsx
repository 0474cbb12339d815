// A cellar: slots in which cards age, one of them closed at first, and the piles of what was sold.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { GOODS } from './amounts';
import { cardLabel, cardTip, Small, slotWords } from './cards';
import { callOf, goodName, useBoard, useFarm, useMention } from './context';
import { Back, Change, Coin, Icon } from './icons';
import type { Card, Slot } from './view';

export function Cellar({ seat, mine }: { seat: number; mine: boolean }): JSX.Element {
  const { cellar } = useFarm(seat);
  return (
    <div class="cellar" style={{ '--open': cellar.filter((slot) => !mine || !slot.closed).length }}>
      {cellar.map((slot) => (mine ? <MySlot key={slot.slot} seat={seat} slot={slot} /> : <TheirSlot key={slot.slot} seat={seat} slot={slot} />))}
    </div>
  );
}

function classes(slot: Slot, more = ''): string {
  const card = slot.card;
  return card ? `slot mini ${card.good} ${slot.finished ? 'finished' : ''} ${more}` : `slot empty ${more}`;
}

function MySlot({ seat, slot }: { seat: number; slot: Slot }): JSX.Element {
  const board = useBoard();
  const { w, view, ghost } = board;
  const id = `cellar/${seat}/${slot.slot}`;
  if (slot.closed) return <ClosedSlot seat={seat} slot={slot} id={id} />;
  const after = ghost?.seats[seat]?.cellar[slot.slot];
  if (!slot.card) {
    const coming = after?.card;
    return (
      <Place id={id} label={w.slotEmpty(slot.slot + 1)} tip={w.slotTip} class={classes(slot, coming ? 'coming' : '')}>
        {coming ? <><Icon id={`g-${coming.good}`} n={26} /><span>{coming.name}</span></> : <span>{w.emptySlot}</span>}
      </Place>
    );
  }
  const chosen = view.under_way.slot === slot.slot && view.frame.seats[seat]!.asked;
  const stays = after?.card?.card === slot.card.card;
  const label = `${w.slot(slot.slot + 1)}: ${cardLabel(board, slot.card)}. ${slotWords(board, slot)}`;
  return (
    <Place id={id} label={label} tip={cardTip(board, slot.card, slot)} piece={`card/${slot.card.card}`}
      class={classes(slot, `${chosen ? 'chosen' : ''} ${ghost && !stays ? 'going' : ''} ${slot.acted ? 'acted' : ''}`)}>
      <Small card={slot.card} slot={slot} dish={board.phone ? 40 : 50} change={stays ? (after!.markers ?? 0) - (slot.markers ?? 0) : 0} />
    </Place>
  );
}

/** The closed slot and the three ways to open it, each one click. */
function ClosedSlot({ seat, slot, id }: { seat: number; slot: Slot; id: string }): JSX.Element {
  const board = useBoard();
  const { w } = board;
  const price = useFarm(seat).closed ?? { markers: 0, steps: 0 };
  return (
    <div class="slot closed" role="group" aria-label={`${w.slot(slot.slot + 1)}: ${w.closed}`}>
      <Place id={id} label={`${w.slot(slot.slot + 1)}: ${w.closed}`} tip={w.closedTip} class="lock"><Icon id="u-lock" n={20} /><b>{w.closed}</b></Place>
      <Place id={`closed/${seat}/markers`} label={w.payMarkersLong(price.markers)} tip={w.payMarkersLong(price.markers)} class="price">
        {w.payMarkers(price.markers)}<Icon id="i-mark" n={14} />
      </Place>
      {GOODS.map((good) => (
        <Place key={good} id={`closed/${seat}/${good}`} label={w.stepsBackLong(price.steps, goodName(board, good))}
          tip={w.stepsBackLong(price.steps, goodName(board, good))} class="price">
          {w.stepsBack(price.steps)}<Icon id={`g-${good}`} n={15} />
        </Place>
      ))}
    </div>
  );
}

function TheirSlot({ seat, slot }: { seat: number; slot: Slot }): JSX.Element {
  const board = useBoard();
  const { w } = board;
  const id = `cellar/${seat}/${slot.slot}`;
  const last = useFarm(seat).cellar.length - 1;
  const opened = slot.slot === last ? ['markers', ...GOODS].map((way) => `closed/${seat}/${way}`) : [];
  const mention = useMention(slot.card ? `hand/${slot.card.card}` : '', ...opened); // a card that was just produced lies here now
  const who = callOf(board, seat);
  if (slot.closed) {
    return <Thing label={`${who}, ${w.slot(slot.slot + 1)}: ${w.closed}`} tip={w.closedTip} at={id} class={`slot closed ${mention}`}><Icon id="u-lock" n={22} /><b>{w.closed}</b></Thing>;
  }
  if (!slot.card) return <Thing label={`${who}, ${w.slotEmpty(slot.slot + 1)}`} tip={w.slotTip} at={id} class={`slot empty ${mention}`}><span>{w.emptySlot}</span></Thing>;
  return (
    <Thing label={`${who}, ${w.slot(slot.slot + 1)}: ${cardLabel(board, slot.card)}. ${slotWords(board, slot)}`} tip={cardTip(board, slot.card, slot)}
      at={id} piece={`card/${slot.card.card}`} class={classes(slot, mention)}>
      <Small card={slot.card} slot={slot} />
    </Thing>
  );
}

/** A cellar in one line, where there is no room for its cards. */
export function CellarBrief({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const { cellar } = useFarm(seat);
  const { w } = board;
  return (
    <div class="cellar-brief">
      {cellar.map((slot) => {
        if (slot.closed) return <Thing key={slot.slot} label={`${w.slot(slot.slot + 1)}: ${w.closed}`} tip={w.closedTip} class="shut"><Icon id="u-lock" n={18} /></Thing>;
        if (!slot.card) return <Thing key={slot.slot} label={w.slotEmpty(slot.slot + 1)} class="bare">{w.emptyRow}</Thing>;
        return (
          <Thing key={slot.slot} label={`${w.slot(slot.slot + 1)}: ${slot.card.name}. ${slotWords(board, slot)}`} tip={cardTip(board, slot.card, slot)} class={slot.finished ? 'ready' : ''}>
            <Icon id={`g-${slot.card.good}`} n={18} />
            {slot.finished ? <Icon id="u-tick" n={14} /> : <>{slot.overripe_next && <Icon id="u-warn" n={15} />}<b>{slot.markers}</b><Icon id="i-mark" n={12} /></>}
          </Thing>
        );
      })}
    </div>
  );
}

/** Sold cards lie face down: gold if they were finished, silver if not. */
export function Piles({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const farm = useFarm(seat);
  const { w, ghost } = board;
  const after = ghost?.seats[seat];
  return (
    <div class="piles">
      {(['gold', 'silver'] as const).map((kind) => {
        const sum = worth(farm[kind], kind);
        const label = (kind === 'gold' ? w.soldGold : w.soldSilver)(farm[kind].length, sum);
        return (
          <Thing key={kind} label={`${callOf(board, seat)}. ${label}`} tip={pileTip(label, farm[kind], kind, w.nothingSold)} class={`pile ${kind}`}>
            {farm[kind].length > 0 && <span class="stack">{farm[kind].slice(-3).map((card, i) => <Back key={card.card} good={card.good} i={i} />)}</span>}
            <Coin kind={kind} value={sum} n={kind === 'gold' ? 26 : 24} />
            {after && <Change by={worth(after[kind], kind) - sum} />}
          </Thing>
        );
      })}
      <Thing label={`${callOf(board, seat)}. ${w.pairsTip(farm.pairs)}`} tip={w.pairsTip(farm.pairs)} class="pairs">
        <Icon id="b-plate" n={15} />{w.pairs}<b>{farm.pairs}</b>{after && <Change by={after.pairs - farm.pairs} />}
      </Thing>
    </div>
  );
}

function worth(cards: Card[], kind: 'gold' | 'silver'): number {
  return cards.reduce((sum, card) => sum + card[kind], 0);
}

function pileTip(title: string, cards: Card[], kind: 'gold' | 'silver', nothing: string) {
  return () => (
    <div class="wc pile-tip">
      <b>{title}</b>
      {cards.length === 0 && <p>{nothing}</p>}
      {cards.map((card) => <p key={card.card}><Icon id={`g-${card.good}`} n={16} />{card.name}<Coin kind={kind} value={card[kind]} n={20} /></p>)}
    </div>
  );
}
