// What the turn still offers, as the game tells it: open, done, possible beside it, or not now. And the question, asked
// once, when somebody ends the turn without something that is worth having.

import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { write } from '../../api/storage';
import type { Choice } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { desk } from '../../words/desk';
import { focusOn } from '../walk';
import type { LiveModel } from '../live_model';
import { lossOf, quietName } from './loss';

/** Goes to where something is done: to its tab on a phone, and to the first lit place. */
export function goTo(model: LiveModel, start: string): void {
  const here = [...model.choices.value.keys()].filter((place) => place.startsWith(start));
  if (here.length === 0) return;
  model.light(here);
  model.wanted.value = here[0]!;
  requestAnimationFrame(() => {
    const board = document.querySelector<HTMLElement>('.field');
    const target = board?.querySelector<HTMLElement>(here.map((place) => `[data-place="${CSS.escape(place)}"]`).join());
    if (board && target) focusOn(board, target);
  });
}

export function Chips({ model }: { model: LiveModel }): JSX.Element | null {
  const t = desk.value;
  const { todo } = model.payload.value.view.frame;
  if (todo.length === 0) return null;
  return (
    <ul class="still-chips" aria-label={t.stillPossible}>
      {todo.map((each) => {
        const inside = (
          <>
            {each.state === 'done' ? <Icon name="tick" size={16} /> : each.state === 'open' ? <i class="dot" aria-hidden="true" /> : null}
            <span class="what"><b>{each.name}</b><small>{each.note}</small></span>
            <span class="hidden">, {t[each.state]}</span>
          </>
        );
        const can = each.state === 'open' || each.state === 'may';
        return (
          <li key={each.id}>
            {can ? (
              <button type="button" class={`chip ${each.state}`} data-chip={each.id} onClick={() => goTo(model, each.place)}
                onPointerEnter={() => model.light([...model.choices.value.keys()].filter((place) => place.startsWith(each.place)))} onPointerLeave={() => model.light([])}>{inside}</button>
            ) : <span class={`chip ${each.state}`} data-chip={each.id}>{inside}</span>}
          </li>
        );
      })}
    </ul>
  );
}

interface LossProps {
  model: LiveModel;
  ending: Choice; // the move that ends the turn
  onClose: () => void;
}

/** "You can still gather": the safe way first, and it has the focus. */
export function LossQuestion({ model, ending, onClose }: LossProps): JSX.Element | null {
  const t = desk.value;
  const name = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const [quiet, setQuiet] = useState(false);
  const payload = model.payload.value;
  const left = lossOf(payload);
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    ref.current?.querySelector<HTMLElement>('.confirm')?.focus();
    return () => before?.focus?.();
  }, []);
  const first = left[0]?.ask;
  if (!first) return null;
  const leave = (then: () => void) => {
    if (quiet) write(quietName(payload.table), true);
    onClose();
    then();
  };
  return (
    <dialog ref={ref} class="dialog loss" role="alertdialog" aria-labelledby={`${name}-title`} aria-describedby={`${name}-text`} onClose={onClose}
      onClick={(event) => { if (event.target === ref.current) onClose(); }}>
      <div class="inside">
        <h2 id={`${name}-title`}><Icon name="warn" size={20} />{left.length > 1 ? t.twoLeft(left.length) : first.title}</h2>
        <div id={`${name}-text`}>
          {left.length > 1 ? <ul>{left.map((each) => <li key={each.id}><b>{each.ask!.title}.</b> {each.ask!.text}</li>)}</ul> : <p>{first.text}</p>}
        </div>
        <div class="deeds">
          <Button kind="confirm" onClick={() => leave(() => goTo(model, left[0]!.place))}>{first.first}</Button>
          <Button onClick={() => leave(() => model.make(ending.move))}>{t.anyway(ending.words)}</Button>
        </div>
        <label class="not-again"><input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.currentTarget.checked)} />{t.notAgain}</label>
      </div>
    </dialog>
  );
}
