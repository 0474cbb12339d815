// Cards that are not in a cellar: the display with its decks, and the hand.

import type { JSX } from 'preact';
import { Place } from '../../table/place';
import { GOODS } from './amounts';
import { cardLabel, cardTip, Large, Small } from './cards';
import { goodName, useBoard } from './context';
import { Back } from './icons';
import { FreeOptions } from './sites';

export function Display(): JSX.Element {
  const board = useBoard();
  const { view, w, phone } = board;
  return (
    <div class="display" role="group" aria-label={w.display}>
      {GOODS.map((good) => (
        <div key={good} class="display-column">
          <Place id={`deck/${good}`} label={w.deck(goodName(board, good), view.decks[good])} tip={`${w.deck(goodName(board, good), view.decks[good])}. ${w.deckTip}`} class={`deck ${good}`}>
            <Back good={good} /><b>{goodName(board, good)}</b><span>{view.decks[good]}</span>
          </Place>
          {view.display[good].map(({ place, card }) => (card
            ? <Place key={place} id={`display/${place}`} label={`${w.display}: ${cardLabel(board, card)}`} tip={cardTip(board, card)} piece={`card/${card.card}`} class={`${phone ? 'large roomy' : 'mini'} ${good}`}>{phone ? <Large card={card} crowd="roomy" /> : <Small card={card} />}</Place>
            : <Place key={place} id={`display/${place}`} label={`${w.display}: ${w.emptyRow}`} tip={w.displayEmpty} class="slot empty"><span>{w.emptyRow}</span></Place>
          ))}
        </div>
      ))}
    </div>
  );
}

/** My hand; all that a card says is one hover away. */
export function Hand(): JSX.Element {
  const board = useBoard();
  const { view, me, w, phone, payload } = board;
  const { cards, count, hidden } = view.seats[me]!.hand;
  const free = payload.choices.some((choice) => choice.place.startsWith('option/')); // then the options need room
  const room = cards.length + (free ? 4 : 0);
  const crowd = phone || room <= 6 ? 'roomy' : room <= 8 ? 'snug' : room <= 10 ? 'tight' : 'packed';
  const rows = crowd === 'packed' ? 2 : 1;
  const columns = Math.max(phone ? 1 : 6, Math.ceil(cards.length / rows));
  const backs = GOODS.flatMap((good) => Array<typeof good>(hidden[good]).fill(good)); // a spectator sees backs only
  return (
    <div class="hand">
      {!phone && (
        <div class="hand-side">
          <h3>{w.hand} <small>{w.cardsIn(count)}</small></h3>
          <FreeOptions />
        </div>
      )}
      <div class={`hand-cards ${crowd}`} style={{ '--columns': columns }}>
        {cards.map((card) => (
          <Place key={card.card} id={`hand/${card.card}`} label={cardLabel(board, card)} tip={cardTip(board, card)} piece={`card/${card.card}`}
            class={`large ${card.good} ${crowd}`}><Large card={card} crowd={crowd} /></Place>
        ))}
        {backs.map((good, i) => <span key={i} class={`hand-back ${good}`} />)}
        {count === 0 && <p class="nothing">{w.noCards}</p>}
      </div>
    </div>
  );
}
