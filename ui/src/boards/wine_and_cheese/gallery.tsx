// Cards, housing cards, labels and dishes alone, for the gallery.

import type { JSX } from 'preact';
import type { GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import { GOODS } from './amounts';
import { Large } from './cards';
import { BoardContext, shown, useBoard } from './context';
import { Pattern } from './houses';
import { Icon, Ingredient, Option, WholePlate } from './icons';
import { Price } from './sites';
import type { Card, Dish, Good, Housing, Label, View } from './view';

function House({ card }: { card: Pick<Housing, 'kind' | 'name' | 'pattern'> }): JSX.Element {
  const { w } = useBoard();
  return (
    <span class={`housing ${card.kind}`}>
      <b>{card.name}</b>
      <Pattern card={card} size={26} />
      <span class="kind"><Icon id={card.kind === 'together' ? 'u-two' : 'u-one'} n={22} m={13} />{w[card.kind]}</span>
    </span>
  );
}

function Site({ label }: { label: Label & { name: string; good: Good } }): JSX.Element {
  return (
    <span class={`site ${label.good}`}>
      <span class="line"><Ingredient id={label.ingredient} n={22} /><b>{label.name}</b></span>
      <span class="label">
        <Price label={label} n={22} />
        {label.options.map((option) => <span key={option.id} class="option"><Option id={option.id} n={28} />{option.name}</span>)}
      </span>
    </span>
  );
}

function Meal({ dish }: { dish: Dish }): JSX.Element {
  return (
    <span class="meal">
      <WholePlate dish={dish.id} n={72} />
      <b>{dish.name}</b>
      <span>{GOODS.map((good) => <span key={good}>+{dish[good]}<Icon id={`g-${good}`} n={18} /></span>)}</span>
    </span>
  );
}

function Inside({ piece }: { piece: GalleryPiece }): JSX.Element {
  if (piece.group === 'housing') return <House card={piece.front} />;
  if (piece.group === 'label') return <Site label={piece.front} />;
  if (piece.group === 'dish') return <Meal dish={piece.front} />;
  const card = piece.front as Card;
  return <span class={`large roomy ${card.good}`}><Large card={card} crowd="roomy" /></span>;
}

export function Piece({ payload, piece }: { payload: Payload<View>; piece: GalleryPiece }): JSX.Element {
  return (
    <BoardContext.Provider value={shown({ payload, view: payload.view, me: 0, ghost: null }, false)}>
      <div class="wc alone-card"><Inside piece={piece} /></div>
    </BoardContext.Provider>
  );
}
