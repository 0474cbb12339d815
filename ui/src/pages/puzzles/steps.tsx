// How hard a puzzle is: four squares, so many of them filled.

import type { JSX } from 'preact';
import { puzzleWords } from '../../words/puzzles';

export function Steps({ of }: { of: number }): JSX.Element {
  return <span class="steps" role="img" aria-label={puzzleWords.value.hard(of)}>{[1, 2, 3, 4].map((n) => <i key={n} class={n <= of ? 'on' : ''} />)}</span>;
}
