// Settings, the list of keys, and links to share.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, Segmented } from '../kit/buttons';
import { Dialog } from '../kit/dialog';
import { set, settings, type Settings } from '../settings';
import { words } from '../words';
import { bookWords } from '../words/book';
import { says } from './watch/words';

export function SettingsDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const t = words.value;
  const w = says.value;
  const now = settings.value;
  const onOff = (name: 'confirm' | 'shortcuts' | 'sound', label: string) => (
    <Segmented label={label} value={now[name] ? 'on' : 'off'} options={[{ value: 'on', title: t.on }, { value: 'off', title: t.off }]} onPick={(value) => set(name, value === 'on')} />
  );
  function one<K extends 'lang' | 'theme' | 'motion' | 'text' | 'pace'>(name: K, label: string, options: { value: Settings[K]; title: string }[]): JSX.Element {
    return <Segmented<Settings[K]> label={label} value={now[name]} options={options} onPick={(value) => set(name, value)} />;
  }
  return (
    <Dialog title={t.settings} onClose={onClose} class="settings">
      {one('lang', t.language, [{ value: 'en', title: 'English' }, { value: 'de', title: 'Deutsch' }])}
      {one('theme', t.theme, [{ value: 'auto', title: t.themeAuto }, { value: 'light', title: t.themeLight }, { value: 'dark', title: t.themeDark }])}
      {one('text', t.textSize, [{ value: 'normal', title: t.textNormal }, { value: 'large', title: t.textLarge }, { value: 'larger', title: t.textLarger }])}
      {one('motion', t.motion, [{ value: 'normal', title: t.motionNormal }, { value: 'off', title: t.motionOff }])}
      {one('pace', w.watching, [{ value: 'calm', title: w.calm }, { value: 'normal', title: w.normal }, { value: 'quick', title: w.quick }, { value: 'result', title: w.result }, { value: 'off', title: w.off }])}
      {onOff('sound', w.sound)}
      {onOff('confirm', t.confirmSetting)}
      {onOff('shortcuts', t.shortcuts)}
    </Dialog>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const t = words.value;
  const w = says.value;
  const keys = [
    [t.keyArrows, t.keyArrowsDo], [t.keyShiftArrows, t.keyShiftArrowsDo], ['Enter', t.keyEnterDo], ['1–9', t.keyDigitsDo], ['u', t.keyUndoDo], ['r', t.keyResetDo], ['c', t.keyConfirmDo],
    ['h', t.keyHintDo], ['b', bookWords.value.keyBook], [w.keySpace, w.keySpaceDo], ['← →', w.keyBeatsDo], [w.keySkip, w.keySkipDo], ['a', w.keyAgainDo], ['p', w.keyPaceDo], ['?', t.keyHelpDo], ['Esc', w.keyNowDo],
  ];
  return (
    <Dialog title={t.keys} onClose={onClose}>
      <dl class="keys">{keys.map(([key, does]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{does}</dd></div>)}</dl>
    </Dialog>
  );
}

/** Copies where the browser lets a page do so; on plain http in a LAN the text is selected instead. */
export function LinkDialog({ title, note, link, onClose }: { title: string; note: string; link: string; onClose: () => void }): JSX.Element {
  return <Dialog title={title} onClose={onClose}>{note && <p>{note}</p>}<LinkRow title={title} link={link} /></Dialog>;
}

export function LinkRow({ title, link }: { title: string; link: string }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      field.current?.focus();
    }
  };
  return (
    <div class="link-row">
      <input ref={field} type="text" readOnly value={link} aria-label={title} onFocus={(event) => event.currentTarget.select()} />
      <Button icon="copy" onClick={() => void copy()}>{copied ? words.value.copied : words.value.copy}</Button>
    </div>
  );
}
