// What the pointer asks about: a house, a plot, or how a pattern would lie. All figures come with the view.

import { useTable } from '../../table/model';
import { useBoard } from './context';

export interface Pointing {
  house: string | null; // whose yields the plots show
  plot: string | null; // whose yields the houses show
  pattern: Record<string, number> | null; // how much each plot of the pattern gives, once house and plot are known
}

const NOTHING: Pointing = { house: null, plot: null, pattern: null };

/** The house and plot in question: the one that is pointed at, or the only one there is. */
export function usePointing(): Pointing {
  const { view, payload, me } = useBoard();
  const pointed = useTable().pointed.value;
  const houses = Object.keys(view.yields);
  if (payload.choices.length === 0 || houses.length === 0) return NOTHING;
  const plots = Object.keys(view.yields[houses[0]!]!);
  const [kind, ...rest] = pointed.split('/');
  const at = rest.at(-1) ?? '';
  const house = kind === 'house' && rest[0] === String(me) && houses.includes(at) ? at : houses.length === 1 ? houses[0]! : null;
  const plot = kind === 'plot' && plots.includes(at) ? at : plots.length === 1 ? plots[0]! : null;
  const pattern = house !== null && plot !== null ? (view.shares[house]?.[plot] ?? null) : null;
  return { house, plot, pattern };
}
