// What may be done at any time: one quiet button with a count, the same in every game.

import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../../kit/icons';
import { useMenu } from '../../kit/menu';
import { desk } from '../../words/desk';
import { placeShown, type LiveModel } from '../live_model';

export function Anytime({ model, narrow }: { model: LiveModel; narrow: boolean }): JSX.Element | null {
  const { open, box, list, toggle, leave, onKeyDown } = useMenu(() => {
    model.light([]);
    model.forgetPointing();
  });
  const t = desk.value;
  const payload = model.payload.value;
  const moves = payload.choices.filter((each) => each.anytime);
  useLayoutEffect(leave, [payload.version]);
  if (moves.length === 0) return null;
  const look = (place: string, move: number) => { model.light([place]); model.foresee(move); };
  return (
    <div class="anytime" ref={box} onKeyDown={onKeyDown}>
      <button type="button" class="button plain" aria-haspopup="menu" aria-expanded={open} aria-label={t.anytimeCount(moves.length)} onClick={toggle}>
        <Icon name="more" size={18} />{!narrow && <span>{t.anytime}</span>}<span class="quiet-count" aria-hidden="true">{moves.length}</span>
      </button>
      {open && (
        <div class="anytime-list panel">
          <p class="head" aria-hidden="true"><b>{t.anytime}</b><small>{t.anytimeNote}</small></p>
          <div role="menu" aria-label={`${t.anytime}, ${t.anytimeNote}`} ref={list}>
            {moves.map((each) => (
              <button key={each.move} type="button" role="menuitem" tabIndex={-1} aria-disabled={model.busy.value || undefined} data-anytime={each.place}
                onClick={() => { leave(); model.make(each.move); }}
                onPointerEnter={() => look(placeShown(each), each.move)} onFocus={() => look(placeShown(each), each.move)}>{each.words}</button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
