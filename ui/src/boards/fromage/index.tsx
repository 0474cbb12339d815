// The board of Fromage.

import type { JSX } from 'preact';
import type { Area, Board, BoardProps } from '../board';
import { CorporationStrip } from './corporation';
import { SceneContext, nameOf, sceneOf, useScene } from './context';
import { Creamery } from './creamery';
import { Draft } from './draft';
import { Pic } from './icons';
import { Panel } from './panel';
import { PhoneArea } from './phone';
import { Plaques } from './plaques';
import type { View } from './view';
import { Wheel } from './wheel';
import { wordsOf } from './words';
import { Piece } from './gallery';
import './board.css';
import './wheel.css';
import './panel.css';
import './creamery.css';
import './phone.css';

function Table(): JSX.Element {
  const scene = useScene();
  const { payload, view, me, visited, w } = scene;
  if (view.venues.length === 0) return <p class="laying">{w.laying}</p>;
  const shown = visited.value >= 0 && view.seats[visited.value] ? visited.value : me;
  return (
    <div class={`wide ${view.corporation ? 'alone' : ''}`} lang={payload.lang}>
      <div class="wheelbox" role="group" aria-label={`${w.wheelNow(view.turn)}. ${view.seats.map((_, seat) => nameOf(scene, seat)).join(', ')}`}>
        <Wheel /><Plaques />
      </div>
      {view.draft ? <Draft /> : <Panel />}
      <CorporationStrip />
      {view.seats[shown]?.board && <Creamery seat={shown} />}
    </div>
  );
}

function Wide({ payload, view, me, ghost }: BoardProps<View>): JSX.Element {
  return <SceneContext.Provider value={sceneOf(payload, view, me, ghost)}><Table /></SceneContext.Provider>;
}

function AreaOf({ payload, view, me, ghost, area }: BoardProps<View> & { area: string }): JSX.Element {
  return <SceneContext.Provider value={sceneOf(payload, view, me, ghost)}><PhoneArea area={area} /></SceneContext.Provider>;
}

const starts = (...kinds: string[]) => (place: string) => kinds.includes(place.split('/')[0]!);

const areas: Area<View>[] = [
  { id: 'quadrant', places: starts('space', 'gather', 'take', 'tile'),
    name: ({ view, lang }) => (view.draft ? wordsOf(lang).draft : view.venues[0]?.name ?? wordsOf(lang).quadrant) },
  { id: 'creamery', places: starts('parlour', 'build', 'barn', 'discard', 'order', 'deck'), name: ({ lang }) => wordsOf(lang).creamery },
  { id: 'wheel', places: (place) => place === 'wheel', name: ({ lang }) => wordsOf(lang).wheel },
  { id: 'others', places: () => false, name: ({ lang, view }) => view.corporation?.name ?? wordsOf(lang).others },
];

function Calendar({ view, payload }: { view: View; payload: BoardProps<View>['payload'] }): JSX.Element {
  const w = wordsOf(payload.lang);
  return (
    <span class="fromage-calendar">
      <span class="leaf"><small>{w.turn}</small><b>{view.turn}</b></span>
      {view.venues.length > 0 && <span class="next">{view.venues.map((venue, side) => <span key={venue.venue} class={side === 0 ? 'now' : ''} title={`${venue.name}: ${side === 0 ? w.facesNow : w.nextOn(view.turn + side)}`}><Pic name={venue.venue} size={20} /></span>)}</span>}
      {view.last_turn && !view.frame.over && <span class="last-turn">{w.lastTurn}</span>}
    </span>
  );
}

export const board: Board<View> = {
  game: 'fromage',
  Wide,
  areas,
  Area: AreaOf,
  Calendar,
  Piece,
};
