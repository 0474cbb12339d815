// Kinds of things in the game's order, and what the game counts with them.

import type { Age, CheeseType, Resource } from './view';

export const RESOURCES: readonly Resource[] = ['fruit', 'livestock', 'structure', 'order'];
export const TYPES: readonly CheeseType[] = ['soft', 'hard', 'bleu'];
export const AGES: readonly Age[] = ['bronze', 'silver', 'gold'];

/** How many spaces make a shelf, and a table. */
export const SHELF = 3;
export const TABLE = 2;

/** Type and age of an order card. */
export function cheeseOf(kind: number): { type: CheeseType; age: Age } {
  return { type: TYPES[Math.floor(kind / 3)]!, age: AGES[kind % 3]! };
}
