// The connection is lost: a bar in the prompt's place says so, tries again by itself or at once, and tells when it is back.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Payload } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { desk } from '../../words/desk';
import type { LiveModel } from '../live_model';

const SAID_AFTER = 2_000; // ms: most losses are shorter
const BACK_FOR = 4_000;
const LONG = 120_000;

export type Lost = { since: number } | null;

/** Whether the connection has been lost for long enough to say so; and for a moment, that it is back. */
export function useLost(model: LiveModel): { lost: Lost; back: { missed: number } | null } {
  const lost = useSignal<Lost>(null);
  const back = useSignal(false);
  const then = useSignal(0); // the last turn that was seen before
  const link = model.live.link.value;
  const newest = (payload: Payload) => payload.turns.at(-1)?.number ?? 0;
  useEffect(() => {
    if (link === 'lost') {
      const since = Date.now();
      then.value = newest(model.payload.peek());
      const timer = setTimeout(() => { lost.value = { since }; back.value = false; }, SAID_AFTER);
      return () => clearTimeout(timer);
    }
    if (!lost.value) return undefined;
    lost.value = null;
    back.value = true;
    const timer = setTimeout(() => { back.value = false; }, BACK_FOR);
    return () => clearTimeout(timer);
  }, [link]);
  return { lost: lost.value, back: back.value ? { missed: Math.max(0, newest(model.payload.value) - then.value) } : null };
}

export function LostBar({ model, lost }: { model: LiveModel; lost: NonNullable<Lost> }): JSX.Element {
  const t = desk.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => { now.value = Date.now(); }, 500);
    return () => clearInterval(timer);
  }, []);
  const gone = now.value - lost.since;
  const next = model.live.nextTry.value;
  const seconds = next === null ? 0 : Math.max(0, Math.ceil((next - now.value) / 1000));
  return (
    <div class="link-bar gone">
      <Icon name="unlinked" size={26} />
      <div role="alert">
        <b>{gone < LONG ? t.lost : t.stillTrying(Math.floor(gone / 60_000))}</b>
        <p>{gone < LONG ? t.lostNote : t.stillNote} <span aria-hidden="true">{t.nextTry(seconds)}</span></p>
      </div>
      <Button icon="reset" onClick={() => model.live.tryNow()}>{t.tryNow}</Button>
    </div>
  );
}

export function BackBar({ missed, onShow }: { missed: number; onShow: () => void }): JSX.Element {
  const t = desk.value;
  return (
    <div class="link-bar back">
      <Icon name="tick" size={22} />
      <div role="status"><b>{t.youAreBack}</b><p>{t.missed(missed)}</p></div>
      {missed > 0 && <Button icon="list" onClick={onShow}>{t.showIt}</Button>}
    </div>
  );
}
