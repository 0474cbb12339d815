// Playing again: one asks, and everybody finds the new table here.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { rematch, view } from '../../api/client';
import { keep, kept } from '../../api/storage';
import { Button } from '../../kit/buttons';
import { go } from '../../route';
import { words } from '../../words';
import type { LiveModel } from '../live_model';
import { endings } from './words';

export function Again({ model }: { model: LiveModel }): JSX.Element | null {
  const t = words.value;
  const payload = model.payload.value;
  const [asking, setAsking] = useState(false);
  const { next } = payload;
  if (payload.viewer === null) return null;
  const sit = async () => {
    if (!next) return;
    // At a hot seat all keys move on together; the game is over, so nothing in these views is secret any more.
    const keys = (kept(payload.table)?.seats ?? []).filter((key) => key.seat >= 0 && key.seat !== payload.viewer);
    const others = await Promise.all(keys.map((key) => view(payload.table, key.token).then((seen) => seen.next?.token ?? null, () => null)));
    for (const token of [next.token, ...others]) if (token) keep(next.table, { game: payload.game, seats: [{ seat: -1, token }] });
    go(`#/t/${next.table}`);
  };
  const again = async () => {
    setAsking(true);
    try {
      await rematch(payload.table, model.live.token);
      await model.live.refresh(); // the new seat's key stands in the view
    } catch (error) {
      model.note.value = error instanceof Error ? error.message : t.failed;
    } finally {
      setAsking(false);
    }
  };
  return next
    ? <><span class="soft">{t.rematchReady}</span><Button icon="play" kind="confirm" onClick={() => void sit()}>{t.sitDown}</Button></>
    : <Button icon="reset" kind="confirm" disabled={asking} onClick={() => void again()}>{endings.value.rematch}</Button>;
}
