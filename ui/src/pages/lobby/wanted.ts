// Whether somebody comes to the lobby to start a table at once: on a phone its sheet is open then.

import { signal } from '@preact/signals';

export const wanted = signal(false);
