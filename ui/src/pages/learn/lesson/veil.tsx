// The veil over the board, with cut-outs where the lesson points. It covers nothing that can be clicked: it is only seen.

import type { JSX } from 'preact';
import type { Hole } from './spots';

interface VeilProps {
  lifted: boolean; // nothing is dimmed while the board answers
  room: Hole;
  holes: readonly Hole[];
  tried: readonly Hole[]; // where another move was tried
  pulse: number; // changes with each of them: the spotlight pulses once
}

const path = ({ x, y, width, height }: Hole) => {
  const r = Math.min(8, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(width - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(height - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};

export function Veil({ lifted, room, holes, tried, pulse }: VeilProps): JSX.Element {
  return (
    <svg class={`lesson-veil ${lifted ? 'lifted' : ''}`} aria-hidden="true">
      {/* One shape with holes would cut anew where two of them overlap: a mask takes each away once. */}
      <mask id="lesson-holes"><rect x={room.x} y={room.y} width={room.width} height={room.height} fill="white" />{holes.map((hole, n) => <path key={n} d={path(hole)} fill="black" />)}</mask>
      <rect class="shade" x={room.x} y={room.y} width={room.width} height={room.height} mask="url(#lesson-holes)" />
      <g key={pulse} class={pulse > 0 ? 'pulse' : ''}>
        {holes.map((hole, n) => <path key={n} class="halo" d={path(hole)} />)}
        {holes.map((hole, n) => <path key={n} class="rim" d={path(hole)} />)}
      </g>
      {tried.map((hole, n) => <path key={n} class="tried" d={path(hole)} />)}
    </svg>
  );
}
