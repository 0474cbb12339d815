// How a venue scores, with my own column lit, and what everybody has there.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { isCorporation, nameOf, useScene } from './context';
import { AGES } from './kinds';
import type { Venue } from './view';

function Steps({ head, steps, more, now }: { head: string; steps: number[]; more?: number | undefined; now: number[] }): JSX.Element {
  const { w } = useScene();
  const shown = steps.map((points, n) => ({ points, n })).slice(1);
  return (
    <table class="rubric">
      <tbody>
        <tr><th scope="row">{head}</th>{shown.map(({ n }) => <td key={n} class={now.includes(n) ? 'now' : ''}>{n}</td>)}{more !== undefined && <td>{w.more}</td>}</tr>
        <tr><th scope="row">{w.points}</th>{shown.map(({ n, points }) => <td key={n} class={now.includes(n) ? 'now' : ''}>{points}</td>)}{more !== undefined && <td>+{more}</td>}</tr>
      </tbody>
    </table>
  );
}

function Plates({ rows, now }: { rows: number[][]; now: number }): JSX.Element {
  const { w } = useScene();
  const last = rows.length - 1;
  return (
    <table class="rubric">
      <tbody>
        <tr><th scope="row">{w.pairings}</th>{rows.map((_, n) => <td key={n} class={Math.min(now, last) === n ? 'now' : ''}>{n === last ? `${n}+` : n}</td>)}</tr>
        <tr>
          <th scope="row" class="ages" aria-label={w.ages}>{AGES.map((age, n) => <i key={age} class={`pips ${age}`}>{'•'.repeat(n + 1)}</i>)}</th>
          {rows.map((row, n) => <td key={n} class={Math.min(now, last) === n ? 'now' : ''}>{row.map((points, age) => <span key={age}>{points}</span>)}</td>)}
        </tr>
      </tbody>
    </table>
  );
}

export function Rubric({ venue }: { venue: Venue }): JSX.Element | null {
  const { me, w } = useScene();
  if (venue.venue === 'festival') {
    const mine = venue.groups?.filter((group) => group.seat === me).map((group) => group.spaces.length) ?? [];
    return <Steps head={w.group} steps={venue.rubric?.steps ?? []} more={venue.rubric?.more} now={mine} />;
  }
  if (venue.venue === 'fromagerie') {
    const mine = venue.shelves?.filter((shelf) => shelf.seats.includes(me)).length ?? 0;
    return <Steps head={w.shelves} steps={venue.rubric?.steps ?? []} now={[mine]} />;
  }
  if (venue.venue === 'bistro') return <Plates rows={venue.rubric?.rows ?? []} now={venue.pairings?.[me] ?? 0} />;
  return null;
}

/** What everybody's cheese is worth in a venue as it lies. */
export function Standing({ venue }: { venue: Venue }): JSX.Element {
  const scene = useScene();
  const shown = venue.points.map((points, party) => ({ points, party })).filter(({ party }) => !isCorporation(scene, party) || venue.venue === 'villes');
  return (
    <section class="standing">
      <h3>{scene.w.here}</h3>
      <ul>
        {shown.map(({ points, party }) => (
          <li key={party} class={party === scene.me ? 'me' : ''}>
            {isCorporation(scene, party) ? <i class="brandmark">C</i> : <SeatMark seat={party} size={14} />}
            <span>{nameOf(scene, party)}</span><b>{points}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
