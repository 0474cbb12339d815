// Words of a player's desk: the log by turns, what any time allows, what a turn still offers, and lost connections.

import { inBoth } from '.';

const en = {
  // Changing one's mind
  instead: (words: string) => `Instead: ${words}`,

  // The log
  turns: 'Turns',
  allMoves: 'All moves',
  howTold: 'How the game is told',
  turnOf: (name: string) => `${name}:`,
  earlier: 'Show earlier turns',
  prepared: 'How it was laid out',
  brought: 'Brought',
  copyLink: 'Copy a link to this turn',
  copied: 'Copied',
  selectLink: 'Link to this turn',
  underWay: 'under way',

  // Any time
  anytime: 'At any time',
  anytimeNote: 'does not use your turn',
  anytimeCount: (n: number) => (n === 1 ? 'At any time: 1 thing' : `At any time: ${n} things`),

  // What a turn still offers
  stillPossible: 'What this turn offers',
  open: 'still open',
  done: 'done',
  may: 'possible',
  not: 'not now',
  left: (n: number) => `${n} left`,
  twoLeft: (n: number) => `${n} things are still possible`,
  anyway: (words: string) => `${words} anyway`,
  notAgain: 'Do not ask again this game',

  // The connection
  lost: 'Connection lost',
  lostNote: 'Your choice is kept, nothing is lost.',
  nextTry: (seconds: number) => (seconds <= 0 ? 'Trying again …' : `Next try in ${seconds} s.`),
  tryNow: 'Try now',
  stillTrying: (minutes: number) => (minutes === 1 ? 'Still trying, 1 minute' : `Still trying, ${minutes} minutes`),
  stillNote: 'You may close the page. The same link brings you back.',
  youAreBack: 'You are back',
  missed: (n: number) => (n === 0 ? 'Nothing has happened meanwhile.' : n === 1 ? 'One turn was played meanwhile.' : `${n} turns were played meanwhile.`),
  showIt: 'Show it',
};

type Desk = typeof en;

const de: Desk = {
  instead: (words) => `Stattdessen: ${words}`,

  turns: 'Züge',
  allMoves: 'Alles',
  howTold: 'Wie das Spiel erzählt wird',
  turnOf: (name) => `${name}:`,
  earlier: 'Frühere Züge zeigen',
  prepared: 'Was ausgelegt wurde',
  brought: 'Bilanz',
  copyLink: 'Link zu diesem Zug kopieren',
  copied: 'Kopiert',
  selectLink: 'Link zu diesem Zug',
  underWay: 'läuft',

  anytime: 'Jederzeit',
  anytimeNote: 'kostet deinen Zug nicht',
  anytimeCount: (n) => `Jederzeit: ${n} ${n === 1 ? 'Möglichkeit' : 'Möglichkeiten'}`,

  stillPossible: 'Was dieser Zug bietet',
  open: 'noch offen',
  done: 'erledigt',
  may: 'möglich',
  not: 'gerade nicht',
  left: (n) => `noch ${n}`,
  twoLeft: (n) => `${n} Dinge sind noch möglich`,
  anyway: (words) => `Trotzdem: ${words}`,
  notAgain: 'In diesem Spiel nicht mehr fragen',

  lost: 'Verbindung verloren',
  lostNote: 'Deine Wahl bleibt, nichts geht verloren.',
  nextTry: (seconds) => (seconds <= 0 ? 'Neuer Versuch …' : `Nächster Versuch in ${seconds} s.`),
  tryNow: 'Jetzt versuchen',
  stillTrying: (minutes) => `Immer noch weg, ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`,
  stillNote: 'Du kannst die Seite schließen. Derselbe Link bringt dich zurück.',
  youAreBack: 'Du bist wieder da',
  missed: (n) => (n === 0 ? 'Inzwischen ist nichts geschehen.' : n === 1 ? 'Inzwischen wurde ein Zug gespielt.' : `Inzwischen wurden ${n} Züge gespielt.`),
  showIt: 'Zeigen',
};

export const desk = inBoth<Desk>(en, de);
