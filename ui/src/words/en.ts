// The page's own words in English. The German ones have the same shape: a missing one fails the type check.

export const en = {
  house: 'Affinage',
  close: 'Close',
  back: 'Back',
  loading: 'One moment …',
  you: 'You',
  chance: 'Chance',
  menu: 'Menu',
  toLobby: 'All tables',
  skip: 'Skip to the board',

  // The strip
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name} is choosing`,
  turnOfMany: (names: string) => `Waiting for ${names}`,
  choosing: 'choosing',
  ready: 'ready',
  waitingSeat: 'waiting',
  thinking: 'thinking',
  away: 'away',
  botPlays: 'a bot plays',
  bot: 'bot',
  watching: 'You are watching',
  clockOf: (name: string, time: string) => `${name} has ${time} left`,
  seatsAt: 'Seats',

  // The prompt
  undo: 'Undo',
  reset: 'Reset',
  confirm: 'Confirm',
  sending: 'Sending …',
  chooseOne: 'Several moves are possible here',
  otherMoves: 'Other moves',
  nothingAsked: 'Nothing is asked of you now',

  // The rail
  rail: 'Score, log and help',
  openRail: 'Show score and log',
  foldRail: 'Fold away',
  score: 'Score',
  scoreNow: 'if the game ended now',
  total: 'Total now',
  category: 'From',
  log: 'Log',
  noLog: 'Nothing has happened yet.',
  moves: 'Moves',
  movesHelp: 'Every legal move, by number key.',
  help: 'Help',
  ruleBehind: 'The rule',
  memory: 'Memory aid',
  board: 'Board',
  sinceTitle: 'Since your last turn',
  sinceNothing: 'Nobody has moved since your last turn.',
  gotIt: 'Got it',

  // Hint and guide
  hint: 'Show a hint',
  hintTitle: 'Hint',
  hintWorking: 'Thinking it over …',
  hintChance: (percent: number) => `${percent} % chance to win`,
  hintNone: 'There is no hint just now.',
  hintMake: 'Make this move',
  guide: 'Your guide',
  guideSuggest: 'Suggest a move',
  guideHide: 'Hide the guide',
  guideShow: 'Show the guide',
  rules: 'Rules',

  // Tips
  canDo: 'You can',
  cannot: 'Not now',
  whyWorking: 'Looking up the rule …',
  nothingHere: 'Nothing can be done here now.',
  notYourTurn: 'You are not asked now.',

  // Hot seat
  passTo: (name: string) => `Pass the device to ${name}`,
  passNote: 'The next view is fetched only when you take it.',
  iAm: (name: string) => `I am ${name}`,

  // The end
  over: 'The game is over',
  review: 'Score sheet and review',
  rematch: 'Play again',
  rematchReady: 'A new table is laid',
  sitDown: 'Sit down',

  // Trouble
  offline: 'The table cannot be reached. It comes back by itself; nothing is lost.',
  back_: 'Connected again.',
  stale: 'The table had moved on. Here is how it stands now.',
  noTable: 'There is no such table, or this device has no seat at it.',
  wrongKey: 'This key does not open this table.',
  failed: 'That did not work.',

  // Seats
  seatMenu: (name: string) => `${name}: more`,
  letBotPlay: 'Let a bot play this seat',
  takeBack: 'Take the seat back',
  playForMe: 'Let a bot play for me',
  openElsewhere: 'Continue on another device',
  openElsewhereNote: 'Open this address there. Whoever has it plays your seat.',
  watchLink: 'Link for watching',

  // Settings
  settings: 'Settings',
  language: 'Language',
  theme: 'Light',
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
  keyArrowsDo: 'go from place to place on the board',
  keyEnterDo: 'choose',
  keyDigitsDo: 'make the move with this number',
  keyUndoDo: 'undo',
  keyResetDo: 'reset',
  keyConfirmDo: 'confirm',
  keyHintDo: 'hint',
  keyHelpDo: 'explain what has the focus, or show this list',
  keyEscapeDo: 'close',

  more: 'More',
  canDoHere: (count: number) => (count === 1 ? '1 move here' : `${count} moves here`),
  tableMoved: 'Your turn: ',
  commitment: 'Sealed shuffle',
  copy: 'Copy',
  copied: 'Copied',
};

export type Words = typeof en;
