// Two workers of a colour look alike. So that the page can let one of them travel, each keeps a name from view to view.

import { useRef } from 'preact/hooks';
import type { View } from './view';

type Names = Map<string, string>; // by spot

function spots(view: View): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const stands = (colour: string | null, spot: string) => {
    if (colour) found.set(colour, [...(found.get(colour) ?? []), spot]);
  };
  for (const row of view.grid) for (const cell of row) stands(cell.worker, `plot/${cell.plot}`);
  for (const card of view.housing) card.houses.forEach((colour, seat) => stands(colour, `house/${seat}/${card.space}`));
  if (view.waits) for (const which of [0, 1]) stands(view.waits, `waits/${which}`);
  return found;
}

/** Names by spot: who stays keeps the name, who has moved takes the one that is left. */
export function useWorkerNames(view: View): Names {
  const before = useRef<Names>(new Map());
  const seen = useRef<View | null>(null);
  if (seen.current !== view) {
    const now: Names = new Map();
    for (const [colour, places] of spots(view)) {
      const all = [`worker/${colour}/0`, `worker/${colour}/1`];
      for (const spot of places) {
        const kept = before.current.get(spot);
        if (kept?.startsWith(`worker/${colour}/`)) now.set(spot, kept);
      }
      const free = all.filter((name) => ![...now.values()].includes(name));
      for (const spot of places) if (!now.has(spot)) now.set(spot, free.shift() ?? `worker/${colour}/${spot}`);
    }
    before.current = now;
    seen.current = view;
  }
  return before.current;
}
