// The cells of a sheet: a figure with less and more, figures to be added up, and what is worked out.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../kit/icons';
import { says } from '../../words/pages';
import { figures, type Row } from './sheet';

interface CellProps {
  row: Row;
  value: number | number[] | undefined;
  label: string; // who and what, for those who listen
  onValue: (value: number | number[]) => void;
}

function bounded(row: Row, value: number): number {
  return Math.max(row.min, Math.min(row.max, value));
}

export function NumberCell({ row, value, label, onValue }: CellProps): JSX.Element {
  const now = typeof value === 'number' ? value : 0;
  const [text, setText] = useState(value === undefined ? '' : String(now));
  useEffect(() => { if (Number(text || 0) !== now) setText(String(now)); if (value === undefined) setText(''); }, [value]);
  const step = (by: number) => onValue(bounded(row, now + by));
  return (
    <div class="cell number">
      <button type="button" aria-label={says.value.less(label)} disabled={now <= row.min} onClick={() => step(-1)}><Icon name="minus" size={16} /></button>
      <input type="text" inputMode="numeric" value={text} placeholder="0" aria-label={label}
        onInput={(event) => {
          const next = event.currentTarget.value.replace(row.min < 0 ? /[^\d-]/g : /\D/g, '').slice(0, 4);
          setText(next);
          event.currentTarget.value = next;
          if (/^-?\d+$/.test(next)) onValue(bounded(row, Number(next)));
          else if (next === '') onValue(0);
        }} />
      <button type="button" aria-label={says.value.plus(label)} disabled={now >= row.max} onClick={() => step(1)}><Icon name="plus" size={16} /></button>
    </div>
  );
}

export function ListCell({ value, label, onValue }: CellProps): JSX.Element {
  const list = Array.isArray(value) ? value : typeof value === 'number' ? [value] : [];
  const [text, setText] = useState(list.join(' '));
  const said = figures(text);
  useEffect(() => { if (said?.join(' ') !== list.join(' ')) setText(list.join(' ')); }, [list.join(' ')]);
  return (
    <div class={`cell list ${said ? '' : 'wrong'}`}>
      <input type="text" inputMode="decimal" value={text} placeholder="0" aria-label={`${label}. ${says.value.figures}`} aria-invalid={!said}
        onInput={(event) => {
          setText(event.currentTarget.value);
          const next = figures(event.currentTarget.value);
          if (next) onValue(next);
        }} />
      {list.length > 1 && <span class="sum" aria-hidden="true">= {list.reduce((sum, each) => sum + each, 0)}</span>}
      {!said && <small role="alert">{says.value.numbersOnly}</small>}
    </div>
  );
}

/** Two goods on a balance: the heavier side sinks, the lighter one counts. */
export function Balance({ left, right }: { left: number; right: number }): JSX.Element {
  const tilt = Math.max(-9, Math.min(9, right - left)) * 0.9;
  return (
    <svg class="balance" viewBox="0 0 200 84" aria-hidden="true">
      <path class="ink" d="M100 20v56M84 78h32" />
      <path class="ink" d={`M24 ${21 - tilt} 176 ${21 + tilt}`} />
      {[{ x: 24, y: 21 - tilt }, { x: 176, y: 21 + tilt }].map(({ x, y }) => (
        <g key={x}>
          <path class="ink" d={`M${x} ${y} ${x - 16} ${y + 28}h32Z`} />
          <path class="pan" d={`M${x - 20} ${y + 28}h40c-3 9-11 12-20 12s-17-3-20-12Z`} />
        </g>
      ))}
      <circle class="pin" cx="100" cy="21" r="5" />
    </svg>
  );
}
