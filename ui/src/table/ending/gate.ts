// The ceremony begins when the last turn has been shown: whoever shows turns says here that it is still at it.

import { signal } from '@preact/signals';

export const showingTurns = signal(false);

/** While it is counted nobody has won yet. */
export const counting = signal(false);
