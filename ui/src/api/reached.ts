// The address of this page as others can open it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { status } from './client';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Whether this page was opened by an address that other devices cannot use. */
export const isLocal = (): boolean => HERE.includes(location.hostname);

const reached = signal(''); // by which others reach the server, where it knows that

/** The page's own address with another fragment; one that others can open, where the server knows one. */
export function address(fragment: string): string {
  const own = `${location.origin}${location.pathname}`;
  return `${isLocal() && reached.value ? reached.value : own}${fragment}`;
}

/** Asks the server how others reach it; until it answers links name the address of this page. */
export function useReached(): boolean {
  useEffect(() => {
    if (isLocal() && !reached.value) status().then((told) => { reached.value = told.address; }, () => undefined);
  }, []);
  return reached.value !== '';
}
