// The cheese wheel: four quadrants round the resource tile, with a medal for each seat. It turns between turns.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SeatMarkG, colourOf } from '../../kit/seats';
import { ThingG } from '../../table/place';
import { gathererOn, nameOf, spaceSaid, useScene, workerOn, type Scene } from './context';
import { middle, polar, sector } from './geometry';
import { Ground } from './grounds';
import { PicG } from './icons';
import { LAYOUTS } from './layout';
import { PieceG, WorkerG } from './pieces';
import type { Quarter, Venue } from './view';

const RIND = 231; // radii: the rind's outer and inner edge, the resource tile, the middle of a quadrant's drawing
const PASTE = 209;
const TILE = 68;
const CENTRE = 139;
const DRAWING = { festival: 128, fromagerie: 134, bistro: 140, villes: 142 } as const; // how wide each venue is drawn

/** Moves may be shown unless the person, or the device, prefers stillness. */
function moving(): boolean {
  return document.documentElement.dataset.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Turns the wheel by a quarter when the turn goes on; what lies on it stays upright all the way. */
function useTurning(turn: number, table: string) {
  const wheel = useRef<SVGGElement>(null);
  const shown = useRef({ turn, table });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { turn, table };
    if (before.table !== table || turn !== before.turn + 1 || before.turn === 0 || !wheel.current || !moving()) return;
    const timing = { duration: 900, easing: 'cubic-bezier(.45,.05,.25,1)' };
    wheel.current.animate([{ transform: 'rotate(-90deg)' }, { transform: 'rotate(0deg)' }], timing);
    for (const upright of wheel.current.querySelectorAll('.upright')) {
      upright.animate([{ transform: 'rotate(90deg)' }, { transform: 'rotate(0deg)' }], timing);
    }
  }, [turn, table]);
  return wheel;
}

function Quadrant({ venue, side }: { venue: Venue; side: number }): JSX.Element {
  const scene = useScene();
  const { view, looked, me } = scene;
  const at = middle(side);
  const [x, y] = polar(CENTRE, at);
  const { width, height, r, at: spot } = LAYOUTS[venue.venue];
  const scale = DRAWING[venue.venue] / Math.max(width, height);
  return (
    <g class={`quadrant ${venue.venue} ${looked.value === side ? 'shown' : ''}`} onClick={() => { looked.value = side; }}>
      <path d={sector(TILE, PASTE, at - 45, at + 45)} class="paste" />
      <g transform={`translate(${x} ${y})`}>
        <g class="upright">
          <g transform={`scale(${scale}) translate(${-width / 2} ${-height / 2})`}>
            <Ground venue={venue} big={false} corporate={view.corporation !== null} me={me} idle={`side-${side}`} />
            {venue.spaces.map((space) => {
              const [sx, sy] = spot(space.space);
              const said = spaceSaid(scene, venue, space);
              const size = venue.venue === 'villes' ? r + 4 : r;
              return (
                <ThingG key={space.space} label={said} tip={said} at={`at/${venue.venue}/${space.space}`} class="small">
                  <PieceG x={sx} y={sy} r={size} space={space} corporate={view.corporation !== null} />
                  <circle cx={sx} cy={sy} r={size + 5} class="spotted" />
                </ThingG>
              );
            })}
          </g>
          {venue.spaces.map((space) => {
            const there = workerOn(view, venue, space);
            if (!there) return null;
            const [sx, sy] = spot(space.space);
            return (
              <WorkerG key={space.space} x={(sx - width / 2) * scale} y={(sy - height / 2) * scale} r={8.4} seat={there.seat}
                type={there.worker.type} side={there.side} back={there.worker.back} turn={view.turn} />
            );
          })}
        </g>
      </g>
    </g>
  );
}

function TileQuarter({ quarter, side }: { quarter: Quarter; side: number }): JSX.Element {
  const scene = useScene();
  const { view, w } = scene;
  const at = middle(side);
  const [x, y] = polar(21, at);
  return (
    <g class="tile-quarter">
      <path d={sector(0.1, TILE - 3, at - 45, at + 45)} class={`quarter ${quarter.resource}`} />
      <g transform={`translate(${x} ${y})`}><g class="upright"><PicG name={quarter.resource} x={0} y={0} size={21} /></g></g>
      {quarter.workers.map((there, n) => {
        const [sx, sy] = polar(49, at - (n - 1) * 28);
        const here = gathererOn(view, there);
        const said = `${w.gatherSpace(n + 1, quarter.name)}${here ? `, ${w.taken(nameOf(scene, here.seat), view.turn + here.worker.back)}` : ''}`;
        return (
          <g key={n} transform={`translate(${sx} ${sy})`}>
            <g class="upright">
              <ThingG label={said} tip={said} at={`at/${quarter.resource}/${n}`} class="small">
                <circle r="9.8" class="slot" /><circle r="11.5" class="spotted thin" />
                {here
                  ? <WorkerG r={8} seat={here.seat} type={here.worker.type} side={here.side} back={here.worker.back} turn={view.turn} />
                  : <text class="amount" y="4.2">{n + 1}</text>}
              </ThingG>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function arc(radius: number, from: number, to: number, flip: boolean): string {
  const [a, b] = flip ? [polar(radius, to), polar(radius, from)] : [polar(radius, from), polar(radius, to)];
  return `M${a}A${radius} ${radius} 0 0 ${flip ? 0 : 1} ${b}`;
}

/** On the rind: the venue's name, and when it lies before me. */
function RindWords({ venue, side }: { venue: Venue; side: number }): JSX.Element {
  const { view, w } = useScene();
  const at = middle(side);
  const flip = side === 0;
  const radius = (RIND + PASTE) / 2 + (flip ? 4.6 : -4.6);
  const [name, when] = [`rind-name-${side}`, `rind-when-${side}`];
  const before: [number, number] = [at - 43, at - 4.5];
  const after: [number, number] = [at + 4.5, at + 43];
  const [first, second] = flip ? [after, before] : [before, after];
  return (
    <g class="rindwords" aria-hidden="true">
      <path id={name} d={arc(radius, ...first, flip)} /><path id={when} d={arc(radius, ...second, flip)} />
      <text class="name"><textPath href={`#${name}`} startOffset="97%" text-anchor="end">{venue.name}</textPath></text>
      <text class="when-mine"><textPath href={`#${when}`} startOffset="3%">{side === 0 && view.turn > 0 ? w.yours : w.yoursOn(Math.max(1, view.turn) + side)}</textPath></text>
    </g>
  );
}

/** Where each seat sits, and whether it is ready. */
function Medal({ scene, side }: { scene: Scene; side: number }): JSX.Element {
  const { view, payload, w } = scene;
  const seat = view.seats.findIndex((each) => each.side === side);
  const own = view.seats[seat];
  const [x, y] = polar((RIND + PASTE) / 2, middle(side));
  if (!own) return <circle cx={x} cy={y} r="5" class="nobody" />;
  const ready = !payload.waiting.includes(seat) && payload.status === 'playing';
  const said = `${nameOf(scene, seat)}: ${ready ? w.ready : w.choosing}. ${w.left(own.tokens)}`;
  return (
    <ThingG label={said} tip={said} class="medal-of">
      <circle cx={x} cy={y} r="14.5" class="medal" style={{ stroke: colourOf(seat) }} />
      <SeatMarkG seat={seat} x={x} y={y} size={16} />
      {ready && <g transform={`translate(${x + 11} ${y - 10})`} class="is-ready"><circle r="7.5" /><path d="m-3.4 .4 2.4 2.6 4.6-5.6" /></g>}
    </ThingG>
  );
}

export function Wheel(): JSX.Element {
  const scene = useScene();
  const { view, payload, w } = scene;
  const wheel = useTurning(view.turn, payload.table);
  return (
    <svg class="wheel" data-at="wheel" viewBox="-239 -241 478 482" role="group" aria-label={w.wheelNow(view.turn)}>
      <circle r={RIND} class="rind" />
      <g ref={wheel} class="turning">
        <circle r={PASTE} class="rind-inner" />
        {view.venues.map((venue, side) => <Quadrant key={venue.venue} venue={venue} side={side} />)}
        {[45, 135, 225, 315].map((angle) => {
          const [[x0, y0], [x1, y1]] = [polar(TILE, angle), polar(RIND, angle)];
          return <path key={angle} d={`M${x0} ${y0}L${x1} ${y1}`} class="cut" />;
        })}
        {view.venues.map((venue, side) => <RindWords key={venue.venue} venue={venue} side={side} />)}
        <circle r={TILE} class="tilebase" />
        {view.quarters.map((quarter, side) => <TileQuarter key={quarter.resource} quarter={quarter} side={side} />)}
      </g>
      {view.venues.length > 0 && <path d={sector(TILE + 3, PASTE - 2, 46, 134)} class="mineline" />}
      <path d={`M${polar(241, -37)}A241 241 0 0 1 ${polar(241, -27)}m-11 -6.5l11.500 7 4 -12`} class="way" />
      {[0, 1, 2, 3].map((side) => <Medal key={side} scene={scene} side={side} />)}
    </svg>
  );
}
