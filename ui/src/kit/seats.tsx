// A seat is a colour and a shape, always together, so that nobody needs to tell colours apart.

import type { JSX } from 'preact';

export const SHAPES = ['heart', 'ring', 'diamond', 'leaf'] as const;

const paths: Record<(typeof SHAPES)[number], JSX.Element> = {
  heart: <path d="M12 21C6 16.5 2.5 13 2.5 8.800A5 5 0 0 1 12 6.600a5 5 0 0 1 9.5 2.200C21.5 13 18 16.5 12 21Z" fill="currentColor" />,
  ring: <circle cx="12" cy="12" r="7.3" fill="none" stroke="currentColor" stroke-width="5" />,
  diamond: <path d="M12 1.8 21 12l-9 10.200L3 12Z" fill="currentColor" />,
  leaf: <><path d="M4 20C2.5 10 8.5 3.2 21 3c.3 12-5.5 18.5-15 17.500Z" fill="currentColor" /><path d="M3.5 21.5 13.5 10.5" stroke="var(--card)" stroke-width="1.6" stroke-linecap="round" /></>,
};

export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[seat % SHAPES.length]!;
}

/** The CSS value of a seat's colour: `var(--heart)`. */
export function colourOf(seat: number): string {
  return `var(--${shapeOf(seat)})`;
}

interface MarkProps {
  seat: number;
  size?: number;
  label?: string; // said aloud; without it the mark is decoration beside a name
  class?: string;
}

/** A seat's mark in HTML. */
export function SeatMark({ seat, size = 18, label, class: name = '' }: MarkProps): JSX.Element {
  return (
    <svg class={`mark ${name}`} width={size} height={size} viewBox="0 0 24 24" style={{ color: colourOf(seat) }}
      role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {paths[shapeOf(seat)]}
    </svg>
  );
}

/** The same inside an SVG drawing, centred at x, y. */
export function SeatMarkG({ seat, x = 0, y = 0, size = 24 }: { seat: number; x?: number; y?: number; size?: number }): JSX.Element {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} style={{ color: colourOf(seat) }} aria-hidden="true">
      {paths[shapeOf(seat)]}
    </g>
  );
}
