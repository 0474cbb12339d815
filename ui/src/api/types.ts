// What the server sends: see docs/api.md. Game views are typed beside each board.

import type { Frame } from './frame';

export * from './me_types';
export * from './pad_types';

export type Lang = 'en' | 'de';

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  level: string | null;
  here: boolean;
  taken: boolean;
  ready: boolean; // has added its part to the deal, or needs none
  bot_plays: boolean;
  resigned: boolean;
  stand_in: boolean; // its bot is not ready yet: somebody simpler plays until then
  hurried: boolean; // its bot had little time for its last turn, and thought less than usual
  clock: { left_ms: number; running: boolean } | null;
}

export interface Choice {
  move: number;
  words: string;
  place: string;
  final: boolean;
  anytime: boolean; // apart from what is asked: it uses nothing of the turn
}

/** A choice in place of one's own open moves, so many of them. */
export interface Other {
  move: number;
  words: string;
  place: string;
  back: number;
}

export interface LogLine {
  number: number;
  seat: number; // -1: Chance
  words: string;
  place: string;
}

export interface Beat {
  seat: number; // -1: Chance
  kind: string;
  words: string;
  place: string;
  first: number;
  end: number;
}

export interface TurnTold {
  number: number;
  seats: number[]; // nobody: the table by itself
  stage: number;
  banner: string;
  headline: string;
  each: { seat: number; words: string }[]; // the headline by seats
  brought: { seat: number; what: string; n: number }[];
  first: number; // lines of the log
  end: number;
  over: boolean;
  beats: Beat[];
}

/** What a seat asks the others: to end the game without a winner, or to take its last turn back. */
export interface Ask {
  number: number;
  what: 'end' | 'back';
  by: number;
  first: number; // back: so many lines of the log would stay
  agreed: number[];
  waiting: number[]; // who has not answered yet
}

/** Something in the log that is no move, after so many lines. */
export interface TableNote {
  after: number;
  kind: 'resigned' | 'closed' | `${'asked' | 'declined' | 'withdrawn' | 'lapsed' | 'done'}-${'end' | 'back'}`;
  seat: number;
}

/** What is different in a view: a path and what stands there now; without it, what is gone. */
export type Difference = [path: (string | number)[], value: unknown] | [path: (string | number)[]];

export interface SceneTold {
  turn: number;
  seats: number[];
  stage: number;
  banner: string;
  headline: string;
  brought: { seat: number; what: string; n: number }[];
  first: number;
  end: number;
  over: boolean;
  view?: { frame: Frame }; // of the first one; the others tell what is different
  changes?: Difference[];
  steps: { seat: number; kind: string; words: string; place: string; changes: Difference[] }[];
}

export interface ScenesTold {
  version: number;
  end: number; // lines of the log up to which these scenes show, of those there are
  of: number;
  scenes: SceneTold[];
}

export interface Payload<View = { frame: Frame }> {
  table: string;
  code?: string;
  game: string;
  title: string;
  lang: Lang;
  version: number;
  viewer: number | null; // null: a spectator
  status: 'gathering' | 'playing' | 'over';
  seats: SeatInfo[];
  waiting: number[];
  ask: Ask | null;
  notes: TableNote[];
  options: Record<string, string>;
  option_words: string[];
  box: KeptSet | null; // the set of somebody's own that it is played with
  clock: { kind: 'none' | 'move' | 'game'; seconds: number };
  hints: boolean;
  guide_on: boolean;
  talk?: TalkAllowed;
  view: View;
  question: string;
  rule: string;
  guide: string;
  choices: Choice[];
  instead: Other[];
  chosen: string[]; // where one's own open moves were made
  can_undo: boolean;
  log: LogLine[];
  turns: TurnTold[];
  log_start: number;
  since: number;
  commitment: string;
  daily: { date: string; counts: boolean; until: number } | null; // the deal of a day is played here
  puzzle: number | null; // this is the table of a puzzle
  reveal: { secret: string; nonces: string[] } | null;
  next: { table: string; token: string } | null;
  at?: number; // in a replay: the position shown, and how many there are
  length?: number;
}

export interface Reason {
  place: string;
  move: number;
  words: string;
  reason: string;
  rule: string;
  anchor: string; // the part of the rule book about it; nothing where the game has no book
}

export interface Preview<View = { frame: Frame }> {
  version: number;
  move: number;
  view: View;
}

/** A whole turn that a bot thinks well of. */
export interface Advice {
  move: number; // its first one
  moves: number[];
  name: string; // the moves that lead
  words: string; // with what they bring
  place: string;
  places: string[];
  beats: string[];
  win: number;
  score: number;
  parts: Record<string, number>;
  // The best turn against this one; of the best itself: nothing
  equal: boolean;
  reasons: string[];
  price: string;
  rows: [string, string, string][];
}

export interface Hint {
  advice: Advice[];
  title: string;
  why: string;
}

// The other doors of the server.

export interface Reasons {
  version: number;
  reasons: Reason[];
}

export interface Status {
  version: string;
  rules: Record<string, number>; // the rules version of each game
  bots: { ready: boolean; note: string };
  address: string; // by which other devices reach the server; empty where it knows none
  keeps: { open: number | null; idle: number | null; ended: number | null; note: string }; // for how many days tables are kept
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  rules: number; // the version of its rules
  seats: number[];
  usual_seats: number;
  minutes: [number, number];
  options: { name: string; title: string; default: string; values: { value: string; title: string; only: number[] | null }[] }[];
  levels: { kind: string; title: string; note: string }[];
  sources: Record<string, number>;
  lesson: { minutes: number; steps: number } | null;
  box?: KeptSet | null; // what the host has laid out for new tables, where it is not the shipped set
}

export interface SeatWish {
  kind: 'me' | 'link' | 'bot' | 'hotseat';
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  name: string;
  seats: SeatWish[];
  options: Record<string, string>;
  clock: { kind: 'none' | 'move' | 'game'; seconds: number };
  hints: boolean;
  guide: boolean;
  stand_in: string;
  talk: TalkAllowed;
  lets: boolean;
  box: string; // a set that was handed in; empty: the one that is shipped
}

export interface TableMade {
  table: string;
  code: string;
  seats: { seat: number; token?: string | null; invite?: string | null }[];
  spectator: string;
}

export type Forked = TableMade;

export interface Invitation {
  invite: string;
  name: string;
  claim_id: string;
}

export interface Peeked {
  game: string;
  title: string;
  names: string[];
  free: boolean;
  seats: number;
  asked: string[];
  status: Payload['status'];
  note: string;
  spectator: string; // for who comes too late
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
  spectator: string;
}

/** Something that was said at a table. */
export interface SaidTold {
  number: number;
  seat: number;
  at: number;
  kind: 'words' | 'emote';
  text: string;
}
export type TalkAllowed = 'all' | 'emotes' | 'none'; // as its maker has allowed

/** What is stored of a table, told without playing it. */
export interface TableRecord {
  table: string;
  game: string;
  title: string;
  rules: number;
  components: string;
  why: string; // why it cannot be played on
  over: boolean;
  seats: { seat: number; name: string; score: number | null; place: number | null }[];
  moves: number;
  log: { number: number; seat: number; words: string }[]; // of a game that is over and was written down
  made_at: number; // ms since 1970
  at: number;
}

export type VerdictWord = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'missed';

export interface Verdict {
  seat: number;
  word: VerdictWord;
  label: string;
  loss: number;
  chose: number; // the choice from which on turns are compared
  made: string;
  best: string; // nothing where there was nothing better
  moves: number[];
  text: string;
  why: string;
  rows: [string, string, string][]; // name, the turn that was made, the best one
  wins: number[]; // likewise
}

export interface ReviewStep {
  turn: number;
  first: number; // its moves, the last one being `number`
  number: number;
  seats: number[];
  banner: string;
  words: string; // its headline
  win: number[]; // everybody's, as the seat knew
  change: number;
  luck: number;
  verdicts: Verdict[];
}

export interface Story {
  turn: number;
  seat: number;
  before: number;
  after: number;
}

export interface Review {
  seat: number;
  start: number[];
  in_chances: string;
  in_points: string;
  doubt: string;
  people: { skill: number; luck: number; words: string }[];
  steps: ReviewStep[];
  stories: Story[];
  done?: number; // with `of`: it is still being worked out
  of?: number;
}

export interface Compared {
  levels: { level: string; title: string; name: string; moves: number[] }[];
}

export interface RuleChapter {
  phase: string;
  name: string;
  guide: string;
  rule: string;
}

/** A component set that tables can be made with. */
export interface KeptSet {
  name: string;
  key: string;
  fingerprint: string;
}
