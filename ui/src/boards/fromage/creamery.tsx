// A creamery board: workers, pasture and milking parlours, fruit, structures, orders, cheese that is left.

import type { JSX } from 'preact';
import { Thing } from '../../table/place';
import { nameOf, pointsOf, useScene } from './context';
import { signed, useChange } from './effect';
import { WorkerPic } from './gather';
import { Pic } from './icons';
import { cheeseOf } from './kinds';
import { TokenG } from './pieces';
import { CheesePic, Figure, Shown, Spot } from './spot';
import { Structures } from './structures';
import type { Creamery as Own, Resource } from './view';

function Change({ what, seat }: { what: Resource; seat: number }): JSX.Element | null {
  const n = useChange(what, seat);
  return n === 0 ? null : <Figure class="change" n={signed(n)} />;
}

interface Part { seat: number; own: Own; mine: boolean }

export function Workers({ seat, own }: Part): JSX.Element {
  const { view, w } = useScene();
  return (
    <section class="workers">
      <h3>{w.workers}</h3>
      {own.workers.map((worker) => {
        const home = worker.where === 'home';
        const venue = view.venues[(own.side + worker.back) & 3]?.name ?? '';
        const said = `${worker.name}: ${home ? w.atHome : w.backAt(view.turn + worker.back, venue)}`;
        return (
          <Thing key={worker.type} label={said} tip={said} class={home ? 'hand home' : 'hand away'}>
            <WorkerPic seat={seat} type={worker.type} side={own.side} back={worker.back} turn={view.turn}
              piece={home ? `worker/${seat}/${worker.type}` : undefined} />
            <span><b>{w.typeName[worker.type]}</b><small>{home ? w.atHome : w.onTurn(view.turn + worker.back)}</small></span>
          </Thing>
        );
      })}
    </section>
  );
}

const COWS = [[6, 14], [34, 20], [12, 40], [40, 44], [24, 2]] as const;

export function Pasture({ seat, own, mine }: Part): JSX.Element {
  const { w } = useScene();
  const herd = own.stock.livestock;
  return (
    <section class="pasture">
      <h3>{w.pasture}</h3>
      <div class="row">
        <Spot mine={mine} seat={seat} id="discard/livestock" class="grazing" label={w.grazingTip(herd)}>
          <svg class="hill" viewBox="0 0 74 76" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path class="meadow" d="M1 12Q20 2 37 8T73 6V75H1z" /><path class="fence" d="M1 72h72M1 65h72M8 60v15M28 60v15M48 60v15M68 60v15" />
          </svg>
          <span class="herd">{COWS.slice(0, herd).map(([x, y]) => <span key={x} style={{ left: `${x + 6}%`, top: `${y}%` }}><Pic name="livestock" size="1.9em" /></span>)}</span>
          <span class="count"><b>{herd}</b><Change what="livestock" seat={seat} /></span>
        </Spot>
        {own.parlours.map((parlour, n) => (
          <Spot key={n} mine={mine} seat={seat} id={`parlour/${n}`} class={`parlour ${parlour.used ? 'used' : ''}`}
            label={`${w.parlour(parlour.cost, parlour.cheese)}${parlour.used ? `, ${w.used}` : ''}`}>
            {parlour.type && parlour.age ? <CheesePic type={parlour.type} age={parlour.age} size="2.7em" /> : <Figure class="anycheese" n={w.any} />}
            <span class="stalls">{Array.from({ length: parlour.cost }, (_, k) => <i key={k} class={parlour.used ? 'full' : k < herd ? 'could' : ''}>{parlour.used && <Pic name="livestock" size="1.2em" />}</i>)}</span>
            <Figure class="fee" n={parlour.used ? w.used : parlour.cost} />
          </Spot>
        ))}
      </div>
    </section>
  );
}

export function Basket({ seat, own, mine }: Part): JSX.Element {
  const { view, w } = useScene();
  const fruit = own.stock.fruit;
  return (
    <section class="basket">
      <h3>{w.basket}</h3>
      <Spot mine={mine} seat={seat} id="discard/fruit" class="crate" label={w.basketTip(fruit)}>
        <span class="heap">{Array.from({ length: Math.min(fruit, 4) }, (_, n) => <Pic key={n} name="fruit" size="2em" />)}</span>
        <svg class="weaving" viewBox="10 20 98 30" aria-hidden="true"><path class="wicker" d="M12 22h94l-9 23a3 3 0 0 1-3 2H24a3 3 0 0 1-3-2z" /><path class="weave" d="M16 30h86M19 38h80M32 22l4 25M48 22l3 25M64 22l1 25M86 22l-4 25" /></svg>
        <span class="count"><b>{fruit}</b><Change what="fruit" seat={seat} /></span>
      </Spot>
      <Thing label={w.fruitScore(own.fruited, own.jam)} class="product">
        <span><Pic name="fruited" /><b>{own.fruited}</b></span><i>×</i><span><Pic name="jam" /><b>{own.jam}</b></span><i>=</i><b>{pointsOf(view, seat, 'fruit')}</b>
      </Thing>
    </section>
  );
}

/** Nine kinds of orders: a row for each type, a column for each age. */
export function Orders({ seat, own, mine }: Part): JSX.Element {
  const { view, w } = useScene();
  const kinds = Array.from({ length: 9 }, (_, kind) => own.orders.find((order) => order.kind === kind) ?? { kind, name: '', n: 0 });
  return (
    <section class="orders">
      <h3>{w.orders}<Thing label={w.doneTip(own.filled, pointsOf(view, seat, 'orders'))} class="done"><Pic name="tick" size="1em" />{own.filled}</Thing></h3>
      <div class="grid">
        {kinds.map(({ kind, name, n }) => {
          const { type, age } = cheeseOf(kind);
          const said = w.order(name || `${w.typeName[type]}, ${w.ageName[age]}`, n);
          return (
            <Spot key={kind} mine={mine} seat={seat} id={`order/${kind}`} label={said} class={`order ${n === 0 ? 'none' : ''}`}>
              <CheesePic type={type} age={age} size="2.1em" />
              {n > 1 && <b class="times">{n}</b>}
            </Spot>
          );
        })}
      </div>
      {mine && <Thing at="deck" label={w.deckTip(view.deck, view.discards)} class="deck"><Shown><Pic name="order" size="1.3em" /> {w.deck} <b>{view.deck}</b></Shown></Thing>}
    </section>
  );
}

export function CheeseLeft({ seat, own }: Part): JSX.Element {
  const { w } = useScene();
  return (
    <section class="left">
      <h3>{w.cheese}<span><b>{own.tokens}</b></span></h3>
      <Thing label={w.cheeseTip(own.tokens)} class="tokens">
        <svg viewBox="0 0 64 108" aria-hidden="true">
          {Array.from({ length: 15 }, (_, n) => {
            const [x, y] = [11 + 21 * (n % 3), 11 + 21.3 * Math.floor(n / 3)];
            return n < own.tokens ? <TokenG key={n} x={x} y={y} r={9.4} seat={seat} /> : <circle key={n} cx={x} cy={y} r="8.6" class="spent" />;
          })}
        </svg>
      </Thing>
    </section>
  );
}

/** The strip at the bottom: my creamery, or another's to look at. */
export function Creamery({ seat }: { seat: number }): JSX.Element {
  const scene = useScene();
  const { view, me, visited, w } = scene;
  const own = view.seats[seat]!;
  const mine = seat === me;
  const part = { seat, own, mine };
  return (
    <div class={`creamery ${mine ? 'mine' : 'other'} seat-${seat}`} role="group" aria-label={w.seesCreamery(nameOf(scene, seat))}>
      {!mine && (
        <button type="button" class="mineagain" onClick={() => { visited.value = -1; }}>
          <Pic name="back" size="1.3em" /><b>{nameOf(scene, seat)}</b><small>{w.backToMine}</small>
        </button>
      )}
      <Workers {...part} /><Pasture {...part} /><Basket {...part} /><Structures {...part} /><Orders {...part} /><CheeseLeft {...part} />
    </div>
  );
}
