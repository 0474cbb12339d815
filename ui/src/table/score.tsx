// The score as it stands, by category: what each seat has, and where it comes from.

import type { JSX } from 'preact';
import type { SeatFrame } from '../api/frame';

import { SeatMark } from '../kit/seats';
import { words } from '../words';
import type { LiveModel } from './live_model';

/** "+3" beside a figure that the move under the pointer would change. */
function Change({ now, then }: { now: number; then: number | undefined }): JSX.Element | null {
  if (then === undefined || then === now) return null;
  return <span class="change">{then > now ? '+' : '−'}{Math.abs(then - now)}</span>;
}

function partOf(score: SeatFrame[] | undefined, seat: number, id: string): number | undefined {
  return score?.find((each) => each.seat === seat)?.parts.find((part) => part.id === id)?.points;
}

export function Score({ model }: { model: LiveModel }): JSX.Element {
  const t = words.value;
  const payload = model.shown.value;
  const then = model.preview.value?.view.frame.seats;
  const rows = payload.view.frame.seats[0]?.parts ?? [];
  const most = Math.max(...payload.view.frame.seats.map((each) => each.final));
  return (
    <table class="score">
      <caption class="hidden">{t.score}, {t.scoreNow}</caption>
      <thead>
        <tr>
          <td />
          {payload.view.frame.seats.map(({ seat }) => <th key={seat} scope="col"><SeatMark seat={seat} size={16} label={payload.seats[seat]?.name} /></th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            {payload.view.frame.seats.map(({ seat, parts }) => {
              const points = parts.find((part) => part.id === row.id)?.points ?? 0;
              return <td key={seat} class={points === 0 ? 'none' : ''}>{points}<Change now={points} then={partOf(then, seat, row.id)} /></td>;
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{payload.status === 'over' ? t.score : t.total}</th>
          {payload.view.frame.seats.map(({ seat, final }) => (
            <td key={seat} class={final === most ? 'most' : ''}>{final}<Change now={final} then={then?.find((each) => each.seat === seat)?.final} /></td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
