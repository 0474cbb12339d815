// The land between the villages: meadow, river, four fields, roads, bridge and trees. Decoration; figures lie over it.

import type { JSX } from 'preact';
import type { Resource } from './view';

export const WIDTH = 1062;
export const HEIGHT = 436;

/** The middle of the river. */
export function riverY(x: number): number {
  return 219 + 9 * Math.sin((x - 150) / 92);
}

function along(from: number, to: number, step: number, off: number): string[] {
  const points: string[] = [];
  for (let x = from; x <= to; x += step) points.push(`${x} ${(riverY(x) + off).toFixed(1)}`);
  return points;
}

const RIVER = `M${along(0, 1068, 12, -15).join(' L')} L${along(0, 1068, 12, 15).reverse().join(' L')}Z`;

export const FIELDS: Record<Exclude<Resource, 'water'>, { x: number; up: boolean }> = {
  wheat: { x: 226, up: true },
  barley: { x: 498, up: true },
  rye: { x: 226, up: false },
  hops: { x: 498, up: false },
};
export const FIELD_WIDTH = 258;

function fieldPath(x: number, up: boolean): string {
  const w = FIELD_WIDTH;
  if (up) return `M${x} 153 Q${x} 147 ${x + 6} 147 L${x + w - 6} 147 Q${x + w} 147 ${x + w} 153 L${along(x, x + w, 6, -21).reverse().join(' L')}Z`;
  return `M${along(x, x + w, 6, 21).join(' L')} L${x + w} 285 Q${x + w} 291 ${x + w - 6} 291 L${x + 6} 291 Q${x} 291 ${x} 285Z`;
}

const ROADS = 'M300 136C320 150 210 160 214 219S318 280 300 300M470 136C500 160 484 190 490 219S470 280 470 300M640 136C700 150 764 160 768 219S700 290 640 300';
const VILLAGES = 'M0 33H1062V129C900 146 700 128 520 138S160 130 0 141ZM0 403H1062V306C900 292 700 310 520 299S160 308 0 296Z';
const TUFTS: [number, number][] = [[222, 300], [388, 138], [560, 301], [560, 134], [636, 300], [760, 128], [770, 396], [20, 296], [120, 128], [224, 402], [392, 394], [556, 398], [640, 396], [218, 60], [390, 60], [556, 60], [642, 120], [768, 60], [218, 330], [390, 330], [768, 322]];
const TREES: [string, number, number, number, number][] = [
  ['fir', 20, 256, 18, 30], ['fir', 33, 262, 16, 27], ['oak', 178, 258, 22, 28], ['fir', 194, 250, 17, 29], ['fir', 194, 148, 14, 24], ['fir', 18, 148, 14, 24],
  ['oak', 208, 102, 20, 26], ['oak', 204, 366, 20, 26],
];
const BRIDGE = riverY(490);

export function Land(): JSX.Element {
  return (
    <svg class="land" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="mdw" width={WIDTH} height={HEIGHT} rx="10" />
      <path class="vil" d={VILLAGES} />
      <path class="road" d={ROADS} />
      <path class="bank" d={RIVER} />
      <path class="riv" d={RIVER} />
      <polyline class="wave" stroke-dasharray="26 40 12 60" points={along(0, 1068, 12, -9).join(' ')} />
      <polyline class="wave" stroke-dasharray="18 52 30 44" points={along(0, 1068, 12, 8).join(' ')} />
      {Object.entries(FIELDS).map(([kind, { x, up }]) => {
        const d = fieldPath(x, up);
        return <g key={kind}><path class={`fld ${kind}`} d={d} /><path d={d} fill={`url(#bb-x-${kind})`} /></g>;
      })}
      <g class="bb-d">
        <path class="bb-wood" d={`M483 ${BRIDGE - 22}h14v44h-14Z`} />
        <path class="bb-h" d={[1, 2, 3, 4, 5, 6, 7].map((i) => `M483 ${(BRIDGE - 22 + i * 5.5).toFixed(1)}h14`).join('')} />
        <path d={`M481 ${BRIDGE - 24}v48M499 ${BRIDGE - 24}v48`} />
      </g>
      <rect class="mat" x="12" y="142" width="200" height="154" rx="8" />
      <rect class="mat" x="768" y="142" width="282" height="154" rx="8" />
      {TREES.map(([kind, x, y, w, h], i) => <use key={i} href={`#bb-t-${kind}`} x={x} y={y} width={w} height={h} />)}
      <path class="tuft" d={TUFTS.map(([x, y]) => `M${x} ${y}l-3-5M${x} ${y}v-7M${x} ${y}l3-5`).join('')} />
    </svg>
  );
}
