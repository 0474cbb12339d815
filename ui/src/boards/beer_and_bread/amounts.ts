// Tokens by kind, goods and slots, in the order in which the board shows them.

import type { Good, Resource, Slot, View } from './view';

export type Amounts = Partial<Record<Resource, number>>;

export const RESOURCES: readonly Resource[] = ['wheat', 'barley', 'rye', 'hops', 'water'];
export const GOODS: readonly Good[] = ['beer', 'bread'];
export const SLOTS: readonly Slot[] = ['year', 'collecting', 'storage', 'production', 'cleaning', 'scoring'];
export const SITE = { beer: 'brewery', bread: 'bakery' } as const;

export function sum(amounts: Amounts): number {
  return RESOURCES.reduce((all, each) => all + (amounts[each] ?? 0), 0);
}

/** The kinds of token there are some of, in the board's order. */
export function kinds(amounts: Amounts): [Resource, number][] {
  return RESOURCES.flatMap((each) => (amounts[each] ? [[each, amounts[each]] as [Resource, number]] : []));
}

export function nameOf(view: View, resource: Resource): string {
  return view.resources.find((each) => each.id === resource)?.name ?? resource;
}
