// Where the spaces of each venue lie in its drawing: the same small on the wheel and large before me.

import { SHELF, TABLE } from './kinds';
import { MAP, TOWNS } from './map';
import type { VenueId } from './view';

export interface Layout { width: number; height: number; r: number; at: (space: number) => readonly [number, number] }

export const CELL = 80;
export const SHELF_BOX = { width: 204, height: 124, gap: 10 } as const;
export const TABLE_BOX = { width: 137, height: 118 } as const;

/** The corner of a shelf: bronze is the lowest; the first three stand on the left. */
export function shelfAt(shelf: number): readonly [number, number] {
  return [shelf < 3 ? 2 : SHELF_BOX.width + SHELF_BOX.gap + 2, (2 - (shelf % 3)) * (SHELF_BOX.height + SHELF_BOX.gap) + 2];
}

/** The middle of a table. */
export function tableAt(table: number): readonly [number, number] {
  return [(table % 3) * TABLE_BOX.width + TABLE_BOX.width / 2, Math.floor(table / 3) * TABLE_BOX.height + TABLE_BOX.height / 2];
}

export const LAYOUTS: Record<VenueId, Layout> = {
  festival: { width: 5 * CELL, height: 5 * CELL, r: 30, at: (n) => [((n % 5) + 0.5) * CELL, (Math.floor(n / 5) + 0.5) * CELL] },
  fromagerie: {
    width: 2 * SHELF_BOX.width + SHELF_BOX.gap + 4, height: 3 * SHELF_BOX.height + 2 * SHELF_BOX.gap + 4, r: 30,
    at: (n) => {
      const [x, y] = shelfAt(Math.floor(n / SHELF));
      return [x + 35 + (n % SHELF) * 67, y + 36];
    },
  },
  bistro: {
    width: 3 * TABLE_BOX.width, height: 3 * TABLE_BOX.height, r: 28.5,
    at: (n) => {
      const [x, y] = tableAt(Math.floor(n / TABLE));
      return [x + (n % TABLE === 0 ? -29.5 : 29.5), y];
    },
  },
  villes: { width: MAP.width, height: MAP.height, r: 18.5, at: (n) => [TOWNS[n]![0] - MAP.left, TOWNS[n]![1] - MAP.top] },
};
