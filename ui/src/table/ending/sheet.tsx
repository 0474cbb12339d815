// The score sheet as on a block: rows fill in while they are counted.

import type { JSX } from 'preact';
import type { Payload } from '../../api/types';
import { SeatMark } from '../../kit/seats';
import type { Count } from './count';
import { rowsOf } from './rows';
import { endings } from './words';

export function Sheet({ payload, count = null }: { payload: Payload; count?: Count | null }): JSX.Element {
  const t = endings.value;
  const rows = count?.rows ?? rowsOf(payload);
  const at = count ? count.row.value : rows.length;
  const winners = payload.view.frame.result?.winners ?? [];
  const seats = payload.view.frame.seats;
  return (
    <section class={`count-sheet of-${seats.length}`} aria-label={t.sheet}>
      <div class="glue" aria-hidden="true">{Array.from({ length: 9 }, (_, n) => <i key={n} />)}</div>
      <table>
        <thead><tr><td />{seats.map(({ seat }) => <th key={seat} scope="col"><SeatMark seat={seat} size={18} /><span>{payload.seats[seat]?.name}</span></th>)}</tr></thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={row.id} class={`${row.kind} ${n === at ? 'now' : n > at ? 'later' : ''}`}>
              <th scope="row">{row.name}{row.note && <small>{row.note}</small>}</th>
              {row.points.map((points, p) => {
                const shown = count ? count.shown(n, points) : points;
                const told = n < at || !count || count.done.value;
                return <td key={p}><span class={`${told && row.marked[p] ? 'marked' : ''} ${told && row.kind === 'final' && winners.includes(seats[p]!.seat) ? 'won' : ''}`}>{shown ?? <i class="blank" aria-label="–" role="img" />}</span></td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="imprint" aria-hidden="true">Affinage · {payload.title}</p>
    </section>
  );
}
