// A fingerprint as a picture: alike means the same to the last figure.

import type { JSX } from 'preact';

const SIDE = 7;
const HALF = 4;

/** The dots of a stamp: the left half from the first seven digits, the right half its mirror image. */
export function dotsOf(fingerprint: string): [number, number][] {
  const bits = Number.parseInt(fingerprint.slice(0, 7).padEnd(7, '0'), 16) || 0;
  const found: [number, number][] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const n = row * HALF + Math.min(column, SIDE - 1 - column);
      if ((bits >> (SIDE * HALF - 1 - n)) & 1) found.push([row, column]);
    }
  }
  return found;
}

/** `mine`: of the person who looks; else of somebody else, or the shipped one. */
export function Stamp({ of, kind, size = 44 }: { of: string; kind: 'mine' | 'theirs' | 'shipped'; size?: number }): JSX.Element {
  return (
    <svg class={`stamp ${kind}`} viewBox="0 0 60 60" style={{ width: size, height: size }} aria-hidden="true">
      <circle class="rim" cx="30" cy="30" r="28" />
      <circle class="ring" cx="30" cy="30" r="24.500" />
      {dotsOf(of).map(([row, column]) => <rect key={`${row}/${column}`} x={14.4 + column * 4.5} y={14.4 + row * 4.5} width="4" height="4" rx="1" />)}
    </svg>
  );
}
