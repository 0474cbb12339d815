// One page for everything that helps to learn: sections in their order, each in a file of its own.

import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { games as fetchGames } from '../../api/client';
import { shelves } from '../../api/puzzles';
import type { GameInfo } from '../../api/types';
import { Icon } from '../../kit/icons';
import { settings } from '../../settings';
import { words } from '../../words';
import { says } from '../../words/pages';
import { Strip } from '../strip';
import { GameCards } from './game_cards';
import { Today } from './today';
import { learning } from './words';

export interface SectionProps {
  games: GameInfo[];
  puzzles: ReadonlyMap<string, number>; // how many each game has
}

/** What stands on the page, from top to bottom. */
const sections: ComponentType<SectionProps>[] = [Today, GameCards];

const AGAIN = 5_000; // ms until the games are asked for again

export function Home(): JSX.Element {
  const [games, set] = useState<GameInfo[]>([]);
  const [puzzles, count] = useState<ReadonlyMap<string, number>>(new Map());
  const [away, setAway] = useState(false);
  const lang = settings.value.lang;
  useEffect(() => { document.title = `${learning.value.title} · ${words.value.house}`; }, [lang]);
  useEffect(() => {
    let here = true;
    const load = () => fetchGames().then(
      (found) => { if (here) { set(found); setAway(false); } },
      () => { if (here) { setAway(true); setTimeout(load, AGAIN); } },
    );
    void load();
    shelves().then((found) => { if (here) count(new Map(found.map((one) => [one.game, one.count]))); }, () => undefined); // a page without counts is as good
    return () => { here = false; };
  }, [lang]);
  return (
    <div class="page learn">
      <Strip here="learn" name />
      <main>
        <header class="learn-head"><h1>{learning.value.title}</h1><p class="soft">{learning.value.note}</p></header>
        {away && <p class="trouble" role="status"><Icon name="warn" size={18} />{says.value.offline}</p>}
        {sections.map((Section, at) => <Section key={at} games={games} puzzles={puzzles} />)}
      </main>
    </div>
  );
}
