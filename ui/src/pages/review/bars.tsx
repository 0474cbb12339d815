// One bar for each of a seat's turns: its length is what the turn changed, its mark and word how good it was.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Review, ReviewStep, Verdict } from '../../api/types';
import { says } from '../../words/pages';
import { percent } from './graph';
import { VerdictMark, WORDS } from './marks';

const TALLEST = 30; // px
const MOST = 0.2; // a change that fills the bar

interface BarsProps {
  review: Review;
  seat: number;
  turn: number;
  onGo: (turn: number) => void;
}

/** A seat's turns in which it had a choice. */
export function turnsOf(review: Review, seat: number): { step: ReviewStep; verdict: Verdict }[] {
  return review.steps.flatMap((step) => {
    const verdict = step.verdicts.find((one) => one.seat === seat);
    return verdict ? [{ step, verdict }] : [];
  });
}

function Counts({ all }: { all: Verdict[] }): JSX.Element {
  return (
    <ul class="counts">
      {WORDS.map((word) => ({ word, found: all.filter((one) => one.word === word) })).filter(({ found }) => found.length > 0).map(({ word, found }) => (
        <li key={word}><VerdictMark word={word} size={16} />{found[0]!.label} <b>{found.length}</b></li>
      ))}
    </ul>
  );
}

export function Bars({ review, seat, turn, onGo }: BarsProps): JSX.Element {
  const all = turnsOf(review, seat);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => { list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }); }, [turn, seat]);
  return (
    <div class="bars">
      <header><b>{says.value.turnsWith(all.length)}</b><small>{says.value.barNote}</small><Counts all={all.map(({ verdict }) => verdict)} /></header>
      <ol ref={list}>
        {all.map(({ step, verdict }, n) => {
          const before = (step.turn ? review.steps[step.turn - 1]!.win : review.start)[seat] ?? 0;
          const change = (step.win[seat] ?? 0) - before;
          const tall = Math.max(3, Math.min(1, Math.abs(change) / MOST) * TALLEST);
          return (
            <li key={step.turn}>
              <button type="button" aria-current={step.turn === turn ? 'step' : undefined} aria-label={says.value.barSays(n + 1, verdict.made, verdict.label, percent(change, true))} onClick={() => onGo(step.turn)}>
                <span class={change < 0 ? 'bar down' : 'bar up'} aria-hidden="true"><i style={{ height: `${tall}px` }} /></span>
                <VerdictMark word={verdict.word} size={16} />
                <small aria-hidden="true">{n + 1}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
