// Drawings of this game: 24 x 24, ink lines, one flat fill (class f takes `color`, class b the ground).

import type { JSX } from 'preact';

const drawings = {
  vineyards: '<path class="s" d="M12 6.2c.2-2 1.200-3 3-3.700"/><path class="f" d="M12.300 5.500C9.800 2.200 6.600 2.400 4.800 3.800c1.500 2.600 4.800 3.600 7.500 1.700z"/><g class="f"><circle cx="8" cy="10" r="2.400"/><circle cx="12.600" cy="9.400" r="2.400"/><circle cx="16.800" cy="10.600" r="2.400"/><circle cx="10" cy="14" r="2.400"/><circle cx="14.600" cy="14" r="2.400"/><circle cx="12.200" cy="18.400" r="2.400"/></g>',
  cellars: '<path class="f" d="M3 20.500V12a9 9 0 0 1 18 0v8.500z"/><path class="b" d="M6.500 20.500V12.500a5.500 5.500 0 0 1 11 0v8z"/><path class="s" d="M12 3v4M4.200 8l3 2M19.800 8l-3 2"/><circle class="s" cx="12" cy="15.800" r="3.200"/><path class="s" d="M12 12.600v6.400"/>',
  wineries: '<path class="f" d="M2.500 20.500v-8L9 7l6.500 5.500v8z"/><path class="s" d="M15.500 20.500h6V9h-6v3.500M15 9l3.500-4L22 9"/><path class="b" d="M6.500 20.500v-4.500a2.500 2.500 0 0 1 5 0v4.500z"/><path class="s" d="M18.500 12.500v2.500"/>',
  experts: '<path class="b" d="M6.200 2.800h11.600c.9 6-1.300 10.200-5.800 10.200S5.300 8.800 6.200 2.800z"/><path class="f" d="M5.900 7.200h12.200C17.600 10.800 15.600 13 12 13S6.400 10.800 5.900 7.200z"/><path class="s" d="M12 13v7.500M7.800 20.800h8.400"/>',
  press: '<path class="f" d="M4 4h13v14.500a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2z"/><path class="s" d="M17 9h3.500v9.500a1.800 1.800 0 0 1-3.500.4M7 8h7M7 11.500h3M7 14.500h3M12.200 11.500h1.800v3h-1.800zM7 17.500h7"/>',
  enologists: '<path class="b" d="M9.500 3v6L4.300 18a2 2 0 0 0 1.800 3h11.800a2 2 0 0 0 1.800-3L14.500 9V3"/><path class="f" d="M7.200 13.500h9.600l2.700 4.700a1.900 1.900 0 0 1-1.700 2.800H6.200a1.900 1.900 0 0 1-1.700-2.800z"/><path class="s" d="M8 3h8"/>',
  exports: '<path class="f" d="M2.500 16h19l-2.600 4.500H6z"/><path class="s" d="M11 16V2.800"/><path class="b" d="M11 4c4.600 1.200 7.200 4.400 7.500 9H11z"/><path class="s" d="M8.500 6.500C6.500 8 5.200 10.200 5 13h3.500z"/>',
  sales: '<path class="b" d="M4.500 10.500v10h15v-10"/><path class="f" d="M4.800 3.500h14.400L21.800 9c0 1.700-1.300 2.700-2.600 2.700S16.600 10.700 16.600 9.500c0 1.200-1 2.200-2.300 2.200S12 10.700 12 9.500c0 1.200-1 2.200-2.300 2.200S7.400 10.700 7.400 9.500c0 1.200-1.300 2.200-2.600 2.200S2.200 10.700 2.200 9z"/><path class="s" d="M13 20.500v-5.500h3.500v5.500M7.500 15h2.500v2.500H7.500z"/>',
  bank: '<path class="f" d="M2.800 9 12 3.200 21.200 9z"/><path class="s" d="M5.500 9.500v8M10 9.500v8M14 9.500v8M18.500 9.500v8M3 20.800h18M4.200 17.500h15.600"/>',
  bago: '<circle class="f" cx="12" cy="13.300" r="8"/><path class="s" d="M12 5.300c0-1.600.8-2.800 2.200-3.300M7.600 12a5 5 0 0 1 3-3.200"/>',
  barrel: '<path class="f" d="M6.500 3.500h11c2.600 5.400 2.600 11.600 0 17h-11c-2.600-5.400-2.600-11.600 0-17z"/><path class="s" d="M5.300 7.800h13.400M5.300 16.200h13.400"/>',
  farmer: '<path class="f" d="M2.500 10.500c3 1.800 16 1.800 19 0-1.800-1.100-3.500-1.500-4.800-1.700C16.300 5.300 14.600 3.500 12 3.500S7.700 5.300 7.300 8.800c-1.300.2-3 .6-4.800 1.700z"/><path class="s" d="M7.800 12v2a4.200 4.200 0 0 0 8.400 0v-2M5 21c.6-2 3.200-3 7-3s6.400 1 7 3"/>',
  bottle: '<path class="f" d="M10 2.500h4v6c2 1.200 3 2.600 3 4.500v8.500H7V13c0-1.900 1-3.300 3-4.500z"/><path class="b" d="M7 14.500h10v4H7z"/>',
  tax: '<path class="f" d="M12 2.200l2.600 2 3.200-.3 1 3.100 2.700 1.700-1 3.100 1 3.100-2.700 1.700-1 3.100-3.200-.3-2.600 2-2.600-2-3.200.3-1-3.100-2.700-1.700 1-3.100-1-3.100 2.700-1.700 1-3.100 3.200.3z"/>',
  far: '<circle class="f" cx="5" cy="18" r="2.200"/><path class="s" d="M6 14.500C7 7 13 4.500 19 6.500M15.500 3.500l3.700 3-3 3.700"/>',
  appearance: '<path class="f" d="M2 12c2.700-4.600 6-6.800 10-6.800s7.300 2.200 10 6.800c-2.700 4.600-6 6.800-10 6.800S4.700 16.600 2 12z"/><circle class="b" cx="12" cy="12" r="3.400"/>',
  taste: '<path class="b" d="M2.500 8.500C6 5.500 8.500 5 12 7c3.500-2 6-1.500 9.500 1.500-.8 1.500-2 2.500-3.500 3H6c-1.500-.5-2.700-1.500-3.500-3z"/><path class="f" d="M7.500 11.500h9V16a4.500 4.500 0 0 1-9 0z"/><path class="s" d="M12 12v4"/>',
  aroma: '<path class="f" d="M5 13.500h14c-.6 4.600-3 7-7 7s-6.400-2.400-7-7z"/><path class="s" d="M8 10c-1.500-2.500 1.500-3.500 0-6.500M12 10c-1.500-2.500 1.500-3.500 0-6.500M16 10c-1.500-2.500 1.500-3.500 0-6.500"/>',
  alcohol: '<path class="f" d="M12 2.500c4.300 5 6.500 8.500 6.500 11.700a6.500 6.500 0 0 1-13 0C5.500 11 7.700 7.500 12 2.500z"/><path class="s" d="M9.500 16.500l5-5"/>',
  rain: '<path class="f" d="M6.500 15.500a4 4 0 0 1-.3-8A5.800 5.800 0 0 1 17 6.500a4.500 4.500 0 0 1 .8 9z"/><path class="s" d="M8 18.500l-1 2.700M12.500 18.500l-1 2.700M17 18.500l-1 2.700"/>',
  cloud: '<path class="f" d="M6.500 17.500a4 4 0 0 1-.3-8A5.800 5.800 0 0 1 17 8.500a4.500 4.500 0 0 1 .8 9z"/>',
  sun: '<circle class="f" cx="12" cy="12" r="4.600"/><path class="s" d="M12 2.500v2.500M12 19v2.500M2.500 12h2.500M19 12h2.500M5.300 5.300l1.700 1.700M17 17l1.700 1.700M18.700 5.300 17 7M7 17l-1.700 1.700"/>',
  open: '<path class="s" d="M13.500 4H20v6.500M20 4l-7.500 7.500M10.500 20H4v-6.500M4 20l7.500-7.500"/>',
  fair: '<path class="f" d="M7 3.500h10v5a5 5 0 0 1-10 0z"/><path class="s" d="M7 5H3.500c0 3 1.200 4.800 3.800 5M17 5h3.500c0 3-1.200 4.800-3.800 5M12 13.500v4M8 20.500h8M9.500 17.500h5v3h-5z"/>',
  arrow: '<path class="s" d="M5 12h13M13 6.500l5.500 5.500-5.500 5.500"/>',
  seal: '<path class="b" d="M3 6h18v12.500H3z"/><path class="s" d="M3 6l9 7.500L21 6"/><circle class="f" cx="12" cy="14" r="3.300"/>',
  quadrel: '<path class="f" d="M3.500 3.500h17v17h-17z"/><path class="s" d="M9.200 3.500v17M14.800 3.500v17M3.500 9.200h17M3.500 14.800h17"/>',
  rose: '<path class="f" d="M12 1.500C15 6 15 8 12 12 9 8 9 6 12 1.500zM22.500 12C18 15 16 15 12 12c4-3 6-3 10.500 0zM12 22.500C9 18 9 16 12 12c3 4 3 6 0 10.500zM1.500 12C6 9 8 9 12 12c-4 3-6 3-10.500 0z"/>',
  // what experts can do
  bagos: '<circle class="f" cx="9" cy="14" r="5.500"/><circle class="b" cx="15.500" cy="10" r="5.500"/>',
  'free-move': '<circle class="b" cx="7" cy="17.500" r="3"/><circle class="b" cx="17.500" cy="17.500" r="3"/><path class="f" d="M3.500 6h9.500l2 4.500h6v5H3.500z"/>',
  rearrange: '<path class="b" d="M4 9h10v12H4z"/><path class="f" d="M10 3h10v12H10z"/>',
  renown: '<path class="f" d="M4 8.500 12 4l8 4.500v8L12 21l-8-4.500z"/><path class="s" d="M4 8.500l8 4.500 8-4.500M12 13v8"/>',
  discount: '<path class="f" d="M3.500 12.500 12.500 3.500H20.500v8l-9 9z"/><path class="s" d="M16.500 7.500v.1M9 12l4 4"/>',
} as const;

export type Drawing = keyof typeof drawings;

export function Glyph({ name, size = 20, class: more = '' }: { name: Drawing; size?: number; class?: string }): JSX.Element {
  return <svg class={`glyph g-${name} ${more}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings[name] }} />;
}

/** The same inside an SVG drawing. */
export function GlyphG({ name, x, y, size, class: more = '' }: { name: Drawing; x: number; y: number; size: number; class?: string }): JSX.Element {
  return <g class={`glyph ${more}`} transform={`translate(${x} ${y}) scale(${size / 24})`} dangerouslySetInnerHTML={{ __html: drawings[name] }} />;
}

/** One drawing by a name that came from the server. */
export function drawingOf(name: string): Drawing {
  if (name === 'barrel-back') return 'barrel';
  return name in drawings ? (name as Drawing) : name === 'points' ? 'fair' : 'rose';
}

/** A corner of an azulejo; where four tiles meet, the corners make a rosette. */
const corner = '<path d="M0 0H31C31 17 17 31 0 31z" class="zw"/><path d="M31.500 0C31.500 17.500 17.500 31.500 0 31.500" class="zs" stroke-width="1.400"/><path d="M27.500 0C27.500 15.300 15.300 27.500 0 27.500" class="zs" stroke-width=".7"/><path d="M2 2C5 12 11 17.600 18.600 18.600 17.600 11 12 5 2 2z" class="zb"/><path d="M3.500 0C7 6.500 13 8.500 24 0zM0 3.500C6.500 7 8.500 13 0 24z" class="zm"/><path d="M25.500 25.500c4-1.200 7.200.2 9 4.600-4.400 1.400-7.800-.2-9-4.600z" class="zb"/><path d="M29.500 19.500c3.300.6 5.600-.6 6.700-3.600M19.500 29.500c.6 3.300-.6 5.600-3.600 6.700" class="zs" stroke-width="1.200" stroke-linecap="round"/>';

export function Azulejo(): JSX.Element {
  const size = 120;
  const turns = ['', `translate(${size} 0) scale(-1 1)`, `translate(0 ${size}) scale(1 -1)`, `translate(${size} ${size}) scale(-1 -1)`];
  return (
    <svg class="azulejo" viewBox={`0 0 ${size} ${size}`} aria-hidden="true" preserveAspectRatio="none">
      <rect x="4.5" y="4.5" width={size - 9} height={size - 9} rx="2" class="frame" />
      {turns.map((turn) => <g transform={`${turn} scale(.72)`} dangerouslySetInnerHTML={{ __html: corner }} />)}
    </svg>
  );
}
