// This device's tables: those that wait for me first, then the running ones, then what is over.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { leaveTable } from '../../api/me';
import type { MyTable } from '../../api/types';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { RemoveDialog } from '../../table/leaving/remove';
import { says } from '../../words/pages';
import { Scene } from '../scenes';
import { Title } from '../strip';

const FIRST = 4;

function order(table: MyTable): number {
  return table.over || table.record ? 2 : table.my_turn ? 0 : 1;
}

function when(table: MyTable): number {
  return new Date(table.at).getTime();
}

export function sorted(tables: MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => order(a) - order(b) || when(b) - when(a));
}

function standing(table: MyTable): { words: string; seat: number } {
  if (table.record) return { words: says.value.record, seat: table.seat ?? 0 };
  if (table.over) return { words: says.value.finished, seat: table.seat ?? 0 };
  if (table.my_turn) return { words: says.value.yourTurn, seat: table.seat ?? 0 };
  if (!table.waiting.some((seat) => table.names[seat])) return { words: says.value.gathering, seat: table.seat ?? 0 }; // free seats have no name yet
  return { words: says.value.waitingFor(table.waiting.map((seat) => table.names[seat] ?? '').filter(Boolean).join(', ')), seat: table.waiting[0]! };
}

function Run({ table, onForget }: { table: MyTable; onForget: () => void }): JSX.Element {
  const { words, seat } = standing(table);
  const others = table.names.filter((_, n) => n !== table.seat && table.names[n]).join(', ') || (table.names.length === 1 ? says.value.alone : '');
  const minutes = Math.max(0, Math.round((Date.now() - when(table)) / 60_000));
  const to = encodeURIComponent(table.table);
  const past = table.over || table.record;
  return (
    <li class={`run ${table.my_turn && !table.over ? 'mine' : ''} ${past ? 'over' : ''}`}>
      <a href={table.record ? `#/record/${to}` : table.over ? `#/r/${to}` : `#/t/${to}`}>
        <span class="picture"><Scene game={table.game} small /></span>
        <span class="about">
          <span class="title"><b><Title of={table.title} /></b><small>{table.note}</small></span>
          <span class="who"><SeatMark seat={seat} size={14} /><b>{words}</b></span>
          <small class="with">{[others, Number.isFinite(minutes) ? says.value.ago(minutes) : ''].filter(Boolean).join(' · ')}</small>
        </span>
        <span class="go" aria-hidden="true"><Icon name={table.record ? 'book' : table.over ? 'chart' : 'right'} size={16} /></span>
      </a>
      <button type="button" class="forget" aria-label={says.value.forget(table.title)} onClick={onForget}><Icon name="close" size={14} /></button>
    </li>
  );
}

export function Runs({ tables, onChange }: { tables: MyTable[]; onChange: () => void }): JSX.Element {
  const [all, showAll] = useState(false);
  const [removing, remove] = useState(''); // a running table: its link is handed over first
  const waiting = tables.filter((table) => table.my_turn && !table.over).length;
  const shown = all ? sorted(tables) : sorted(tables).slice(0, FIRST);
  return (
    <section class="runs" aria-label={says.value.go_on}>
      <header>
        <h2>{says.value.go_on}</h2>
        {waiting > 0 && <p class="pill">{says.value.waitForYou(waiting)}</p>}
        {tables.length > FIRST && <button type="button" class="button quiet" aria-expanded={all} onClick={() => showAll(!all)}>{all ? says.value.showFewer : says.value.showAll}<Icon name="right" size={14} /></button>}
      </header>
      <ul>
        {shown.map((table) => <Run key={table.table} table={table} onForget={() => { if (table.over || table.record) { void leaveTable(table.table).catch(() => undefined); onChange(); } else remove(table.table); }} />)}
      </ul>
      {removing && <RemoveDialog table={removing} onClose={() => remove('')} onRemoved={() => { remove(''); queueMicrotask(onChange); }} />}
    </section>
  );
}

/** For somebody who is here for the first time. */
export function FirstSteps(): JSX.Element {
  return (
    <section class="first-steps" aria-label={says.value.howItWorks}>
      <header><h2>{says.value.howItWorks}</h2></header>
      <ol>
        {says.value.steps.map(([title, note], n) => <li key={n}><b class="number" aria-hidden="true">{n + 1}</b><span><b>{title}</b><br />{note}</span></li>)}
      </ol>
    </section>
  );
}
