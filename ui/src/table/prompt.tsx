// The prompt: one sentence that says what is asked, with Undo, Reset and Confirm at its end.

import type { JSX } from 'preact';
import type { Choice } from '../api/types';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { words } from '../words';
import { desk } from '../words/desk';
import { Anytime } from './desk/anytime';
import { Chips, LossQuestion } from './desk/chips';
import { lossOf, openLeft } from './desk/loss';
import { BackBar, LostBar, useLost } from './desk/link_lost';
import { Recap } from './recap';
import { beside, confirming, type LiveModel } from './live_model';

function MoveButton({ choice, model, kind, narrow }: { choice: Choice; model: LiveModel; kind: 'plain' | 'confirm'; narrow?: boolean }): JSX.Element {
  const left = kind === 'confirm' ? openLeft(model.payload.value) : 0; // outlined while something is open
  return (
    <Button kind={left > 0 ? 'plain' : kind} icon={kind === 'confirm' && left === 0 ? 'tick' : undefined} disabled={model.busy.value} place={choice.place} class={`move ${kind === 'confirm' ? 'ends' : ''} ${narrow ? 'narrow' : ''}`}
      shortcut={kind === 'confirm' ? 'c' : undefined} onClick={() => (kind === 'confirm' ? model.end(choice) : model.make(choice.move))}>
      <span class="words">{choice.words}</span>{left > 0 && <span class="left">{desk.value.left(left)}</span>}
    </Button>
  );
}

interface PromptProps {
  model: LiveModel;
  narrow: boolean;
  onHint: () => void;
  onSheet: () => void;
  onRecall: () => void; // the others' last turns once more
  onOpenRail: (() => void) | null; // when it is folded away
}

export function Prompt({ model, narrow, onHint, onSheet, onRecall, onOpenRail }: PromptProps): JSX.Element {
  const t = words.value;
  const payload = model.payload.value;
  const confirm = confirming(payload.choices);
  const mine = payload.viewer !== null && payload.waiting.includes(payload.viewer);
  const others = payload.waiting.filter((seat) => seat !== payload.viewer);
  const mark = mine ? payload.viewer : others.length === 1 ? others[0] : null;
  const note = model.note.value;
  const { lost, back } = useLost(model);
  const playing = payload.status === 'playing' && payload.viewer !== null;
  if (lost) return <section class={`prompt ${narrow ? 'low' : ''}`} aria-label={t.moves}><LostBar model={model} lost={lost} /></section>;
  return (
    <section class={`prompt ${mine ? 'mine' : ''} ${narrow ? 'low' : ''}`} aria-label={t.moves}>
      {payload.status !== 'over' && (
        <div class="asked-line">
          {mark !== null && mark !== undefined && <SeatMark seat={mark} size={20} />}
          <p class="question" role="status">{payload.question}</p>
          <Recap model={model} onRecall={onRecall} />
        </div>
      )}
      {note && <p class="note" role="alert"><Icon name="warn" size={16} />{note}<button type="button" class="button quiet bare small" aria-label={t.close} onClick={() => { model.note.value = ''; }}><Icon name="close" size={14} /></button></p>}
      {back && <BackBar missed={back.missed} onShow={onSheet} />}
      {!narrow && payload.seats.some((seat) => seat.stand_in) && <p class="note" role="status"><Icon name="bot" size={16} />{t.standIn}</p>}
      {payload.seats.some((seat) => seat.hurried && !seat.stand_in) && <p class="note" role="status"><Icon name="bot" size={16} />{t.hurriedNote}</p>}
      {playing && mine && <Chips model={model} />}
      {playing && (
        <div class="deeds">
          <Anytime model={model} narrow={narrow} />
          {beside(payload.choices).map((each) => <MoveButton key={each.move} choice={each} model={model} kind="plain" />)}
          <Button icon="undo" label={t.undo} shortcut="u" disabled={!payload.can_undo || model.busy.value} onClick={() => model.undo()}>{narrow ? undefined : t.undo}</Button>
          <Button icon="reset" label={t.reset} shortcut="r" disabled={!payload.can_undo || model.busy.value} onClick={() => model.reset()}>{narrow ? undefined : t.reset}</Button>
          {narrow && payload.hints && <Button icon="hint" label={t.hint} disabled={!mine || model.thinking.value} onClick={onHint} />}
          {narrow && <Button icon="score" label={t.rail} onClick={onSheet} />}
          {confirm ? <MoveButton choice={confirm} model={model} kind="confirm" narrow={narrow} />
            : <Button kind="confirm" icon="tick" disabled class={`move ${narrow ? 'narrow' : ''}`}>{t.confirm}</Button>}
        </div>
      )}
      {narrow && !playing && <div class="deeds"><Button icon="score" onClick={onSheet}>{t.rail}</Button></div>}
      {model.ending.value && lossOf(payload).length > 0 && <LossQuestion model={model} ending={model.ending.value} onClose={() => { model.ending.value = null; }} />}
      {onOpenRail && <Button icon="left" kind="quiet" label={t.openRail} onClick={onOpenRail} />}
    </section>
  );
}
