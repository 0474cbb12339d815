// What decides between level players: a figure of each, or one of them.

import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { PadAnswer } from '../../api/types';
import { Button } from '../../kit/buttons';
import { SeatMark } from '../../kit/seats';
import { says } from '../../words/pages';
import type { Filled } from './sheet';

export type Question = PadAnswer['ask'][number] & { kind?: 'number' | 'seat'; seats?: number[] };

/** One player's figure; while it cannot be read the question stays open. */
function TieFigure({ value, onValue }: { value: number | null; onValue: (value: number | null) => void }): JSX.Element {
  const id = useId();
  const [text, setText] = useState(value === null ? '' : String(value));
  const wrong = text.trim() !== '' && !/^\d{1,3}$/.test(text.trim());
  return (
    <>
      <input type="text" inputMode="numeric" maxLength={12} value={text} aria-invalid={wrong} aria-describedby={wrong ? id : undefined} onInput={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        onValue(/^\d{1,3}$/.test(next.trim()) ? Number(next) : null);
      }} />
      {wrong && <small id={id} role="alert">{says.value.numberOnly(0, 999)}</small>}
    </>
  );
}

export function TieQuestion({ ask, filled, called, onTie }: { ask: Question; filled: Filled; called: string[]; onTie: (answer: number | (number | null)[]) => void }): JSX.Element {
  const seats = ask.seats ?? called.map((_, n) => n);
  const said = filled.tie[ask.id];
  if (ask.kind === 'seat') {
    return (
      <fieldset class="tie">
        <legend>{ask.name}</legend>
        {seats.map((seat) => <Button key={seat} pressed={said === seat} onClick={() => onTie(seat)}><SeatMark seat={seat} size={16} />{called[seat]}</Button>)}
      </fieldset>
    );
  }
  const row = Array.isArray(said) ? said : [];
  return (
    <fieldset class="tie">
      <legend>{ask.name}</legend>
      {seats.map((seat) => (
        <label key={seat}><SeatMark seat={seat} size={16} />{called[seat] ?? ''}
          <TieFigure value={row[seat] ?? null} onValue={(value) => {
            const next = Array.from({ length: Math.max(called.length, seat + 1) }, (_, n) => row[n] ?? null);
            next[seat] = value;
            onTie(next);
          }} />
        </label>
      ))}
    </fieldset>
  );
}
