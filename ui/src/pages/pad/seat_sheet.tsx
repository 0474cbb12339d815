// One player's column of the score pad, as a sheet of its own.

import type { ComponentChildren, JSX } from 'preact';
import type { PadAnswer } from '../../api/types';
import { SeatMark } from '../../kit/seats';
import { says } from '../../words/pages';
import { Balance, ListCell, NumberCell } from './cells';
import { blocks, toMend, type Entry, type Filled, type Row } from './sheet';

interface SheetProps {
  rows: Row[];
  seat: number;
  filled: Filled;
  answer: PadAnswer | null;
  called: string;
  onName: (name: string) => void;
  onValue: (row: string, value: Entry) => void;
}

function Letter({ of }: { of: string | undefined }): JSX.Element | null {
  return of ? <i class="letter" aria-hidden="true">{of}</i> : null;
}

function Worked({ row, totals, low }: { row: Row; totals: Record<string, number> | undefined; low: boolean }): JSX.Element {
  return (
    <p class={`worked ${row.kind} ${low ? 'low' : ''}`}>
      <span class="name"><Letter of={row.letter} />{row.name}</span>
      <b>{totals?.[row.id] ?? '–'}</b>
    </p>
  );
}

export function SeatSheet({ rows, seat, filled, answer, called, onName, onValue }: SheetProps): JSX.Element {
  const totals = toMend(rows, filled, seat).length ? undefined : answer?.totals[seat];
  const sums = rows.filter((row) => row.kind === 'total' && row.group);
  const lower = rows.find((row) => row.kind === 'lower');
  const lowest = lower ? Math.min(...sums.map((row) => totals?.[row.id] ?? 0)) : NaN;
  const entry = filled.entries[seat] ?? {};
  let group = '';
  let headed = false; // the names of two goods stand once above their columns
  const parts: ComponentChildren[] = [];
  for (const block of blocks(rows)) {
    const first = block[0]!;
    if (block.length === 1 && first.group && first.group !== group) parts.push(<h2 key={`group ${first.group}`} class="group">{first.group_name}</h2>);
    group = block.length === 1 ? (first.group ?? '') : '';
    const beside = block.length === 2;
    if (first.kind === 'total' || first.kind === 'lower') {
      const low = (row: Row) => row.kind === 'total' && !!lower && totals?.[row.id] === lowest && answer?.sentence !== '';
      parts.push(
        <div key={first.id} class={`sums ${beside ? 'two' : ''} ${first.group ? '' : 'end'}`}>
          {first.kind === 'lower' && sums.length === 2 && <Balance left={totals?.[sums[0]!.id] ?? 0} right={totals?.[sums[1]!.id] ?? 0} />}
          {block.map((row) => <Worked key={row.id} row={row} totals={totals} low={low(row)} />)}
        </div>,
      );
      continue;
    }
    if (beside && !headed) parts.push(<p key="goods" class="goods" aria-hidden="true">{block.map((row) => <span key={row.id} class={row.group}>{row.group_name}</span>)}</p>);
    headed ||= beside;
    parts.push(
      <div key={first.id} class={`entry ${beside ? 'two' : ''}`}>
        <p class="label"><b>{first.name}</b> <small>{first.note}</small></p>
        {block.map((row) => {
          const label = `${called}: ${[row.group_name, row.name].filter(Boolean).join(', ')}`;
          const Cell = row.kind === 'list' ? ListCell : NumberCell;
          return (
            <div key={row.id} class={`holder ${row.group ?? ''}`}>
              <Letter of={row.letter} />
              <Cell row={row} value={entry[row.id]} label={label} onValue={(value) => onValue(row.id, value)} />
            </div>
          );
        })}
      </div>,
    );
  }
  return (
    <section class={`pad-sheet ${answer?.winner.includes(seat) ? 'won' : ''}`} aria-label={called}>
      <div class="glue" aria-hidden="true">{Array.from({ length: 11 }, (_, n) => <i key={n} />)}</div>
      <header>
        <SeatMark seat={seat} size={20} />
        <input type="text" maxLength={32} value={filled.names[seat] ?? ''} placeholder={called} aria-label={says.value.playerName(seat + 1)} onInput={(event) => onName(event.currentTarget.value)} />
      </header>
      {parts}
    </section>
  );
}
