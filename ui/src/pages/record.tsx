// A table whose rules are not kept any more, as a record: who played, how it ended, what was played, and its file.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { record as fetchRecord, Refused } from '../api/client';
import { kept } from '../api/storage';
import type { TableRecord } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import './record.css';
import { saveFile } from './save_file';
import { Scene } from './scenes';
import { Strip, Title } from './strip';

function day(at: number): string {
  return new Date(at).toLocaleDateString(settings.value.lang, { dateStyle: 'long' });
}

function Seats({ of }: { of: TableRecord }): JSX.Element {
  const scored = of.seats.some((each) => each.score !== null);
  return (
    <table class="seats">
      <caption class="hidden">{scored ? says.value.recordResult : says.value.players}</caption>
      {scored && <thead><tr><th scope="col">{says.value.players}</th>{of.seats.length > 1 && <th scope="col">{says.value.recordPlace}</th>}<th scope="col">{says.value.recordPoints}</th></tr></thead>}
      <tbody>
        {of.seats.map((each) => (
          <tr key={each.seat} class={of.seats.length > 1 && each.place === 1 ? 'won' : ''}>
            <th scope="row"><SeatMark seat={each.seat} size={18} /> {each.name || says.value.recordFree}</th>
            {scored && <>{of.seats.length > 1 && <td>{each.place ?? '–'}</td>}<td><b>{each.score ?? '–'}</b></td></>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Log({ of }: { of: TableRecord }): JSX.Element {
  return (
    <section class="log panel" aria-label={says.value.moves}>
      <h2>{says.value.moves}</h2>
      <ol lang="en">
        {of.log.map((line) => (
          <li key={line.number}>
            <i>{line.number + 1}</i>
            {line.seat >= 0 ? <SeatMark seat={line.seat} size={14} label={of.seats[line.seat]?.name} /> : <Icon name="dice" size={14} label={words.value.chance} />}
            <span>{line.words}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Found({ of, token }: { of: TableRecord; token: string | undefined }): JSX.Element {
  const [trouble, tell] = useState('');
  const save = () => void saveFile(of.game, of.table, token).then(() => tell(''), (error: Error) => tell(error.message || says.value.failed));
  return (
    <>
      <section class="sheet panel">
        <div class="picture"><Scene game={of.game} /></div>
        <div class="inside">
          <h1><Title of={of.title} /></h1>
          <p class="pill"><Icon name="book" size={16} /> {says.value.record}</p>
          <p>{of.why || says.value.recordPlayable}</p>
          <Seats of={of} />
          <p class="soft">{of.over ? says.value.recordEnded(day(of.at)) : says.value.recordStopped(day(of.at))} {of.moves > 0 && says.value.recordMoves(of.moves)} {says.value.recordRules(of.rules, of.components)}</p>
          {of.over && of.log.length === 0 && of.moves > 0 && <p class="soft">{says.value.recordNoWords}</p>}
          {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
          <div class="deeds">
            {of.over && <Button icon="share" onClick={save}>{says.value.download}</Button>}
            <LinkButton href="#/" kind="confirm" icon="left">{says.value.toTables}</LinkButton>
          </div>
        </div>
      </section>
      {of.log.length > 0 && <Log of={of} />}
    </>
  );
}

export default function RecordPage({ table }: { table: string }): JSX.Element {
  const token = kept(table)?.seats[0]?.token ?? kept(table)?.spectator;
  const [found, set] = useState<TableRecord | null>(null);
  const [trouble, tell] = useState('');
  const lang = settings.value.lang;
  useEffect(() => {
    let here = true;
    fetchRecord(table, token).then(
      (record) => { if (here) { set(record); tell(''); document.title = `${record.title} · ${words.value.house}`; } },
      (error: Error) => { if (here) tell(error instanceof Refused ? (error.status === 404 || error.status === 401 ? says.value.nobodyHere : error.message) : says.value.offline); },
    );
    return () => { here = false; };
  }, [table, lang]);
  return (
    <div class="page record">
      <Strip />
      {found ? <main><Found of={found} token={token} /></main>
        : <main class="loading">{trouble ? <><h1>{trouble}</h1><p><LinkButton href="#/" icon="left">{says.value.toTables}</LinkButton></p></> : <p role="status">{words.value.loading}</p>}</main>}
    </div>
  );
}
