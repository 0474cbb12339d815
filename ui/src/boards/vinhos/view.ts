// Written by `make types` from src/affinage/games/vinhos; do not edit.

import type { Frame } from '../../api/frame';

export type Colour = 'red' | 'white';

export type Feature = 'appearance' | 'taste' | 'aroma' | 'alcohol';

export type StageId = 'setup' | 'actions' | 'maintenance' | 'production' | 'fair' | 'final';

export type TaskId = 'vineyards' | 'cellars' | 'wineries' | 'experts' | 'press' | 'enologists' | 'exports' | 'sales' | 'bank' | 'points';

export type AbilityId = 'fair-points' | 'no-cellar' | 'cellar' | 'porto' | 'farmer' | 'winery' | 'experts' | 'double-cubes' | 'value';

export type BonusId = 'bagos' | 'points' | 'expert';

export type SkillId = 'bagos' | 'barrel' | 'free-move' | 'rearrange' | 'renown' | 'discount';

export type CountedId = 'wines' | 'wineries' | 'cash' | 'cellars' | 'regions' | 'experts';

/** The view of Vinhos. */
export interface VinhosTable {
  quadrel: Space[];
  vintage: Vintage;
  vintages_left: number;
  fairs: Fair[];
  features: Track[];
  booths: Booth[];
  regions: Region[];
  experts: Deck[];
  sales: House[];
  exports: Country[];
  magnates: Magnate[];
  account_points: number[];
  investments: Investment[];
  year: number;
  years: number;
  fair_years: number[];
  stage: StageId;
  stage_name: string;
  action: number;
  half: Half;
  order: number[];
  order_below: (number | null)[];
  supply: Supply;
  worth: QualityOf;
  seats: Producer[];
}

/** A space of the quadrel, as the viewer finds it from where its marker is. */
export interface Space {
  id: string;
  name: string;
  note: string;
  cost: number | null;
  far: boolean;
  tax_year: number;
  taxed: boolean;
  seats: number[];
}

/** The vintage of the year: its weather, and what the magnates ask for. */
export interface Vintage {
  name: string;
  weather: number;
  steps: FeatureSteps;
  colour: Colour;
  colour_name: string;
  value: number;
  regions: number[];
}

/** How far a vintage moves each feature. */
export interface FeatureSteps {
  appearance: number;
  taste: number;
  aroma: number;
  alcohol: number;
}

/** A wine fair, and its victory points by rank. */
export interface Fair {
  year: number;
  points: number[];
}

/** How much a feature is in demand. */
export interface Track {
  id: Feature;
  name: string;
  at: number;
  of: number;
  points: number;
  track: number[];
}

/** A booth of the fair, and the seat that has presented its wine there. */
export interface Booth {
  name: string;
  features: Feature[];
  bonus: BonusId;
  bonus_name: string;
  points: number;
  seat: number | null;
  allowed: number | null;
}

/** A region of Portugal with its deck of vineyards, its renown and who has estates there. */
export interface Region {
  id: string;
  number: number;
  name: string;
  ability: AbilityId;
  ability_text: string;
  out: boolean;
  top: Colour | null;
  top_name: string | null;
  price: number | null;
  below: VineyardsBelow;
  cubes: number;
  inset: number;
  seats: number[];
}

/** Vineyards under the top one, by colour. */
export interface VineyardsBelow {
  red: number;
  white: number;
}

/** The experts of one feature that can be hired. */
export interface Deck {
  feature: Feature;
  name: string;
  top: Expert | null;
  below: number;
}

/** One expert tile. */
export interface Expert {
  tile: number;
  name: string;
  feature: Feature;
  skill: SkillId;
  text: string;
  arrow: boolean;
}

/** An establishment that buys wine. */
export interface House {
  name: string;
  slots: SaleSlot[];
}

/** A slot for a barrel that is sold. */
export interface SaleSlot {
  slot: number;
  colour: Colour;
  request: number;
  seat: number | null;
}

/** A country that wine is exported to, with the points for most barrels there. */
export interface Country {
  number: number;
  majority: number;
  slots: ExportSlot[];
}

/** A slot for a barrel that is exported. */
export interface ExportSlot {
  slot: number;
  request: number;
  points: number;
  seat: number | null;
  open: boolean;
}

/** A magnate's row: its own space, additional actions and multipliers. */
export interface Magnate {
  name: string;
  barrels: Record<string, number>;
  actions: Favour[];
  multipliers: Multiplier[];
}

/** An additional action that a magnate grants. */
export interface Favour {
  task: TaskId;
  name: string;
  short: string;
  price: number | null;
  barrels: Record<string, number>;
}

/** A slot that multiplies what its owner has at the end. */
export interface Multiplier {
  slot: number;
  counted: CountedId;
  name: string;
  rate: number;
  now: number | null;
  seat: number | null;
}

/** A space of the investment track. */
export interface Investment {
  interest: number;
  cost: number | null;
  returns: number | null;
}

/** What the seat whose turn it is has begun: the things that its question is about. */
export interface Half {
  from: string | null;
  task: TaskId;
  acted: boolean;
  favoured: boolean;
  discount: number;
  wine: number | null;
  worth: number | null;
  vineyard: string | null;
  colour: Colour | null;
  pleased: number[];
  barrel: number | null;
  to: string | null;
  estate: number | null;
}

/** What is left to build, to hire and to be given. */
export interface Supply {
  wineries: number;
  cellars: number;
  enologists: number;
  cubes: number;
  porto: number;
}

/** What each piece adds to a wine's quality. */
export interface QualityOf {
  vineyard: number;
  farmer: number;
  winery: number;
  enologist: number;
  porto: number;
}

/** Everything that lies in front of one seat. */
export interface Producer {
  marker: string;
  cash: number;
  account: number;
  account_points: number;
  investment: number;
  barrels: number;
  barrel_limit: number;
  porto: number;
  track: number;
  fair_points: number;
  booth: string | null;
  estates: Estate[];
  experts: Expert[];
  experts_down: Expert[];
  expert_limit: number;
  played: Expert[];
  dropped: boolean;
}

/** One of a seat's estates; one that is not founded has no region. */
export interface Estate {
  estate: number;
  name: string;
  region: string | null;
  region_name: string | null;
  colour: Colour | null;
  vineyards: number;
  farmers: number;
  wineries: number;
  enologists: number;
  cellar: boolean;
  waiting_cubes: number;
  next_quality: number | null;
  slots: Slot[];
}

/** A place for a wine, and what it adds to the wine's value. */
export interface Slot {
  adds: number;
  wine: Wine | null;
}

/** A wine in a warehouse or cellar. */
export interface Wine {
  quality: number;
  value: number;
  most: number;
  experts: number;
  colour: Colour;
  region_name: string;
}

/** What the server shows of the game. */
export type View = VinhosTable & { frame: Frame };
