// The hint with its reason, and the guide for a first game.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { words } from '../words';
import { placeShown, type LiveModel } from './live_model';
import { narrow } from './width';

/** Bots give the chance as 0..1. */
function percent(win: number): number {
  return Math.round(100 * win);
}

export function HintPanel({ model }: { model: LiveModel }): JSX.Element | null {
  const t = words.value;
  const hint = model.advice.value;
  if (model.thinking.value) return <div class="table-advice panel" role="status"><Icon name="hint" size={20} /><p>{t.hintWorking}</p></div>;
  const [best, ...others] = hint?.advice ?? [];
  if (!hint || !best) return null;
  return (
    <div class="table-advice panel" role="status">
      <Icon name="hint" size={20} />
      <div class="says">
        <p><b>{best.words}.</b> <span class="soft">{t.hintChance(percent(best.win))}</span></p>
        {best.turn && best.moves.length > 1 && <p>{t.hintTurn(best.turn)}</p>}
        {hint.why && <p>{hint.why}</p>}
        {others.length > 0 && (
          <ul>{others.slice(0, 2).map((each) => (
            <li key={each.move} onPointerEnter={() => model.light([placeShown(each)])} onPointerLeave={() => model.light([placeShown(best)])}>{each.words} <span class="soft">{percent(each.win)} %</span></li>
          ))}</ul>
        )}
        <div class="deeds">
          <Button icon="tick" disabled={model.busy.value} onClick={() => model.make(best.move)}>{t.hintMake}</Button>
          <Button kind="quiet" onClick={() => { model.advice.value = null; model.light([]); }}>{t.close}</Button>
        </div>
      </div>
    </div>
  );
}

export function Guide({ model }: { model: LiveModel }): JSX.Element | null {
  const t = words.value;
  const [open, setOpen] = useState(!narrow.value); // on a phone the board comes first
  const payload = model.payload.value;
  if (!payload.guide_on || payload.viewer === null || payload.status !== 'playing') return null;
  return (
    <section class="table-guide panel" aria-label={t.guide}>
      <header>
        <Icon name="guide" size={20} /><h2>{t.guide}</h2>
        <Button kind="quiet" icon={open ? 'down' : 'left'} label={open ? t.guideHide : t.guideShow} expanded={open} onClick={() => setOpen(!open)} />
      </header>
      {open && <p aria-live="polite">{payload.guide || payload.rule || payload.question}</p>}
    </section>
  );
}
