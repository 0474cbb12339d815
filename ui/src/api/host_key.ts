// The host's key: kept for as long as this window is open, and nowhere else.

import { signal } from '@preact/signals';

const NAME = 'affinage/host-key';

function kept(): string {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export const hostKey = signal(kept());

/** Takes a key; none forgets it. */
export function keepHostKey(key: string): void {
  hostKey.value = key;
  try {
    if (key) sessionStorage.setItem(NAME, key);
    else sessionStorage.removeItem(NAME);
  } catch {
    // storage is switched off: the page works until it is closed
  }
}
