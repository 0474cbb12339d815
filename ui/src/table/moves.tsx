// Every legal move as a numbered line: the table for keyboards, screen readers and those who would rather read.

import type { JSX } from 'preact';
import { words } from '../words';
import { placeShown, type LiveModel } from './live_model';

export function Moves({ model }: { model: LiveModel }): JSX.Element {
  const t = words.value;
  const { choices } = model.payload.value;
  if (choices.length === 0) return <p class="soft">{t.nothingAsked}</p>;
  return (
    <>
      <p class="soft small">{t.movesHelp}</p>
      <ol class="move-list">
        {choices.map((each, at) => (
          <li key={each.move}>
            <button type="button" aria-disabled={model.busy.value || undefined} aria-keyshortcuts={at < 9 ? String(at + 1) : undefined} onClick={() => model.make(each.move)}
              onPointerEnter={() => { model.light([placeShown(each)]); model.foresee(each.move); }} onPointerLeave={() => { model.light([]); model.forgetPointing(); }}
              onFocus={() => { model.light([placeShown(each)]); model.foresee(each.move); }} onBlur={() => { model.light([]); model.forgetPointing(); }}>
              <kbd aria-hidden="true">{at < 9 ? at + 1 : '·'}</kbd><span>{each.words}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
