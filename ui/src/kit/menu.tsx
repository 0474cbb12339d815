// A button that opens a short list of deeds.

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons';

export interface MenuItem {
  title: ComponentChildren;
  icon?: IconName;
  href?: string;
  onPick?: () => void;
}

interface MenuProps {
  label: string;
  icon?: IconName;
  items: MenuItem[];
  children?: ComponentChildren; // what the button shows instead of the icon
  class?: string;
}

/** Moves the focus inside a list of items by arrow keys, Home and End. */
export function listKeys(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined || items.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  items[(to + items.length) % items.length]!.focus();
}

export function Menu({ label, icon = 'menu', items, children, class: more = '' }: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const outside = (event: Event) => { if (!box.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div class={`menu ${more}`} ref={box}
      onKeyDown={(event) => {
        if (!open) return;
        if (event.key === 'Escape') { event.stopPropagation(); close(); }
        else if (event.key === 'Tab') setOpen(false);
        else listKeys(event, list.current);
      }}>
      <button type="button" class={`button quiet ${children ? '' : 'bare'}`} aria-label={label} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {children ?? <Icon name={icon} size={20} />}
      </button>
      {open && (
        <div class="menu-list panel" role="menu" aria-label={label} ref={list}>
          {items.map((item, at) => item.href
            ? <a key={at} role="menuitem" tabIndex={-1} href={item.href} onClick={() => setOpen(false)}>{item.icon && <Icon name={item.icon} size={18} />}{item.title}</a>
            : <button key={at} type="button" role="menuitem" tabIndex={-1} onClick={() => { close(); item.onPick?.(); }}>{item.icon && <Icon name={item.icon} size={18} />}{item.title}</button>)}
        </div>
      )}
    </div>
  );
}
