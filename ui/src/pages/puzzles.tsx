// The puzzles: which there are, and one of them to be solved at a table of its own.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Unreachable } from '../api/client';
import { howWas, nextOf, progress, round, shelf, shelves, startPuzzle, type PuzzleAsked, type PuzzleShelf } from '../api/puzzles';
import { dropOwn, ownMistake, ownMistakes, startOwn } from '../api/own_puzzles';
import { keep, kept } from '../api/storage';
import { LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { part } from '../part';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { puzzleWords } from '../words/puzzles';
import { nameOrGuest } from './name';
import './puzzles/puzzles.css';
import { Steps } from './puzzles/steps';
import { Scene } from './scenes';
import { Strip, Title } from './strip';

function Streak(): JSX.Element {
  const t = puzzleWords.value;
  const { row, streak, longest } = progress();
  return (
    <section class="panel streak" aria-label={t.streak}>
      <h2>{t.streak}</h2>
      <p>{t.inARow(streak, longest)}</p>
      {row.length > 0 && <ul aria-label={t.tries}>{row.map((right, n) => <li key={n} class={right ? 'right' : ''} aria-label={right ? t.solved : t.missed}><Icon name={right ? 'tick' : 'close'} size={14} /></li>)}</ul>}
      <p class="soft small">{t.kept}</p>
    </section>
  );
}

function Levels({ game, rows }: { game: string; rows: readonly PuzzleAsked[] }): JSX.Element {
  const t = puzzleWords.value;
  const solved = (one: PuzzleAsked) => ['solved', 'later'].includes(howWas(game, one.number) ?? '');
  return (
    <section class="panel levels" aria-label={t.howHard}>
      <h2>{t.howHard}</h2>
      <ul>{[1, 2, 3, 4].map((steps) => {
        const these = rows.filter((one) => one.steps === steps);
        return these.length > 0 && <li key={steps}><Steps of={steps} /><span>{t.steps[steps]}</span><span class="soft">{t.of(these.filter(solved).length, these.length)}</span></li>;
      })}</ul>
    </section>
  );
}

/** What reviews of my own games have found, to be tried again. */
function Own({ game }: { game: string }): JSX.Element {
  const t = puzzleWords.value;
  const [, again] = useState(0);
  const rows = ownMistakes(game);
  return (
    <section class="own" aria-label={t.ownTitle}>
      <h2>{t.ownTitle}</h2>
      {rows.length === 0 ? <p class="soft">{t.ownNote}</p> : (
        <ol class="shelf">{rows.map((one) => (
          <li key={one.id}>
            <a href={`#/puzzles/${game}/own/${one.id}`} class={one.how ?? 'open'} aria-label={`${one.stage}, ${one.made}, ${one.how ? t[one.how] : t.open}`}>
              <Icon name={one.how === undefined ? 'hint' : one.how === 'missed' ? 'reset' : 'tick'} size={16} /><span>{one.stage}</span><small>{one.made}</small>
            </a>
            <button type="button" class="drop" aria-label={`${t.drop}: ${one.made}`} onClick={() => { dropOwn(one.id); again((n) => n + 1); }}><Icon name="close" size={14} /></button>
          </li>
        ))}</ol>
      )}
    </section>
  );
}

function Hub({ game, all, rows }: { game: string; all: readonly PuzzleShelf[]; rows: readonly PuzzleAsked[] | null }): JSX.Element {
  const t = puzzleWords.value;
  const [passed, pass] = useState(0);
  const next = rows ? nextOf(game, rows, passed) : undefined;
  const title = all.find((one) => one.game === game)?.title ?? '';
  return (
    <main>
      <header>
        <h1>{t.title}</h1>
        <nav class="games" aria-label={t.title}>{all.map((one) => <a key={one.game} href={`#/puzzles/${one.game}`} aria-current={one.game === game ? 'page' : undefined}><Title of={one.title} /></a>)}</nav>
      </header>
      {rows === null ? <p class="loading" role="status">{words.value.loading}</p> : (
        <div class="columns">
          <div class="left">
            <section class="panel next" aria-label={title}>
              <div class="picture"><Scene game={game} /></div>
              <div class="inside">
                {next ? (
                  <>
                    <p class="chips"><span>{t.number(next.number)}</span><span>{next.stage}</span></p>
                    <h2>{next.unit === 'points' ? t.byPoints : t.byWin}</h2>
                    <p class="soft">{next.rival === null ? t.standsAlone(next.score) : t.standsFor(next.score, next.rival)}</p>
                    <p class="level"><Steps of={next.steps} /> {t.steps[next.steps]}</p>
                    <p class="deeds">
                      <LinkButton kind="confirm" icon="play" href={`#/puzzles/${game}/${next.number}`}>{t.solve}</LinkButton>
                      {rows.length > 1 && <button type="button" class="button plain" onClick={() => pass(next.number)}>{t.another}</button>}
                    </p>
                  </>
                ) : <p>{t.none}</p>}
              </div>
            </section>
            {rows.length > 0 && (
              <section aria-label={t.ofGame(title)}>
                <h2>{t.count(rows.length)}</h2>
                <ol class="shelf">{rows.map((one) => {
                  const how = howWas(game, one.number);
                  const said = how === undefined ? t.open : t[how];
                  return (
                    <li key={one.number}><a href={`#/puzzles/${game}/${one.number}`} class={how ?? 'open'} aria-label={`${t.number(one.number)}, ${one.stage}, ${t.hard(one.steps)}, ${said}`}>
                      <b>{one.number}</b><span>{one.stage}</span><Steps of={one.steps} />{how && <Icon name={how === 'missed' ? 'reset' : 'tick'} size={16} />}
                    </a></li>
                  );
                })}</ol>
              </section>
            )}
            <Own game={game} />
          </div>
          <div class="right">
            <Streak />
            <Levels game={game} rows={rows} />
            <section class="panel" aria-label={t.where}><h2>{t.where}</h2><p class="soft">{t.whereNote}</p></section>
          </div>
        </div>
      )}
    </main>
  );
}

/** One puzzle: its table is laid, and the board is the table's own. */
function Solve({ game, number, own }: { game: string; number: number | null; own: string }): JSX.Element {
  const t = puzzleWords.value;
  const [table, lay] = useState<{ id: string; Table: ComponentType<{ table: string }> } | null>(null);
  const [trouble, tell] = useState('');
  useEffect(() => {
    let here = true;
    document.title = `${number === null ? t.ownTitle : t.number(number)} · ${words.value.house}`;
    const mine = ownMistake(own);
    if (number === null && !mine) { tell(t.none); return undefined; }
    const key = mine && (kept(mine.table)?.seats.find((each) => each.seat === mine.seat) ?? kept(mine.table)?.seats[0]);
    Promise.all([mine ? startOwn(mine, key?.token, nameOrGuest()) : startPuzzle(game, number!, nameOrGuest()), part(() => import('../table'))]).then(([made, module]) => {
      if (!here) return;
      const seats = made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : []));
      keep(made.table, mine ? { game, seats, own } : { game, seats, puzzle: number! });
      lay({ id: made.table, Table: module.default });
    }, (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); });
    return () => { here = false; };
  }, []);
  if (table) return <table.Table table={table.id} />;
  return (
    <div class="page puzzles"><Strip here="learn" /><main>
      {trouble ? <><p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p><p><LinkButton href={`#/puzzles/${game}`} icon="left">{t.all}</LinkButton></p></> : <p class="loading" role="status">{t.loading}</p>}
    </main></div>
  );
}

export default function Puzzles({ game, number, own }: { game: string; number: number | null; own: string }): JSX.Element {
  const [all, setAll] = useState<PuzzleShelf[]>([]);
  const [rows, setRows] = useState<{ game: string; rows: PuzzleAsked[] } | null>(null);
  const [trouble, tell] = useState('');
  const lang = settings.value.lang;
  const shown = game || all.find((one) => one.count > 0)?.game || '';
  useEffect(() => {
    if (number !== null || own) return;
    document.title = `${puzzleWords.value.title} · ${words.value.house}`;
    let here = true;
    shelves().then((found) => { if (here) { setAll(found); tell(''); } }, (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); });
    return () => { here = false; };
  }, [lang, number, own]);
  useEffect(() => {
    if (!shown || number !== null || own) return;
    let here = true;
    shelf(shown).then((found) => { if (here) setRows({ game: shown, rows: found }); }, (error: Error) => { if (here) tell(error.message); });
    return () => { here = false; };
  }, [shown, lang, number, own]);
  if (game && (number !== null || own)) return <Solve key={`${game}/${number}/${own}/${round.value}`} game={game} number={number} own={number === null ? own : ''} />;
  return (
    <div class="page puzzles">
      <Strip here="learn" name />
      {trouble ? <main><p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p></main> : <Hub key={shown} game={shown} all={all} rows={rows?.game === shown ? rows.rows : null} />}
    </div>
  );
}
