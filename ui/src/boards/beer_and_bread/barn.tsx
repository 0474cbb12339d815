// A village's storage: a long barn with a bay for each unit. Tokens of one kind lie together and are one place.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { nameOf, RESOURCES } from './amounts';
import { at, Token, u } from './pieces';
import { village, type Scene } from './scene';
import type { Resource } from './view';

const WIDTH = 274;
const ROOM = 264;

interface Group {
  kind: Resource | '' | 'dew'; // '' free units; dew: free units for water alone
  have: number;
  then: number; // after the move that is pointed at
}

function groups(scene: Scene, seat: number): Group[] {
  const now = village(scene, seat);
  const ghost = scene.ghost?.seats[seat as 0 | 1];
  const found: Group[] = RESOURCES.map((kind) => ({ kind, have: now.tokens[kind] ?? 0, then: (ghost ?? now).tokens[kind] ?? 0 }));
  const extra = found.reduce((all, each) => all + Math.max(0, each.then - each.have), 0);
  const free = Math.max(0, now.storage.free - extra);
  return [
    ...found.filter((each) => Math.max(each.have, each.then) > 0),
    { kind: '' as const, have: free, then: free },
    { kind: 'dew' as const, have: now.storage.free_water_only, then: now.storage.free_water_only },
  ].filter((each) => Math.max(each.have, each.then) > 0);
}

function Bay({ scene, seat, group, size }: { scene: Scene; seat: number; group: Group; size: number }): JSX.Element {
  if (group.kind === '' || group.kind === 'dew') {
    return <>{Array.from({ length: group.have }, (_, i) => <span class="bay" key={i}><span class={`hole ${group.kind}`} style={{ width: u(size - 3), height: u(size - 3) }} /></span>)}</>;
  }
  const names = scene.travel(seat === 0 ? 'seat-0' : 'seat-1', group.kind);
  return (
    <>
      {Array.from({ length: Math.max(group.have, group.then) }, (_, i) => (
        <span class="bay" key={names[i] ?? `new${i}`}>
          <Token kind={group.kind as Resource} size={size} piece={names[i]} class={i >= group.have ? 'ghost' : i >= group.then ? 'out' : ''} />
          {i >= group.have && <i class="sign plus" />}
          {i >= group.then && <i class="sign minus" />}
        </span>
      ))}
    </>
  );
}

function Roof(): JSX.Element {
  const slats = [1, 2, 3, 4, 5, 6, 7].map((i) => `M${20 + i * 29.25} 8 L${i * 34.25} 38`).join('');
  return (
    <svg class="roofing" viewBox={`-3 6 ${WIDTH + 6} 84`} preserveAspectRatio="none" aria-hidden="true">
      <g class="bb-d">
        <path class="bb-roof" d={`M-2 38 L20 8 H${WIDTH - 20} L${WIDTH + 2} 38Z`} />
        <path class="bb-h" d={`M6 29H${WIDTH - 6}M13 19H${WIDTH - 13}${slats}`} />
        <rect class="floor" x="4.7" y="38" width="264.6" height="44" />
        <path class="bb-wood" d={`M-2 82h${WIDTH + 4}v7H-2Z`} />
      </g>
    </svg>
  );
}

export function Barn({ scene, seat, y }: { scene: Scene; seat: number; y: number }): JSX.Element {
  const { storage } = village(scene, seat);
  const words = scene.words;
  const mine = seat === scene.me;
  const found = groups(scene, seat);
  const cells = found.reduce((all, each) => all + Math.max(each.have, each.then), 0);
  const rows = cells > 11 ? 2 : 1;
  const columns = found.reduce((all, each) => all + Math.ceil(Math.max(each.have, each.then) / rows), 0);
  const cell = ROOM / Math.max(rows === 1 ? 9 : 7, columns);
  const size = rows === 1 ? Math.min(25, cell + 1) : Math.min(20, cell + 3);
  const all = storage.units + storage.water_only;
  const title = storage.excess ? words.tooMany(storage.excess) : words.storage(storage.stored, all);
  return (
    <div class="barn" style={at(776, y, WIDTH, 92)} role="group" aria-label={words.storage(storage.stored, all)}>
      <Roof />
      <Thing class={`plank ${storage.excess ? 'full' : ''}`} label={words.storage(storage.stored, all)} tip={words.storageTip(storage.stored, storage.units, storage.water_only)}>{title}</Thing>
      <div class={`bays rows-${rows}`} style={{ '--cell': u(cell) }}>
        {found.map((group) => {
          const inside = <Bay scene={scene} seat={seat} group={group} size={size} />;
          const style = { gridTemplateColumns: `repeat(${Math.ceil(Math.max(group.have, group.then) / rows)}, var(--cell))` };
          if (group.kind === '' || group.kind === 'dew' || group.have === 0) return <span class="lot" key={group.kind} style={style} aria-hidden="true">{inside}</span>;
          const label = words.stored(group.have, nameOf(scene.view, group.kind));
          const place = `storage/${seat}/${group.kind}`;
          return mine
            ? <Place key={group.kind} id={place} class="lot" style={style} label={label} tip={label}>{inside}</Place>
            : <Thing key={group.kind} at={place} class="lot" style={style} label={label}>{inside}</Thing>;
        })}
      </div>
    </div>
  );
}
