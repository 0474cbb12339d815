// One card for each game: its first lesson with how far one has come, and where to look things up.

import type { ComponentChildren, JSX } from 'preact';
import type { GameInfo } from '../../api/types';
import { Icon, type IconName } from '../../kit/icons';
import { settings } from '../../settings';
import { Scene } from '../scenes';
import { Title } from '../strip';
import type { SectionProps } from './home';
import { progressOf } from './progress';
import { learning } from './words';

/** A line of a card that leads somewhere. */
export function Row({ href, icon, children, note = '' }: { href: string; icon: IconName; children: ComponentChildren; note?: string }): JSX.Element {
  return <a class="learn-row" href={href}><Icon name={icon} size={18} /><b>{children}</b><span class="soft">{note}</span><Icon name="right" size={14} /></a>;
}

function FirstLesson({ game, lesson }: { game: GameInfo; lesson: { minutes: number; steps: number } }): JSX.Element {
  const t = learning.value;
  const { step, done } = progressOf(game.name);
  const under = step > 0 && step < lesson.steps;
  const left = Math.max(1, Math.round((lesson.minutes * (lesson.steps - step)) / lesson.steps));
  const note = under ? t.atStep(step + 1, lesson.steps, left) : done ? t.doneOn(new Date(done).toLocaleDateString(settings.value.lang, { day: 'numeric', month: 'long' })) : t.length(lesson.steps, lesson.minutes);
  return (
    <div class="learn-lesson">
      <p><b>{t.firstLesson}</b><small>{note}</small></p>
      <a class={`button ${under ? 'confirm' : 'plain'}`} href={`#/learn/${game.name}`} aria-label={`${under ? t.goOn : done ? t.again : t.begin}: ${game.title}`}>{under ? t.goOn : done ? t.again : t.begin}</a>
      <span class="learn-bar" aria-hidden="true"><i style={{ width: `${(100 * (under ? step : done ? lesson.steps : 0)) / lesson.steps}%` }} /></span>
    </div>
  );
}

export function GameCards({ games, puzzles }: SectionProps): JSX.Element {
  const t = learning.value;
  return (
    <section class="learn-games" aria-label={t.games}>
      {games.map((game) => (
        <article key={game.name} class="learn-card">
          <div class="picture"><Scene game={game.name} /></div>
          <div class="in">
            <h2><Title of={game.title} /></h2>
            {game.lesson && <FirstLesson game={game} lesson={game.lesson} />}
            <Row href={`#/rules/${game.name}`} icon="book">{t.rules}</Row>
            <Row href={`#/cards/${game.name}`} icon="box">{t.cards}</Row>
            <Row href={`#/puzzles/${game.name}`} icon="hint" note={String(puzzles.get(game.name) ?? '')}>{t.puzzles}</Row>
          </div>
        </article>
      ))}
    </section>
  );
}
