// Words of the learning page.

import { inBoth } from '../../words';

const en = {
  title: 'Learn',
  note: 'Short lessons on the real board, and the rules to look things up.',
  games: 'Games',
  firstLesson: 'First lesson',
  lessonNote: (minutes: number) => `On the board, step by step. About ${minutes} minutes; leave whenever you like.`,
  length: (steps: number, minutes: number) => `${steps} steps, about ${minutes} minutes`,
  atStep: (step: number, of: number, left: number) => `step ${step} of ${of}, about ${left} min left`,
  doneOn: (day: string) => `done on ${day}`,
  waits: (step: number, of: number) => `Continue at step ${step} of ${of}.`,
  begin: 'Begin',
  goOn: 'Continue',
  again: 'Again',
  rules: 'Rule book',
  cards: 'Cards and pieces',
  puzzles: 'Puzzles',
  today: 'Today’s deal',
  todayNote: 'One sealed deal a day: the same cards, luck and bot for everybody here. Your first game counts; then you see how the others played it.',
  toDeal: 'To today’s deal',
  until: (when: string) => `until ${when}`,
  puzzlesNote: 'One position, one best turn.',
};

const de: typeof en = {
  title: 'Lernen',
  note: 'Kurze Lektionen auf dem echten Spielplan, und die Regeln zum Nachschlagen.',
  games: 'Spiele',
  firstLesson: 'Erste Lektion',
  lessonNote: (minutes) => `Auf dem Spielplan, Schritt für Schritt. Etwa ${minutes} Minuten; du kannst jederzeit gehen.`,
  length: (steps, minutes) => `${steps} Schritte, etwa ${minutes} Minuten`,
  atStep: (step, of, left) => `Schritt ${step} von ${of}, noch etwa ${left} Min.`,
  doneOn: (day) => `abgeschlossen am ${day}`,
  waits: (step, of) => `Weiter bei Schritt ${step} von ${of}.`,
  begin: 'Beginnen',
  goOn: 'Weiter',
  again: 'Noch einmal',
  rules: 'Regelbuch',
  cards: 'Karten und Teile',
  puzzles: 'Aufgaben',
  today: 'Tagesspiel',
  todayNote: 'Ein versiegeltes Spiel am Tag: dieselben Karten, dasselbe Glück und derselbe Bot für alle hier. Deine erste Partie zählt; danach siehst du, wie andere sie gespielt haben.',
  toDeal: 'Zum Tagesspiel',
  until: (when) => `bis ${when}`,
  puzzlesNote: 'Eine Stellung, ein bester Zug.',
};

export const learning = inBoth<typeof en>(en, de);
