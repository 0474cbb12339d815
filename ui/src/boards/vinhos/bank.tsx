// The bank: one track of accounts with what they are worth at the end, and the investments.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import { Coin } from './bits';
import { mine, namesOf, seatsWith, sentence, signed, useHere } from './here';

export function Bank(): JSX.Element {
  const here = useHere();
  const { view, w, ghost, me } = here;
  const account = mine(here).account;
  const then = ghost?.seats[me]?.account;
  const next = Math.min(view.investments.at(-1)!.interest, mine(here).investment + 1);
  return (
    <div class="bank-board" role="group" aria-label={w.bank}>
      <div class="account">
        {view.account_points.map((points, n) => {
          const who = seatsWith(view, (each) => each.account === n);
          const label = sentence(w.accountSpace(n, points), who.length > 0 && w.accountHere(namesOf(here, who)), n === 0 && w.accountZero);
          const section = new Set(view.account_points.slice(0, n + 1)).size - 1;
          return (
            <Place id={`account/${n}`} label={label} tip={label} class={`money s${section} ${n === account ? 'here' : ''} ${then === n && then !== account ? 'chosen' : ''}`}>
              <span class="money-n">{n}</span>
              {points !== view.account_points[n - 1] && <small class="money-vp">{points} {w.vp}</small>}
              <span class="money-seats">{who.map((seat) => <span data-piece={`account/${seat}`}><SeatMark seat={seat} size={13} /></span>)}</span>
            </Place>
          );
        })}
      </div>
      <h3 class="title">{w.investment}</h3>
      <div class="investments">
        {view.investments.map(({ interest, cost, returns }) => {
          const who = seatsWith(view, (each) => each.investment === interest);
          const label = sentence(w.interestSpace(signed(interest)), cost !== null && w.costs(cost), returns !== null && w.returns(returns), who.length > 0 && w.accountHere(namesOf(here, who)));
          const inside = (price: number | null) => <><span class="interest"><b>{signed(interest)}</b>{price !== null && <Coin n={price} small />}</span><span class="money-seats">{who.map((seat) => <span data-piece={`investment/${seat}`}><SeatMark seat={seat} size={13} /></span>)}</span></>;
          const price = view.investments.find((each) => each.interest === interest - 1)?.cost ?? null;
          return interest === next && price !== null
            ? <Place id={`investment/${interest}`} label={label} tip={label} class="invest">{inside(price)}</Place>
            : <Thing label={label} tip={label} class="invest">{inside(null)}</Thing>;
        })}
      </div>
    </div>
  );
}
