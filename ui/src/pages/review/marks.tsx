// How good a turn was: a shape and a word, never a colour alone.

import type { JSX } from 'preact';
import type { VerdictWord } from '../../api/types';

const drawn: Record<VerdictWord, JSX.Element> = {
  best: <path d="m12 2.500 2.900 6.200 6.600.8-4.900 4.600 1.300 6.700L12 17.500l-5.900 3.300 1.300-6.700L2.500 9.500l6.600-.8Z" fill="currentColor" />,
  good: <path d="m4.500 12.500 5 5 10-11" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round" />,
  inaccuracy: <><circle cx="12" cy="12" r="9.500" fill="none" stroke="currentColor" stroke-width="2" /><path d="M6.500 13.500c1.800-4 3.600-4 5.500-1.500s3.700 2.500 5.500-1.500" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" /></>,
  mistake: <><rect x="2.500" y="2.500" width="19" height="19" rx="3" fill="currentColor" /><path d="m7.500 7.500 9 9M16.500 7.500l-9 9" stroke="var(--card)" stroke-width="2.600" stroke-linecap="round" /></>,
  missed: <><path d="M12 1.800 22.200 12 12 22.200 1.800 12Z" fill="var(--card)" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round" /><path d="M12 7v6M12 16.600v.1" stroke="currentColor" stroke-width="2.800" stroke-linecap="round" /></>,
};

export const WORDS: readonly VerdictWord[] = ['best', 'good', 'inaccuracy', 'mistake', 'missed'];

/** The sign of a verdict; its word stands beside it or is read aloud there. */
export function VerdictMark({ word, size = 18 }: { word: VerdictWord; size?: number }): JSX.Element {
  return <svg class={`vd vd-${word}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">{drawn[word]}</svg>;
}
