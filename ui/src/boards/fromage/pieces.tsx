// What lies on spaces: the printed cheese, a token, a worker that points to where it comes home.

import type { JSX } from 'preact';
import { SeatMarkG, colourOf } from '../../kit/seats';
import { polar, sector } from './geometry';
import { PicG } from './icons';
import { AGES } from './kinds';
import type { Age, CheeseType, Space } from './view';

interface At { x?: number; y?: number; r: number }

/** An empty space: its rim has the colour and the notches of the age, the cheese lies inside, fruit hangs at its side. */
export function EmptyG({ x = 0, y = 0, r, type, age, fruit = '' }: At & { type: CheeseType; age: Age; fruit?: string }): JSX.Element {
  const years = AGES.indexOf(age) + 1;
  const rim = Math.max(2.2, r * 0.2);
  const notches = Array.from({ length: years }, (_, k) => polar(r - rim / 2, -90 + (k - (years - 1) / 2) * (r > 12 ? 30 : 38)));
  const badge = r * 0.5;
  return (
    <g class="empty" transform={x || y ? `translate(${x} ${y})` : undefined}>
      <circle r={r} class={`rim ${age}`} />
      <circle r={r - rim} class={`well well-${type}`} />
      {notches.map(([cx, cy]) => <circle key={`${cx}`} cx={cx} cy={cy} r={Math.max(0.95, rim * 0.34)} class="notch" />)}
      <PicG name={type} x={0} y={r * 0.02} size={r * 1.18} />
      {fruit && <><circle cx={r * 0.72} cy={r * 0.72} r={badge} class="badge" />
        <PicG name={fruit === 'f' ? 'fruited' : 'jam'} x={r * 0.72} y={r * 0.72} size={badge * 1.5} /></>}
    </g>
  );
}

/** A cheese token of a seat; the Corporation's is a square brand. */
export function TokenG({ x = 0, y = 0, r, seat, corporate = false }: At & { seat: number; corporate?: boolean }): JSX.Element {
  return (
    <g class="token" transform={x || y ? `translate(${x} ${y})` : undefined} style={{ color: corporate ? 'var(--corporation)' : colourOf(seat) }}>
      <circle r={r} class="tok" />
      {r > 9 && <circle r={r - 2.2} class="tokring" />}
      {corporate ? <BrandG size={r} /> : <g class="shape"><SeatMarkG seat={seat} size={r * 1.12} /></g>}
    </g>
  );
}

/** The Corporation's mark: a letter of its own, so that nobody takes it for a seat. */
export function BrandG({ size }: { size: number }): JSX.Element {
  return <path class="brand" transform={`scale(${size})`} d="M.36 -.3A.48 .48 0 1 0 .36 .3" />;
}

/** The way a worker looks: at home up, else to the quadrant that will lie before its owner when it is back. */
export function beak(side: number, back: number): number {
  if (back === 0) return 0;
  return [180, 90, 0, 270][(side + back) & 3]!;
}

const BODY = 'M0 -1.55L.82 -.57A1 1 0 1 1 -.82 -.57Z';

export function WorkerG({ x = 0, y = 0, r, seat, type, turn, side, back, tag = true }: At & {
  seat: number; type: CheeseType; turn: number; side: number; back: number; tag?: boolean;
}): JSX.Element {
  const angle = beak(side, back);
  const small = Math.max(8.7, r * 0.52);
  const [dx, dy] = ({ 0: [1, 1], 180: [1, -1], 90: [-1, -1], 270: [1, -1] } as Record<number, [number, number]>)[angle]!;
  return (
    <g class="worker" transform={x || y ? `translate(${x} ${y})` : undefined} style={{ color: colourOf(seat) }}>
      <g transform={`rotate(${angle})`}><path class="body" transform={`scale(${r})`} d={BODY} /></g>
      <circle r={r * 0.74} class="face" />
      <PicG name={type} x={0} y={0} size={r * 1.02} />
      {tag && back > 0 && (
        <g class="when" transform={`translate(${dx * (r * 0.6 + 3.6)} ${dy * (r * 0.5 + 3.6)})`}>
          <g class="tag"><circle r={small} /><text y={small * 0.5} style={{ fontSize: `${small * 1.5}px` }}>{turn + back}</text></g>
        </g>
      )}
    </g>
  );
}

/** Whatever lies on a space of a venue, without the worker that may stand there. */
export function PieceG({ x = 0, y = 0, r, space, corporate = false, ghost = false }: At & { space: Space; corporate?: boolean; ghost?: boolean }): JSX.Element {
  if (space.state === 'sample') return <PicG name="sample" x={x} y={y} size={r * 1.7} />;
  if (space.state === 'blocked' || !space.type || !space.age) return <g class="blocked" transform={`translate(${x} ${y})`}><circle r={r * 0.8} /><path d={`M${-r * 0.4} ${r * 0.4}L${r * 0.4} ${-r * 0.4}`} /></g>;
  if (space.owner === null) return <EmptyG x={x} y={y} r={r} type={space.type} age={space.age} fruit={space.code.slice(2)} />;
  return (
    <g transform={x || y ? `translate(${x} ${y})` : undefined} class={ghost ? 'ghost' : undefined}>
      <circle r={r} class={`rim ${space.age}`} />
      <TokenG r={r * 0.84} seat={space.owner} corporate={corporate && space.owner === 1} />
    </g>
  );
}

/** A piece of the resource tile's ring. */
export function quarterPath(inner: number, outer: number, at: number): string {
  return sector(inner, outer, at - 45, at + 45);
}
