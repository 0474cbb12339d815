// The rules of a game, phase by phase, in the words that the table itself uses.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { rules as fetchRules, Unreachable } from '../api/client';
import type { GameInfo, RuleChapter } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { ChooseGame, useGames } from './choose';
import { begin, learning } from './lobby/setup';
import './rules.css';
import { Scene } from './scenes';
import { Strip, Title } from './strip';

type Info = GameInfo & { about?: string };

function Sources({ game }: { game: Info }): JSX.Element {
  const all = Object.values(game.sources).reduce((sum, n) => sum + n, 0) || 1;
  const kinds = ['rulebook', 'public', 'rebuilt'] as const;
  return (
    <section class="sources" aria-label={says.value.sources}>
      <h2>{says.value.sources}</h2>
      <p class="soft">{says.value.sourcesNote}</p>
      <div class="bar" aria-hidden="true">{kinds.map((kind) => <i key={kind} class={kind} style={{ width: `${((game.sources[kind] ?? 0) / all) * 100}%` }} />)}</div>
      <ul>
        {kinds.map((kind) => <li key={kind}><i class={kind} aria-hidden="true" /><b>{says.value.figuresOf(game.sources[kind] ?? 0)}</b> {says.value[kind]}</li>)}
      </ul>
    </section>
  );
}

function Chapter({ chapter, number }: { chapter: RuleChapter; number: number }): JSX.Element {
  return (
    <li id={`phase-${chapter.phase}`}>
      <b class="number" aria-hidden="true">{number}</b>
      <div>
        <h3>{chapter.name}</h3>
        {chapter.guide && <p>{chapter.guide}</p>}
        {chapter.rule && <p class={chapter.guide ? 'rule' : ''}>{chapter.guide && <b>{says.value.theRule}: </b>}{chapter.rule}</p>}
      </div>
    </li>
  );
}

function Book({ game, chapters }: { game: Info; chapters: RuleChapter[] }): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [trouble, tell] = useState('');
  const learn = () => {
    setBusy(true);
    begin(game, learning(game), true).catch((error: Error) => { tell(error.message || says.value.failed); setBusy(false); });
  };
  return (
    <main class="book">
      <header class="panel">
        <div class="picture"><Scene game={game.name} /></div>
        <div class="inside">
          <h1><Title of={says.value.rulesTitle(game.title)} /></h1>
          {game.about && <p>{game.about}</p>}
          <p class="facts soft"><span><Icon name="person" size={16} />{says.value.seatsOf(Math.min(...game.seats), Math.max(...game.seats))}</span><span><Icon name="clock" size={16} />{says.value.minutes(...game.minutes)}</span></p>
          <p class="deeds">
            <Button kind="confirm" icon="guide" disabled={busy} onClick={learn}>{says.value.learnByPlaying}</Button>
            <LinkButton href={`#/pad/${game.name}`} icon="pad">{says.value.padOf}</LinkButton>
          </p>
          {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
        </div>
      </header>
      <section aria-label={says.value.inTurn}>
        <h2>{says.value.inTurn}</h2>
        <ol class="chapters">{chapters.map((chapter, n) => <Chapter key={chapter.phase} chapter={chapter} number={n + 1} />)}</ol>
      </section>
      <Sources game={game} />
    </main>
  );
}

export default function Rules({ game }: { game: string }): JSX.Element {
  const games = useGames();
  const [chapters, setChapters] = useState<{ game: string; rows: RuleChapter[] } | null>(null);
  const [trouble, tell] = useState('');
  const lang = settings.value.lang;
  useEffect(() => {
    document.title = `${says.value.rules} · ${words.value.house}`;
    if (!game) return;
    let here = true;
    tell('');
    fetchRules(game).then((rows) => { if (here) setChapters({ game, rows }); }, (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); });
    return () => { here = false; };
  }, [game, lang]);
  const info = games.find((each) => each.name === game);
  return (
    <div class="page rules">
      <Strip here="rules" />
      {!game ? <ChooseGame title={says.value.rulesChoose} note={says.value.rulesChooseNote} to="rules" />
        : info && chapters?.game === game ? <Book game={info} chapters={chapters.rows} />
          : <main class="loading">{trouble ? <><h1>{trouble}</h1><LinkButton href="#/rules" icon="left">{says.value.rules}</LinkButton></> : <p role="status">{words.value.loading}</p>}</main>}
    </div>
  );
}
