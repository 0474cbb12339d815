// The fields and the river for a phone, and my storage as five large bays.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { nameOf, RESOURCES } from './amounts';
import { Row, Sign } from './fields';
import { at, capital, Delta, Token } from './pieces';
import { village, type Scene } from './scene';
import type { Field } from './view';

const WIDTH = 374;
const HEIGHT = 146;
const SPOTS = { wheat: [5, true], barley: [190, true], rye: [5, false], hops: [190, false] } as const;

function riverY(x: number): number {
  return 73 + 3 * Math.sin(x / 52);
}

function along(from: number, to: number, off: number): string[] {
  const points: string[] = [];
  for (let x = from; x <= to; x += 6) points.push(`${x} ${(riverY(x) + off).toFixed(1)}`);
  return points;
}

const RIVER = `M${along(-6, 384, -14).join(' L')} L${along(-6, 384, 14).reverse().join(' L')}Z`;

function fieldPath(x: number, up: boolean): string {
  const to = x + 179;
  return up ? `M${x} 5H${to} L${along(x, to, -18).reverse().join(' L')}Z` : `M${along(x, to, 18).join(' L')} L${to} 141H${x}Z`;
}

export function PhoneLand({ scene }: { scene: Scene }): JSX.Element {
  return (
    <div class="pland">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect class="mdw" width={WIDTH} height={HEIGHT} />
        <path class="bank" d={RIVER} /><path class="riv" d={RIVER} />
        {Object.entries(SPOTS).map(([kind, [x, up]]) => <g key={kind}><path class={`fld ${kind}`} d={fieldPath(x, up)} /><path d={fieldPath(x, up)} fill={`url(#bb-x-${kind})`} /></g>)}
      </svg>
      {scene.view.fields.map((field) => <Patch key={field.resource} scene={scene} field={field} />)}
    </div>
  );
}

function Patch({ scene, field }: { scene: Scene; field: Field }): JSX.Element {
  const words = scene.words;
  const left = scene.ghost?.fields.find((each) => each.resource === field.resource)?.count ?? field.count;
  const name = capital(nameOf(scene.view, field.resource));
  if (field.river) {
    const names = scene.travel('field', 'water');
    const step = Math.min(19, 250 / Math.max(1, field.count - 1));
    return (
      <Thing at="field/water" class="priver" style={at(0, 57, WIDTH, 32)} label={words.field(field.name, field.count)} tip={words.riverTip(field.count)}>
        <span class="rivn"><b>{field.count}</b><span>{name}</span></span>
        {Array.from({ length: field.count }, (_, i) => <span key={names[i]} class="in" style={at(96 + i * step, 6 + riverY(104 + i * step) - 73)}><Token kind="water" size={18} piece={names[i]} class={i >= left ? 'out' : ''} /></span>)}
        <Delta by={left - field.count} />
      </Thing>
    );
  }
  const [x, up] = SPOTS[field.resource as keyof typeof SPOTS];
  return (
    <Thing at={`field/${field.resource}`} class="patch" style={at(x, up ? 5 : 94, 179, 47)} label={words.field(field.name, field.count)} tip={words.fieldTip(field.name, field.count, field.sign_fruitful, field.sign_dry)}>
      <span class="tag"><b>{field.count}</b><span>{name}</span></span>
      <Sign field={field} kind={scene.view.kind} />
      <span class="toks"><Row scene={scene} field={field} room={162} size={18} /></span>
      <Delta by={left - field.count} />
    </Thing>
  );
}

/** Five bays, one for each kind, large enough for a thumb. */
export function PhoneBarn({ scene, seat }: { scene: Scene; seat: number }): JSX.Element {
  const { storage, tokens } = village(scene, seat);
  const ghost = scene.ghost?.seats[seat as 0 | 1];
  const words = scene.words;
  const mine = seat === scene.me;
  const all = storage.units + storage.water_only;
  return (
    <div class="pbarn" role="group" aria-label={words.storage(storage.stored, all)}>
      <svg class="proof" viewBox="0 2 374 34" preserveAspectRatio="none" aria-hidden="true">
        <g class="bb-d"><path class="bb-roof" d="M2 35 26 4H348L372 35Z" /><path class="bb-h" d={`M8 26H366M16 15H358${[1, 2, 3, 4, 5, 6, 7].map((i) => `M${26 + i * 40.2} 4 ${2 + i * 46.2} 35`).join('')}`} /></g>
      </svg>
      <Thing class={`plank ${storage.excess ? 'full' : ''}`} label={words.storageTip(storage.stored, storage.units, storage.water_only)}>
        {storage.excess ? words.tooMany(storage.excess) : words.storage(storage.stored, all)}
      </Thing>
      <div class="five">
        {RESOURCES.map((kind) => {
          const n = tokens[kind] ?? 0;
          const by = (ghost?.tokens[kind] ?? (ghost ? 0 : n)) - n;
          const names = scene.travel(seat === 0 ? 'seat-0' : 'seat-1', kind);
          const label = words.stored(n, nameOf(scene.view, kind));
          const inside = <><Token kind={kind} size={30} class={n ? '' : 'out'} piece={names[0]} /><b>{n}</b><Delta by={by} /></>;
          const place = `storage/${seat}/${kind}`;
          return mine && n > 0
            ? <Place key={kind} id={place} class="pbay" label={label} tip={label}>{inside}</Place>
            : <Thing key={kind} at={place} class={`pbay ${n ? '' : 'void'}`} label={label}>{inside}</Thing>;
        })}
      </div>
    </div>
  );
}
