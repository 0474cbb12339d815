// A game that has no rule book yet: the rules behind its questions, phase by phase.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { rules as fetchRules } from '../../api/client';
import type { GameInfo, RuleChapter } from '../../api/types';
import { Button, LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { settings } from '../../settings';
import { says } from '../../words/pages';
import { begin, learning } from '../lobby/setup';
import '../rules.css';
import { Scene } from '../scenes';
import { Title } from '../strip';
import { Sources } from './sources';

type Info = GameInfo & { about?: string };

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

function List({ game, chapters }: { game: Info; chapters: RuleChapter[] }): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [trouble, tell] = useState('');
  const learn = () => {
    setBusy(true);
    begin(game, learning(game), true).catch((error: Error) => { tell(error.message || says.value.failed); setBusy(false); });
  };
  return (
    <main class="phases">
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

export function Phases({ game }: { game: Info }): JSX.Element {
  const [chapters, set] = useState<RuleChapter[]>([]);
  const lang = settings.value.lang;
  useEffect(() => {
    let here = true;
    fetchRules(game.name).then((rows) => { if (here) set(rows); }, () => {}); // the page says itself when nobody answers
    return () => { here = false; };
  }, [game.name, lang]);
  return <List game={game} chapters={chapters} />;
}
