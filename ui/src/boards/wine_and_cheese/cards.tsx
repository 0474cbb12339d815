// Wines and cheeses: small in cellar and display, larger in the hand, largest when somebody asks what they are.

import type { ComponentChildren, JSX } from 'preact';
import { GOODS, markersOf } from './amounts';
import { breakable } from '../../kit/breaks';
import { goodName, inWords, useBoard, type Shown } from './context';
import { Action, Coin, Icon, Ingredient, Plate, WholePlate } from './icons';
import type { Card, Slot } from './view';

/** What a card costs; in the cellar, markers lie on as many of its spaces as it still has to age. */
export function Cost({ card, n, markers }: { card: Card; n: number; markers?: number }): JSX.Element {
  const spaces = markersOf(card.cost);
  const fill = markers ?? 0;
  const further = Math.max(0, fill - spaces.length); // slowing may put more on a card than it cost
  return (
    <span class="cost">
      {spaces.map((id, i) => {
        const on = markers !== undefined && i >= spaces.length - fill;
        return (
          <i key={i} class={markers === undefined ? '' : on ? 'on' : 'off'} style={{ '--n': n }}>
            {on ? <Icon id="i-mark" n={n} /> : <Ingredient id={id} n={n - 2} />}
          </i>
        );
      })}
      {further > 0 && <b>+{further}</b>}
    </span>
  );
}

function Symbol({ card, dish, action }: { card: Card; dish: number; action: number }): JSX.Element {
  if (card.dish) return <Plate dish={card.dish.id} good={card.good} n={dish} />;
  return <span class="symbol">{card.action && <Action id={card.action.id} n={action} />}</span>;
}

/** A card's name, figures and texts in one sentence, for those who listen. */
export function cardLabel(board: Shown, card: Card): string {
  const { w } = board;
  const parts = [`${card.name} (${card.good_name})`, `${w.costs} ${inWords(board, card.cost)}`, w.worth(card.gold, card.silver)];
  if (card.dish) parts.push(card.dish.name);
  if (card.action) parts.push(`${card.action.name}: ${card.action.text}`);
  return parts.join('. ');
}

/** The card enlarged, with all that is printed on it. */
export function cardTip(board: Shown, card: Card, slot?: Slot): () => ComponentChildren {
  const { w } = board;
  return () => (
    <div class={`wc card-tip ${card.good}`}>
      <header><Icon id={`g-${card.good}`} n={20} /><b>{card.name}</b></header>
      <p class="row"><span>{w.costs}</span><Cost card={card} n={22} /><em>{inWords(board, card.cost)}</em></p>
      {card.dish && (
        <div class="row dish">
          <WholePlate dish={card.dish.id} n={52} />
          <p><b>{card.dish.name}</b>{w.pairSteps} {GOODS.filter((good) => card.dish![good] > 0).map((good) => w.steps(card.dish![good], goodName(board, good))).join(', ')}.</p>
        </div>
      )}
      {card.action && (
        <div class="row dish">
          <Action id={card.action.id} n={34} />
          <p><b>{card.action.name}</b>{card.action.text}</p>
        </div>
      )}
      <p class="row"><Coin kind="gold" value={card.gold} n={26} /><Coin kind="silver" value={card.silver} n={22} /><em>{w.worth(card.gold, card.silver)}.</em></p>
      {slot && <p>{slotWords(board, slot)}</p>}
    </div>
  );
}

/** How far a card in a cellar is. */
export function slotWords({ w }: Shown, slot: Slot): string {
  const parts = [slot.finished ? w.finished : w.notFinished(slot.markers ?? 0)];
  if (slot.ages) {
    parts.push(w.agesNext(slot.ages));
    if (slot.overripe_next) parts.push(w.willSpoil);
    else if (slot.markers === slot.ages) parts.push(w.agesWell);
  }
  return parts.join(' ');
}

/** The inside of a small card: display and cellars. */
export function Small({ card, slot, dish = 28, change = 0 }: { card: Card; slot?: Slot; dish?: number; change?: number }): JSX.Element {
  const { w } = useBoard();
  const size = Math.min(17, 66 / card.spaces); // in one line on the narrowest card
  return (
    <>
      <span class="band">{breakable(card.name)}</span>
      <Cost card={card} n={size} markers={slot?.markers} />
      {slot && (
        <span class={`state ${slot.finished ? 'ready' : slot.overripe_next ? 'spoils' : ''}`}>
          {slot.finished ? <><Icon id="u-tick" n={12} />{w.ready}</> : <>{slot.overripe_next && <Icon id="u-warn" n={14} />}{w.left(slot.markers ?? 0)}</>}
          {change !== 0 && <b class="ghostly">{change > 0 ? `+${change}` : `−${-change}`}</b>}
        </span>
      )}
      <span class="foot"><Symbol card={card} dish={dish} action={18} /><span class="coins"><Coin kind="gold" value={card.gold} n={19} /><Coin kind="silver" value={card.silver} n={18} /></span></span>
    </>
  );
}

const wines = ['p-bot1', 'p-bot2', 'p-bot3'];
const cheeses = ['p-button', 'p-loaf', 'p-blue', 'p-wheel'];

export function picture(card: Card): string {
  const drawn = card.good === 'wine' ? wines : cheeses;
  return drawn[card.card % drawn.length]!;
}

export type Crowd = 'roomy' | 'snug' | 'tight' | 'packed'; // the more cards, the less each one shows

/** The inside of a hand card. */
export function Large({ card, crowd }: { card: Card; crowd: Crowd }): JSX.Element {
  return (
    <>
      <span class="band">{crowd !== 'packed' && <Icon id={`g-${card.good}`} n={16} />}<b>{breakable(card.name)}</b></span>
      {crowd !== 'packed' && (
        <span class={`middle-part ${card.dish ? 'gourmet' : 'acting'}`}>
          {card.dish && (
            <>
              <Plate dish={card.dish.id} good={card.good} n={crowd === 'roomy' ? 56 : 46} />
              <span class="text"><em>{breakable(card.dish.name)}</em><b>{GOODS.map((good) => <span key={good}>+{card.dish![good]}<Icon id={`g-${good}`} n={14} /></span>)}</b></span>
            </>
          )}
          {card.action && (
            <>
              <em><Action id={card.action.id} n={17} />{breakable(card.action.name)}</em>
              {crowd === 'roomy' && <Icon id={picture(card)} n={34} m={43} />}
              {crowd !== 'tight' && <small>{card.action.text}</small>}
            </>
          )}
        </span>
      )}
      <span class="foot">
        <Cost card={card} n={crowd === 'roomy' ? Math.min(20, 88 / card.spaces) : Math.min(17, 66 / card.spaces)} />
        {crowd === 'packed' && <Symbol card={card} dish={24} action={17} />}
        <span class="coins"><Coin kind="gold" value={card.gold} n={crowd === 'roomy' ? 23 : 19} /><Coin kind="silver" value={card.silver} n={crowd === 'roomy' ? 19 : 18} /></span>
      </span>
    </>
  );
}
