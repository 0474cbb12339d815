// The four fields and the river: how many tokens lie there, what the signs say, what a harvest would take.

import type { JSX } from 'preact';
import { Thing } from '../../table/place';
import { nameOf } from './amounts';
import { FIELDS, FIELD_WIDTH, riverY } from './land';
import { at, capital, Delta, Ic, Token, u } from './pieces';
import type { Scene } from './scene';
import type { Field } from './view';

function after(scene: Scene, field: Field): number {
  return scene.ghost?.fields.find((each) => each.resource === field.resource)?.count ?? field.count;
}

/** The wooden sign: to how many a field is filled in a fruitful and in a dry year. */
export function Sign({ field, kind }: { field: Field; kind: string }): JSX.Element {
  return (
    <span class="sign">
      <span class={kind === 'fruitful' ? 'on' : ''}><Ic id="y-fruitful" size={12} class="yf" />{field.sign_fruitful}</span>
      <span class={kind === 'dry' ? 'on' : ''}><Ic id="y-dry" size={12} class="yd" />{field.sign_dry}</span>
    </span>
  );
}

/** The tokens of a field in a row, close together where they are many. */
export function Row({ scene, field, room, size }: { scene: Scene; field: Field; room: number; size: number }): JSX.Element {
  const left = after(scene, field);
  const names = scene.travel('field', field.resource);
  const most = Math.max(field.count, left);
  const all = Math.max(most, field.sign ?? 0);
  const step = all > 1 ? Math.min(size + 3, (room - size) / (all - 1)) : 0;
  return (
    <>
      {Array.from({ length: all - most }, (_, i) => <span class="in" key={`hole${i}`} style={{ left: u((all - 1 - i) * step) }}><span class="hole" style={{ width: u(size - 2), height: u(size - 2) }} /></span>)}
      {Array.from({ length: most }, (_, i) => (
        <span class="in" key={names[i] ?? i} style={{ left: u(i * step) }}>
          <Token kind={field.resource} size={size} piece={names[i]} class={i >= left ? 'out' : i >= field.count ? 'ghost' : ''} />
        </span>
      ))}
    </>
  );
}

function FieldThing({ scene, field }: { scene: Scene; field: Field }): JSX.Element {
  const { x, up } = FIELDS[field.resource as keyof typeof FIELDS];
  const words = scene.words;
  return (
    <Thing at={`field/${field.resource}`} class={`acre ${up ? 'up' : 'down'}`} style={at(x, up ? 147 : 240, FIELD_WIDTH, 51)}
      label={words.field(field.name, field.count)} tip={words.fieldTip(field.name, field.count, field.sign_fruitful, field.sign_dry)}>
      <span class="tag"><b>{field.count}</b><span>{capital(nameOf(scene.view, field.resource))}</span></span>
      <span class="toks"><Row scene={scene} field={field} room={138} size={22} /></span>
      <Sign field={field} kind={scene.view.kind} />
      <Delta by={after(scene, field) - field.count} />
    </Thing>
  );
}

function River({ scene, field }: { scene: Scene; field: Field }): JSX.Element {
  const left = after(scene, field);
  const names = scene.travel('field', 'water');
  const most = Math.max(field.count, left);
  const step = Math.min(29.5, 386 / Math.max(1, most - 1));
  return (
    <Thing at="field/water" class="river" style={at(226, 200, 536, 38)} label={scene.words.field(field.name, field.count)} tip={scene.words.riverTip(field.count)}>
      <span class="rivn" style={{ top: u(riverY(250) - 200 - 12) }}><b>{field.count}</b><span>{capital(nameOf(scene.view, 'water'))}</span></span>
      {Array.from({ length: most }, (_, i) => {
        const along = 330 + i * step;
        const x = along > 464 ? along + 36 : along; // the bridge stands there
        return (
          <span class="in" key={names[i] ?? i} style={{ left: u(x - 226 - 10), top: u(riverY(x) - 200 - 10) }}>
            <Token kind="water" size={20} piece={names[i]} class={i >= left ? 'out' : ''} />
          </span>
        );
      })}
      <Delta by={left - field.count} />
    </Thing>
  );
}

export function Fields({ scene }: { scene: Scene }): JSX.Element {
  return (
    <div role="group" aria-label={scene.view.fields.map((each) => each.name).join(', ')}>
      {scene.view.fields.map((field) => (field.river
        ? <River key={field.resource} scene={scene} field={field} />
        : <FieldThing key={field.resource} scene={scene} field={field} />))}
    </div>
  );
}
