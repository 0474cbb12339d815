// A game's first lesson: its script, the board, and where this device was when it left.

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Refused } from '../../../api/client';
import { LinkButton } from '../../../kit/buttons';
import { settings } from '../../../settings';
import { Flights } from '../../../table/flights';
import '../../../table/phone.css';
import '../../../table/table.css';
import { words } from '../../../words';
import { says } from '../../../words/pages';
import { nameOrGuest } from '../../name';
import { useBoard } from '../../review/stage';
import { Strip } from '../../strip';
import { keepProgress, progressOf } from '../progress';
import { Course } from './course';
import './lesson.css';
import { LessonModel } from './model';
import { fetchScript, type Script } from './script';
import { Shell } from './shell';
import { coach } from './words';

const AGAIN = 1500; // ms until the script is asked for again

function useScript(game: string, lang: string): { script: Script | null; trouble: string } {
  const [found, set] = useState<{ script: Script | null; trouble: string }>({ script: null, trouble: '' });
  useEffect(() => {
    let here = true;
    const load = () => fetchScript(game).then(
      (script) => { if (here) set({ script, trouble: '' }); },
      (error: Error) => {
        if (!here) return;
        if (error instanceof Refused && error.status === 404) { set({ script: null, trouble: coach.value.noLesson }); return; }
        set((before) => ({ ...before, trouble: says.value.offline }));
        setTimeout(load, AGAIN);
      },
    );
    void load();
    return () => { here = false; };
  }, [game, lang]);
  return found;
}

export default function LessonPage({ game }: { game: string }): JSX.Element {
  const lang = settings.value.lang;
  const { script, trouble } = useScript(game, lang);
  const board = useBoard(game);
  const flights = useMemo(() => new Flights(), []);
  const course = useRef<Course | null>(null);
  const [model, setModel] = useState<LessonModel | null>(null);
  const [shown, draw] = useState(0);
  useEffect(() => { document.title = script ? `${script.title}: ${coach.value.lesson} · ${words.value.house}` : words.value.house; }, [script]);
  useEffect(() => {
    if (!script) return;
    if (course.current) { void course.current.speak(script, lang); return; }
    const begun = new Course(script, nameOrGuest(), lang, () => flights.remember(document.querySelector('.field')));
    course.current = begun;
    const { step } = progressOf(game);
    void begun.go(step < script.steps.length - 1 ? step : 0).then(() => draw((n) => n + 1));
  }, [script]);
  useEffect(() => {
    const begun = course.current;
    if (begun?.payload.value && !model) setModel(new LessonModel(begun));
  }, [shown]);
  useEffect(() => () => { course.current?.end(); }, []);
  useEffect(() => () => model?.stop(), [model]);
  // Whoever has seen the last step has finished; the next time it begins anew.
  const at = course.current?.at.value ?? 0;
  const last = script !== null && at === script.steps.length - 1;
  useEffect(() => { if (last) keepProgress(game, { step: 0, done: Date.now() }); }, [last]);
  if (model && course.current && board) return <Shell course={course.current} model={model} board={board} flights={flights} />;
  return (
    <div class="page">
      <Strip here="learn" />
      <main class="loading">
        {trouble ? <><p role="status">{trouble}</p><p><LinkButton href="#/learn" icon="left">{coach.value.toLearn}</LinkButton></p></> : <p role="status">{words.value.loading}</p>}
      </main>
    </div>
  );
}
