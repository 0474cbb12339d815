// Learn: one calm page for everything, and the first lesson of each game.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { part } from '../../part';
import { words } from '../../words';
import { Home } from './home';
import './learn.css';

/** The lesson is as large as a table: it is fetched when somebody begins one. */
function Lesson({ game }: { game: string }): JSX.Element {
  const [shown, show] = useState<{ Page: ComponentType<{ game: string }> } | null>(null);
  useEffect(() => { void part(() => import('./lesson')).then((module) => show({ Page: module.default })); }, []);
  return shown ? <shown.Page key={game} game={game} /> : <p class="loading" role="status">{words.value.loading}</p>;
}

export default function Learn({ game }: { game: string }): JSX.Element {
  return game ? <Lesson game={game} /> : <Home />;
}
