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
  over: boolean;
  result: Result | null;
  seats: SeatFrame[];
}

/** The banner: where the game stands. */
export interface Stage {
  number: number;
  name: string;
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
