// The sheet on paper: one table with a column for every player, which fits any page, upright and across.

import type { JSX } from 'preact';
import type { PadAnswer } from '../../api/types';
import { SeatMark } from '../../kit/seats';
import { says } from '../../words/pages';
import { toMend, type Filled, type Row } from './sheet';

interface PrintedProps {
  title: string;
  rows: Row[];
  filled: Filled;
  answer: PadAnswer | null;
  called: string[];
  sentence: string;
}

export function Printed({ title, rows, filled, answer, called, sentence }: PrintedProps): JSX.Element {
  const blank = filled.entries.every((entry) => Object.keys(entry).length === 0); // to be filled in by hand
  const cell = (row: Row, seat: number): string => {
    const value = filled.entries[seat]?.[row.id];
    if (row.kind === 'total' || row.kind === 'lower') return blank || toMend(rows, filled, seat).length ? '' : String(answer?.totals[seat]?.[row.id] ?? '');
    if (Array.isArray(value)) return value.length > 1 ? `${value.join(' + ')} = ${value.reduce((sum, each) => sum + each, 0)}` : value.join('');
    return typeof value === 'number' ? String(value) : '';
  };
  let group = '';
  return (
    <section class="printed">
      <h1>{says.value.padTitle} · {title}</h1>
      <table>
        <thead>
          <tr><td />{called.map((name, seat) => <th key={seat} scope="col"><span><SeatMark seat={seat} size={14} />{name}</span></th>)}</tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const heads = !!row.group && row.group !== group && !row.letter;
            group = row.group ?? '';
            const name = row.letter && row.group_name ? `${row.group_name}: ${row.name}` : row.name;
            return [
              heads && <tr key={`group ${row.id}`} class="head"><th colSpan={called.length + 1} scope="rowgroup">{row.group_name}</th></tr>,
              <tr key={row.id} class={`${row.kind} ${row.group ? '' : 'end'}`}>
                <th scope="row">{row.letter && <i>{row.letter}</i>}{name}{row.note && <small>{row.note}</small>}</th>
                {called.map((_, seat) => <td key={seat} class={!row.group && answer?.winner.includes(seat) ? 'won' : ''}>{cell(row, seat)}</td>)}
              </tr>,
            ];
          })}
        </tbody>
      </table>
      <p>{blank ? '' : sentence}</p>
    </section>
  );
}
