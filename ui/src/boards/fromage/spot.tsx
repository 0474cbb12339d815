// Small things that creameries share: a spot of a board, a cheese as a picture.

import type { ComponentChildren, JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { useMarks } from './context';
import { EmptyG } from './pieces';
import type { Age, CheeseType } from './view';

/** A place on my own board, a thing to look at on another's. */
export function Spot({ mine, seat, id, label, class: name, children }: {
  mine: boolean; seat: number; id: string; label: string; class: string; children: ComponentChildren;
}): JSX.Element {
  const marks = useMarks(`of/${seat}/${id}`);
  return mine
    ? <Place id={id} label={label} tip={label} class={`${name} ${marks}`}>{children}</Place>
    : <Thing label={label} tip={label} class={`${name} ${marks}`}>{children}</Thing>;
}

export function CheesePic({ type, age, size = 34 }: { type: CheeseType; age: Age; size?: number | string }): JSX.Element {
  return <svg class="pic" style={{ width: size, height: size }} viewBox="-18 -18 36 36" aria-hidden="true"><EmptyG r={16.5} type={type} age={age} /></svg>;
}
