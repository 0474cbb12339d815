// The cells of a sheet: a figure with less and more, figures to be added up, and what is worked out.

import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Icon } from '../../kit/icons';
import { says } from '../../words/pages';
import { figure, figures, type Entry, type Row } from './sheet';

interface CellProps {
  row: Row;
  value: Entry | undefined;
  label: string; // who and what, for those who listen
  onValue: (value: Entry) => void;
}

function bounded(row: Row, value: number): number {
  return Math.max(row.min, Math.min(row.max, value));
}

/** What a cell says of a value that came from elsewhere: from the device, by less and more, by Undo. */
function written(value: Entry | undefined): string {
  return value === undefined ? '' : Array.isArray(value) ? value.join(' ') : String(value);
}

export function NumberCell({ row, value, label, onValue }: CellProps): JSX.Element {
  const id = useId();
  const now = typeof value === 'number' ? value : 0;
  const wrong = typeof value === 'string';
  const [text, setText] = useState(written(value));
  useEffect(() => { if (value === undefined || wrong || Number(text || 0) !== now) setText(written(value)); }, [value]);
  const step = (by: number) => onValue(bounded(row, now + by));
  return (
    <div class={`cell number ${wrong ? 'wrong' : ''}`}>
      <button type="button" aria-label={says.value.less(label)} disabled={now <= row.min} onClick={() => step(-1)}><Icon name="minus" size={16} /></button>
      <input type="text" inputMode={row.min < 0 ? 'text' : 'numeric'} maxLength={12} value={text} placeholder="0" aria-label={label} aria-invalid={wrong} aria-describedby={wrong ? id : undefined}
        onInput={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          onValue(next.trim() === '' ? 0 : figure(row, next) ?? next);
        }} />
      <button type="button" aria-label={says.value.plus(label)} disabled={now >= row.max} onClick={() => step(1)}><Icon name="plus" size={16} /></button>
      {wrong && <small id={id} role="alert">{says.value.numberOnly(row.min, row.max)}</small>}
    </div>
  );
}

export function ListCell({ value, label, onValue }: CellProps): JSX.Element {
  const id = useId();
  const list = Array.isArray(value) ? value : typeof value === 'number' ? [value] : [];
  const wrong = typeof value === 'string';
  const [text, setText] = useState(written(value));
  useEffect(() => { if (wrong || figures(text)?.join(' ') !== list.join(' ')) setText(written(value)); }, [written(value)]);
  return (
    <div class={`cell list ${wrong ? 'wrong' : ''}`}>
      <input type="text" inputMode="tel" maxLength={200} value={text} placeholder="0" aria-label={`${label}. ${says.value.figures}`} aria-invalid={wrong} aria-describedby={wrong ? id : undefined}
        onInput={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          onValue(figures(next) ?? next);
        }} />
      {list.length > 1 && <span class="sum" aria-hidden="true">= {list.reduce((sum, each) => sum + each, 0)}</span>}
      {wrong && <small id={id} role="alert">{says.value.numbersOnly}</small>}
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
