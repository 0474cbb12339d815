// A pattern of cells around a piece's own one: tap a cell to mark it.

import type { JSX } from 'preact';
import type { Value } from '../../api/boxes';
import { Button } from '../../kit/buttons';
import { t } from '../../words/box';

type Step = [number, number];

export function PatternInput({ size, reach, value, onValue }: { size: number; reach: number; value: Value | undefined; onValue: (value: Value) => void }): JSX.Element {
  const cells = (Array.isArray(value) ? value : []) as Step[];
  const steps = Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach);
  const has = (row: number, column: number) => cells.some(([a, b]) => a === row && b === column);
  const toggle = (row: number, column: number) => onValue(has(row, column) ? cells.filter(([a, b]) => a !== row || b !== column) : [...cells, [row, column] as Step].slice(-size));
  return (
    <div class="pattern-input">
      <div class="cells" style={{ '--n': steps.length }} role="group">
        {steps.flatMap((row) => steps.map((column) => (row === 0 && column === 0
          ? <span key="own" class="own" role="img" aria-label={t.value.origin} />
          : <button key={`${row}/${column}`} type="button" aria-pressed={has(row, column)} aria-label={`${row}, ${column}`} onClick={() => toggle(row, column)} />)))}
      </div>
      <div class="deeds">
        <span>{t.value.of(cells.length, size)}</span>
        <Button icon="reset" disabled={!cells.length} onClick={() => onValue(cells.map(([row, column]): Step => [column, 0 - row || 0]))}>{t.value.turn}</Button>
        <Button icon="swap" disabled={!cells.length} onClick={() => onValue(cells.map(([row, column]): Step => [row, 0 - column || 0]))}>{t.value.mirror}</Button>
      </div>
    </div>
  );
}
