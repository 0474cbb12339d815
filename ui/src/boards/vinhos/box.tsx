// The map with its printed prices: each figure is a button of its own.

import type { JSX } from 'preact';
import type { Row, Source } from '../../api/boxes';
import type { Drawing, MapProps, PieceProps } from '../drawing';
import { at, land, wide } from './land';

const FIGURES = ['red', 'white', 'cubes'] as const;

interface Spot { x: number; y: number; w: number; h: number; r: number; band: number }

/** Where a figure is printed: both prices side by side, the cubes small beside or below them. */
function spotOf(n: number, key: (typeof FIGURES)[number]): Spot {
  const [x, y] = at[n] ?? [0, 0];
  const [px, py] = wide.has(n) ? [x + 108, y + 6] : [x, y + 19];
  if (key === 'cubes') return wide.has(n) ? { x: px - 30, y: py + 6, w: 22, h: 20, r: 2, band: 5 } : n === 2 || n === 7 ? { x: px + 1, y: py + 31, w: 30, h: 15, r: 2, band: 4 } : { x: px + 59, y: py + 6, w: 22, h: 20, r: 2, band: 5 };
  return { x: px + (key === 'white' ? 29 : 0), y: py, w: 26, h: 29, r: key === 'white' ? 11 : 2.5, band: 11 };
}

/** Where a figure comes from, at its corner. */
function Mark({ source, x, y }: { source: Source; x: number; y: number }): JSX.Element {
  return (
    <g class={`mark ${source}`} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle class="under" r="5.5" />
      {source === 'rulebook' ? <rect x="-3.2" y="-3.8" width="6.4" height="7.6" rx=".8" /> : <circle r="4" />}
      {source === 'owner' && <path d="m-2 0 1.400 1.600 2.600-3" />}
    </g>
  );
}

function Prices({ content, words, chosen, onChoose, label, source }: MapProps): JSX.Element {
  const regions = (content.region ?? []) as Row[];
  return (
    <span class="board vinhos box-map">
      <svg viewBox="10 5 270 400" role="group">
        <g aria-hidden="true">
          {regions.map((region) => {
            const n = Number(region.number);
            const [x, y] = at[n] ?? [0, 0];
            return (
              <g key={n} class={`region ${n % 2 ? 'odd' : ''}`}>
                <path class="land" d={land[n] ?? ''} />
                <circle cx={x + 8} cy={y + 8} r="8" class="number-disc" /><text x={x + 8} y={y + 12.3} class="number-text">{n}</text>
                <text x={x + 19} y={y + 12.5} class="name">{String(region.name ?? words.rows.region?.[String(region.id)] ?? region.id)}</text>
              </g>
            );
          })}
        </g>
        {regions.flatMap((region, row) => FIGURES.map((key) => {
          const { x, y, w, h, r, band } = spotOf(Number(region.number), key);
          return (
            <g key={`${row}/${key}`} role="button" tabIndex={0} class={`price ${key} ${chosen === `${row}/${key}` ? 'chosen' : ''}`} aria-label={label(row, key)} aria-pressed={chosen === `${row}/${key}`}
              data-figure={`${String(region.id)}/${key}`} onClick={() => onChoose(row, key)}
              onKeyDown={(event) => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); event.stopPropagation(); onChoose(row, key); } }}>
              <rect class="paper" x={x} y={y} width={w} height={h} rx={r} />
              <path class="band" d={`M${x} ${y + band}V${y + Math.min(r, band)}q0-${Math.min(r, band)} ${r}-${Math.min(r, band)}h${w - 2 * r}q${r} 0 ${r} ${Math.min(r, band)}V${y + band}z`} />
              <text x={x + w / 2} y={y + h - (h > 20 ? 5 : 2.5)}>{String(region[key] ?? '')}</text>
              <Mark source={source(row, key)} x={x + w} y={y} />
            </g>
          );
        }))}
      </svg>
    </span>
  );
}

function Piece({ name }: PieceProps): JSX.Element {
  return <b>{name}</b>;
}

export const drawing: Drawing = { class: 'board vinhos', pieces: [], Piece, maps: { region: Prices } };
