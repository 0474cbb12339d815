// The director's bar, in place of the prompt: whose turn is shown, its headline, its beats, and what one can do about it.

import type { JSX } from 'preact';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark, shapeOf } from '../../kit/seats';
import { moves } from '../../settings';
import type { Showing } from './director';
import { PaceMenu } from './pace_menu';
import type { Watch } from './watch';
import { says } from './words';

function Beats({ now }: { now: Showing }): JSX.Element {
  const running = now.state === 'playing' && moves();
  return (
    <ol class={`watch-beats ${now.of > 9 ? 'many' : ''}`} aria-hidden="true">
      {Array.from({ length: now.of }, (_, n) => (
        <li key={n === now.beat ? `now-${n}-${now.scene.turn}` : n} class={n < now.beat ? 'done' : n === now.beat ? 'now' : ''}>
          {n === now.beat && <i class={running ? 'runs' : ''} style={{ '--ms': `${Math.round(now.length)}ms` }} />}
        </li>
      ))}
    </ol>
  );
}

/** What stands under the headline: the sentence of the beat, unless the headline says it already. */
function sentence(now: Showing): string {
  const words = now.banner ? '' : now.scene.steps[now.lead ? 0 : now.step]?.words ?? '';
  if (words && !now.scene.headline.startsWith(words)) return words;
  return now.of > 1 && words ? words : now.scene.brought.filter((each) => now.scene.seats.includes(each.seat)).map(({ n, what }) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${what}`).join(', ');
}

export function WatchBar({ watch, narrow }: { watch: Watch; narrow: boolean }): JSX.Element | null {
  const t = says.value;
  const { director } = watch;
  const now = director.now.value;
  if (!now) return null;
  const { scene } = now;
  const seat = scene.seats.length === 1 ? scene.seats[0]! : null;
  const name = seat === null ? '' : watch.payload.seats[seat]?.name ?? '';
  const shape = seat === null ? 'stage' : shapeOf(seat);
  const stopped = now.state !== 'playing';
  const waiting = now.state === 'waiting';
  return (
    <section class={`watch-bar of-${shape} ${narrow ? 'low' : ''}`} aria-label={t.bar} data-turn={scene.turn} data-beat={now.beat} data-of={now.of} data-state={now.state}>
      <span class="badge">{seat === null ? <Icon name="calendar" size={22} /> : <SeatMark seat={seat} size={24} />}</span>
      <div class="told">
        <h2 title={scene.headline}>{name && <b>{name}</b>}{name && ' '}<span>{scene.headline}</span></h2>
        <p>{now.of > 1 && <em><span aria-hidden="true">{t.beat(now.beat + 1, now.of)}</span><span class="hidden">{t.beats(now.beat + 1, now.of)}</span></em>} <span class="words">{sentence(now)}</span></p>
      </div>
      <Beats now={now} />
      <div class="controls">
        {stopped && !narrow ? <Button icon="left" label={t.beatBack} shortcut="ArrowLeft" disabled={now.beat === 0} onClick={() => director.step(-1)} />
          : <Button icon="reset" label={t.again} shortcut="a" onClick={() => director.again()}>{narrow ? undefined : t.again}</Button>}
        <Button icon={stopped ? 'play' : 'pause'} class="go" shortcut="Space" onClick={() => director.toggle()}>{waiting ? t.next : stopped ? t.goOn : t.pause}</Button>
        {stopped && !narrow && <Button icon="right" label={t.beatOn} shortcut="ArrowRight" onClick={() => director.step(1)} />}
        {watch.mine ? <Button kind="confirm" class="to-now" shortcut="Escape" onClick={() => watch.toNow()}>{t.toMyTurn}</Button>
          : <Button icon="end" label={t.skipTurn} shortcut="Shift+ArrowRight" onClick={() => director.skip()}>{narrow ? undefined : t.skip}</Button>}
        <PaceMenu narrow={narrow} short={narrow && watch.mine} />
      </div>
    </section>
  );
}
