// The map of the Villes: coast, six regions with their borders, eighteen towns in the game's order, customers.

import { path, smooth, type Point } from './geometry';

export const MAP = { width: 492, height: 470, left: 92, top: 16 } as const; // the part of the field that holds the land

const COAST: Point[] = [
  [104, 190], [120, 168], [150, 160], [186, 152], [208, 140], [206, 104], [220, 92], [234, 116], [262, 92], [296, 76], [316, 46],
  [346, 28], [372, 36], [396, 48], [424, 68], [446, 92], [486, 106], [528, 122], [570, 136], [562, 172], [548, 212], [552, 240],
  [538, 270], [548, 300], [544, 326], [560, 356], [546, 396], [520, 424], [478, 438], [440, 444], [404, 436], [382, 452], [380, 470],
  [330, 466], [280, 458], [238, 452], [200, 438], [212, 404], [206, 362], [196, 328], [166, 304], [146, 276], [132, 244], [136, 222],
  [112, 212],
];

/** Where each town lies: one region first, then on a border of two, then where three meet. */
export const TOWNS: readonly Point[] = [
  [188, 246], [258, 118], [314, 217], [512, 168], [330, 296], [424, 408],
  [170, 184], [262, 414], [336, 158], [388, 84], [500, 352], [362, 362],
  [264, 190], [250, 266], [284, 352], [424, 170], [452, 250], [432, 328],
];

/** Where the customer of each region stands. */
export const CUSTOMERS: readonly Point[] = [[220, 320], [322, 98], [380, 208], [516, 240], [388, 274], [342, 422]];
export const REGION_COLOURS = ['purple', 'blue', 'white', 'green', 'yellow', 'pink'] as const;

const town = (n: number): Point => TOWNS[n]!;
const [LAVAL, AUCH, CHARTRES, AMIENS, VALENCE, RODEZ] = [6, 7, 8, 9, 10, 11].map(town) as [Point, Point, Point, Point, Point, Point];
const [WEST, SOUTH_WEST, CAUSSE, NORTH_EAST, EAST, RHONE] = [12, 13, 14, 15, 16, 17].map(town) as [Point, Point, Point, Point, Point, Point];

const lines = {
  AC: smooth([WEST, [216, 182], LAVAL, [132, 180], [94, 166]], 6), // Atlantic and Channel
  CL: smooth([WEST, [298, 168], CHARTRES, [376, 154], NORTH_EAST], 6),
  CE: smooth([NORTH_EAST, [406, 130], AMIENS, [366, 52], [352, 18]], 6),
  LE: smooth([NORTH_EAST, [424, 210], EAST], 6),
  AL: smooth([WEST, [246, 228], SOUTH_WEST], 6),
  LH: smooth([SOUTH_WEST, [306, 258], [376, 252], EAST], 6),
  AH: smooth([SOUTH_WEST, [252, 306], CAUSSE], 6),
  HM: smooth([CAUSSE, [318, 362], RODEZ, [396, 350], RHONE], 6),
  HE: smooth([EAST, [452, 290], RHONE], 6),
  EM: smooth([RHONE, [464, 348], VALENCE, [582, 342]], 6),
  AM: smooth([CAUSSE, [262, 380], AUCH, [252, 440], [246, 484]], 6),
};
const back = (line: Point[]) => line.slice().reverse();

const areas: Point[][] = [
  [...back(lines.AC), ...lines.AL, ...lines.AH, ...lines.AM, [94, 484], [94, 166]],
  [...back(lines.AC), ...lines.CL, ...lines.CE, [94, 18]],
  [...lines.CL, ...lines.LE, ...back(lines.LH), ...back(lines.AL)],
  [...back(lines.CE), ...lines.LE, ...lines.HE, ...lines.EM, [582, 18]],
  [...lines.LH, ...lines.HE, ...back(lines.HM), ...back(lines.AH)],
  [...back(lines.EM), ...back(lines.HM), ...lines.AM, [582, 484]],
];

export const LAND = path(smooth(COAST, 5, true), true);
export const AREAS = areas.map((area) => path(area, true));
export const BORDERS = Object.values(lines).map((line) => path(line));
export const WAVES: readonly Point[] = [[548, 448], [108, 92], [132, 396], [500, 50], [110, 440]];
