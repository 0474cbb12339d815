// The map of Portugal: nine regions with their decks of vineyards, renown and estates. One unit is one pixel when wide.

import type { JSX } from 'preact';
import { SeatMarkG } from '../../kit/seats';
import { PlaceG, ThingG } from '../../table/place';
import { namesOf, sentence, useHere, type Here } from './here';
import { GlyphG, type Drawing } from './icons';
import { at, land, wide } from './land';
import { regionTip } from './tips';
import type { AbilityId, Region } from './view';

const abilities: Record<AbilityId, [Drawing, string]> = {
  'fair-points': ['fair', '+'], 'no-cellar': ['cellars', '×'], cellar: ['cellars', ''], porto: ['bottle', ''], farmer: ['farmer', ''],
  winery: ['wineries', ''], experts: ['experts', ''], 'double-cubes': ['renown', '2'], value: ['bottle', '+'],
};

function label(here: Here, region: Region): string {
  const { w } = here;
  if (region.out) return sentence(w.regionLabel(region.number, region.name), w.notPlayed);
  return sentence(
    w.regionLabel(region.number, region.name), region.top ? w.topFor(region.top_name!, region.price!) : w.soldOut,
    region.ability_text, w.cubes(region.cubes, region.inset), region.seats.length > 0 && w.estatesOf(namesOf(here, new Set(region.seats))),
  );
}

function Deck({ region, x, y }: { region: Region; x: number; y: number }): JSX.Element {
  const left = region.below.red + region.below.white;
  if (!region.top) return <rect x={x} y={y} width="26" height="32" rx="3" class="deck-empty" />;
  const round = region.top === 'white' ? 11 : 2.5;
  return (
    <g class={`deck ${region.top}`}>
      {Array.from({ length: Math.min(left, 3) }, (_, k) => left - k).reverse().map((_, k, all) => {
        const off = (all.length - k) * 1.7;
        return <rect x={x + off} y={y - off} width="26" height="32" rx={round} class="deck-below" />;
      })}
      <rect x={x} y={y} width="26" height="32" rx={round} class="deck-top" />
      <path class="deck-band" d={`M${x} ${y + 15}V${y + round}q0-${round} ${round}-${round}h${26 - 2 * round}q${round} 0 ${round} ${round}V${y + 15}z`} />
      <GlyphG name="vineyards" x={x + 6} y={y + 1} size={14} class="grapes" />
      <text x={x + 13} y={y + 28} class="deck-price">{region.price}</text>
    </g>
  );
}

function RegionG({ region }: { region: Region }): JSX.Element {
  const here = useHere();
  const n = region.number;
  const [x, y] = at[n] ?? [0, 0];
  const then = here.ghost?.regions.find((each) => each.id === region.id)?.cubes ?? region.cubes;
  const beside = wide.has(n);
  const [tx, ty] = beside ? [x + 130, y + (n === 9 ? 3 : 9)] : [x, y + 20];
  const [cx, cy] = beside ? [x + 2, y + 24] : [x + (n === 2 ? 31 : 34), y + 22];
  const [sign, figure] = abilities[region.ability];
  const [ax, ay] = beside ? [cx + 38, cy - 2] : [cx - 2, cy + 13];
  const [sx, sy] = beside ? [ax + 38, cy + 5] : n === 2 ? [x + 8, y + 62] : [ax + (figure ? 33 : 24), ay + 7.5];
  const step = region.seats.length > (beside || n === 2 ? 4 : 2) ? 9 : 14;
  return (
    <PlaceG id={`map/${region.id}`} label={label(here, region)} tip={() => regionTip(here, region)} class={`region ${region.out ? 'out' : ''} ${n % 2 ? 'odd' : ''} ${region.seats.includes(here.me) ? 'mine' : ''}`}>
      <path class="land" d={land[n] ?? ''} />
      <circle cx={x + 8} cy={y + 8} r="8" class="number" />
      <text x={x + 8} y={y + 12.3} class="number-text">{n}</text>
      <text x={x + 19} y={y + 12.5} class="name">{region.name}</text>
      {!region.out && (
        <>
          <Deck region={region} x={tx} y={ty} />
          {Array.from({ length: Math.max(region.inset, then) }, (_, k) => (
            <rect x={cx + 11.5 * k} y={cy} width="9.5" height="9.5" rx="1.5"
              class={`cube ${k < region.cubes ? 'on' : ''} ${k >= region.cubes && k < then ? 'coming' : ''} ${k >= then && k < region.cubes ? 'going' : ''}`} />
          ))}
          <GlyphG name={sign} x={ax} y={ay} size={15} class="ability" />
          {figure && <text x={ax + 16} y={ay + 12} class="ability-figure">{figure}</text>}
          {region.seats.map((seat, k) => <SeatMarkG seat={seat} x={sx + step * k} y={sy} size={13} />)}
        </>
      )}
      <circle class="dot" cx={x - 1} cy={y + 1} r="5" />
    </PlaceG>
  );
}

export function Portugal(): JSX.Element {
  const here = useHere();
  const { view, w } = here;
  const left = view.regions.reduce((sum, each) => sum + (each.out ? 0 : each.below.red + each.below.white + (each.top ? 1 : 0)), 0);
  return (
    <div class="portugal panel">
      <svg viewBox="10 5 270 400" role="group" aria-label={w.map} preserveAspectRatio="xMidYMid meet">
        <g aria-hidden="true">
          {[[18, 40], [36, 66], [14, 330], [30, 372]].map(([x, y]) => <path d={`M${x} ${y}q4-5 8 0t8 0`} class="wave" />)}
          <g class="boat" transform="translate(14 150) scale(1.15)"><path d="M1 17c5 3 14 3 20-1l-2 6c-5 1.500-11 1.500-15 0z" /><path d="M11 16V2c5 2 7 6 7 10l-7 1" /></g>
        </g>
        <ThingG at="map" label={w.decks(left)} tip={w.decks(left)} class="rose"><circle class="reach" cx="30" cy="110" r="17" /><circle cx="30" cy="110" r="13" /><GlyphG name="rose" x={19} y={99} size={22} class="act" /></ThingG>
        {view.regions.map((region) => <RegionG region={region} />)}
      </svg>
    </div>
  );
}
