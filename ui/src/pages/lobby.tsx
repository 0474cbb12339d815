// The lobby: choose a game, fill its seats, start; or go on with a table of this device.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { games as fetchGames, status } from '../api/client';
import { read, write } from '../api/storage';
import type { GameInfo, MyTable } from '../api/types';
import { Button } from '../kit/buttons';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icons';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { JoinByCode } from './lobby/code';
import { Shelf } from './lobby/games';
import { Imprint } from './lobby/imprint';
import './lobby/lobby.css';
import { NewTable } from './lobby/new_table';
import { FirstSteps, Runs } from './lobby/runs';
import { wanted } from './lobby/wanted';
import { myTables } from './my_tables';
import { name, NameField, takeName } from './name';
import { Strip, Title } from './strip';

const AGAIN = 5_000; // ms between two looks at the tables

function greeting(): string {
  if (!name.value) return says.value.welcome;
  const hour = new Date().getHours();
  return (hour < 11 && hour >= 4 ? says.value.morning : hour < 18 && hour >= 11 ? says.value.day : says.value.evening)(name.value);
}

/** Asked once, in passing; whoever starts without a name is a guest. */
function AskName(): JSX.Element {
  const [next, set] = useState('');
  return (
    <form class="ask-name" onSubmit={(event) => { event.preventDefault(); takeName(next); }}>
      <NameField value={next} label={says.value.nameTitle} onName={set} placeholder={says.value.name} />
      <Button type="submit" icon="tick" disabled={!next.trim()} label={says.value.keepName} />
    </form>
  );
}

export default function Lobby(): JSX.Element {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [tables, setTables] = useState<MyTable[]>([]);
  const [chosen, choose] = useState(read('game', ''));
  const [botsNote, setNote] = useState(''); // why bots cannot play yet
  const [keeps, setKeeps] = useState(''); // for how long tables are kept here, if not for good
  const [version, setVersion] = useState('');
  const [away, setAway] = useState(false);
  const [sheet, openSheet] = useState(() => wanted.peek() && matchMedia('(max-width: 760px)').matches);
  const [looked, look] = useState(0);
  const lang = settings.value.lang;

  useEffect(() => { document.title = words.value.house; wanted.value = false; }, []);
  useEffect(() => {
    let here = true;
    const load = () => fetchGames().then(
      (found) => { if (here) { setGames(found); setAway(false); } },
      () => { if (here) { setAway(true); setTimeout(load, AGAIN); } },
    );
    void load();
    return () => { here = false; };
  }, [lang]);
  useEffect(() => {
    let here = true;
    const news = () => {
      if (document.hidden) return;
      myTables().then(
        (found) => { if (here) setTables(found); write('seen', found); },
        () => { if (here) setTables((now) => (now.length > 0 ? now : read<MyTable[]>('seen', []))); }, // the list as it was
      );
      status().then((told) => { if (here) { setNote(told.bots.ready ? '' : told.bots.note); setKeeps(told.keeps.note); setVersion(told.version); setAway(false); } }, () => { if (here) setAway(true); });
    };
    news();
    const timer = setInterval(news, AGAIN);
    document.addEventListener('visibilitychange', news);
    return () => { here = false; clearInterval(timer); document.removeEventListener('visibilitychange', news); };
  }, [lang, looked]);

  const game = games.find((each) => each.name === chosen) ?? games[0];
  const pick = (next: string) => { choose(next); write('game', next); };
  const waiting = tables.filter((table) => table.my_turn && !table.over).length;
  const newcomer = !tables.some((table) => table.over); // no game was finished on this device
  return (
    <div class="page lobby">
      <Strip here="tables" badge={waiting} name><JoinByCode /></Strip>
      <main>
        <div class="left">
          <header class="greeting">
            <h1>{greeting()}</h1>
            {!name.value && <AskName />}
          </header>
          {away && <p class="trouble" role="status"><Icon name="warn" size={18} />{says.value.offline}</p>}
          <Shelf games={games} chosen={game?.name ?? ''} onChoose={pick} />
          {tables.length > 0 ? <Runs tables={tables} onChange={() => look((n) => n + 1)} /> : <FirstSteps />}
          {keeps && <p class="keeps soft">{keeps}</p>}
          <Imprint version={version} games={games} />
        </div>
        {game && <aside class="right"><NewTable key={game.name} game={game} botsNote={botsNote} newcomer={newcomer} /></aside>}
        <div class="phone-bar">
          <JoinByCode />
          {game && <Button kind="confirm" onClick={() => openSheet(true)}>{says.value.newTable}</Button>}
        </div>
      </main>
      {sheet && game && (
        <Dialog title={says.value.newTable} class="new-table-sheet" onClose={() => openSheet(false)}>
          <p class="of"><Title of={game.title} /></p>
          <NewTable key={game.name} game={game} botsNote={botsNote} heading={false} newcomer={newcomer} />
        </Dialog>
      )}
    </div>
  );
}
