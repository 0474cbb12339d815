// Between the villages: the deck with its row of backs, the discard pile, the exchange cards.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { useTable } from '../../table/model';
import { Back, CardsTip, CardTip, Front, told } from './card';
import { at, GoodIcon, Ic } from './pieces';
import type { Scene } from './scene';
import type { Good } from './view';

const SHOWN = 6;

function names(scene: Scene, backs: Good[]): string {
  return backs.length ? backs.map((good) => (good === 'beer' ? scene.words.beer : scene.words.bread)).join(', ') : scene.words.nothing;
}

export function Deck({ scene, class: name = '' }: { scene: Scene; class?: string }): JSX.Element {
  const { deck } = scene.view;
  const words = scene.words;
  const beers = deck.backs.filter((each) => each === 'beer').length;
  const label = words.deckLabel(deck.count, names(scene, deck.backs.slice(0, SHOWN)));
  return (
    <Thing class={`deck ${name}`} at="deck" label={label} tip={words.deckTip(deck.count, beers, deck.count - beers, names(scene, deck.backs))}>
      <span class="tagl">{words.deck} {deck.count}</span>
      <span class="stack">
        {deck.count === 0 && <span class="spot" style={at(0, 0, 60, 90)} />}
        {deck.backs.slice(0, 5).reverse().map((good, i, all) => {
          const depth = all.length - 1 - i;
          return <span key={depth} class="at" style={at(8 - depth * 2, depth * 2)}><Back good={good} w={60} h={90} /></span>;
        })}
      </span>
    </Thing>
  );
}

/** The backs that come next: everybody may look at them. */
export function NextBacks({ scene, n = SHOWN }: { scene: Scene; n?: number }): JSX.Element {
  const backs = scene.view.deck.backs.slice(0, n);
  const words = scene.words;
  return (
    <Thing class="nextbacks" label={words.deckLabel(scene.view.deck.count, names(scene, backs))}>
      {backs.map((good, i) => <span key={i} class={`nb ${good}`}><GoodIcon good={good} size={13} /></span>)}
    </Thing>
  );
}

export function Discard({ scene, class: name = '' }: { scene: Scene; class?: string }): JSX.Element {
  const { discard } = scene.view;
  const words = scene.words;
  const label = words.discardLabel(discard.count);
  return (
    <Thing class={`discard ${name}`} label={label} tip={discard.count ? () => <CardsTip view={scene.view} title={label} cards={discard.cards} words={words} /> : label}>
      <span class="tagl">{words.discard} {discard.count}</span>
      <span class="heap">
        {discard.count === 0 ? <span class="spot" style={at(0, 0, 52, 78)} />
          : [0, 1, 2].slice(0, discard.count).map((i) => <span key={i} class={`leaf l${i}`}><span class="sl" /></span>)}
      </span>
    </Thing>
  );
}

export function Exchange({ scene, small = true }: { scene: Scene; small?: boolean }): JSX.Element {
  const table = useTable();
  const words = scene.words;
  const some = scene.view.exchange.some((each) => each.card);
  const can = scene.view.exchange.some((each) => table.choices.value.has(`exchange/${each.space}`));
  return (
    <div class="exchange" role="group" aria-label={words.exchangeCards}>
      <span class="tagl"><Ic id="i-swap" size={14} />{can ? words.exchangeSwap : some ? words.exchangeCards : words.exchangeLater}</span>
      <div class="three">
        {scene.view.exchange.map(({ space, card }) => (card
          ? (
            <Place key={space} id={`exchange/${space}`} class="cardplace" piece={`card/${card.card}`} label={told(scene.view, card, words)}
              tip={() => <CardTip view={scene.view} card={card} words={words} more={words.exchangeTip} />}>
              <Front card={card} small={small} />
            </Place>
          )
          : (
            <Place key={space} id={`exchange/${space}`} class="cardplace empty" label={words.exchangeSpace(space + 1)} tip={words.exchangeTip}>
              <span class={`card none ${small ? 'mini' : ''}`} aria-hidden="true"><Ic id="i-swap" size={22} /></span>
            </Place>
          )))}
      </div>
    </div>
  );
}
