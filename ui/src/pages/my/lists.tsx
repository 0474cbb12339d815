// My tables: those that wait for me, those that wait for others, and those that are over.

import type { JSX } from 'preact';
import { muteTable } from '../../api/me';
import type { FinishedGame, MyTable } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { Menu } from '../../kit/menu';
import { Scene } from '../scenes';
import { Title } from '../strip';
import { ago, day, long } from './times';
import { my } from './words';

function others(names: string[], seat: number | null): string {
  return names.filter((name, at) => at !== seat && name).join(', ') || (names.length === 1 ? my.value.alone : '');
}

function standing(table: MyTable): string {
  const t = my.value;
  if (table.my_turn) return t.yourTurn;
  const names = table.waiting.map((seat) => table.names[seat] ?? '').filter(Boolean);
  return names.length > 0 ? t.waitsFor(names.join(', ')) : t.gathering;
}

function time(table: MyTable): string {
  const t = my.value;
  const since = table.my_turn ? ago(table.at) : '';
  const left = table.left_ms != null ? t.left(long(table.left_ms)) : '';
  return [since, left].filter(Boolean).join(' · ');
}

function Running({ table, onChange, onRemove }: { table: MyTable; onChange: () => void; onRemove: (table: MyTable) => void }): JSX.Element {
  const t = my.value;
  const to = encodeURIComponent(table.table);
  const mute = () => void muteTable(table.table, !table.muted).then(onChange, () => undefined);
  return (
    <li class={`my-table ${table.my_turn ? 'mine' : ''}`}>
      <a href={table.record ? `#/record/${to}` : `#/t/${to}`}>
        <span class="picture"><Scene game={table.game} small /></span>
        <span class="about">
          <span class="top"><b class="title"><Title of={table.title} /></b><small>{table.note}</small></span>
          <span class="who"><SeatMark seat={table.my_turn ? (table.seat ?? 0) : (table.waiting[0] ?? 0)} size={14} /><b>{standing(table)}</b></span>
          <small class="with">{[others(table.names, table.seat), time(table)].filter(Boolean).join(' · ')}{table.muted && <Icon name="mute" size={14} label={t.muted} />}</small>
        </span>
      </a>
      <Menu label={t.deeds(table.title)} icon="more" items={[
        { title: table.muted ? t.unmute : t.mute, icon: table.muted ? 'bell' : 'mute', onPick: mute },
        { title: t.remove(table.title), icon: 'close', onPick: () => onRemove(table) },
      ]} />
    </li>
  );
}

export function RunningTables({ tables, onChange, onRemove }: { tables: MyTable[]; onChange: () => void; onRemove: (table: MyTable) => void }): JSX.Element {
  const t = my.value;
  const waiting = tables.filter((table) => table.my_turn);
  const rest = tables.filter((table) => !table.my_turn);
  const list = (rows: MyTable[]) => <ul class="my-tables">{rows.map((table) => <Running key={table.table} table={table} onChange={onChange} onRemove={onRemove} />)}</ul>;
  return (
    <>
      <section aria-label={t.waiting}>
        <h2>{t.waiting}{waiting.length > 0 && <span class="count">{waiting.length}</span>}</h2>
        {waiting.length > 0 ? list(waiting) : <p class="soft">{t.nothingWaits}</p>}
      </section>
      {rest.length > 0 && <section aria-label={t.running}><h2>{t.running}</h2>{list(rest)}</section>}
    </>
  );
}

export function FinishedGames({ games, of, onSave }: { games: FinishedGame[]; of: number; onSave: () => void }): JSX.Element {
  const t = my.value;
  return (
    <section class="finished" aria-label={t.finished}>
      <header><h2>{t.finished}</h2><Button icon="pad" onClick={onSave}>{t.save}</Button></header>
      <ul>
        {games.map((game) => (
          <li key={`${game.table}/${game.seat}`}>
            <a href={`#/r/${encodeURIComponent(game.table)}`} aria-label={`${t.review}: ${game.title}, ${others(game.names, game.seat)}, ${day(game.at)}`}>
              <span class={`medal ${game.place === 1 ? 'first' : ''}`} aria-hidden="true">{game.place ?? '–'}</span>
              <span class="what"><b class="title"><Title of={game.title} /></b><small>{[others(game.names, game.seat), day(game.at)].filter(Boolean).join(' · ')}</small></span>
              <span class="result">{game.place !== null && <b>{t.place(game.place)}</b>}<small>{game.how ? t.how[game.how] : game.score !== null ? t.points(game.score) : ''}</small></span>
              <Icon name="chart" size={18} />
            </a>
          </li>
        ))}
      </ul>
      {of > games.length && <p class="soft">{t.more(games.length)}</p>}
    </section>
  );
}
