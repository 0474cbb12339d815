// A button that opens a short list of deeds.

import type { ComponentChildren, JSX, RefObject } from 'preact';
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

const ITEM = '[role^="menuitem"]'; // also those that can be ticked

/** Moves the focus inside a list of items by arrow keys, Home and End. */
export function listKeys(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  const now = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to === undefined || items.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  items[(to + items.length) % items.length]!.focus();
}

interface Opened {
  open: boolean;
  box: RefObject<HTMLDivElement | null>; // around the button and its list
  list: RefObject<HTMLDivElement | null>;
  toggle: () => void;
  leave: () => void; // closed, and the focus goes wherever it went
  close: () => void; // closed, and the button has the focus again
  onKeyDown: (event: KeyboardEvent) => void; // of the box
}

/** What every list that a button opens does: focus, arrow keys, Escape, and closing when somebody clicks elsewhere. */
export function useMenu(onLeave: () => void = () => {}): Opened {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const leave = () => {
    onLeave();
    setOpen(false);
  };
  const close = () => {
    leave();
    box.current?.querySelector('button')?.focus();
  };
  useLayoutEffect(() => {
    if (!open) return;
    (list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list.current?.querySelector<HTMLElement>(ITEM))?.focus();
    const outside = (event: Event) => { if (!box.current?.contains(event.target as Node)) leave(); };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') { event.stopPropagation(); event.preventDefault(); close(); }
    else if (event.key === 'Tab') leave();
    else listKeys(event, list.current);
  };
  return { open, box, list, toggle: () => (open ? leave() : setOpen(true)), leave, close, onKeyDown };
}

export function Menu({ label, icon = 'menu', items, children, class: more = '' }: MenuProps): JSX.Element {
  const { open, box, list, toggle, leave, close, onKeyDown } = useMenu();
  return (
    <div class={`menu ${more}`} ref={box} onKeyDown={onKeyDown}>
      <button type="button" class={`button quiet ${children ? '' : 'bare'}`} aria-label={label} aria-haspopup="menu" aria-expanded={open} onClick={toggle}>
        {children ?? <Icon name={icon} size={20} />}
      </button>
      {open && (
        <div class="menu-list panel" role="menu" aria-label={label} ref={list}>
          {items.map((item, at) => item.href
            ? <a key={at} role="menuitem" tabIndex={-1} href={item.href} onClick={leave}>{item.icon && <Icon name={item.icon} size={18} />}{item.title}</a>
            : <button key={at} type="button" role="menuitem" tabIndex={-1} onClick={() => { close(); item.onPick?.(); }}>{item.icon && <Icon name={item.icon} size={18} />}{item.title}</button>)}
        </div>
      )}
    </div>
  );
}
