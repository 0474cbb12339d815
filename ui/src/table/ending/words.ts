// Words of the end of a game.

import { inBoth } from '../../words';

const goodsEn: Record<string, string> = { beer: 'Beer', bread: 'Bread', wine: 'Wine', cheese: 'Cheese' };
const goodsDe: Record<string, string> = { beer: 'Bier', bread: 'Brot', wine: 'Wein', cheese: 'Käse' };

const en = {
  counting: (what: string) => `Counting: ${what}`,
  before: 'The game is over. Now it is counted.',
  step: (n: number, of: number) => `${n} of ${of}`,
  soFar: (each: string) => `So far ${each}.`,
  forSeat: (points: number, name: string) => `${points} for ${name}`,
  forYou: (points: number) => `${points} for you`,
  pause: 'Pause',
  goOn: 'Go on',
  toResult: 'To the result',

  sheet: 'Score sheet',
  total: 'Total',
  lower: 'The lower',
  counts: 'counts',
  otherGood: 'The other good',
  breaksTie: 'breaks the tie',
  good: (id: string) => goodsEn[id] ?? 'Total',

  youWin: 'You win',
  wins: (name: string) => `${name} wins`,
  byPoints: (who: string, n: number) => `${who} by ${n === 1 ? 'one point' : `${n}\u00a0points`}`,
  byTie: (who: string) => `${who} on the tie-break`,
  shareWin: (names: string) => `${names} share the win`,
  lost: 'No win this time',
  agreed: 'A game without a winner',
  closed: 'Closed by the host',
  and: ' and ',
  level: (names: string, points: number) => `${names} are level at ${points}.`,
  turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  you: 'You',
  won: 'wins',
  gaveUp: 'resigned',
  bot: 'bot',
  place: (n: number) => ['1st', '2nd', '3rd', '4th'][n] ?? '',
  points: (n: number): string => (n === 1 ? 'point' : 'points'),

  rematch: 'Rematch',
  review: 'Review the turns',
  share: 'Share the picture',
  saved: 'The picture is saved.',
  noPicture: 'The picture could not be made here.',
  toTables: 'Back to the tables',
  board: 'See the board',
  toResultAgain: 'Result',
  pictureOf: (text: string) => `Picture to share: ${text}`,
};

const de: typeof en = {
  counting: (what) => `Gezählt wird: ${what}`,
  before: 'Die Partie ist zu Ende. Jetzt wird gezählt.',
  step: (n, of) => `${n} von ${of}`,
  soFar: (each) => `Bisher ${each}.`,
  forSeat: (points, name) => `${points} für ${name}`,
  forYou: (points) => `${points} für dich`,
  pause: 'Anhalten',
  goOn: 'Weiter',
  toResult: 'Zum Ergebnis',

  sheet: 'Wertungsblatt',
  total: 'Summe',
  lower: 'Die kleinere Summe',
  counts: 'zählt',
  otherGood: 'Die andere Ware',
  breaksTie: 'entscheidet den Gleichstand',
  good: (id) => goodsDe[id] ?? 'Summe',

  youWin: 'Du gewinnst',
  wins: (name) => `${name} gewinnt`,
  byPoints: (who, n) => `${who} mit ${n === 1 ? 'einem Punkt' : `${n}\u00a0Punkten`} Vorsprung`,
  byTie: (who) => `${who} nach der Gleichstandsregel`,
  shareWin: (names) => `${names} teilen sich den Sieg`,
  lost: 'Diesmal kein Sieg',
  agreed: 'Eine Partie ohne Sieg',
  closed: 'Vom Gastgeber geschlossen',
  and: ' und ',
  level: (names, points) => `${names} stehen gleich mit ${points}.`,
  turns: (n) => (n === 1 ? '1 Zug' : `${n} Züge`),
  you: 'Du',
  won: 'gewinnt',
  gaveUp: 'aufgegeben',
  bot: 'Bot',
  place: (n) => (n < 4 ? `${n + 1}.` : ''),
  points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),

  rematch: 'Revanche',
  review: 'Züge ansehen',
  share: 'Bild teilen',
  saved: 'Das Bild ist gespeichert.',
  noPicture: 'Das Bild ließ sich hier nicht machen.',
  toTables: 'Alle Tische',
  board: 'Zum Spielplan',
  toResultAgain: 'Ergebnis',
  pictureOf: (text) => `Bild zum Teilen: ${text}`,
};

export const endings = inBoth(en, de);
