// "Since your last turn": what the others did can be looked at once more.

import type { JSX } from 'preact';
import { Icon } from '../kit/icons';
import { words } from '../words';
import type { LiveModel } from './live_model';

export function Recap({ model, onRecall }: { model: LiveModel; onRecall: () => void }): JSX.Element | null {
  const payload = model.payload.value;
  const lines = payload.viewer === null || payload.since <= 0 ? [] : payload.log.filter((line) => line.number >= payload.since);
  const others = payload.turns.filter((turn) => lines.some((line) => line.number >= turn.first && line.number < turn.end && line.seat >= 0 && line.seat !== payload.viewer));
  const mine = payload.viewer !== null && payload.waiting.includes(payload.viewer);
  if (!mine || others.length === 0) return null;
  return (
    <div class="recap">
      <button type="button" class="button quiet" aria-keyshortcuts="a" onClick={onRecall}>
        <Icon name="reset" size={15} /><span>{words.value.sinceTitle}</span><span class="move-count">{others.length}</span>
      </button>
    </div>
  );
}
