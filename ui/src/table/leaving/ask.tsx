// The others' question as a calm note above the board, with two buttons; for whoever asked, what is still waited for.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { answerAsk } from '../../api/client';
import type { Ask, Payload } from '../../api/types';
import { Button } from '../../kit/buttons';
import { SeatMark } from '../../kit/seats';
import { words } from '../../words';
import type { LiveModel } from '../live_model';
import { leaving } from './words';
import './leaving.css';

export function names(payload: Payload, seats: readonly number[]): string {
  return seats.map((seat) => payload.seats[seat]?.name ?? '').join(', ');
}

function asked(payload: Payload, ask: Ask): string {
  const t = leaving.value;
  const name = payload.seats[ask.by]?.name ?? '';
  if (ask.what === 'end') return t.offers(name);
  const turn = payload.turns.find((each) => each.first === ask.first)?.headline;
  return turn ? t.asksBack(name, turn.replace(/[.]$/, '')) : t.asksBackPlain(name);
}

export function AskNote({ model }: { model: LiveModel }): JSX.Element | null {
  const t = leaving.value;
  const payload = model.payload.value;
  const [sending, setSending] = useState(false);
  const { ask } = payload;
  const mine = ask !== null && ask.by === payload.viewer;
  const answer = (agree: boolean) => {
    if (!ask) return;
    setSending(true);
    answerAsk(model.live.table, model.live.token, ask.number, agree)
      .then(() => model.live.refresh(), (error: Error) => { model.note.value = error.message || words.value.failed; })
      .finally(() => setSending(false));
  };
  const own = mine ? (ask.what === 'end' ? t.youOffer : t.youAskBack) : '';
  const toMe = ask !== null && payload.viewer !== null && ask.waiting.includes(payload.viewer);
  // The region is always there: what appears in it is said aloud, and the focus stays where it is.
  return (
    <section class={`ask-region ${ask ? 'on' : ''}`} role="status" aria-label={t.question}>
      {ask && payload.status === 'playing' && (
        <div class="ask-note">
          <SeatMark seat={ask.by} size={22} />
          <p>{mine ? own : asked(payload, ask)} {!toMe && <span class="soft">{t.waitFor(names(payload, ask.waiting))}</span>}</p>
          <div class="deeds">
            {toMe && <Button icon="tick" kind="confirm" disabled={sending} onClick={() => answer(true)}>{t.agree}</Button>}
            {toMe && <Button icon="close" disabled={sending} onClick={() => answer(false)}>{t.decline}</Button>}
            {mine && <Button icon="close" disabled={sending} onClick={() => answer(false)}>{t.withdraw}</Button>}
          </div>
        </div>
      )}
    </section>
  );
}
