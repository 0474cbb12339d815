// After the game: how it turned, turn by turn, luck and skill, what decided it; the board, the score sheet, the proof.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fork, Refused, rematch, review as fetchReview, view } from '../api/client';
import { noteReview } from '../api/own_puzzles';
import { keep, kept } from '../api/storage';
import type { LogLine, Payload, Review, SeatWish } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { go, toRecord } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { keepMade } from './lobby/setup';
import { nameOrGuest } from './name';
import { Bars } from './review/bars';
import { Controls } from './review/controls';
import { Graph } from './review/graph';
import { Luck } from './review/luck';
import { keepSeat, lastSeat, Replay } from './review/position';
import { Proof } from './review/proof';
import './review/review.css';
import { ScoreSheet } from './review/score_sheet';
import { Stage, useBoard } from './review/stage';
import { Stories } from './review/stories';
import { TurnPanel } from './review/turn_panel';
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
        if (answer.stories && answer.people && answer.steps) { set({ key, review: answer }); tell(''); return; }
        if (answer.of === undefined) { tell(says.value.failed); return; } // not what this page can read
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

/** A new table that begins before some choice; whoever tries sits where it was made. */
function useFork(table: string, token: string | undefined, payload: Payload): { trying: boolean; trouble: string; tryFrom: (number: number, seat: number) => void } {
  const [state, set] = useState({ trying: false, trouble: '' });
  const tryFrom = (at: number, seat: number) => {
    set({ trying: true, trouble: '' });
    const seats = payload.seats.map((each): SeatWish => (each.seat === seat ? { kind: 'me' } : { kind: 'bot', level: each.kind === 'bot' && each.level ? each.level : 'medium' }));
    fork(table, token, { at, seats, name: nameOrGuest() }).then(
      (made) => { keepMade(payload.game, made); go(`#/t/${encodeURIComponent(made.table)}`); },
      (error: Error) => set({ trying: false, trouble: error.message || says.value.failed }),
    );
  };
  return { ...state, tryFrom };
}

/** Whose turns the bars show. */
function WhoseTurns({ names, seat, onPick }: { names: string[]; seat: number; onPick: (seat: number) => void }): JSX.Element {
  return (
    <div class="whose" role="group" aria-label={says.value.reviewFor}>
      {names.map((name, n) => <button key={n} type="button" aria-pressed={n === seat} onClick={() => onPick(n)}><SeatMark seat={n} size={14} /> {says.value.turnsOf(name)}</button>)}
    </div>
  );
}

function Back({ replay, table, token }: { replay: Replay; table: string; token: string | undefined }): JSX.Element {
  const end = replay.end.value!;
  const mine = kept(table)?.seats.find((key) => key.seat >= 0)?.seat ?? null;
  const [seat, setSeat] = useState(() => lastSeat(table, mine ?? end.view.frame.result?.winners[0] ?? 0));
  const [whose, setWhose] = useState(seat);
  const [wanted, want] = useState(mine !== null);
  const { review, news } = useReview(table, token, seat, wanted);
  const { trying, trouble, tryFrom } = useFork(table, token, end);
  const board = useBoard(end.game);
  const at = replay.at.value ?? 0;
  const names = end.seats.map((each) => each.name);
  const pick = (to: number) => void replay.go(to);
  // The turn that is looked at: the one that comes next where the board stands.
  const step = review?.steps.find((each) => each.first <= at && at <= each.number) ?? review?.steps.at(-1);
  const turn = step?.turn ?? 0;
  const ownSeats = (kept(table)?.seats ?? []).map((key) => key.seat);
  useEffect(() => { if (review && ownSeats.includes(review.seat)) noteReview(table, end.game, [review.seat], review); }, [review]);
  const toTurn = (number: number) => pick(review?.steps[number]?.first ?? 0);
  useEffect(() => { history.replaceState(null, '', `#/r/${encodeURIComponent(table)}/${at}`); }, [at]);
  const toStory = (number: number) => {
    const story = review?.stories.find((each) => each.turn === number);
    if (story) setWhose(story.seat);
    toTurn(number);
  };
  const story = review?.stories.findIndex((each) => each.turn === turn) ?? -1;
  return (
    <div class="page review">
      <Strip title={<Title of={end.title} />} note={says.value.review}>
        {token && mine !== null && <Rematch payload={end} token={token} />}
        <span class="home"><LinkButton href="#/" kind="confirm" icon="left">{says.value.backToTables}</LinkButton></span>
      </Strip>
      <main>
        <section class="rv-turned panel" aria-label={says.value.winChance}>
          <header>
            <h1>{(end.view.frame.result?.winners ?? []).map((winner) => <SeatMark key={winner} seat={winner} size={20} />)} {end.view.frame.result?.sentence || words.value.over}</h1>
            <label class="rv-seen"><span>{says.value.reviewFor}</span>
              <select value={seat} onChange={(event) => { const next = Number(event.currentTarget.value); setSeat(next); setWhose(next); keepSeat(table, next); }}>{names.map((name, n) => <option key={n} value={n}>{name}</option>)}</select>
            </label>
            {review && <WhoseTurns names={names} seat={whose} onPick={setWhose} />}
          </header>
          {review ? <><Graph review={review} turn={turn} names={names} onGo={toTurn} /><Bars review={review} seat={whose} turn={turn} onGo={toTurn} /></>
            : wanted ? <p class="rv-working" role="status"><Icon name="bot" size={18} />{news || words.value.loading}</p>
              : <p class="rv-working"><span>{says.value.noReview}</span><Button icon="bot" onClick={() => want(true)}>{says.value.startReview}</Button></p>}
        </section>
        {review && (
          <div class="rv-row">
            <Luck review={review} names={names} />
            <Stories review={review} replay={replay} board={board} names={names} turn={turn} onGo={toStory} onTry={tryFrom} />
            <TurnPanel table={table} token={token} review={review} seat={story >= 0 && step && !step.verdicts.some((one) => one.seat === whose) ? review.stories[story]!.seat : whose} turn={turn} names={names} trying={trying} trouble={trouble} onGo={toTurn} onTry={tryFrom} />
          </div>
        )}
        <div class="rv-middle">
          <h2 class="hidden">{says.value.replay}</h2>
          <Stage payload={replay.shown.value ? replay.shown : replay.end} me={seat} />
          <Controls replay={replay} pins={review?.stories.map((each) => review.steps[each.turn]?.first ?? 0) ?? []} line={replay.lines.value.get(at - 1)} names={names} />
        </div>
        <div class="rv-below">
          <ScoreSheet payload={end} />
          <Moves lines={replay.lines.value} at={at} onGo={pick} names={names} />
          <Proof payload={end} token={token} />
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
  const gone = trouble instanceof Refused && trouble.status === 410;
  useEffect(() => { if (gone) toRecord(table); }, [gone]);
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
