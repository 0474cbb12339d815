// Words that only this board needs, in both languages; names and rules of the game come from the server.

import type { Lang } from '../../api/types';
import { de } from './words.de';
import { en, type Words } from './words.en';

export type { Words };
export const words: Record<Lang, Words> = { en, de };
