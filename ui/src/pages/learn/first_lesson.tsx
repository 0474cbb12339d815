// The way to a game's first lesson, from the lobby: begun, or gone on with.

import type { JSX } from 'preact';
import type { GameInfo } from '../../api/types';
import { Icon } from '../../kit/icons';
import { progressOf } from './progress';
import { learning } from './words';

export function FirstLesson({ game }: { game: GameInfo }): JSX.Element | null {
  const t = learning.value;
  const { lesson } = game;
  if (!lesson) return null;
  const { step } = progressOf(game.name);
  const note = step > 0 && step < lesson.steps ? t.waits(step + 1, lesson.steps) : t.lessonNote(lesson.minutes);
  return <a class="button plain learn" href={`#/learn/${game.name}`}><Icon name="guide" size={18} />{t.firstLesson}<small>{note}</small></a>;
}
