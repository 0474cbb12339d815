// My hand: whole cards, the chosen one raised.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { GOODS } from './amounts';
import { Back, CardTip, Front, told } from './card';
import { Ic, Tick } from './pieces';
import { called, village, type Scene } from './scene';
import type { Card } from './view';

/** Who has turned a card upside down for itself: its seat, or -1. */
export function turnedBy(scene: Scene, card: Card): number {
  return scene.view.seats.findIndex((each) => each.inverted?.card === card.card);
}

export function Hand({ scene }: { scene: Scene }): JSX.Element {
  const { hand } = village(scene, scene.me);
  const words = scene.words;
  return (
    <div class={`hand n${Math.min(7, hand.count)}`} role="group" aria-label={words.hand}>
      {hand.cards.map((card) => {
        const chosen = scene.view.chosen?.card === card.card;
        const turned = turnedBy(scene, card);
        const more = turned < 0 ? '' : words.turned(called(scene, turned));
        return (
          <Place key={card.card} id={`hand/${card.card}`} class={`cardplace ${chosen ? 'chosen' : ''} ${card.playable ? '' : 'shut'}`} piece={`card/${card.card}`}
            label={`${told(scene.view, card, words)} ${more}`} tip={() => <CardTip view={scene.view} card={card} words={words} more={more} />}>
            <Front card={card}>
              {turned >= 0 && <span class="ribbon"><Ic id="i-turned" size={14} />{words.turnedShort(called(scene, turned))}</span>}
            </Front>
            {chosen && <Tick />}
          </Place>
        );
      })}
      {GOODS.flatMap((good) => Array.from({ length: hand.hidden[good] }, (_, i) => (
        <Thing key={`${good}${i}`} class="cardplace" label={good === 'beer' ? words.beer : words.bread}><Back good={good} w={124} h={186} /></Thing>
      )))}
    </div>
  );
}
