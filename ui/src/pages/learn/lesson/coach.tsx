// The coach: a sentence or two, then the task; another move gets a kind word. A polite dialog that keeps nobody in.

import type { JSX } from 'preact';
import { Button } from '../../../kit/buttons';
import { Icon } from '../../../kit/icons';
import type { Course } from './course';
import type { LessonModel } from './model';
import { Onward } from './onward';
import { coach } from './words';

/** Text in which *words* between asterisks stand out. */
export function Told({ text }: { text: string }): JSX.Element {
  return <>{text.split('*').map((piece, n) => (n % 2 ? <b key={n}>{piece}</b> : piece))}</>;
}

interface CoachProps {
  course: Course;
  model: LessonModel;
  narrow: boolean;
}

export function Coach({ course, model, narrow }: CoachProps): JSX.Element {
  const t = coach.value;
  const { steps } = course.script.value;
  const step = course.step.value;
  const { move } = course.asked.value;
  const tried = course.tried.value;
  const busy = course.busy.value;
  const last = course.at.value === steps.length - 1;
  void course.payload.value; // buttons belong to the position
  const buttons = course.buttons();
  return (
    <>
      <div class="told" aria-live="polite" aria-atomic="true">
        {narrow && <h2>{course.at.value + 1} / {steps.length} · {step.title}</h2>}
        {course.answers.value.length > 0 && <ul class="answers">{course.answers.value.map((line) => <li key={line}>{line}</li>)}</ul>}
        <p class="say"><Told text={step.say} /></p>
        {step.picture.length > 0 && (
          <dl class="picture">{step.picture.map((row) => <div key={row.words} class={row.counts ? 'counts' : ''}><dt>{row.words}</dt><dd>{row.n}</dd></div>)}</dl>
        )}
        {step.note && <p class="note">{step.note}</p>}
        {tried ? <p class="tried" key={course.tries.value}><Icon name="hand" size={18} /><span>{tried.line}</span></p>
          : step.task && <p class="task"><Icon name="hand" size={18} /><span>{step.task}</span></p>}
        {course.lost.value && <p class="note">{t.lost}</p>}
      </div>
      {last ? <Onward course={course} narrow={narrow} /> : (
        <div class="deeds">
          {narrow && course.at.value > 0 && <Button icon="left" label={t.back} onClick={() => course.back()} />}
          {course.canShow.value && <Button kind="quiet" icon="eye" disabled={busy} onClick={() => void course.advance()}>{t.showMe}</Button>}
          <span class="push" />
          {buttons.map((each) => (
            <Button key={each.move} kind={each.move === move ? 'confirm' : 'plain'} icon={each.move === move ? 'tick' : undefined} class={each.move === move ? 'expected' : ''} place={each.place} disabled={busy} onClick={() => model.make(each.move)}>{each.words}</Button>
          ))}
          {move === null && <Button kind="confirm" class="expected" disabled={busy} onClick={() => void course.advance()}>{t.goOn}<Icon name="right" size={16} /></Button>}
        </div>
      )}
    </>
  );
}
