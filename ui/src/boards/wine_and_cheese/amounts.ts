// Markers by kind and goods, in the order in which the board shows them.

import type { Good, PlotType } from './view';

export type Amounts = Partial<Record<PlotType, number>>; // by ingredient, or by what plots give

export const GOODS: readonly Good[] = ['wine', 'cheese'];

/** The kinds there are some of, as often as there are markers of them. */
export function markersOf(amounts: Amounts): string[] {
  return Object.entries(amounts).flatMap(([id, n]) => Array<string>(n).fill(id));
}
