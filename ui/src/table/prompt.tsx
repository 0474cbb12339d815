// The prompt: one sentence that says what is asked, with Undo, Reset and Confirm at its end.

import type { JSX } from 'preact';
import type { Choice } from '../api/types';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { words } from '../words';
import { Recap } from './recap';
import { beside, confirming, type LiveModel } from './live_model';

function MoveButton({ choice, model, kind, narrow }: { choice: Choice; model: LiveModel; kind: 'plain' | 'confirm'; narrow?: boolean }): JSX.Element {
  return (
    <Button kind={kind} icon={kind === 'confirm' ? 'tick' : undefined} disabled={model.busy.value} place={choice.place} class={`move ${narrow ? 'narrow' : ''}`}
      shortcut={kind === 'confirm' ? 'c' : undefined} onClick={() => model.make(choice.move)}>
      <span class="words">{choice.words}</span>
    </Button>
  );
}

interface PromptProps {
  model: LiveModel;
  narrow: boolean;
  onHint: () => void;
  onSheet: () => void;
  onOpenRail: (() => void) | null; // when it is folded away
}

export function Prompt({ model, narrow, onHint, onSheet, onOpenRail }: PromptProps): JSX.Element {
  const t = words.value;
  const payload = model.payload.value;
  const confirm = confirming(payload.choices);
  const mine = payload.viewer !== null && payload.waiting.includes(payload.viewer);
  const others = payload.waiting.filter((seat) => seat !== payload.viewer);
  const mark = mine ? payload.viewer : others.length === 1 ? others[0] : null;
  const note = model.note.value;
  const link = model.live.link.value;
  const playing = payload.status === 'playing' && payload.viewer !== null;
  return (
    <section class={`prompt ${mine ? 'mine' : ''} ${narrow ? 'low' : ''}`} aria-label={t.moves}>
      {payload.status !== 'over' && (
        <div class="asked-line">
          {mark !== null && mark !== undefined && <SeatMark seat={mark} size={20} />}
          <p class="question" role="status">{payload.question}</p>
          <Recap model={model} />
        </div>
      )}
      {note && <p class="note" role="alert"><Icon name="warn" size={16} />{note}<button type="button" class="button quiet bare small" aria-label={t.close} onClick={() => { model.note.value = ''; }}><Icon name="close" size={14} /></button></p>}
      {link === 'lost' && <p class="note lost" role="alert"><Icon name="away" size={16} />{t.offline}</p>}
      {!narrow && payload.seats.some((seat) => seat.stand_in) && <p class="note" role="status"><Icon name="bot" size={16} />{t.standIn}</p>}
      {playing && (
        <div class="deeds">
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
      {onOpenRail && <Button icon="left" kind="quiet" label={t.openRail} onClick={onOpenRail} />}
    </section>
  );
}
