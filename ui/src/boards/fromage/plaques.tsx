// Who sits where: a plaque in each corner beside the wheel; a click shows that creamery.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { nameOf, useScene } from './context';
import { Pic } from './icons';

const CORNER = ['south', 'east', 'north', 'west'] as const;

export function Plaques(): JSX.Element {
  const scene = useScene();
  const { view, payload, me, w, visited } = scene;
  return (
    <>
      {view.seats.map((own, seat) => {
        const name = nameOf(scene, seat);
        const ready = payload.status === 'playing' && !payload.waiting.includes(seat);
        const mine = seat === me;
        const shown = mine ? visited.value < 0 : visited.value === seat;
        const doing = payload.status === 'over' ? '' : ready ? w.ready : w.choosing;
        return (
          <button key={seat} type="button" class={`plaque ${CORNER[own.side]} ${shown ? 'shown' : ''} seat-${seat}`} aria-pressed={shown}
            onClick={() => { visited.value = mine ? -1 : seat; }}>
            <span class="who"><SeatMark seat={seat} size={15} /><b>{name}</b>{ready && <Pic name="tick" size={14} />}</span>
            <span class="how">{doing && `${doing}, `}{w.left(own.tokens)}</span>
            <span class="hidden">{w.showCreamery(name)}</span>
          </button>
        );
      })}
    </>
  );
}
