// Asking kindly for a name; it stays on this device.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { myName, setMyName } from '../api/storage';
import { Button } from '../kit/buttons';
import { Dialog } from '../kit/dialog';
import { set as setSetting, settings } from '../settings';
import { says } from '../words/pages';

export const LONGEST_NAME = 32;

/** The name as the server takes it: without control characters, at most 32 long. */
export function tidy(name: string): string {
  return [...name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

/** This device's name as a signal, so that every greeting follows a change. */
export const name = signal(myName());

export function takeName(next: string): void {
  name.value = tidy(next);
  setMyName(name.value);
}

export function nameOrGuest(): string {
  return name.value || says.value.guest;
}

interface FieldProps {
  value: string;
  label: string;
  onName: (name: string) => void;
  placeholder?: string;
  hideLabel?: boolean;
}

export function NameField({ value, label, onName, placeholder, hideLabel }: FieldProps): JSX.Element {
  return (
    <label class="name-field">
      <span class={hideLabel ? 'hidden' : ''}>{label}</span>
      <input type="text" value={value} maxLength={LONGEST_NAME} placeholder={placeholder} autocomplete="nickname" spellcheck={false} onInput={(event) => onName(event.currentTarget.value)} />
    </label>
  );
}

export function NameDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const [next, set] = useState(name.value);
  return (
    <Dialog title={says.value.nameTitle} onClose={onClose} class="name-dialog">
      <form onSubmit={(event) => { event.preventDefault(); takeName(next); onClose(); }}>
        <NameField value={next} label={says.value.name} onName={set} />
        <p class="soft">{says.value.nameNote}</p>
        <Button kind="confirm" type="submit" icon="tick" disabled={!tidy(next)}>{says.value.keepName}</Button>
      </form>
    </Dialog>
  );
}

/** Whether others may let a bot play for me as soon as I am away; it is told when I sit down. */
export function Lets(): JSX.Element {
  return (
    <label class="lets">
      <input type="checkbox" checked={settings.value.lets} onChange={(event) => setSetting('lets', event.currentTarget.checked)} />
      <span>{says.value.lets}</span>
    </label>
  );
}
