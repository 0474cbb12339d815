// Everything by keyboard: arrows, digits, letters. Letters can be switched off in the settings.

import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../settings';
import { confirming, type LiveModel } from './live_model';
import { anchorAt, anchorNow, askIndex, showRule } from './rules/anchors';
import { placeOf, tipFor } from './tips';
import { step, type Way } from './walk';

interface Deeds {
  board: () => HTMLElement | null;
  help: () => void;
  escape: () => void;
}

function elsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"], [role="tablist"]') !== null;
}

export function useKeys(model: LiveModel, deeds: Deeds): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
      if (event.key === 'Escape') {
        if (tipFor.value) tipFor.value = null;
        else deeds.escape();
        return;
      }
      if (event.key.startsWith('Arrow')) {
        const board = deeds.board();
        const inBoard = event.target === document.body || (event.target instanceof Node && board?.contains(event.target));
        if (!board || !inBoard) return; // lists and scrolled boxes keep their arrows
        event.preventDefault();
        step(board, event.key as Way, event.shiftKey);
        return;
      }
      if (!settings.value.shortcuts) return;
      const { choices } = model.payload.value;
      if (/^[1-9]$/.test(event.key)) {
        const choice = choices[Number(event.key) - 1];
        if (choice) { event.preventDefault(); model.make(choice.move); }
        return;
      }
      if (event.key === '?') {
        const focused = document.activeElement;
        event.preventDefault();
        if (focused instanceof HTMLElement || focused instanceof SVGElement) {
          if (focused.matches('[data-explains], [data-place]')) {
            model.askWhy();
            tipFor.value = focused;
            return;
          }
        }
        deeds.help();
        return;
      }
      if (event.shiftKey) return;
      const letters: Record<string, () => void> = {
        u: () => model.undo(),
        r: () => model.reset(),
        c: () => { const choice = confirming(choices); if (choice) model.end(choice); },
        b: () => {
          const focused = tipFor.value ?? (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement ? document.activeElement : null);
          askIndex(model.payload.value.game);
          showRule((focused && anchorAt(model, placeOf(focused))) || anchorNow(model.payload.value));
        },
        h: () => { if (model.payload.value.hints && choices.length > 0) void model.askHint(); },
      };
      const deed = letters[event.key.toLowerCase()];
      if (deed) { event.preventDefault(); deed(); }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model]);
}
