// What every drawing of this board needs: the view, whose it is, words, names of people, what is looked at closely.

import { signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Payload } from '../../api/types';
import { useTable } from '../../table/model';
import type { Gathering, Space, Venue, View, Worker } from './view';
import { wordsOf, type Words } from './words';

export interface Scene {
  payload: Payload<View>;
  view: View;
  ghost: View | null;
  me: number;
  w: Words;
  looked: Signal<number>; // which quadrant is drawn large: 0 is mine
  visited: Signal<number>; // whose creamery is shown; -1: mine
}

export const SceneContext = createContext<Scene | null>(null);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('pieces of Fromage stand on its board');
  return scene;
}

// Looking around is no move: it is kept here while the board is redrawn, and ends when the wheel turns.
const looked = signal(0);
const visited = signal(-1);
let known = '';

export function sceneOf(payload: Payload<View>, view: View, me: number, ghost: View | null): Scene {
  const now = `${payload.table} ${view.turn} ${view.frame.over}`;
  if (now !== known) {
    known = now;
    looked.value = 0;
    visited.value = -1;
  }
  return { payload, view, ghost, me, w: wordsOf(payload.lang), looked, visited };
}

/** A person's name; parties of the venues may be the Corporation too. */
export function nameOf({ payload, view }: Scene, party: number): string {
  return payload.seats[party]?.name ?? view.corporation?.name ?? '';
}

/** Whether a party is the Corporation. */
export function isCorporation({ view }: Scene, party: number): boolean {
  return view.corporation !== null && party === 1;
}

/** What a seat has in a category of the score. */
export function pointsOf(view: View, seat: number, category: string): number {
  return view.frame.seats[seat]?.parts.find((part) => part.id === category)?.points ?? 0;
}

/**
 * Marks of a log line or another's last move. Every seat has a venue and a creamery of its own before it, so lines name
 * them (at/bistro/3, of/1/parlour/2), while the places of my own moves do not.
 */
export function useMarks(at: string): string {
  const table = useTable();
  const mover = table.last.value.get(at);
  return `${table.lit.value.has(at) ? 'lit ' : ''}${mover === undefined ? '' : `last seat-${mover}`}`;
}

export interface Sent { seat: number; side: number; worker: Worker } // a worker, and whose it is

function sent(view: View, seat: number, is: (worker: Worker) => boolean): Sent | null {
  const owner = view.seats[seat];
  const worker = owner?.workers.find(is);
  return owner && worker ? { seat, side: owner.side, worker } : null;
}

/** The worker that stands on a space of a venue. */
export function workerOn(view: View, venue: Venue, { owner, space }: Space): Sent | null {
  return owner === null ? null : sent(view, owner, (each) => each.where === 'venue' && each.venue === venue.venue && each.space === space);
}

/** The worker that gathers on a space of the resource tile. */
export function gathererOn(view: View, there: Gathering | null): Sent | null {
  return there && sent(view, there.seat, (each) => each.type === there.worker);
}

/** All that a space has to say: name, cheese, owner, worth. */
export function spaceSaid(scene: Scene, venue: Venue, space: Space): string {
  const { w, view } = scene;
  const parts = [space.name];
  if (space.state === 'sample') parts.push(w.sample);
  else if (space.state === 'blocked') parts.push(w.blocked);
  else {
    const fruit = space.code.slice(2);
    parts.push(`${space.cheese ?? ''}${fruit ? ` ${w.fruit[fruit] ?? ''}` : ''}`);
    if (space.owner === null) parts.push(w.free);
    else {
      parts.push(w.ownedBy(nameOf(scene, space.owner)));
      const there = workerOn(view, venue, space);
      if (there) parts.push(w.workerThere(view.turn + there.worker.back));
    }
  }
  const said = parts.join(', ');
  return space.gain === null ? said : `${said}. ${w.gainHere(space.gain)}`;
}
