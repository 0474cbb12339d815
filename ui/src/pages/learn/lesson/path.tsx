// The rail of a lesson: its steps, how things stand, and that one may leave.

import type { JSX } from 'preact';
import { Icon } from '../../../kit/icons';
import type { Course } from './course';
import { coach } from './words';

const FEW = 4; // kinds of points

function Standing({ course }: { course: Course }): JSX.Element | null {
  const payload = course.payload.value;
  const mine = payload?.view.frame.seats.find((each) => each.seat === payload.viewer);
  if (!mine) return null;
  const most = Math.max(1, ...mine.parts.map((part) => Math.abs(part.points)));
  const short = mine.parts.length <= FEW; // then what is still missing shows, too
  const rows = mine.parts.filter((part) => short || part.points !== 0).slice(0, 5);
  return (
    <section class="standing">
      <h3>{coach.value.soFar(mine.final)}</h3>
      {rows.map((part) => (
        <p key={part.id} class="row"><span>{part.name}</span><span class="bar" aria-hidden="true"><i style={{ width: `${(100 * Math.abs(part.points)) / most}%` }} /></span><b>{part.points}</b></p>
      ))}
    </section>
  );
}

export function Path({ course }: { course: Course }): JSX.Element {
  const t = coach.value;
  const { steps, minutes } = course.script.value;
  const at = course.at.value;
  return (
    <aside class="lesson-path" aria-label={t.path}>
      <h2>{t.yours}</h2>
      <p class="about"><Icon name="clock" size={16} />{t.about(minutes, steps.length)}</p>
      <ol>
        {steps.map((step, n) => (
          <li key={step.name} class={n < at ? 'done' : n === at ? 'now' : ''} aria-current={n === at ? 'step' : undefined}>
            <i aria-hidden="true">{n < at ? <Icon name="tick" size={14} /> : n + 1}</i>
            {n < at ? <button type="button" onClick={() => void course.go(n)}>{step.title}<span class="hidden">, {t.done}</span></button> : <span>{step.title}</span>}
          </li>
        ))}
      </ol>
      <Standing course={course} />
      <p class="leave-note">{t.leaveNote}</p>
    </aside>
  );
}
