// The page's own words in English. The German ones have the same shape: a missing one fails the type check.

export const en = {
  house: 'Affinage',
  close: 'Close',
  back: 'Back',
  loading: 'One moment …',
  unreached: 'The server cannot be reached just now. This page keeps trying.',
  listAsItWas: 'My games, as they last were',
  daily: 'Daily deal',
  you: 'You',
  chance: 'Chance',
  menu: 'Menu',
  toLobby: 'All tables',
  skip: 'Skip to the board',

  // The strip
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} is choosing`,
  choosing: 'choosing',
  ready: 'ready',
  waitingSeat: 'waiting',
  thinking: 'thinking',
  away: 'away',
  botPlays: 'a bot plays',
  warmingUp: 'warming up',
  hurried: 'in a hurry',
  hurriedNote: 'The bots are busy: some thought less than usual.',
  standIn: 'The bots are still warming up. Until they are ready they look no further than their own turn.',
  bot: 'bot',
  watching: 'You are watching',
  clockOf: (name: string, time: string) => `${name} has ${time} left`,
  seatsAt: 'Seats',

  // The prompt
  undo: 'Undo',
  reset: 'Reset',
  confirm: 'Confirm',
  chooseOne: 'Several moves are possible here',
  nothingAsked: 'There is nothing for you to do now',

  // The rail
  rail: 'Score, log and help',
  openRail: 'Show score and log',
  foldRail: 'Fold away',
  score: 'Score',
  scoreNow: 'if the game ended now',
  total: 'Total now',
  log: 'Log',
  noLog: 'Nothing has happened yet.',
  moves: 'Moves',
  movesHelp: 'Every legal move, each with its number key.',
  help: 'Help',
  memory: 'Memory aid',
  guestBox: (name: string, digits: string) => `Played with “${name}” (${digits})`,
  thisTable: 'This table',
  board: 'Board',
  sinceTitle: 'Since your last turn',

  // Hint and guide
  hint: 'Show a hint',
  hintTitle: 'Hint for this turn',
  hintWorking: 'Thinking it over …',
  hintEqual: 'Both are equally good.',
  hintFor: (reasons: string) => `In favour of the first: ${reasons}.`,
  hintAnd: ', and ',
  hintBetter: (best: string, reasons: string) => `“${best}” is better: ${reasons}.`,
  hintPrice: (price: string) => `What you give up: ${price}.`,
  hintShow: 'Show me',
  hintOther: 'Another idea',
  hintNone: 'There is no hint just now.',
  hintMake: 'Play it',
  guide: 'Your guide',
  guideSuggest: 'Suggest a move',
  guideHide: 'Hide the guide',
  guideShow: 'Show the guide',
  rules: 'Rules',

  // Tips
  cannot: 'Not now',
  whyWorking: 'Looking up the rule …',
  nothingHere: 'Nothing can be done here now.',
  notYourTurn: 'It is not your turn.',

  // Hot seat
  passTo: (name: string) => `Pass the device to ${name}`,
  passNote: 'The next view is fetched only when you take it.',
  iAm: (name: string) => `I am ${name}`,

  // The end
  over: 'The game is over',
  rematchReady: 'A new table is laid',
  sitDown: 'Sit down',

  // Trouble
  stale: 'The table had moved on. Here is how it stands now.',
  failed: 'That did not work.',

  // Seats
  letBotPlayFor: (name: string) => `Let a bot play for ${name}`,
  takeBack: 'Take the seat back',
  playForMe: 'Let a bot play for me',
  openElsewhere: 'Continue on another device',
  openElsewhereNote: 'Open this address there. Whoever has it plays your seat.',
  watchLink: 'Link for watching',

  // Settings
  settings: 'Settings',
  language: 'Language',
  theme: 'Appearance',
  themeAuto: 'Auto',
  themeLight: 'Light',
  themeDark: 'Dark',
  motion: 'Motion',
  motionNormal: 'Pieces travel',
  motionOff: 'Still',
  confirmSetting: 'Confirm final moves',
  on: 'On',
  off: 'Off',
  shortcuts: 'Letter keys',
  textSize: 'Text',
  textNormal: 'Normal',
  textLarge: 'Large',
  textLarger: 'Larger',

  // Keys
  keys: 'Keys',
  keyArrows: 'Arrow keys',
  keyArrowsDo: 'go from place to place where something can be done',
  keyShiftArrows: 'Shift and arrow keys',
  keyShiftArrowsDo: 'go to everything on the board',
  keyEnterDo: 'choose',
  keyDigitsDo: 'make the move with this number',
  keyUndoDo: 'take the last move back',
  keyResetDo: 'take the whole turn back',
  keyConfirmDo: 'confirm',
  keyHintDo: 'hint',
  keyHelpDo: 'explain what has the focus, or show this list',

  more: 'More',
  canDoHere: (count: number) => (count === 1 ? '1 move here' : `${count} moves here`),
  tableMoved: 'Your turn: ',
  commitment: 'Sealed shuffle',
  copy: 'Copy',
  copied: 'Copied',
};

export type Words = typeof en;
