// How much room the window gives, in the page's own pixels: larger text leaves less of it.

import { computed, signal } from '@preact/signals';
import { settings } from '../settings';

const ZOOM = { normal: 1, large: 1.12, larger: 1.25 }; // as in tokens.css
const window_ = signal(innerWidth);
addEventListener('resize', () => { window_.value = innerWidth; });
const room = computed(() => window_.value / ZOOM[settings.value.text]);

/** Too narrow for the whole board at once: areas as tabs. */
export const narrow = computed(() => room.value <= 900);
/** Narrow, and yet room for two areas side by side: a tablet held upright. */
export const tablet = computed(() => narrow.value && room.value >= 700);
/** Room for the rail beside the board. */
export const roomy = computed(() => room.value >= 1180);
