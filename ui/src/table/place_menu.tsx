// Where several moves are possible at one place, a small menu asks which.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { listKeys } from '../kit/menu';
import { words } from '../words';
import type { LiveModel } from './live_model';

export function PlaceMenu({ model }: { model: LiveModel }): JSX.Element | null {
  const place = model.asking.value;
  const moves = place ? model.offeredAt(place) : [];
  const box = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<{ left: string; top: string }>({ left: '0', top: '0' });
  const anchor = () => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  useLayoutEffect(() => {
    const at = anchor()?.getBoundingClientRect();
    const own = box.current?.getBoundingClientRect();
    if (!at || !own) return;
    const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
    const left = Math.max(6, Math.min(at.left + at.width / 2 - own.width / 2, document.documentElement.clientWidth - own.width - 6));
    const top = at.bottom + 8 + own.height <= innerHeight ? at.bottom + 8 : Math.max(6, at.top - 8 - own.height);
    setSpot({ left: `${left / zoom}px`, top: `${top / zoom}px` });
    box.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [place]);
  useLayoutEffect(() => {
    if (!place) return;
    const outside = (event: Event) => { if (!box.current?.contains(event.target as Node)) model.asking.value = ''; };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [place]);
  if (moves.length < 2) return null;
  return (
    <div class="menu-list panel place-menu" role="menu" aria-label={words.value.chooseOne} ref={box} style={spot}
      onKeyDown={(event) => {
        if (event.key === 'Escape') { event.stopPropagation(); anchor()?.focus(); model.asking.value = ''; }
        else listKeys(event, box.current);
      }}>
      {moves.map((each) => (
        <button key={each.move} type="button" role="menuitem" tabIndex={-1} onClick={() => model.make(each.move, each.back)}
          onPointerEnter={() => model.foresee(each.move)} onFocus={() => model.foresee(each.move)}>{each.words}</button>
      ))}
    </div>
  );
}
