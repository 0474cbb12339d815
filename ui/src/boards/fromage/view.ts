// Written by `make types` from src/affinage/games/fromage; do not edit.

import type { Frame } from '../../api/frame';

export type VenueId = 'festival' | 'fromagerie' | 'bistro' | 'villes';

export type Resource = 'fruit' | 'livestock' | 'structure' | 'order';

export type CheeseType = 'soft' | 'hard' | 'bleu';

export type Age = 'bronze' | 'silver' | 'gold';

export type LayoutSide = 'I' | 'II' | 'board';

export type SpaceState = 'open' | 'sample' | 'blocked';

export type Sign = 'points' | 'trade' | 'any' | 'two';

export type StructureKind = 'barn' | 'greenhouse' | 'dock' | 'office';

export type Where = 'home' | 'tile' | 'venue' | 'barn';

export type Asks = 'wait' | 'act' | 'bonus' | 'order' | 'any' | 'two' | 'trade' | 'pick' | 'cover' | 'corporate';

/** The view of Fromage. */
export interface FromageTable {
  turn: number;
  last_turn: boolean;
  step: Asks;
  venues: Venue[];
  quarters: Quarter[];
  regions: Region[];
  deck: number;
  discards: number;
  seats: Creamery[];
  corporation: Corporation | null;
  draft: Draft | null;
}

/** One of the four venues on the wheel. */
export interface Venue {
  points: number[];
  groups?: Group[];
  shelves?: Shelf[];
  pairings?: number[];
  tables?: (number | null)[];
  rubric?: Rubric;
  venue: VenueId;
  name: string;
  layout: LayoutSide;
  faces: number | null;
  spaces: Space[];
}

/** Neighbours at the Festival that score together. */
export interface Group {
  seat: number;
  spaces: number[];
  points: number;
}

/** A shelf of the Fromagerie, and who has cheese on it. */
export interface Shelf {
  sign: Sign;
  points: number;
  seats: number[];
}

/** How a venue scores: by the size of a group or by shelves reached, or by pairings and age. */
export interface Rubric {
  steps?: number[];
  more?: number;
  rows?: number[][];
}

/** A cheese space of a venue. */
export interface Space {
  space: number;
  name: string;
  state: SpaceState;
  type: CheeseType | null;
  age: Age | null;
  code: string;
  cheese: string | null;
  owner: number | null;
  gain: number | null;
}

/** A quarter of the resource tile. */
export interface Quarter {
  resource: Resource;
  name: string;
  workers: (Gathering | null)[];
}

/** Who gathers on a space of the resource tile, and which worker. */
export interface Gathering {
  seat: number;
  worker: CheeseType;
}

/** A region of the Villes and its customer. */
export interface Region {
  name: string;
  worth: number | null;
  tie: number;
  influence: number[];
  gets: number[];
}

/** What lies before one seat. */
export interface Creamery {
  side: number;
  board: string | null;
  tokens: number;
  stock: Stock;
  fruited: number;
  jam: number;
  filled: number;
  orders: Order[];
  workers: Worker[];
  parlours: Parlour[];
  structures: Slot[];
}

/** Tokens that are not used yet. */
export interface Stock {
  fruit: number;
  livestock: number;
  structure: number;
}

/** Order cards of one kind. */
export interface Order {
  kind: number;
  name: string;
  n: number;
}

/** A worker, where it is, and in how many turns it is back. */
export interface Worker {
  type: CheeseType;
  name: string;
  where: Where;
  back: number;
  resource?: Resource;
  venue?: VenueId;
  space?: number;
  slot?: number;
}

/** A milking parlour; one without a type makes any cheese. */
export interface Parlour {
  cheese: string;
  type: CheeseType | null;
  age: Age | null;
  cost: number;
  used: boolean;
}

/** What lies on a slot of a creamery board. */
export interface Slot {
  tile: number | null;
  kind: StructureKind;
  gives: Resource;
  amount: number;
  venue: VenueId | null;
  name: string;
  text: string;
  cost: number;
  built: boolean;
}

/** Whom one plays against alone. */
export interface Corporation {
  level: number;
  name: string;
  rule: string;
  placed: number;
  tokens: number;
  track: number;
  numbers: number[];
  cards: number;
  orders: Order[];
  worth: number;
  card: string | null;
  kind: number | null;
  score: number;
}

/** What the viewer holds and has kept, and the slot that may be covered now. */
export interface Draft {
  hand: Structure[];
  kept: Structure[];
  slot: number | null;
}

/** A structure, printed on a board or on a tile. */
export interface Structure {
  tile: number | null;
  kind: StructureKind;
  gives: Resource;
  amount: number;
  venue: VenueId | null;
  name: string;
  text: string;
  cost: number;
}

/** What the server shows of the game. */
export type View = FromageTable & { frame: Frame };
