// The table seen from above: the game in the middle, a chair for each seat, an outline where somebody is missing.

import type { JSX } from 'preact';
import type { Payload, SeatInfo } from '../api/types';
import { colourOf, SeatMarkG } from '../kit/seats';
import { says } from '../words/pages';
import { Scene } from './scenes';

const ROUND = { x: 320, y: 280, r: 196 };

/** Where a seat sits: the viewer at the bottom, the others clockwise. */
function angle(seat: number, seats: number, viewer: number): number {
  return 90 + (360 * ((seat - viewer + seats) % seats)) / seats;
}

function point(degrees: number, far: number): [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [ROUND.x + far * Math.cos(turn), ROUND.y + far * Math.sin(turn)];
}

function Chair({ seat, at }: { seat: SeatInfo; at: number }): JSX.Element {
  const [x, y] = point(at, 220);
  const colour = colourOf(seat.seat);
  const cushion = seat.taken ? { fill: `color-mix(in srgb, ${colour} 38%, var(--card))` } : undefined;
  return (
    <g class={seat.taken ? 'chair' : 'chair open'}>
      <g transform={`translate(${x} ${y}) rotate(${at + 90})`}>
        <path class="wood" d="M-44 18c0-26 10-40 44-40s44 14 44 40l-8 20c-18 6-54 6-72 0Z" />
        <path class="cushion" style={cushion} d="M-32 12c0-16 8-25 32-25s32 9 32 25l-5 16c-14 5-40 5-54 0Z" />
      </g>
      <circle class="plate" cx={x} cy={y} r="17" />
      <g opacity={seat.taken ? 1 : 0.5}><SeatMarkG seat={seat.seat} x={x} y={y} size={20} /></g>
    </g>
  );
}

function Board({ seat, at }: { seat: SeatInfo; at: number }): JSX.Element {
  const colour = { fill: colourOf(seat.seat) };
  return (
    <g class={seat.taken ? 'things' : 'things open'} transform={`translate(${ROUND.x} ${ROUND.y}) rotate(${at - 90}) translate(0 157)`}>
      <rect class="mat" x="-44" y="-15" width="88" height="32" rx="4" />
      {seat.taken && (
        <>
          <rect class="band" style={colour} x="-44" y="-15" width="88" height="7" rx="3" />
          {[-28, -10, 8].map((x) => <circle key={x} class="piece" style={colour} cx={x} cy="5" r="6" />)}
          <rect class="deck" x="24" y="-3" width="13" height="16" rx="2" />
        </>
      )}
    </g>
  );
}

export function RoundTable({ payload }: { payload: Payload }): JSX.Element {
  const viewer = payload.viewer ?? 0;
  const seats = payload.seats.map((seat) => ({ seat, at: angle(seat.seat, payload.seats.length, viewer) }));
  return (
    <div class="round-table">
      <svg viewBox="50 12 540 536" aria-hidden="true">
        <circle class="shadow" cx="324" cy="287" r="206" />
        {seats.map(({ seat, at }) => <Chair key={seat.seat} seat={seat} at={at} />)}
        <circle class="top" cx={ROUND.x} cy={ROUND.y} r={ROUND.r} />
        <path class="grain" d="M150 186h340M130 232h380M124 280h392M130 328h380M150 374h340M240 186v46M420 232v48M190 280v48M450 328v46M300 374v98M330 90v96" />
        <circle class="edge" cx={ROUND.x} cy={ROUND.y} r={ROUND.r - 10} />
        <circle class="rim" cx={ROUND.x} cy={ROUND.y} r="126" />
        {seats.map(({ seat, at }) => <Board key={seat.seat} seat={seat} at={at} />)}
      </svg>
      <div class="game"><Scene game={payload.game} /></div>
      {seats.map(({ seat, at }) => {
        const [x, y] = point(at, 250);
        const side = Math.abs(Math.cos((at * Math.PI) / 180)) > 0.5;
        const style = side
          ? { left: `${((x - 50) / 540) * 100}%`, top: `${((y - 12 - 92) / 536) * 100}%` }
          : { left: `${((x - 50 + 96) / 540) * 100}%`, top: `${((Math.min(y, 500) - 12) / 536) * 100}%` };
        return (
          <p key={seat.seat} class={`who ${side ? 'side' : ''} ${seat.taken ? '' : 'open'}`} style={style}>
            <b>{!seat.taken ? says.value.free : seat.seat === payload.viewer ? says.value.me : seat.name}</b>
          </p>
        );
      })}
    </div>
  );
}
