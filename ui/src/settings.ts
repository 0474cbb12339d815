// What this device likes: language, light or dark, motion and so on. Kept in localStorage; what is about the person
// and not about the device (api/me.ts) is on all devices of somebody who has a seat.

import { effect, signal } from '@preact/signals';
import type { Lang } from './api/types';
import { read, write } from './api/storage';

export interface Settings {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  motion: 'normal' | 'off';
  confirm: boolean; // a final move is made by Confirm only, never by a click on the board
  shortcuts: boolean;
  text: 'normal' | 'large' | 'larger';
  rail: boolean; // the right rail stands open
  lets: boolean; // when I am away, others may let a bot play for me at once
  pace: 'calm' | 'normal' | 'quick' | 'result' | 'off'; // of the others' turns; off: they are not shown
  waits: boolean | null; // each turn waits to be passed by hand; null: in a guided game
  sound: boolean;
}

function browserLang(): Lang {
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

const usual: Settings = { lang: browserLang(), theme: 'auto', motion: 'normal', confirm: true, shortcuts: true, text: 'normal', rail: true, lets: false, pace: 'normal', waits: null, sound: false };

export const settings = signal<Settings>({ ...usual, ...read<Partial<Settings>>('settings', {}) });

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
  write('settings', settings.value);
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const asked = signal({ dark: dark.matches, still: still.matches });
for (const query of [dark, still]) query.addEventListener('change', () => { asked.value = { dark: dark.matches, still: still.matches }; });

/** Whether pieces may travel: the setting, and what the device asks for. */
export function moves(): boolean {
  return settings.value.motion === 'normal' && !asked.value.still;
}

effect(() => {
  const root = document.documentElement;
  const { lang, theme, text } = settings.value;
  root.lang = lang;
  root.dataset.theme = theme === 'auto' ? (asked.value.dark ? 'dark' : 'light') : theme;
  root.dataset.motion = moves() ? 'normal' : 'off';
  root.dataset.text = text;
});
