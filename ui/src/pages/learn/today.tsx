// Above the games: the deal of the day, and how it goes with the puzzles.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { days, type Days } from '../../api/daily';
import { progress } from '../../api/puzzles';
import { LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { settings } from '../../settings';
import { endOfDay } from '../../words/midnight';
import { puzzleWords } from '../../words/puzzles';
import { Scene } from '../scenes';
import { Title } from '../strip';
import { learning } from './words';

function Deal({ told }: { told: Days }): JSX.Element | null {
  const t = learning.value;
  const day = told.days.find((one) => one.date === told.today);
  if (!day) return null;
  return (
    <section class="learn-deal panel" aria-label={t.today}>
      <div class="picture"><Scene game={day.game} /></div>
      <div class="in">
        <p class="learn-day"><Icon name="calendar" size={14} />{t.today}</p>
        <h2><Title of={day.title} /></h2>
        <p class="soft">{t.todayNote}</p>
        <p class="deeds"><LinkButton icon="play" href="#/daily">{t.toDeal}</LinkButton><span class="soft">{t.until(endOfDay(day.ends_at))}</span></p>
      </div>
    </section>
  );
}

function Streak(): JSX.Element {
  const t = puzzleWords.value;
  const { row, streak, longest } = progress();
  return (
    <section class="learn-streak panel" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p class="soft">{learning.value.puzzlesNote}</p>
      {row.length > 0 && <ul aria-label={t.tries}>{row.map((right, n) => <li key={n} class={right ? 'right' : ''} aria-label={right ? t.solved : t.missed}><Icon name={right ? 'tick' : 'close'} size={14} /></li>)}</ul>}
      {row.length > 0 && <p>{t.inARow(streak, longest)}</p>}
      <p class="deeds"><LinkButton icon="hint" href="#/puzzles">{row.length > 0 ? t.next : t.solve}</LinkButton></p>
    </section>
  );
}

export function Today(): JSX.Element {
  const [told, tell] = useState<Days | null>(null);
  useEffect(() => {
    let here = true;
    days().then((found) => { if (here) tell(found); }, () => undefined); // without it the page is as good
    return () => { here = false; };
  }, [settings.value.lang]);
  return <div class={`learn-today ${told && !told.on ? 'alone' : ''}`}>{told ? told.on && <Deal told={told} /> : <section class="learn-deal panel" aria-hidden="true" />}<Streak /></div>;
}
