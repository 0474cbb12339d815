// The bar of a puzzle over the board: what is asked, Check my turn, and the answer with its reasons.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { checkTurn, nextOf, note, round, shelf, type PuzzleJudged } from '../../api/puzzles';
import { Button, LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { words } from '../../words';
import { puzzleWords } from '../../words/puzzles';
import type { LiveModel } from '../live_model';
import './bar.css';
import { useBegun } from './begun';

export { OwnBar } from './own_bar';

const RIGHT = ['best', 'nearly'];

function Answer({ judged }: { judged: PuzzleJudged }): JSX.Element | null {
  const t = puzzleWords.value;
  const { answer } = judged;
  if (!answer) return null;
  return (
    <div class="answer">
      <div class="reasons">
        <p class="theme">{answer.theme}</p>
        {answer.why && <p>{answer.why}</p>}
        {answer.price && <p class="soft">{answer.price}</p>}
        <details><summary>{t.proof}</summary><p class="soft">{answer.proof} {answer.found}</p></details>
      </div>
      <table>
        <caption>{t.answer} <small>{answer.unit}</small></caption>
        <tbody>
          {answer.ways.map((way, n) => (
            <tr key={n} class={way.best ? 'best' : ''}>
              <th scope="row">{way.best && <Icon name="tick" size={16} />}<span title={way.words}>{way.name}</span>{(way.mine || way.best) && <small>{[way.mine ? t.yours : '', way.best ? t.bestTurn : ''].filter(Boolean).join(', ')}</small>}</th>
              <td>{way.worth}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function PuzzleBar({ model }: { model: LiveModel }): JSX.Element {
  const t = puzzleWords.value;
  const payload = model.payload.value;
  const { live } = model;
  const number = payload.puzzle!;
  const [judged, judge] = useState<PuzzleJudged | null>(null);
  const [trouble, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const [open, fold] = useState(true);
  const [next, setNext] = useState<number | null>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const done = judged !== null && judged.verdict !== 'unfinished';
  const begun = useBegun(payload);
  const settled = payload.viewer !== null && !payload.waiting.includes(payload.viewer) && !payload.can_undo;
  const check = (giveUp: boolean) => {
    setBusy(true);
    tell('');
    checkTurn(live.table, live.token, giveUp).then((found) => {
      judge(found);
      if (found.verdict !== 'unfinished') note(payload.game, number, RIGHT.includes(found.verdict));
    }, (error: Error) => tell(error.message || words.value.failed)).finally(() => setBusy(false));
  };
  useEffect(() => { if (settled && !done && !busy) check(false); }, [settled, payload.version]); // the turn was ended: then it is meant
  useEffect(() => {
    if (!done) return;
    result.current?.focus();
    shelf(payload.game).then((rows) => setNext(nextOf(payload.game, rows, number)?.number ?? null), () => undefined);
  }, [done]);
  const right = judged !== null && RIGHT.includes(judged.verdict);
  return (
    <section class={`puzzle-bar ${done ? (right ? 'right' : 'told') : ''} ${done && open ? 'open' : ''}`} aria-label={t.number(number)}>
      <div class="line">
        <LinkButton href={`#/puzzles/${payload.game}`} kind="quiet" icon="left">{t.number(number)}</LinkButton>
        {done ? <p class="verdict" tabIndex={-1} ref={result} role="status">{right && <Icon name="tick" size={18} />}{judged.sentence} <span class="soft">{t.goOn}</span></p>
          : <p class={`asked ${trouble || judged ? '' : 'idle'}`} role="status">{trouble || (judged ? judged.sentence : t.ask)}</p>}
        <div class="deeds">
          {done ? (
            <>
              {judged.answer && <Button kind="quiet" icon={open ? 'down' : 'right'} label={open ? t.fold : t.unfold} expanded={open} onClick={() => fold(!open)} />}
              <Button icon="reset" onClick={() => { round.value += 1; }}>{t.tryAgain}</Button>
              {next !== null && next !== number && <LinkButton kind="confirm" icon="right" href={`#/puzzles/${payload.game}/${next}`}>{t.next}</LinkButton>}
            </>
          ) : (
            <>
              <Button kind="quiet" disabled={busy} onClick={() => check(true)}>{t.giveUp}</Button>
              <Button kind="confirm" icon="tick" disabled={busy || (!begun && !settled)} onClick={() => check(false)}>{t.check}</Button>
            </>
          )}
        </div>
      </div>
      {done && open && <Answer judged={judged} />}
    </section>
  );
}
