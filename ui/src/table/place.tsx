// A place on a board: lights up when a move is legal there, says why not when it is not, explains itself.

import type { ComponentChildren, JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { desk } from '../words/desk';
import { explains, type Explanation } from './explain';
import { useTable, type TableModel } from './model';

interface Common {
  id: string; // the place, as the game names it: hand/3
  label: string; // name and state, for those who listen
  tip?: Explanation; // what it is; the moves and reasons of the place are added to it
  piece?: string; // a piece that travels when it moves keeps its name: card/17
  class?: string;
  style?: string | Record<string, string | number>;
  children?: ComponentChildren;
}

function state(table: TableModel, id: string): string {
  const can = table.choices.value.has(id);
  const mover = table.last.value.get(id);
  const other = !can && table.others.value.has(id);
  const words = ['place'];
  if (can) words.push('legal');
  if (can && table.choices.value.get(id)!.every((each) => each.anytime)) words.push('anytime');
  if (other) words.push('other');
  if (!can && table.payload.value.chosen.includes(id)) words.push('chosen');
  if (table.lit.value.has(id)) words.push('lit');
  if (mover !== undefined) words.push('last', `seat-${mover}`);
  if (!can && !other && table.choices.value.size > 0) words.push('grey');
  return words.join(' ');
}

function handles(table: TableModel, id: string) {
  const can = table.choices.value.has(id) || table.others.value.has(id);
  return {
    'data-place': id,
    'aria-disabled': can ? undefined : true,
    tabIndex: -1, // the board is one stop of the Tab key: the shell says which place it is (walk.ts)
    onClick: (event: Event) => {
      event.stopPropagation();
      if (can) table.choose(id);
      else table.askWhy();
    },
  } as const;
}

function said(table: TableModel, id: string, label: string): string {
  const others = table.others.value.get(id);
  const moves = table.choices.value.get(id) ?? others?.map((each) => ({ words: desk.value.instead(each.words) }));
  return moves ? `${label}. ${moves.map((each) => each.words).join('; ')}` : label;
}

/** A place in HTML: always a button, so that its explanation can be reached by keyboard too. */
export function Place({ id, label, tip, piece, class: name = '', style, children }: Common): JSX.Element {
  const table = useTable();
  const ref = useCallback((element: Element | null) => explains(element, tip ?? label, id), [tip, label, id]);
  return (
    <button type="button" ref={ref} class={`${state(table, id)} ${name}`} style={style} data-piece={piece}
      aria-label={said(table, id, label)} {...handles(table, id)}>
      {children}
    </button>
  );
}

/** A place inside an SVG drawing. */
export function PlaceG({ id, label, tip, piece, class: name = '', style, children, transform }: Common & { transform?: string }): JSX.Element {
  const table = useTable();
  const ref = useCallback((element: Element | null) => explains(element, tip ?? label, id), [tip, label, id]);
  return (
    <g ref={ref} role="button" class={`${state(table, id)} ${name}`} style={style} data-piece={piece} transform={transform}
      aria-label={said(table, id, label)} {...handles(table, id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (table.choices.value.has(id) || table.others.value.has(id)) table.choose(id);
      }}>
      {children}
    </g>
  );
}

interface Seen extends Omit<Common, 'id'> {
  at?: string; // a place where only others can move: it lights up with the log and shows their last move
}

function seen(table: TableModel, at: string | undefined): string {
  const mover = at === undefined ? undefined : table.last.value.get(at);
  const words = ['thing'];
  if (at !== undefined && table.lit.value.has(at)) words.push('lit');
  if (mover !== undefined) words.push('last', `seat-${mover}`);
  return words.join(' ');
}

/** Something that is no place of a move but explains itself: a counter, a card in another's village. */
export function Thing({ label, tip, piece, at, class: name = '', style, children }: Seen): JSX.Element {
  const table = useTable();
  const ref = useCallback((element: Element | null) => explains(element, tip ?? label, ''), [tip, label]);
  return (
    <span ref={ref} role="img" tabIndex={-1} class={`${seen(table, at)} ${name}`} data-at={at} style={style} data-piece={piece} aria-label={label}>
      {children}
    </span>
  );
}

/** The same inside an SVG drawing. */
export function ThingG({ label, tip, piece, at, class: name = '', style, children, transform }: Seen & { transform?: string }): JSX.Element {
  const table = useTable();
  const ref = useCallback((element: Element | null) => explains(element, tip ?? label, ''), [tip, label]);
  return (
    <g ref={ref} role="img" tabIndex={-1} class={`${seen(table, at)} ${name}`} data-at={at} style={style} data-piece={piece} transform={transform} aria-label={label}>
      {children}
    </g>
  );
}
