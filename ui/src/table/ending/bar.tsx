// While it is counted: which row, how far, and the way to the result. It stands where the prompt was.

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Payload } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import type { Count } from './count';
import { endings } from './words';

export function CountBar({ payload, count }: { payload: Payload; count: Count }): JSX.Element {
  const t = endings.value;
  const row = count.now.value;
  const at = count.row.value;
  const each = row?.points.map((points, p) => {
    const seat = payload.view.frame.seats[p]!.seat;
    const shown = count.shown(at, points) ?? 0;
    return seat === payload.viewer ? t.forYou(shown) : t.forSeat(shown, payload.seats[seat]?.name ?? '');
  });
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const onControl = (event.target as HTMLElement).closest?.('button, a, input, select, dialog');
      if (event.key === 'Escape') count.finish();
      else if (event.key === ' ' && !onControl) count.pause();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keys, true);
    return () => document.removeEventListener('keydown', keys, true);
  }, [count]);
  return (
    <section class="count-bar" aria-label={t.sheet}>
      <span class="coin" aria-hidden="true"><Icon name="coin" size={22} /></span>
      <div class="told">
        <h2>{row ? t.counting(row.name) : t.before}</h2>
        <p>{row && <><span class="soft">{t.step(at + 1, count.rows.length)}</span> {t.soFar(each!.join(', '))}</>}</p>
      </div>
      <ol class="dots" aria-hidden="true">{count.rows.map((each, n) => <li key={each.id} class={n < at ? 'done' : n === at ? 'now' : ''} />)}</ol>
      <div class="deeds">
        <Button icon={count.paused.value ? 'play' : 'clock'} pressed={count.paused.value} onClick={() => count.pause()}>{count.paused.value ? t.goOn : t.pause}</Button>
        <Button icon="end" kind="confirm" onClick={() => count.finish()}>{t.toResult}</Button>
      </div>
    </section>
  );
}
