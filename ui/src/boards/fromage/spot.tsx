// Small things that creameries share: a spot of a board, a cheese as a picture.

import type { ComponentChildren, JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { useMarks } from './context';
import { EmptyG } from './pieces';
import type { Age, CheeseType } from './view';

/** What is there for the eyes; the label says the same in a sentence. */
export function Shown({ children }: { children: ComponentChildren }): JSX.Element {
  return <span class="shown-only" aria-hidden="true">{children}</span>;
}

/** A figure that only repeats in short what the label says: drawn by CSS, so that a button's words and its label agree. */
export function Figure({ n, class: name = '' }: { n: string | number; class?: string }): JSX.Element {
  return <i class={`figure ${name}`} data-figure={String(n)} aria-hidden="true" />;
}

/** A place on my own board, a thing to look at on another's. */
export function Spot({ mine, seat, id, label, class: name, children }: {
  mine: boolean; seat: number; id: string; label: string; class: string; children: ComponentChildren;
}): JSX.Element {
  const marks = useMarks(`of/${seat}/${id}`);
  const inside = <Shown>{children}</Shown>;
  return mine
    ? <Place id={id} label={label} tip={label} class={`${name} ${marks}`}>{inside}</Place>
    : <Thing label={label} tip={label} class={`${name} ${marks}`}>{inside}</Thing>;
}

export function CheesePic({ type, age, size = 34 }: { type: CheeseType; age: Age; size?: number | string }): JSX.Element {
  return <svg class="pic" style={{ width: size, height: size }} viewBox="-18 -18 36 36" aria-hidden="true"><EmptyG r={16.5} type={type} age={age} /></svg>;
}
