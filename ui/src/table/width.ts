// Whether the window is too narrow for the whole board at once.

import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 900px)');
export const narrow = signal(query.matches);
query.addEventListener('change', () => { narrow.value = query.matches; });
