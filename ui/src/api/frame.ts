// Written by `make types` from src/affinage/core/frame.py; do not edit.

/** The part of a view that is the same for all games. */
export interface Frame {
  title: string;
  viewer: number;
  phase: string;
  phase_name: string;
  stage: Stage;
  question: string;
  asked: number[];
  todo: Todo[];
  over: boolean;
  result: Result | null;
  seats: SeatFrame[];
}

/** The banner: where the game stands. */
export interface Stage {
  number: number;
  name: string;
}

/** One thing that this turn offers: what it is, how it stands, a few words about it, and where it is done. */
export interface Todo {
  id: string;
  name: string;
  state: 'open' | 'done' | 'may' | 'not';
  note: string;
  place: string;
  ask: Ask | null;
}

/** What is asked once when a seat ends its turn without something that is worth having. */
export interface Ask {
  title: string;
  text: string;
  first: string;
}

/** How it ended: each seat's place (0 is the best), who has won, and what decided it. */
export interface Result {
  places: number[];
  winners: number[];
  ending: string;
  sentence: string;
}

/** What is told of any seat in any game. */
export interface SeatFrame {
  seat: number;
  name: string;
  you: boolean;
  asked: boolean;
  final: number;
  parts: Points[];
}

/** One category of a score. */
export interface Points {
  id: string;
  name: string;
  points: number;
}
