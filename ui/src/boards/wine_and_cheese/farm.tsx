// A farmstead: whose it is, its sites and labels, its cellar, what it has sold.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Thing } from '../../table/place';
import { Cellar, Piles } from './cellar';
import { callOf, useBoard } from './context';
import { Back, Icon } from './icons';
import { Sites } from './sites';
import { GOODS, type Farm as FarmView } from './view';

export function Farm({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const { view, me } = board;
  const farm = view.seats[seat]!;
  const mine = seat === me;
  return (
    <section class={`farm ${mine ? 'mine' : 'theirs'} seat-${seat} ${farm.asked ? 'asked' : ''}`} aria-label={callOf(board, seat)}>
      <Plate farm={farm} mine={mine} />
      <Sites farm={farm} mine={mine} />
      <Cellar farm={farm} mine={mine} />
      <Piles farm={farm} />
    </section>
  );
}

export function Plate({ farm, mine }: { farm: FarmView; mine: boolean }): JSX.Element {
  const board = useBoard();
  const { w } = board;
  const who = callOf(board, farm.seat);
  return (
    <div class="name-plate">
      <span class="whose"><SeatMark seat={farm.seat} size={mine ? 26 : 15} /><b>{who}</b></span>
      {farm.order !== null && <Thing label={`${farm.out ? `${w.droppedOut}. ` : ''}${w.orderTip(farm.order)}`} class={`order ${farm.out ? 'dropped' : ''}`}>{farm.out ? w.droppedOut : w.order(farm.order)}</Thing>}
      {!mine && <TheirHand farm={farm} />}
      <Totals farm={farm} />
    </div>
  );
}

/** The cards in the other hand: backs by good, and those that everybody saw being taken. */
export function TheirHand({ farm }: { farm: FarmView }): JSX.Element {
  const board = useBoard();
  const { w } = board;
  const { count, cards, hidden } = farm.hand;
  const wines = cards.filter((card) => card.good === 'wine').length + hidden.wine;
  const known = cards.length > 0 ? ` ${w.known(cards.map((card) => card.name).join(', '))}` : '';
  const label = `${w.theirHand(callOf(board, farm.seat), count)}. ${w.unseen(hidden.wine, hidden.cheese)}${known}`;
  return <Thing label={label} class="their-hand"><Back good="wine" />{wines}<Back good="cheese" />{count - wines}</Thing>;
}

/** Both totals as they stand; the lower one is marked, for it is the score. */
export function Totals({ farm }: { farm: FarmView }): JSX.Element {
  const board = useBoard();
  const { score } = farm;
  return (
    <Thing label={board.w.totals(callOf(board, farm.seat), score.wine, score.cheese)} class="totals">
      {GOODS.map((good) => <span key={good} class={score.lower === good ? 'lower' : ''}><Icon id={`g-${good}`} n={14} />{score[good]}</span>)}
    </Thing>
  );
}
