// My games: on every device the same list, what they have come to, and the devices themselves.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Unreachable } from '../api/client';
import { isOut, isSomebody, me, myGames, showBadge, takeHome, takeSeats } from '../api/me';
import { read, write } from '../api/storage';
import type { MyGames, MyTable } from '../api/types';
import { Icon } from '../kit/icons';
import { settings } from '../settings';
import { RemoveDialog } from '../table/leaving/remove';
import { words } from '../words';
import { CallMe } from './my/calls';
import { Devices } from './my/devices';
import { FinishedGames, RunningTables } from './my/lists';
import './my/my.css';
import { RecordOf } from './my/record';
import { my } from './my/words';
import { saveText } from './save_file';
import { Strip } from './strip';

const AGAIN = 10_000; // ms between two looks

export default function MyPage(): JSX.Element {
  const t = my.value;
  const [games, show] = useState<MyGames | null>(read<MyGames | null>('my/seen', null));
  const [away, setAway] = useState(false);
  const [removing, remove] = useState<MyTable | null>(null);
  const [looked, look] = useState(0);
  const lang = settings.value.lang;
  const known = me.value !== null || isSomebody();
  useEffect(() => { document.title = `${t.title} · ${words.value.house}`; }, [lang]);
  useEffect(() => {
    let here = true;
    const news = async () => {
      if (document.hidden || !isSomebody()) return;
      try {
        await takeSeats(looked > 0 || me.peek() === null);
        const found = await myGames();
        if (!here) return;
        show(found);
        setAway(false);
        write('my/seen', found);
        showBadge(found.running.filter((table) => table.my_turn).length);
      } catch (error) {
        if (here) setAway(error instanceof Unreachable);
      }
    };
    void news();
    const timer = setInterval(() => void news(), AGAIN);
    document.addEventListener('visibilitychange', news);
    return () => { here = false; clearInterval(timer); document.removeEventListener('visibilitychange', news); };
  }, [lang, looked, known]);
  const again = () => look((n) => n + 1);
  const shown = known ? games : null;
  const nothing = !shown || (shown.running.length === 0 && shown.finished.length === 0);
  const waiting = shown?.running.filter((table) => table.my_turn).length ?? 0;
  return (
    <div class="page my">
      <Strip here="my" badge={waiting} name />
      <main>
        <h1>{t.title}</h1>
        {away && <p class="trouble" role="status"><Icon name="unlinked" size={18} />{shown ? t.away : t.awayBare}</p>}
        <div class="spread">
          <div class="lists">
            {nothing && !(away && known) && <p class="soft" role={isOut() ? 'status' : undefined}>{isOut() ? t.out : t.none}</p>}
            {shown && shown.running.length > 0 && <RunningTables tables={shown.running} onChange={again} onRemove={remove} />}
            {shown && shown.finished.length > 0 && <FinishedGames games={shown.finished} of={shown.of} onSave={() => void takeHome().then((all) => saveText('affinage-games.json', JSON.stringify(all, null, 1), 'application/json'), () => setAway(true))} />}
          </div>
          <aside aria-label={`${t.record}, ${t.devices}`}>
            {shown && shown.finished.length > 0 && <RecordOf record={shown.record} />}
            {known && me.value && <CallMe />}
            {(me.value || !known) && <Devices onChange={again} />}
          </aside>
        </div>
      </main>
      {removing && <RemoveDialog table={removing.table} onClose={() => remove(null)} onRemoved={() => { remove(null); setTimeout(again, 400); }} />}
    </div>
  );
}
