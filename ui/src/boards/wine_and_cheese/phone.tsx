// The same table in four areas, each as wide as a phone.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Thing } from '../../table/place';
import type { BoardProps } from '../board';
import { GOODS } from './amounts';
import { Cellar, CellarBrief, Piles } from './cellar';
import { BoardContext, callOf, shown, useBoard, useFarm } from './context';
import { Plate, Totals } from './farm';
import { Houses, TurnOrder } from './houses';
import { Change, Icon, Ingredient, WholePlate } from './icons';
import { Plots } from './plots';
import { usePointing } from './pointing';
import { FreeOptions, Sites } from './sites';
import { Display, Hand } from './stock';
import { Track } from './track';
import type { View } from './view';
import { useWorkerNames } from './workers';

export const OWNERS: Record<string, string[]> = {
  plots: ['house', 'plot', 'housing', 'benches', 'calendar', 'order'],
  farm: ['site', 'label', 'cellar', 'closed', 'option'],
  cards: ['hand', 'display', 'deck'],
  money: ['indicator'],
};

export function PhoneArea(props: BoardProps<View> & { area: string }): JSX.Element {
  const Part = { plots: PlotsArea, farm: FarmArea, cards: CardsArea, money: MoneyArea }[props.area] ?? PlotsArea;
  return (
    <BoardContext.Provider value={shown(props, true)}>
      <div class={`wc pocket ${props.area}`}><Part /></div>
    </BoardContext.Provider>
  );
}

/** A farmstead's markers in one line. */
function Strip({ seat }: { seat: number }): JSX.Element {
  const board = useBoard();
  const { view, ghost, w } = board;
  const { markers } = useFarm(seat);
  return (
    <div class={`marker-row seat-${seat}`}>
      <span class="who"><SeatMark seat={seat} size={15} /><b>{callOf(board, seat)}</b></span>
      {view.ingredients.map(({ id, name }) => {
        const n = markers[id] ?? 0;
        return (
          <Thing key={id} label={w.site(name, n)} class="amount">
            <Ingredient id={id} n={20} /><b class={n === 0 ? 'none' : ''}>{n}</b>{ghost && <Change by={(ghost.seats[seat]!.markers[id] ?? 0) - n} />}
          </Thing>
        );
      })}
    </div>
  );
}

function PlotsArea(): JSX.Element {
  const { view, me } = useBoard();
  const pointing = usePointing();
  const names = useWorkerNames(view);
  return (
    <>
      <Strip seat={1 - me} />
      <TurnOrder />
      <Houses pointing={pointing} names={names} />
      <Plots pointing={pointing} names={names} />
      <Strip seat={me} />
      <CellarBrief seat={me} />
    </>
  );
}

function FarmArea(): JSX.Element {
  const board = useBoard();
  const { me, w, payload } = board;
  const other = 1 - me;
  const free = payload.choices.some((choice) => choice.place.startsWith('option/'));
  const options = <section class="gift" aria-label={w.free}><h3>{w.free}</h3><FreeOptions /></section>;
  return (
    <>
      {free && options}
      <section class={`farm mine seat-${me}`} aria-label={callOf(board, me)}>
        <Plate seat={me} mine />
        <Cellar seat={me} mine />
        <Sites seat={me} mine />
        <Piles seat={me} />
      </section>
      {!free && options}
      <section class={`farm theirs seat-${other}`} aria-label={callOf(board, other)}>
        <Plate seat={other} mine={false} />
        <Strip seat={other} />
        <Cellar seat={other} mine={false} />
        <Piles seat={other} />
      </section>
    </>
  );
}

function CardsArea(): JSX.Element {
  const { w, view, me } = useBoard();
  return (
    <>
      <h3>{w.hand} <small>{w.cardsIn(view.seats[me]!.hand.count)}</small></h3>
      <Strip seat={me} />
      <Hand />
      <h3>{w.display}</h3>
      <Display />
    </>
  );
}

function MoneyArea(): JSX.Element {
  const board = useBoard();
  const { view, me } = board;
  return (
    <>
      <Track />
      {[1 - me, me].map((seat) => (
        <div key={seat} class={`marker-row totals-row seat-${seat}`}>
          <span class="who"><SeatMark seat={seat} size={15} /><b>{callOf(board, seat)}</b></span>
          <Totals seat={seat} />
          <Piles seat={seat} />
        </div>
      ))}
      <section class="dishes" aria-label={board.w.dishes}>
        <h3>{board.w.dishes}</h3>
        {view.dishes.map((dish) => (
          <p key={dish.id}><WholePlate dish={dish.id} n={36} /><b>{dish.name}</b>{GOODS.map((good) => <span key={good}>+{dish[good]}<Icon id={`g-${good}`} n={18} /></span>)}</p>
        ))}
      </section>
    </>
  );
}
