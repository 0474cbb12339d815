// The banner of a new stage: a year, a season, a fair. It lies across the board for a moment.

import type { JSX } from 'preact';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import type { Board } from '../../boards/board';
import type { Scene } from './scenes';
import type { Watch } from './watch';

const LINES = 4;

/** What the stage brought each seat, else what Chance turned up. */
function Facts({ scene, names }: { scene: Scene; names: string[] }): JSX.Element | null {
  const seats = [...new Set(scene.brought.map((each) => each.seat))];
  if (scene.seats.length === 0 && seats.length > 0) {
    return (
      <ul class="facts">
        {seats.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} size={16} /><b>{names[seat]}</b>
            <span>{scene.brought.filter((each) => each.seat === seat).map(({ n, what }) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${what}`).join(', ')}</span>
          </li>
        ))}
      </ul>
    );
  }
  const lines = scene.seats.length > 0 ? [] : scene.steps.map((step) => step.words).filter((said) => said && said !== scene.headline);
  return lines.length === 0 ? null : <ul class="facts">{lines.slice(0, LINES).map((line) => <li key={line}><span>{line}</span></li>)}</ul>;
}

export function Banner({ watch, board }: { watch: Watch; board: Board }): JSX.Element | null {
  const now = watch.director.now.value;
  if (!now?.banner) return null;
  const { scene } = now;
  const { Stage } = board;
  return (
    <div class="watch-banner" aria-hidden="true">
      <span class="sign">{Stage ? <Stage view={scene.steps.at(-1)?.view ?? scene.before} /> : <Icon name="calendar" size={56} />}</span>
      <div class="name">
        <p class="title">{scene.banner}</p>
        {scene.headline !== scene.banner && scene.seats.length === 0 && <p>{scene.headline}</p>}
      </div>
      <Facts scene={scene} names={watch.payload.seats.map((seat) => seat.name)} />
    </div>
  );
}
