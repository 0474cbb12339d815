// After the game: score sheet, replay on the real board, how the game turned, what was luck and what was choice.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Refused, rematch, review as fetchReview, view } from '../api/client';
import { keep, kept } from '../api/storage';
import type { LogLine, Payload, Review } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { go } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { Controls } from './review/controls';
import { Decision } from './review/decision';
import { Graph, percent } from './review/graph';
import { Luck } from './review/luck';
import { keepSeat, lastSeat, Replay } from './review/position';
import { Proof } from './review/proof';
import './review/review.css';
import { ScoreSheet } from './review/score_sheet';
import { Stage } from './review/stage';
import { Strip, Title } from './strip';

const LOOK_AGAIN = 1200; // ms until a review that is being worked out is asked for again

/** A bot's view of the whole game from one seat; it is worked out when somebody first wants it. */
function useReview(table: string, token: string | undefined, seat: number, wanted: boolean): { review: Review | null; news: string } {
  const [found, set] = useState<{ key: string; review: Review } | null>(null);
  const [news, tell] = useState('');
  const lang = settings.value.lang;
  const key = `${table}/${seat}/${lang}`;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => fetchReview(table, token, seat).then(
      (answer) => {
        if (!here) return;
        if (answer.steps) { set({ key, review: answer }); tell(''); return; }
        tell(says.value.working(answer.done ?? 0, answer.of ?? 0));
        timer = setTimeout(look, LOOK_AGAIN);
      },
      (error: Error) => { if (here) tell(error instanceof Refused ? error.message : says.value.offline); },
    );
    void look();
    return () => { here = false; clearTimeout(timer); };
  }, [key, wanted]);
  return { review: found?.key === key ? found.review : null, news };
}

function Moves({ lines, at, onGo, names }: { lines: ReadonlyMap<number, LogLine>; at: number; onGo: (at: number) => void; names: string[] }): JSX.Element {
  const near = [...lines.values()].sort((a, b) => a.number - b.number).filter((line) => line.number >= at - 4 && line.number < at + 5);
  return (
    <section class="rv-moves" aria-label={says.value.moves}>
      <h2>{says.value.moves}</h2>
      <ol>
        {near.map((line) => (
          <li key={line.number} class={line.number === at - 1 ? 'on' : ''}>
            <button type="button" aria-current={line.number === at - 1 ? 'step' : undefined} onClick={() => onGo(line.number + 1)}>
              <i>{line.number + 1}</i>{line.seat >= 0 ? <SeatMark seat={line.seat} size={14} label={names[line.seat]} /> : <Icon name="dice" size={14} label={words.value.chance} />}<span>{line.words}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function TurningPoints({ review, at, onGo }: { review: Review; at: number; onGo: (at: number) => void }): JSX.Element {
  return (
    <section class="rv-turning" aria-label={says.value.turningPoints}>
      <h2>{says.value.turningPoints}</h2>
      <ul>
        {review.decisive.map((number, n) => {
          const step = review.steps.find((each) => each.number === number);
          return step && (
            <li key={number}>
              <button type="button" aria-current={at === number + 1 ? 'step' : undefined} onClick={() => onGo(number + 1)}>
                <b class="rv-number">{n + 1}</b><span><b>{step.words}</b><small>{says.value.move(number + 1)}</small></span><em class={step.change < 0 ? 'down' : 'up'}>{percent(step.change, true)}</em>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Rematch({ payload, token }: { payload: Payload; token: string }): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [trouble, tell] = useState('');
  const again = async () => {
    setBusy(true);
    try {
      await rematch(payload.table, token);
      // Each seat of this device finds the key of its next seat in its own view.
      for (const key of kept(payload.table)?.seats ?? []) {
        const { next } = await view(payload.table, key.token);
        if (next) keep(next.table, { game: payload.game, seats: [{ seat: key.seat, token: next.token }] });
        if (next && key.token === token) go(`#/t/${encodeURIComponent(next.table)}`);
      }
    } catch (error) {
      tell((error as Error).message || says.value.failed);
    }
    setBusy(false);
  };
  return <><Button icon="reset" disabled={busy} onClick={() => void again()}>{says.value.rematch}</Button>{trouble && <span role="alert">{trouble}</span>}</>;
}

function Back({ replay, table, token }: { replay: Replay; table: string; token: string | undefined }): JSX.Element {
  const end = replay.end.value!;
  const mine = kept(table)?.seats.find((key) => key.seat >= 0)?.seat ?? null;
  const [seat, setSeat] = useState(() => lastSeat(table, mine ?? end.view.frame.result?.winners[0] ?? 0));
  const [wanted, want] = useState(mine !== null);
  const { review, news } = useReview(table, token, seat, wanted);
  const at = replay.at.value ?? 0;
  const shown = replay.shown.value ?? end;
  const names = end.seats.map((each) => each.name);
  const step = review?.steps.find((each) => each.first <= at - 1 && at - 1 <= each.number); // the turn that is looked at
  const pick = (to: number) => void replay.go(to);
  useEffect(() => { history.replaceState(null, '', `#/r/${encodeURIComponent(table)}/${at}`); }, [at]);
  const others = names.filter((_, n) => n !== seat);
  return (
    <div class="page review">
      <Strip title={<Title of={end.title} />} note={says.value.review}>
        {token && mine !== null && <Rematch payload={end} token={token} />}
        <span class="home"><LinkButton href="#/" kind="confirm" icon="left">{says.value.backToTables}</LinkButton></span>
      </Strip>
      <main>
        <div class="rv-first">
          <h1>{(end.view.frame.result?.winners ?? []).map((winner) => <SeatMark key={winner} seat={winner} size={20} />)} {end.view.frame.result?.sentence || words.value.over}</h1>
          <ScoreSheet payload={end} />
          {review && <Luck review={review} />}
          <Proof payload={end} token={token} />
        </div>
        <div class="rv-middle">
          <h2 class="hidden">{says.value.replay}</h2>
          <Stage payload={replay.shown.value ? replay.shown : replay.end} me={seat} />
          <Controls replay={replay} pins={review?.decisive.map((number) => number + 1) ?? []} line={replay.lines.value.get(at - 1)} names={names} change={step?.change ?? 0} />
          <div class="rv-below">
            <div>
              <section class="rv-turned panel" aria-label={says.value.howItTurned}>
                <header>
                  <h2>{says.value.howItTurned}</h2>
                  <label class="rv-seen"><span>{says.value.reviewFor}</span>
                    <select value={seat} onChange={(event) => { const next = Number(event.currentTarget.value); setSeat(next); keepSeat(table, next); }}>{names.map((name, n) => <option key={n} value={n}>{name}</option>)}</select>
                  </label>
                </header>
                {review ? <Graph review={review} length={replay.length.value} at={at} name={names[seat] ?? ''} rival={others.join(', ')} onGo={pick} />
                  : wanted ? <p class="rv-working" role="status"><Icon name="bot" size={18} />{news || words.value.loading}</p>
                    : <p class="rv-working"><span>{says.value.noReview}</span><Button icon="bot" onClick={() => want(true)}>{says.value.startReview}</Button></p>}
              </section>
              <Moves lines={replay.lines.value} at={at} onGo={pick} names={names} />
            </div>
            <aside class="panel">
              <Decision table={table} token={token} at={at} payload={shown} line={replay.lines.value.get(at - 1)} step={step} review={review} length={replay.length.value} me={seat} />
              {review && <TurningPoints review={review} at={at} onGo={pick} />}
            </aside>
          </div>
        </div>
      </main>
    </div>
  );
}

export default function ReviewPage({ table, at }: { table: string; at: number | null }): JSX.Element {
  const token = kept(table)?.seats[0]?.token ?? kept(table)?.spectator;
  const replay = useMemo(() => new Replay(table, token, at), [table]);
  const lang = settings.value.lang;
  useEffect(() => { void replay.again(); }, [replay, lang]);
  useEffect(() => { if (at !== null && replay.end.value) void replay.go(at); }, [at]);
  useEffect(() => { document.title = `${says.value.review} · ${words.value.house}`; }, [lang]);
  const trouble = replay.trouble.value;
  if (replay.end.value) return <Back replay={replay} table={table} token={token} />;
  return (
    <div class="page review">
      <Strip />
      <main class="loading">
        {trouble
          ? <><h1>{trouble instanceof Refused ? (trouble.code === 'not-over' ? says.value.notOver : trouble.status === 404 || trouble.status === 401 ? says.value.nobodyHere : trouble.message) : says.value.offline}</h1>
            <p><LinkButton href={trouble instanceof Refused && trouble.code === 'not-over' ? `#/t/${encodeURIComponent(table)}` : '#/'} icon="left">{trouble instanceof Refused && trouble.code === 'not-over' ? says.value.backToTable : says.value.toTables}</LinkButton></p></>
          : <p role="status">{words.value.loading}</p>}
      </main>
    </div>
  );
}
