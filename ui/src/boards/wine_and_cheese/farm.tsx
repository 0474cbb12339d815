// A farmstead: whose it is, its sites and labels, its cellar, what it has sold.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Thing } from '../../table/place';
import { GOODS } from './amounts';
import { Cellar, Piles } from './cellar';
import { callOf, useBoard, useFarm } from './context';
import { Back, Icon } from './icons';
import { Sites } from './sites';

export function Farm({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const { view, me } = board;
  const mine = seat === me;
  return (
    <section class={`farm ${mine ? 'mine' : 'theirs'} seat-${seat} ${view.frame.seats[seat]!.asked ? 'asked' : ''}`} aria-label={callOf(board, seat)}>
      <Plate seat={seat} mine={mine} />
      <Sites seat={seat} mine={mine} />
      <Cellar seat={seat} mine={mine} />
      <Piles seat={seat} />
    </section>
  );
}

export function Plate({ seat, mine }: { seat: number; mine: boolean }): JSX.Element {
  const board = useBoard();
  const farm = useFarm(seat);
  const { w } = board;
  const who = callOf(board, seat);
  return (
    <div class="name-plate">
      <span class="whose"><SeatMark seat={seat} size={mine ? 26 : 15} /><b>{who}</b></span>
      {farm.order !== null && <Thing label={`${farm.out ? `${w.droppedOut}. ` : ''}${w.orderTip(farm.order)}`} class={`order ${farm.out ? 'dropped' : ''}`}>{farm.out ? w.droppedOut : w.order(farm.order)}</Thing>}
      {!mine && <TheirHand seat={seat} />}
      <Totals seat={seat} />
    </div>
  );
}

/** The cards in the other hand: backs by good, and those that everybody saw being taken. */
export function TheirHand({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const { w } = board;
  const { count, cards, hidden } = useFarm(seat).hand;
  const wines = cards.filter((card) => card.good === 'wine').length + hidden.wine;
  const known = cards.length > 0 ? ` ${w.known(cards.map((card) => card.name).join(', '))}` : '';
  const label = `${w.theirHand(callOf(board, seat), count)}. ${w.unseen(hidden.wine, hidden.cheese)}${known}`;
  return <Thing label={label} class="their-hand"><Back good="wine" />{wines}<Back good="cheese" />{count - wines}</Thing>;
}

/** Both totals as they stand; the lower one is marked, for it is the score. */
export function Totals({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const { score } = useFarm(seat);
  return (
    <Thing label={board.w.totals(callOf(board, seat), score.wine, score.cheese)} class="totals">
      {GOODS.map((good) => <span key={good} class={score.lower === good ? 'lower' : ''}><Icon id={`g-${good}`} n={14} />{score[good]}</span>)}
    </Thing>
  );
}
