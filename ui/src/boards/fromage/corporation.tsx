// Alone at the table: the Corporation's cheese track, its card, the cards it keeps and its score.

import type { JSX } from 'preact';
import { Thing } from '../../table/place';
import { useScene } from './context';
import { Pic } from './icons';
import { cheeseOf } from './kinds';
import { CheesePic } from './spot';

export function CorporationStrip(): JSX.Element | null {
  const { view, w } = useScene();
  const them = view.corporation;
  if (!them) return null;
  const won = view.regions.reduce((sum, region) => sum + (region.gets[1] ?? 0), 0);
  return (
    <section class="corporation" aria-label={`${them.name}, ${w.corporation(them.level)}`}>
      <Thing label={`${them.name}. ${them.rule}`} class="head"><i class="brandmark">C</i><span><b>{them.name}</b><small>{w.corporation(them.level)}</small></span></Thing>
      <div class="track" role="group" aria-label={w.track(them.placed, them.tokens, them.track)}>
        {them.numbers.map((points, n) => {
          const gone = n < them.placed;
          const now = n === them.placed - 1;
          const said = `${w.trackStep(n + 1, points)}${now ? `. ${w.track(them.placed, them.tokens, them.track)}` : ''}`;
          return <Thing key={n} label={said} class={`step ${gone ? 'gone' : ''} ${now ? 'now' : ''}`}>{gone ? points : <i class="brandmark">C</i>}</Thing>;
        })}
      </div>
      <Thing label={`${w.customersWon(won)}. ${w.cards(them.cards, them.cards * them.worth)}${them.orders.map((order) => `. ${order.name}${order.n > 1 ? ` × ${order.n}` : ''}`).join('')}`} class="keeps">
        <span><Pic name="customer" /><b>{won}</b></span><span><Pic name="order" /><b>{them.cards}</b></span>
      </Thing>
      {them.kind !== null && them.card !== null && <Thing label={w.drawn(them.card)} class="cardnow"><CheesePic {...cheeseOf(them.kind)} size="2.2em" /></Thing>}
      <Thing label={`${them.name}: ${w.pts(them.score)}`} class="sum"><b>{them.score}</b><small>{w.scoreNow}</small></Thing>
    </section>
  );
}
