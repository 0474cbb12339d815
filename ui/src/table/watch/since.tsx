// "Since your last turn": what the others did, to be watched on the board or left. It stands beside the game and holds
// nothing up: whoever makes a move has seen enough.

import type { JSX } from 'preact';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark, shapeOf } from '../../kit/seats';
import type { TurnTold } from '../../api/types';
import { words } from '../../words';
import type { Watch } from './watch';
import { says } from './words';

function brought(turn: TurnTold): string {
  return turn.brought.slice(0, 4).map(({ n, what }) => `${n > 0 ? '+' : '−'}${Math.abs(n)} ${what}`).join(', ');
}

function Row({ watch, turn }: { watch: Watch; turn: TurnTold }): JSX.Element {
  const { payload } = watch;
  const others = turn.seats.filter((seat) => seat !== payload.viewer);
  const seat = others.length === 1 ? others[0]! : null;
  const name = seat === null ? '' : `${payload.seats[seat]?.name}: `;
  return (
    <li class={seat === null ? 'of-stage' : `of-${shapeOf(seat)}`}>
      <span class="badge">{seat === null ? <Icon name="calendar" size={18} /> : <SeatMark seat={seat} size={18} />}</span>
      <span class="told"><b>{name}{turn.headline}</b>{!turn.headline.includes('(') && <small>{brought(turn)}</small>}</span>
      <Button icon="reset" label={says.value.showAgain(turn.headline)} onClick={() => watch.watch(turn)} />
    </li>
  );
}

export function Since({ watch, narrow }: { watch: Watch; narrow: boolean }): JSX.Element | null {
  const t = says.value;
  const offer = watch.offer.value;
  if (!offer || watch.director.now.value) return null;
  const seconds = Math.max(1, Math.round(watch.length(offer.turns) / 1000));
  return (
    <section class={`since panel ${narrow ? 'low' : ''}`} aria-labelledby="since-title">
      <header>
        <h2 id="since-title">{t.since}</h2>
        <span>{t.sinceTurns(offer.turns.length)}</span>
        {!offer.missed && <Button kind="quiet" icon="close" label={words.value.close} onClick={() => watch.dismiss()} />}
      </header>
      <ol tabIndex={0} aria-label={t.since}>{offer.turns.map((turn) => <Row key={turn.number} watch={watch} turn={turn} />)}</ol>
      <div class="choice">
        <Button icon="play" onClick={() => watch.watch()}>{t.showAll(seconds)}</Button>
        {offer.missed && <Button kind="confirm" onClick={() => watch.toNow()}>{watch.mine ? t.toMyTurn : t.toNow}</Button>}
      </div>
    </section>
  );
}
