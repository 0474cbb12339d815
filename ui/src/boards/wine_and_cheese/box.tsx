// Cards, patterns and plots as the table draws them, from the figures that somebody types.

import type { JSX } from 'preact';
import type { Row } from '../../api/boxes';
import type { Drawing, PieceProps, SignProps } from '../drawing';
import type { Amounts } from './amounts';
import { Large } from './cards';
import { Pattern } from './houses';
import { Action, Icon, Ingredient, Option, WholePlate } from './icons';
import type { Card, Good, Housing, Option as OptionId, SpecialAction } from './view';

const INGREDIENTS = new Set(['white', 'red', 'yeast', 'sugar', 'salt', 'cultures', 'milk']);
const GROUNDS = new Set(['milk', 'white', 'red', 'sugar', 'salt', 'laboratory', 'water']);
const ACTIONS = new Set(['starter', 'wash', 'wash-gourmet', 'distil', 'distil-gourmet', 'helper', 'market']);

function cardOf({ row, content, words, name }: PieceProps): Card {
  const dish = ((content.dish ?? []) as Row[]).find((each) => each.id === row.dish);
  const cost = (row.cost ?? {}) as Amounts;
  const spaces = Object.values(cost).reduce<number>((sum, n) => sum + Number(n), 0);
  const good = (row.good ?? 'wine') as Good;
  const action = String(row.action ?? '') as SpecialAction;
  return {
    id: '', card: 0, name: (row.name as string | undefined) ?? name, good, good_name: '', cost, spaces: Math.max(1, spaces), gold: Number(row.gold ?? 0), silver: Number(row.silver ?? 0),
    dish: dish ? { id: String(dish.id), name: words.rows.dish?.[String(dish.id)] ?? String(dish.id), wine: Number(dish.wine), cheese: Number(dish.cheese) } : null,
    action: action ? { id: action, name: words.words[action] ?? action, text: '' } : null,
  } as unknown as Card;
}

function Piece(props: PieceProps): JSX.Element {
  const { section, row, words } = props;
  if (section === 'card') {
    const card = cardOf(props);
    return <span class={`wc piece ${props.small ? 'small' : ''}`}><span class={`large ${card.good} ${props.small ? 'packed' : 'roomy'}`}><Large card={card} crowd={props.small ? 'packed' : 'roomy'} /></span></span>;
  }
  if (section === 'housing') {
    const kind = String(row.kind ?? 'together') as Housing['kind'];
    return (
      <span class={`wc piece house ${props.small ? 'small' : ''}`}>
        <span class={`housing ${kind}`}><b>{words.words[kind]}</b><Pattern card={{ kind, pattern: row.covers ?? [] } as unknown as Housing} size={props.small ? 15 : 30} /></span>
      </span>
    );
  }
  return <span class="wc piece dish"><WholePlate dish={String(row.id ?? '')} n={props.small ? 34 : 60} /><b>{Number(row.wine ?? 0)} + {Number(row.cheese ?? 0)}</b></span>;
}

function Sign({ section, word, size }: SignProps): JSX.Element {
  if (section === 'grid') {
    return (
      <span class="wc ground-sign">
        <svg class="ground" viewBox="0 0 62 62" aria-hidden="true"><use href={`#wc-t-${word}`} width="62" height="62" /></svg>
        {word !== 'water' && <Ingredient id={word} n={size * 0.8} />}
      </span>
    );
  }
  if (INGREDIENTS.has(word)) return <span class="wc"><Ingredient id={word} n={size} /></span>;
  if (ACTIONS.has(word)) return <span class="wc"><Action id={word as SpecialAction} n={size} /></span>;
  if (word === 'wine' || word === 'cheese') return <span class="wc"><Icon id={`g-${word}`} n={size} /></span>;
  return <span class="wc"><Option id={word as OptionId} n={size} /></span>;
}

export const drawing: Drawing = {
  class: 'wc',
  pieces: ['card', 'housing', 'dish'],
  Piece,
  Sign,
  signed: (section, field, word) => (section === 'grid' ? GROUNDS.has(word) : INGREDIENTS.has(word) || ACTIONS.has(word) || word === 'wine' || word === 'cheese' || (section === 'label' && field === 'options')),
};
