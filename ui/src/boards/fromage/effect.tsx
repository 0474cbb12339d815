// What the move under the pointer would change for me: points by category, and goods.

import type { JSX } from 'preact';
import { pointsOf, useScene } from './context';
import { Pic, type PicName } from './icons';
import { RESOURCES } from './kinds';
import type { Resource, View } from './view';

const PICS: Record<string, PicName> = {
  festival: 'festival', fromagerie: 'fromagerie', bistro: 'bistro', villes: 'villes', fruit: 'fruit', orders: 'order', structures: 'office', spare: 'structure',
};

export const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);

/** How much of a resource somebody has unused. */
export function amount(view: View, seat: number, what: Resource): number {
  const own = view.seats[seat]!;
  return what === 'order' ? own.orders.reduce((sum, order) => sum + order.n, 0) : own.stock[what];
}

/** The change of a resource by the move that is pointed at; 0 when nothing is. */
export function useChange(what: Resource, seat: number): number {
  const { view, ghost, me } = useScene();
  if (!ghost || seat !== me || ghost.turn !== view.turn) return 0;
  return amount(ghost, me, what) - amount(view, me, what);
}

/** Categories of my score that change, each by how much. */
function partsThatChange(view: View, ghost: View, me: number): { id: string; name: string; n: number }[] {
  return ghost.frame.seats[me]!.parts.map(({ id, name, points }) => ({ id, name, n: points - pointsOf(view, me, id) })).filter(({ n }) => n !== 0);
}

/** Goods of mine that change. */
function goodsThatChange(view: View, ghost: View, me: number): { what: Resource; n: number }[] {
  return RESOURCES.map((what) => ({ what, n: amount(ghost, me, what) - amount(view, me, what) })).filter(({ n }) => n !== 0);
}

/** Whether the move that is pointed at changes points or goods of mine. */
export function useEffectOf(): boolean {
  const { view, ghost, me } = useScene();
  if (!ghost || ghost.turn !== view.turn) return false;
  return partsThatChange(view, ghost, me).length > 0 || goodsThatChange(view, ghost, me).length > 0;
}

export function Effect(): JSX.Element | null {
  const { view, ghost, me, w } = useScene();
  const any = useEffectOf();
  if (!ghost || !any) return null;
  const sum = ghost.frame.seats[me]!.final - view.frame.seats[me]!.final;
  return (
    <section class="effect" aria-hidden="true">
      <h3>{w.effect}<strong>{sum === 0 ? '0' : signed(sum)}</strong></h3>
      <ul>
        {partsThatChange(view, ghost, me).map(({ id, name, n }) => (
          <li key={id}><Pic name={PICS[id] ?? 'plate'} size={16} /><span>{name}</span><b>{signed(n)}</b></li>
        ))}
        {goodsThatChange(view, ghost, me).map(({ what, n }) => <li key={what} class="goods"><Pic name={what} size={16} /><span>{w.resource[what]}</span><b>{signed(n)}</b></li>)}
      </ul>
    </section>
  );
}
