// Words of the pages around the table.

import { inBoth } from '.';
import { de } from './pages.de';
import { en, type PageWords } from './pages.en';

export const says = inBoth<PageWords>(en, de);
