// "Since your last turn": what the others did, each line lighting up what it speaks of.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../kit/icons';
import { words } from '../words';
import { LogLines } from './log';
import type { LiveModel } from './live_model';

export function Recap({ model }: { model: LiveModel }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const payload = model.payload.value;
  const lines = payload.viewer === null || payload.since <= 0 ? [] : payload.log.filter((line) => line.number >= payload.since);
  const moved = lines.some((line) => line.seat >= 0 && line.seat !== payload.viewer);
  const mine = payload.viewer !== null && payload.waiting.includes(payload.viewer);
  useLayoutEffect(() => setOpen(false), [payload.version]);
  useLayoutEffect(() => {
    if (!open) return;
    const outside = (event: Event) => { if (!box.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  if (!mine || !moved) return null;
  return (
    <div class="recap" ref={box} onKeyDown={(event) => { if (event.key === 'Escape' && open) { event.stopPropagation(); setOpen(false); } }}>
      <button type="button" class="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{words.value.sinceTitle}</span><span class="move-count">{lines.length}</span><Icon name="down" size={14} />
      </button>
      {open && <div class="recap-list panel"><LogLines model={model} lines={lines} /></div>}
    </div>
  );
}
