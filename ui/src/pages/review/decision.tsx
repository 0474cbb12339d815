// One move looked at closely: what was played, what the bot would have done, and why; from here it can be tried.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ask, fork } from '../../api/client';
import { randomText } from '../../api/storage';
import type { Advice, LogLine, Payload, Review, ReviewStep, SeatWish } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { go } from '../../route';
import { settings } from '../../settings';
import { words } from '../../words';
import { says } from '../../words/pages';
import { keepMade } from '../lobby/setup';
import { nameOrGuest } from '../name';
import { percent } from './graph';

interface DecisionProps {
  table: string;
  token: string | undefined;
  at: number; // the position that is asked for
  payload: Payload; // the one that is there
  line: LogLine | undefined;
  step: ReviewStep | undefined;
  review: Review | null;
  length: number;
  me: number;
}

/** What was asked about a position, and answered. */
interface Said {
  of: string; // the position and the language
  found: { advice: Advice[]; why: string } | null;
  busy: '' | 'why' | 'try';
  trouble: string;
}

const explain = (table: string, token: string | undefined, number: number) => ask<{ advice: Advice[]; why: string }>(`tables/${encodeURIComponent(table)}/explain`, { token, body: { number } });

function Options({ advice, played }: { advice: Advice[]; played: number | undefined }): JSX.Element {
  return (
    <ol class="advice">
      {advice.map((each, n) => (
        <li key={each.move} class={`${n === 0 ? 'best' : ''} ${each.move === played ? 'played' : ''}`}>
          <span>{n === 0 && <Icon name="bot" size={16} />}{each.move === played && <Icon name="hand" size={16} />}{each.words}</span>
          <b>{percent(each.win)}</b>
          <span class="share" aria-hidden="true"><i style={{ width: percent(Math.max(0, Math.min(1, each.win))).replace(' ', '') }} /></span>
        </li>
      ))}
    </ol>
  );
}

export function Decision({ table, token, at, payload, line, step, review, length, me }: DecisionProps): JSX.Element {
  const nothing: Said = { of: `${at}/${settings.value.lang}`, found: null, busy: '', trouble: '' };
  const [last, say] = useState(nothing);
  // An answer is shown only where it was asked for: it may come when somebody has gone on.
  const { found, busy, trouble } = last.of === nothing.of ? last : nothing;
  const tell = (news: Partial<Said>) => say((old) => (old.of === nothing.of ? { ...old, busy: '', ...news } : old));
  const there = payload.at === at;
  const turn = line ? (review?.decisive.indexOf(line.number) ?? -1) : -1;
  const mover = line && line.seat >= 0 ? line.seat : null;
  const own = step?.own;
  const look = () => {
    say({ ...nothing, busy: 'why' });
    explain(table, token, at - 1).then((told) => tell({ found: told }), (error: Error) => tell({ trouble: error.message || says.value.failed }));
  };
  // Trying it begins before the move that is looked at; the one who tries sits where this device sat.
  const from = Math.max(0, at - (mover === null ? 0 : 1));
  const tryIt = async () => {
    say({ ...nothing, found, busy: 'try' });
    const seat = mover ?? me;
    const seats = payload.seats.map((each): SeatWish => (each.seat === seat ? { kind: 'me' } : { kind: 'bot', level: each.kind === 'bot' && each.level ? each.level : 'medium' }));
    try {
      const made = await fork(table, token, { at: from, seats, name: nameOrGuest(), nonce: randomText() });
      keepMade(payload.game, made);
      go(`#/t/${encodeURIComponent(made.table)}`);
    } catch (error) {
      tell({ trouble: (error as Error).message || says.value.failed });
    }
  };
  return (
    <section class="decision" aria-live="polite" aria-label={says.value.move(at)}>
      <header>
        {turn >= 0 && <b class="rv-number">{turn + 1}</b>}
        <span>{turn >= 0 ? `${says.value.turningPoint(turn + 1)} · ${says.value.move(at)}` : says.value.of(at, length)}</span>
      </header>
      {line && <h2>{mover !== null && <SeatMark seat={mover} size={18} label={payload.seats[mover]?.name} />}{mover === null && <Icon name="dice" size={18} label={words.value.chance} />} <span>{line.words}</span></h2>}
      {step && Math.round(step.change * 100) !== 0 && (
        <p class={`change ${step.change < 0 ? 'down' : 'up'}`}><b>{percent(step.change, true)}</b> {says.value.winChance}</p>
      )}
      {own && <p>{step.best_words ? says.value.botWould(step.best_words) : says.value.sameAsBot}</p>}
      {found && <Options advice={found.advice} played={step?.moves[at - 1 - step.first]} />}
      {found?.why && <p class="why"><b>{says.value.because}:</b> {found.why}</p>}
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      <div class="deeds">
        {mover !== null && !found && <Button icon="bot" disabled={busy !== '' || !there} onClick={look}>{busy === 'why' ? words.value.hintWorking : says.value.whatBot}</Button>}
        {from < length && <Button icon="play" disabled={busy !== '' || !there} onClick={() => void tryIt()}>{says.value.tryIt}</Button>}
      </div>
      <p class="soft rv-small">{says.value.tryItNote}</p>
    </section>
  );
}
