// Tokens are counts in the view; here each gets a name that it keeps, so that it can be seen to travel.

import { useRef } from 'preact/hooks';
import { RESOURCES } from './amounts';
import type { Resource, View } from './view';

export type Spot = 'field' | 'offer' | 'paid' | 'seat-0' | 'seat-1' | 'supply';
export type Travel = (spot: Spot, kind: Resource) => string[];

const SPOTS: Spot[] = ['field', 'offer', 'paid', 'seat-0', 'seat-1', 'supply'];

function counts(view: View, kind: Resource): Record<Spot, number> {
  return {
    field: view.fields.find((each) => each.resource === kind)?.count ?? 0,
    offer: view.offer[kind] ?? 0,
    paid: view.paid[kind] ?? 0,
    'seat-0': view.seats[0].tokens[kind] ?? 0,
    'seat-1': view.seats[1].tokens[kind] ?? 0,
    supply: view.supply[kind] ?? 0,
  };
}

type Names = Record<Resource, Record<Spot, string[]>>;

/** Each spot keeps what it can of its tokens; what one loses another gains. */
function moved(view: View, before: Names | null): Names {
  const after = {} as Names;
  for (const kind of RESOURCES) {
    const wanted = counts(view, kind);
    const spots = {} as Record<Spot, string[]>;
    const loose: string[] = [];
    let known = 0;
    for (const spot of SPOTS) {
      const had = before?.[kind][spot] ?? [];
      known += had.length;
      spots[spot] = had.slice(0, wanted[spot]);
      loose.push(...had.slice(wanted[spot]));
    }
    for (const spot of SPOTS) {
      while (spots[spot].length < wanted[spot]) spots[spot].push(loose.shift() ?? `token/${kind}/${known++}`);
    }
    after[kind] = spots;
  }
  return after;
}

export function useTravel(view: View): Travel {
  const kept = useRef<{ view: View | null; names: Names | null }>({ view: null, names: null });
  if (kept.current.view !== view) kept.current = { view, names: moved(view, kept.current.names) };
  return (spot, kind) => kept.current.names![kind][spot];
}
