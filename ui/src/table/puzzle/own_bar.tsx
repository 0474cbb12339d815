// The bar over the board where somebody looks for a better turn than the one that they once made.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { noteOwn, ownMistake, sameTurn, type OwnMistake, type TurnJudged } from '../../api/own_puzzles';
import { round } from '../../api/puzzles';
import { Button, LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { words } from '../../words';
import { puzzleWords } from '../../words/puzzles';
import type { LiveModel } from '../live_model';
import './bar.css';
import { useBegun } from './begun';

function Told({ one }: { one: OwnMistake }): JSX.Element {
  const t = puzzleWords.value;
  return (
    <div class="answer">
      <div class="reasons">{one.why && <p>{t.because(one.why)}</p>}<p><a href={`#/r/${encodeURIComponent(one.table)}/${one.at}`}>{t.toReview}</a></p></div>
      <table>
        <tbody>
          <tr class="best"><th scope="row"><Icon name="tick" size={16} />{one.best}<small>{t.bestTurn}</small></th></tr>
          <tr><th scope="row">{one.made}<small>{t.madeThen}</small></th></tr>
        </tbody>
      </table>
    </div>
  );
}

export function OwnBar({ model, id }: { model: LiveModel; id: string }): JSX.Element | null {
  const t = puzzleWords.value;
  const payload = model.payload.value;
  const { live } = model;
  const one = ownMistake(id);
  const [judged, judge] = useState<TurnJudged | null>(null);
  const [shown, show] = useState(false);
  const [trouble, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const result = useRef<HTMLParagraphElement>(null);
  const right = judged?.verdict === 'best';
  const done = shown || right || judged?.verdict === 'missed';
  const begun = useBegun(payload);
  const settled = payload.viewer !== null && !payload.waiting.includes(payload.viewer) && !payload.can_undo;
  const check = () => {
    if (!one) return;
    setBusy(true);
    tell('');
    sameTurn(live.table, live.token, one.moves).then((found) => {
      judge(found);
      if (found.verdict !== 'unfinished') noteOwn(id, found.verdict === 'best');
    }, (error: Error) => tell(error.message || words.value.failed)).finally(() => setBusy(false));
  };
  useEffect(() => { if (settled && !done && !busy) check(); }, [settled, payload.version]); // the turn was ended: then it is meant
  useEffect(() => { if (done) result.current?.focus(); }, [done]);
  if (!one) return null;
  return (
    <section class={`puzzle-bar ${done ? (right ? 'right' : 'told') : ''} ${done ? 'open' : ''}`} aria-label={t.ownTitle}>
      <div class="line">
        <LinkButton href={`#/puzzles/${payload.game}`} kind="quiet" icon="left">{t.ownTitle}</LinkButton>
        {done ? <p class="verdict" tabIndex={-1} ref={result} role="status">{right && <Icon name="tick" size={18} />}{judged?.sentence ?? t.ownAnswer} <span class="soft">{t.goOn}</span></p>
          : <p class={`asked ${trouble || judged ? '' : 'idle'}`} role="status">{trouble || (judged ? judged.sentence : t.ownAsk(one.made))}</p>}
        <div class="deeds">
          {done ? <Button icon="reset" onClick={() => { round.value += 1; location.hash = `#/puzzles/${payload.game}/own/${id}`; }}>{t.tryAgain}</Button> : (
            <>
              <Button kind="quiet" disabled={busy} onClick={() => { noteOwn(id, false); show(true); }}>{t.giveUp}</Button>
              <Button kind="confirm" icon="tick" disabled={busy || (!begun && !settled)} onClick={check}>{t.check}</Button>
            </>
          )}
        </div>
      </div>
      {done && <Told one={one} />}
    </section>
  );
}
