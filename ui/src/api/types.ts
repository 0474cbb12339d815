// What the server sends: see docs/api.md. Game views are typed beside each board.

export type Lang = 'en' | 'de';

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  level: string | null;
  here: boolean;
  taken: boolean;
  bot_plays: boolean;
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

export interface Part {
  id: string;
  name: string;
  points: number;
}

export interface SeatScore {
  seat: number;
  final: number;
  parts: Part[];
}

export interface Payload<View = unknown> {
  table: string;
  code?: string;
  game: string;
  title: string;
  lang: Lang;
  version: number;
  viewer: number | null; // null: a spectator
  stage: 'gathering' | 'playing' | 'over';
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
  log_start: number;
  since: number;
  score: SeatScore[];
  commitment: string;
  reveal: { secret: string; nonces: string[] } | null;
  next: { table: string; token: string } | null;
  result: { places: number[]; winners: number[]; sentence: string } | null;
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

export interface Preview<View = unknown> {
  version: number;
  move: number;
  view: View;
  score: SeatScore[];
}

export interface Advice {
  move: number;
  words: string;
  place: string;
  win: number;
  score: number;
  parts: Record<string, number>;
}
