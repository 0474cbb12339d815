// Words of the page on which owners type in their box.

import { inBoth } from '.';
import { de } from './box.de';
import { en, type BoxWords } from './box.en';

export const t = inBoth<BoxWords>(en, de);
