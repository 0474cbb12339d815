// What the move under the pointer would change for me: points by category, and goods.

import type { JSX } from 'preact';
import { useScene } from './context';
import { Pic, type PicName } from './icons';
import { RESOURCES, type Resource, type View } from './view';

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

/** Whether the move that is pointed at changes points or goods of mine. */
export function useEffectOf(): boolean {
  const { view, ghost, me } = useScene();
  if (!ghost || ghost.turn !== view.turn) return false;
  const [now, then] = [view.seats[me]!.score.parts, ghost.seats[me]!.score.parts];
  return Object.keys(then).some((part) => then[part] !== now[part]) || RESOURCES.some((what) => amount(ghost, me, what) !== amount(view, me, what));
}

export function Effect(): JSX.Element | null {
  const { view, ghost, me, payload, w } = useScene();
  const any = useEffectOf();
  if (!ghost || !any) return null;
  const [now, then] = [view.seats[me]!.score, ghost.seats[me]!.score];
  const names = payload.view.frame.seats[me]?.parts ?? [];
  const parts = Object.keys(then.parts).filter((part) => then.parts[part] !== now.parts[part]);
  const goods = RESOURCES.map((what) => ({ what, n: amount(ghost, me, what) - amount(view, me, what) })).filter(({ n }) => n !== 0);
  const sum = then.final - now.final;
  return (
    <section class="effect" aria-hidden="true">
      <h3>{w.effect}<strong>{sum === 0 ? '0' : signed(sum)}</strong></h3>
      <ul>
        {parts.map((part) => (
          <li key={part}><Pic name={PICS[part] ?? 'plate'} size={16} /><span>{names.find((each) => each.id === part)?.name ?? part}</span><b>{signed(then.parts[part]! - now.parts[part]!)}</b></li>
        ))}
        {goods.map(({ what, n }) => <li key={what} class="goods"><Pic name={what} size={16} /><span>{w.resource[what]}</span><b>{signed(n)}</b></li>)}
      </ul>
    </section>
  );
}
