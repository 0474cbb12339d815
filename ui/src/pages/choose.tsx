// A shelf of links: which game's pad or rules?

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { games as fetchGames } from '../api/client';
import type { GameInfo } from '../api/types';
import { settings } from '../settings';
import './choose.css';
import { Scene } from './scenes';
import { Title } from './strip';

/** The games on offer, asked for again while the server is away. */
export function useGames(): GameInfo[] {
  const [games, set] = useState<GameInfo[]>([]);
  const lang = settings.value.lang;
  useEffect(() => {
    let here = true;
    const load = () => fetchGames().then((found) => { if (here) set(found); }, () => { if (here) setTimeout(load, 3000); });
    void load();
    return () => { here = false; };
  }, [lang]);
  return games;
}

export function ChooseGame({ title, note, to }: { title: string; note: string; to: 'pad' | 'rules' | 'cards' | 'box' }): JSX.Element {
  const games = useGames();
  return (
    <main class="choose">
      <h1>{title}</h1>
      {note && <p class="soft">{note}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.name}>
            <a href={`#/${to}/${game.name}`}>
              <span class="picture"><Scene game={game.name} /></span>
              <span class="title"><Title of={game.title} /></span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
