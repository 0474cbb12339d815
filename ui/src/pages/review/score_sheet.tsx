// The score sheet of a finished game, as on a block: glued edge, printed rows, figures written in.

import type { JSX } from 'preact';
import type { Points } from '../../api/frame';
import type {Payload } from '../../api/types';
import { SeatMark } from '../../kit/seats';
import { says } from '../../words/pages';

/** Games that sell two goods name their parts after them; the lower of the two sums is then the score. */
function goods(parts: Points[]): string[] {
  const found = [...new Set(parts.map((part) => part.id.split('-')[0] ?? ''))];
  return found.length === 2 && parts.every((part) => part.id.includes('-')) ? found : [];
}

interface Line {
  name: string;
  points: number[];
  kind: 'part' | 'total';
  low?: boolean[];
}

function lines(payload: Payload): Line[] {
  const first = payload.view.frame.seats[0]?.parts ?? [];
  const row = (part: Points, at: number): Line => ({ name: part.name, points: payload.view.frame.seats.map((seat) => seat.parts[at]?.points ?? 0), kind: 'part' });
  const two = goods(first);
  if (two.length === 0) return first.map(row);
  const sums = two.map((good) => payload.view.frame.seats.map((seat) => seat.parts.filter((part) => part.id.startsWith(`${good}-`)).reduce((sum, part) => sum + part.points, 0)));
  return two.flatMap((good, n) => [
    ...first.flatMap((part, at) => (part.id.startsWith(`${good}-`) ? [row(part, at)] : [])),
    { name: says.value.total, points: sums[n]!, kind: 'total' as const, low: payload.view.frame.seats.map((seat, p) => sums[n]![p] === seat.final) },
  ]);
}

export function ScoreSheet({ payload }: { payload: Payload }): JSX.Element {
  const winners = payload.view.frame.result?.winners ?? [];
  const lower = goods(payload.view.frame.seats[0]?.parts ?? []).length > 0;
  return (
    <section class="score-block" data-game={payload.game} aria-label={says.value.sheet}>
      <div class="glue" aria-hidden="true">{Array.from({ length: 9 }, (_, n) => <i key={n} />)}</div>
      <table>
        <thead>
          <tr><td />{payload.view.frame.seats.map(({ seat }) => <th key={seat} scope="col"><SeatMark seat={seat} size={18} /><span>{payload.seats[seat]?.name}</span></th>)}</tr>
        </thead>
        <tbody>
          {lines(payload).map((line, n) => (
            <tr key={n} class={line.kind}>
              <th scope="row">{line.name}</th>
              {line.points.map((points, p) => <td key={p} class={line.low?.[p] ? 'low' : ''}><span>{points}</span></td>)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr><th scope="row">{lower ? says.value.lowerCounts : says.value.total}</th>{payload.view.frame.seats.map(({ seat, final }) => <td key={seat}><span class={winners.includes(seat) ? 'won' : ''}>{final}</span></td>)}</tr>
        </tfoot>
      </table>
    </section>
  );
}
