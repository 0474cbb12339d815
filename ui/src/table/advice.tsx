// The hint: a whole turn with its reasons and the two best other ones; and the guide for a first game.

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

/** One chance to win as a bar with its figure. */
function Chance({ name, win, best }: { name: string; win: number; best: boolean }): JSX.Element {
  return (
    <div class={best ? 'chance best' : 'chance'}>
      <span>{name}</span><b>{percent(win)} %</b>
      <span class="axis" aria-hidden="true"><i style={{ width: `${percent(win)}%` }} /></span>
    </div>
  );
}

export function HintPanel({ model }: { model: LiveModel }): JSX.Element | null {
  const t = words.value;
  const hint = model.advice.value;
  const [shown, show] = useState(0); // which of the turns is looked at
  if (model.thinking.value) return <div class="table-advice panel" role="status"><Icon name="hint" size={20} /><p>{t.hintWorking}</p></div>;
  const best = hint?.advice[0];
  if (!hint || !best) return null;
  const at = Math.min(shown, hint.advice.length - 1);
  const idea = hint.advice[at]!;
  const other = hint.advice[at === 0 ? 1 : 0];
  const against = hint.advice[Math.max(1, at)]; // the best turn against this one, or against the next best
  const title = at === 0 ? hint.title : idea.name;
  const preview = () => { model.light(idea.places.length ? idea.places : [placeShown(idea)]); model.foresee(idea.move, idea.moves.slice(1)); };
  return (
    <div class="table-advice hint panel" role="status">
      <p class="kind"><Icon name="hint" size={20} /> {t.hintTitle}</p>
      <h2>{title}</h2>
      {at === 0 && other && (other.equal ? <p>{t.hintEqual} {other.reasons.length > 0 && t.hintFor(other.reasons.join(t.hintAnd))}</p> : other.reasons.length > 0 && <p>{sentence(other.reasons.join(t.hintAnd))}</p>)}
      {at > 0 && against && (against.equal ? <p>{t.hintEqual}</p> : against.reasons.length > 0 && <p>{t.hintBetter(best.name, against.reasons.join(t.hintAnd))}</p>)}
      <Chance name={idea.name} win={idea.win} best={at === 0} />
      {other && <Chance name={other.name} win={other.win} best={at > 0} />}
      {at === 0 && other?.price && <p class="soft">{t.hintPrice(other.price)}</p>}
      <div class="deeds">
        <Button icon="eye" onClick={preview}>{t.hintShow}</Button>
        <Button kind="confirm" disabled={model.busy.value} onClick={() => model.makeAll(idea.moves)}>{t.hintMake}</Button>
        {hint.advice.length > 1 && <Button kind="quiet" onClick={() => { const next = (at + 1) % hint.advice.length; show(next); model.light([placeShown(hint.advice[next]!)]); }}>{t.hintOther}</Button>}
        <Button kind="quiet" onClick={() => { show(0); model.advice.value = null; model.light([]); model.forgetPointing(); }}>{t.close}</Button>
      </div>
    </div>
  );
}

/** Reasons as a sentence of their own. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
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
