// One turn looked at closely: what was made and what was best, what bots would have done; from here it can be tried.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { compare } from '../../api/client';
import type { Compared, Review } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { settings } from '../../settings';
import { words } from '../../words';
import { says } from '../../words/pages';
import { turnsOf } from './bars';
import { percent } from './graph';
import { VerdictMark } from './marks';

interface PanelProps {
  table: string;
  token: string | undefined;
  review: Review;
  seat: number; // whose turns are gone through
  turn: number;
  names: string[];
  trying: boolean;
  trouble: string;
  onGo: (turn: number) => void;
  onTry: (number: number, seat: number) => void;
}

interface Asked { of: string; found: Compared | null; busy: boolean; trouble: string }

export function TurnPanel({ table, token, review, seat, turn, names, trying, trouble, onGo, onTry }: PanelProps): JSX.Element {
  const step = review.steps[turn];
  const verdict = step?.verdicts.find((one) => one.seat === seat) ?? step?.verdicts[0];
  const nothing: Asked = { of: `${verdict?.chose ?? -1}/${settings.value.lang}`, found: null, busy: false, trouble: '' };
  const [last, say] = useState(nothing);
  const asked = last.of === nothing.of ? last : nothing; // an answer may come when somebody has gone on
  const own = turnsOf(review, seat).map((one) => one.step.turn);
  const previous = own.filter((each) => each < turn).at(-1);
  const next = own.find((each) => each > turn);
  const ask = () => {
    say({ ...nothing, busy: true });
    const tell = (news: Partial<Asked>) => say((old) => (old.of === nothing.of ? { ...old, busy: false, ...news } : old));
    compare(table, token, verdict!.chose).then((found) => tell({ found }), (error: Error) => tell({ trouble: error.message || says.value.failed }));
  };
  const name = verdict ? names[verdict.seat] ?? '' : '';
  const news = asked.trouble || trouble;
  return (
    <section class="turn-panel panel" aria-live="polite" aria-label={says.value.turn(turn + 1)}>
      <header>
        {verdict ? <span class={`mark vd-${verdict.word}`}><VerdictMark word={verdict.word} /><b>{verdict.label}</b></span> : <b>{says.value.noChoice}</b>}
        <small>{says.value.turn(turn + 1)}{step ? ` · ${step.banner}` : ''}</small>
        <span class="keys"><Button icon="left" label={says.value.turnBefore} disabled={previous === undefined} onClick={() => onGo(previous!)} /><Button icon="right" label={says.value.turnAfter} disabled={next === undefined} onClick={() => onGo(next!)} /></span>
      </header>
      {verdict && (
        <table>
          <thead><tr><th><span class="hidden">{says.value.what}</span></th><th scope="col"><SeatMark seat={verdict.seat} size={16} /> <b>{name}</b><small>{verdict.made}</small></th>{verdict.best && <th scope="col" class="bst"><VerdictMark word="best" size={16} /> <b>{says.value.bestTurn}</b><small>{verdict.best}</small></th>}</tr></thead>
          <tbody>
            {verdict.rows.map((row) => <tr key={row[0]}><th scope="row">{row[0]}</th><td>{row[1]}</td><td class="bst">{row[2]}</td></tr>)}
            {verdict.wins.length === 2 && <tr class="win"><th scope="row">{says.value.winChance}</th><td>{percent(verdict.wins[0]!)}</td><td class="bst">{percent(verdict.wins[1]!)}</td></tr>}
          </tbody>
        </table>
      )}
      {step && !verdict && <p>{step.words}</p>}
      {verdict && <p class="why">{verdict.why ? <><b>{says.value.because}.</b> {verdict.why.charAt(0).toUpperCase() + verdict.why.slice(1)}.</> : verdict.text}</p>}
      {asked.found && <div class="levels"><h3>{says.value.botsWould}</h3><dl>{asked.found.levels.map((one) => <div key={one.level}><dt>{one.title}</dt><dd>{one.name}</dd></div>)}</dl></div>}
      {news && <p class="trouble" role="alert"><Icon name="warn" size={18} />{news}</p>}
      {verdict && (
        <div class="deeds">
          {!asked.found && <Button icon="bot" disabled={asked.busy} onClick={ask}>{asked.busy ? words.value.hintWorking : says.value.whatBots}</Button>}
          <Button icon="play" kind="confirm" disabled={trying} onClick={() => onTry(verdict.chose, verdict.seat)}>{says.value.tryIt}</Button>
        </div>
      )}
      <p class="soft rv-small">{says.value.tryItNote}</p>
    </section>
  );
}
