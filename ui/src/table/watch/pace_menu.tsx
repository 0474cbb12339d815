// The pace of the others' turns, kept on this device; with it, whether turns wait to be passed, and the sounds.

import type { JSX } from 'preact';
import { Icon } from '../../kit/icons';
import { useMenu } from '../../kit/menu';
import { set, settings } from '../../settings';
import { PACES } from './pace';
import { play } from './sound';
import { says } from './words';

export function PaceMenu({ narrow, short }: { narrow: boolean; short: boolean }): JSX.Element {
  const t = says.value;
  const { open, box, list, toggle, close, onKeyDown } = useMenu();
  const { pace, waits, sound } = settings.value;
  const now = pace === 'off' ? 'normal' : pace;
  const row = (role: 'menuitemradio' | 'menuitemcheckbox', on: boolean, title: string, note: string, pick: () => void) => (
    <button type="button" role={role} aria-checked={on} tabIndex={-1} class={on ? 'on' : ''} onClick={pick}>
      <span class={role === 'menuitemcheckbox' ? 'box' : 'tick'}>{on && <Icon name="tick" size={15} />}</span>
      <span><b>{title}</b><small>{note}</small></span>
    </button>
  );
  return (
    <div class="menu pace-menu" ref={box} onKeyDown={onKeyDown}>
      <button type="button" class={`button pace ${open ? 'on' : ''}`} aria-label={t.paceNow(t[now])} aria-haspopup="menu" aria-expanded={open} aria-keyshortcuts="p" onClick={toggle}>
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
