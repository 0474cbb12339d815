// What lies under the cheeses of a venue: the fair's floor and its groups, shelves, tables, the map.

import type { JSX } from 'preact';
import { colourOf } from '../../kit/seats';
import { star } from './geometry';
import { PicG } from './icons';
import { AGES } from './kinds';
import { CELL, LAYOUTS, SHELF_BOX, shelfAt, tableAt } from './layout';
import { AREAS, BORDERS, LAND, MAP, REGION_COLOURS, WAVES } from './map';
import type { Venue } from './view';

interface GroundProps { venue: Venue; big: boolean; corporate: boolean; me: number; idle?: string }

const hue = (party: number, corporate: boolean) => (corporate && party === 1 ? 'var(--corporation)' : colourOf(party));

/** Lines between neighbours that score together, one beside the other where a free sample is shared. */
function Groups({ venue, corporate }: GroundProps): JSX.Element {
  const { at } = LAYOUTS.festival;
  return (
    <g class="groups">
      {venue.groups?.filter((group) => group.points > 0).map((group) => {
        const shift = (group.seat - 1.5) * 7;
        const lines: string[] = [];
        for (const space of group.spaces) {
          const [x, y] = at(space);
          if (space % 5 < 4 && group.spaces.includes(space + 1)) lines.push(`M${x} ${y + shift}h${CELL}`);
          if (group.spaces.includes(space + 5)) lines.push(`M${x + shift} ${y}v${CELL}`);
        }
        return <path key={`${group.seat} ${group.spaces[0]}`} d={lines.join('')} style={{ stroke: hue(group.seat, corporate) }} />;
      })}
    </g>
  );
}

function Festival(props: GroundProps): JSX.Element {
  const { width, height, at } = LAYOUTS.festival;
  return (
    <>
      <rect x="-6" y="-6" width={width + 12} height={height + 12} rx="12" class="floor" />
      {props.venue.spaces.map(({ space, state }) => {
        const [x, y] = at(space);
        return <rect key={space} x={x - CELL / 2 + 3} y={y - CELL / 2 + 3} width={CELL - 6} height={CELL - 6} rx="9" class={state === 'sample' ? 'sampled' : 'cell'} />;
      })}
      <Groups {...props} />
    </>
  );
}

function Sign({ shelf, x, y, venue, big }: { shelf: number; x: number; y: number; venue: Venue; big: boolean }): JSX.Element {
  const { sign, points } = venue.shelves![shelf]!;
  const middle = x + SHELF_BOX.width / 2;
  return (
    <g class="signboard">
      <rect x={middle - 46} y={y + 80} width="92" height="38" rx="7" class={`sign ${AGES[shelf % 3]}`} />
      {big && sign === 'points' && <><text x={middle - 10} y={y + 107}>+{points}</text><path d={star(middle + 22, y + 98, 12)} class="star" /></>}
      {big && sign === 'trade' && <PicG name="swap" x={middle} y={y + 99} size={30} />}
      {big && sign === 'any' && <text x={middle} y={y + 107}>+1 ?</text>}
      {big && sign === 'two' && <text x={middle} y={y + 107}>+1 +1</text>}
      {!big && sign === 'points' && <path d={star(middle, y + 99, 14)} class="star" />}
      {!big && sign !== 'points' && <PicG name={sign === 'trade' ? 'swap' : 'structure'} x={middle} y={y + 99} size={30} />}
    </g>
  );
}

function Fromagerie({ venue, big, me }: GroundProps): JSX.Element {
  return (
    <>
      {venue.shelves?.map((shelf, n) => {
        const [x, y] = shelfAt(n);
        return (
          <g key={n} class={shelf.seats.includes(me) ? 'shelf mine' : 'shelf'}>
            <rect x={x} y={y} width={SHELF_BOX.width} height={SHELF_BOX.height} rx="9" class="niche" />
            <rect x={x - 2} y={y + 70} width={SHELF_BOX.width + 4} height="13" rx="4" class="plank" />
            <Sign shelf={n} x={x} y={y} venue={venue} big={big} />
          </g>
        );
      })}
    </>
  );
}

function Bistro({ venue, corporate }: GroundProps): JSX.Element {
  return (
    <>
      {venue.tables?.map((pair, n) => {
        const [x, y] = tableAt(n);
        const open = venue.spaces.slice(2 * n, 2 * n + 2).some((each) => each.state !== 'blocked');
        return (
          <g key={n} class={`bistro-table ${open ? '' : 'closed'}`}>
            <ellipse cx={x} cy={y} rx="66" ry="52" class="cloth" style={pair === null ? undefined : { fill: hue(pair, corporate) }} />
            <ellipse cx={x} cy={y} rx="60" ry="46" class="clothin" />
            {pair !== null && <path d={`M${x - 16} ${y}h32`} class="paired" style={{ stroke: hue(pair, corporate) }} />}
          </g>
        );
      })}
    </>
  );
}

function Villes({ big, idle = 'big' }: GroundProps): JSX.Element {
  const clip = `land-${idle}`;
  return (
    <g transform={`translate(${-MAP.left} ${-MAP.top})`} class={big ? 'map' : 'map small'}>
      <clipPath id={clip}><path d={LAND} /></clipPath>
      {big && WAVES.map(([x, y]) => <path key={y} d={`M${x} ${y}q5 -5 10 0t10 0t10 0`} class="wave" />)}
      <path d={LAND} class="shore" /><path d={LAND} class="shore near" />
      <g clip-path={`url(#${clip})`}>
        {AREAS.map((area, n) => <path key={n} d={area} class={`region ${REGION_COLOURS[n]}`} />)}
        {BORDERS.map((border, n) => <path key={n} d={border} class="border" />)}
      </g>
      <path d={LAND} class="coast" />
    </g>
  );
}

export function Ground(props: GroundProps): JSX.Element {
  const Which = { festival: Festival, fromagerie: Fromagerie, bistro: Bistro, villes: Villes }[props.venue.venue];
  return <Which {...props} />;
}
