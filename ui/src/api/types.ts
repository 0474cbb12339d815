// What the server sends: see docs/api.md. Game views are typed beside each board.

import type { Frame } from './frame';

export type Lang = 'en' | 'de';

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  level: string | null;
  here: boolean;
  taken: boolean;
  bot_plays: boolean;
  stand_in: boolean; // its bot is not ready yet: somebody simpler plays until then
  clock: { left_ms: number; running: boolean } | null;
}

export interface Choice {
  move: number;
  words: string;
  place: string;
  final: boolean;
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
  brought: { seat: number; what: string; n: number }[];
  first: number; // lines of the log
  end: number;
  over: boolean;
  beats: Beat[];
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
  options: Record<string, string>;
  option_words: string[];
  clock: { kind: 'none' | 'move' | 'game'; seconds: number };
  hints: boolean;
  guide_on: boolean;
  view: View;
  question: string;
  rule: string;
  guide: string;
  choices: Choice[];
  can_undo: boolean;
  log: LogLine[];
  turns: TurnTold[];
  log_start: number;
  since: number;
  commitment: string;
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
}

export interface Preview<View = { frame: Frame }> {
  version: number;
  move: number;
  view: View;
}

export interface Advice {
  move: number;
  words: string;
  place: string;
  win: number;
  score: number;
  parts: Record<string, number>;
  turn: string; // the best one: the headline of the whole turn that it begins
  moves: number[];
  places: string[];
}

// The other doors of the server.

export interface Reasons {
  version: number;
  reasons: Reason[];
}

export interface Status {
  version: string;
  bots: { ready: boolean; note: string };
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  seats: number[];
  usual_seats: number;
  minutes: [number, number];
  options: { name: string; title: string; default: string; values: { value: string; title: string; only: number[] | null }[] }[];
  levels: { kind: string; title: string; note: string }[];
  sources: Record<string, number>;
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
  nonce: string;
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
  nonce: string;
}

export interface Peeked {
  game: string;
  title: string;
  names: string[];
  free: boolean;
}

export interface Seated {
  table: string;
  seat: number;
  token: string;
  spectator: string;
}

export interface Mine {
  table: string;
  token: string;
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  over: boolean;
  seat: number | null;
  my_turn: boolean;
  waiting: number[];
  note: string;
  at: number; // ms since 1970
}

export interface ReviewStep {
  turn: number;
  first: number; // its moves, the last one being `number`
  number: number;
  mover: number; // -1: the table by itself
  seats: number[];
  moves: number[];
  words: string; // its headline
  win: number;
  change: number;
  luck: number;
  own: boolean;
  chose: number; // from which of its moves on there was a better turn; -1: there was none worth telling
  best: number[];
  best_words: string;
}

export interface Review {
  seat: number;
  start: number;
  result: number;
  luck: number;
  choice: number;
  others: number;
  thoughts: number;
  steps: ReviewStep[];
  decisive: number[];
  done?: number; // with `of`: it is still being worked out
  of?: number;
}

export interface PadRow {
  id: string;
  name: string;
  note: string;
  kind: 'number' | 'list' | 'total' | 'lower';
  group?: string;
  min: number;
  max: number;
}

export interface PadSheet {
  game: string;
  title: string;
  seats: number[];
  rows: PadRow[];
}

export interface PadQuestion {
  names: string[];
  entries: Record<string, number | number[]>[];
  tie: Record<string, unknown>;
}

export interface PadAnswer {
  totals: Record<string, number>[];
  final: number[];
  places: number[];
  winner: number[];
  sentence: string;
  ask: { id: string; name: string }[];
}

export interface RuleChapter {
  phase: string;
  name: string;
  guide: string;
  rule: string;
}
