// The page's own words in the player's language. Words of a game come from the server, in the payload.

import { computed, type ReadonlySignal } from '@preact/signals';
import { settings } from '../settings';
import { de } from './de';
import { en, type Words } from './en';

/** One set of words in both languages, as a signal: `const words = inBoth(en, de)`, then `words.value.title`. */
export function inBoth<W>(english: W, german: W): ReadonlySignal<W> {
  return computed(() => (settings.value.lang === 'de' ? german : english));
}

export const words: ReadonlySignal<Words> = inBoth<Words>(en, de);
