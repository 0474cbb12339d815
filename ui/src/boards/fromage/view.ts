// The table as src/affinage/games/fromage/view.py tells it.

export type VenueId = 'festival' | 'fromagerie' | 'bistro' | 'villes';
export type Resource = 'fruit' | 'livestock' | 'structure' | 'order';
export type CheeseType = 'soft' | 'hard' | 'bleu';
export type Age = 'bronze' | 'silver' | 'gold';

export const RESOURCES: readonly Resource[] = ['fruit', 'livestock', 'structure', 'order'];
export const TYPES: readonly CheeseType[] = ['soft', 'hard', 'bleu'];
export const AGES: readonly Age[] = ['bronze', 'silver', 'gold'];

export interface Space {
  space: number;
  name: string;
  state: 'open' | 'sample' | 'blocked';
  type: CheeseType | null;
  age: Age | null;
  code: string; // S3j: soft, gold, jam
  cheese: string | null;
  owner: number | null;
  gain: number | null; // what a cheese of mine would add here; null where none can lie
}

export interface Venue {
  venue: VenueId;
  name: string;
  layout: 'I' | 'II' | 'board';
  faces: number | null;
  spaces: Space[];
  points: number[]; // by party
  groups?: { seat: number; spaces: number[]; points: number }[];
  shelves?: { sign: 'points' | 'trade' | 'any' | 'two'; points: number; seats: number[] }[];
  pairings?: number[];
  tables?: (number | null)[];
  rubric?: { steps?: number[]; more?: number; rows?: number[][] };
}

export interface Quarter {
  resource: Resource;
  name: string;
  faces: number | null;
  workers: ({ seat: number; worker: CheeseType } | null)[];
}

export interface Region {
  name: string;
  worth: number | null;
  tie: number;
  towns: number[];
  influence: number[];
  gets: number[];
}

export interface Order { kind: number; name: string; n: number }

export interface Worker {
  type: CheeseType;
  name: string;
  where: 'home' | 'tile' | 'venue' | 'barn';
  back: number;
  resource?: Resource;
  venue?: VenueId;
  space?: number;
  slot?: number;
}

export interface Parlour { cheese: string; type: CheeseType | null; age: Age | null; cost: number; used: boolean }

export interface Structure {
  tile: number | null;
  kind: 'barn' | 'greenhouse' | 'dock' | 'office';
  gives: Resource;
  amount: number;
  venue: VenueId | null;
  name: string;
  text: string;
  cost: number;
}

export interface Slot extends Structure { built: boolean; used: boolean }

export interface Creamery {
  seat: number;
  name: string;
  you: boolean;
  side: number; // 0 before me, then in the order in which venues reach me
  asked: boolean;
  venue: VenueId | null;
  resource: Resource | null;
  board: string | null;
  tokens: number;
  stock: Record<'fruit' | 'livestock' | 'structure', number>;
  fruited: number;
  jam: number;
  filled: number;
  orders: Order[];
  workers: Worker[];
  parlours: Parlour[];
  structures: Slot[];
  made: boolean;
  gathered: boolean;
  used: Record<Resource, number>;
  score: { final: number; parts: Record<string, number> };
}

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

export interface View {
  title: string;
  viewer: number;
  turn: number;
  phase: string;
  phase_name: string;
  question: string;
  asked: number[];
  over: boolean;
  last_turn: boolean;
  step: string;
  placed: number | null;
  venues: Venue[]; // the one before me first, then in the order in which they reach me; none before the table is laid
  quarters: Quarter[];
  regions: Region[];
  deck: number;
  discards: number;
  seats: Creamery[];
  corporation: Corporation | null;
  draft: { hand: Structure[]; kept: Structure[]; slot: number | null } | null;
  result: { winners: number[]; cheeses: number[]; ending: string; ending_name: string } | null;
}

/** How many spaces make a shelf, and a table. */
export const SHELF = 3;
export const TABLE = 2;

/** Type and age of an order card. */
export function cheeseOf(kind: number): { type: CheeseType; age: Age } {
  return { type: TYPES[Math.floor(kind / 3)]!, age: AGES[kind % 3]! };
}
