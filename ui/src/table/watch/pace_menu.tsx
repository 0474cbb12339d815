// The pace of the others' turns, kept on this device; with it, whether turns wait to be passed, and the sounds.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../kit/icons';
import { set, settings } from '../../settings';
import { PACES } from './pace';
import { play } from './sound';
import { says } from './words';

const ITEM = '[role^="menuitem"]';

function keys(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined || items.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  items[(to + items.length) % items.length]!.focus();
}

export function PaceMenu({ narrow, short }: { narrow: boolean; short: boolean }): JSX.Element {
  const t = says.value;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { pace, waits, sound } = settings.value;
  const now = pace === 'off' ? 'normal' : pace;
  useLayoutEffect(() => {
    if (!open) return;
    (list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list.current?.querySelector<HTMLElement>(ITEM))?.focus();
    const outside = (event: Event) => { if (!box.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  const row = (role: 'menuitemradio' | 'menuitemcheckbox', on: boolean, title: string, note: string, pick: () => void) => (
    <button type="button" role={role} aria-checked={on} tabIndex={-1} class={on ? 'on' : ''} onClick={pick}>
      <span class={role === 'menuitemcheckbox' ? 'box' : 'tick'}>{on && <Icon name="tick" size={15} />}</span>
      <span><b>{title}</b><small>{note}</small></span>
    </button>
  );
  return (
    <div class="menu pace-menu" ref={box}
      onKeyDown={(event) => {
        if (!open) return;
        if (event.key === 'Escape') { event.stopPropagation(); event.preventDefault(); close(); }
        else if (event.key === 'Tab') setOpen(false);
        else keys(event, list.current);
      }}>
      <button type="button" class={`button pace ${open ? 'on' : ''}`} aria-label={t.paceNow(t[now])} aria-haspopup="menu" aria-expanded={open} aria-keyshortcuts="p" onClick={() => setOpen(!open)}>
        <Icon name="pace" size={18} />{short || (narrow && now === 'result') ? '' : t[now]}{!narrow && <Icon name="down" size={14} />}
      </button>
      {open && (
        <div class="menu-list panel" role="menu" aria-label={t.pace} ref={list}>
          {PACES.map((each) => <div key={each} role="none">{row('menuitemradio', each === now, t[each], t[`${each}Note`], () => { set('pace', each); close(); })}</div>)}
          <hr />
          {row('menuitemcheckbox', waits ?? false, t.waits, t.waitsNote, () => set('waits', !waits))}
          {row('menuitemcheckbox', sound, t.sound, t.soundNote, () => { set('sound', !sound); play('turn'); })}
        </div>
      )}
    </div>
  );
}
