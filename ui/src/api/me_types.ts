// What the server sends about me: my tables, devices and record. `types.ts` hands it on.

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
  record: boolean; // its rules are not kept: it can only be looked at
  seat: number | null;
  my_turn: boolean;
  waiting: number[];
  note: string;
  at: number; // ms since 1970
  left_ms?: number | null; // on the clock that runs: my own, or else that of who is waited for
  muted?: boolean; // I am not called to it
}

/** What this server knows of me; `api/me.ts`. */
export interface Me {
  devices: { id: string; name: string; here: boolean; made_at: number; seen_at: number }[];
  seats: { table: string; seat: number; muted: boolean }[];
  belongings: Belonging[];
  level: CallLevel;
}
export type CallLevel = 'each' | 'daily' | 'never';

export interface Belonging {
  name: string;
  value: unknown;
  at: number;
}

export interface OwnSeat {
  table: string;
  seat: number;
  token: string;
}

export interface Pass {
  fragment: string;
  until: number; // ms since 1970
}

export interface FinishedGame {
  table: string;
  game: string;
  title: string;
  names: string[];
  seat: number;
  place: number | null; // 1 for the best; null: nobody has won
  score: number | null;
  how: '' | 'resigned' | 'agreed' | 'closed';
  at: number;
}

export interface MyGames {
  running: MyTable[];
  finished: FinishedGame[];
  of: number;
  record: {
    games: { game: string; title: string; seats: number; games: number; won: number; places: number[]; best: number | null }[];
    against: { name: string; level: string; games: number; ahead: number }[];
  };
}
