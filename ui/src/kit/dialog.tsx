// A question or a panel above the page: the browser's own dialog, so that focus and Escape behave.

import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words';
import { Icon } from './icons';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  class?: string;
}

export function Dialog({ title, onClose, children, class: more = '' }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const name = useId();
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    return () => before?.focus?.();
  }, []);
  return (
    <dialog ref={ref} class={`dialog ${more}`} aria-labelledby={name}
      onClose={onClose}
      onClick={(event) => { if (event.target === ref.current) onClose(); }}>
      <div class="inside">
        <header>
          <h2 id={name}>{title}</h2>
          <button type="button" class="button quiet bare" aria-label={words.value.close} onClick={onClose}><Icon name="close" size={18} /></button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
