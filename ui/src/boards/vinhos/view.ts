// What the server sends of this game: src/affinage/games/vinhos/view.py builds it.

export type Colour = 'red' | 'white';
export type Feature = 'appearance' | 'taste' | 'aroma' | 'alcohol';

export interface Space {
  id: string;
  name: string;
  note: string;
  cost: number | null; // for the viewer; null where its marker stands
  far: boolean;
  tax_year: number;
  taxed: boolean;
  seats: number[];
}

export interface Region {
  id: string;
  number: number;
  name: string;
  ability: string;
  ability_text: string;
  out: boolean;
  top: Colour | null;
  top_name: string | null;
  price: number | null;
  below: Record<Colour, number>;
  cubes: number;
  inset: number;
  seats: number[];
}

export interface Expert {
  tile: number;
  name: string;
  feature: Feature;
  skill: string;
  text: string;
  arrow: boolean;
}

export interface Deck {
  feature: Feature;
  name: string;
  top: Expert | null;
  below: number;
}

export interface SaleSlot {
  slot: number;
  colour: Colour;
  request: number;
  seat: number | null;
}

export interface House {
  id: string;
  name: string;
  slots: SaleSlot[];
}

export interface ExportSlot {
  slot: number;
  request: number;
  points: number;
  seat: number | null;
  open: boolean;
}

export interface Country {
  number: number;
  majority: number;
  slots: ExportSlot[];
}

export interface Favour {
  task: string;
  name: string;
  short: string; // without the price
  price: number | null; // of each thing built, where it is not the usual one
  barrels: Record<string, number>;
}

export interface Multiplier {
  slot: number;
  counted: string;
  name: string;
  rate: number;
  now: number | null;
  seat: number | null;
}

export interface Magnate {
  id: string;
  name: string;
  barrels: Record<string, number>;
  actions: Favour[];
  multipliers: Multiplier[];
}

export interface Booth {
  name: string;
  features: Feature[];
  bonus: 'bagos' | 'points' | 'expert';
  bonus_name: string;
  points: number;
  seat: number | null;
  allowed: number | null;
}

export interface Track {
  id: Feature;
  name: string;
  at: number;
  of: number;
  points: number;
  track: number[];
}

export interface Wine {
  quality: number;
  value: number;
  most: number;
  experts: number;
  colour: Colour;
  region: string;
  region_name: string;
}

export interface Slot {
  adds: number;
  wine: Wine | null;
}

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

export interface Producer {
  seat: number;
  name: string;
  asked: boolean;
  place_in_order: number;
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
  allowed: number | null;
  estates: Estate[];
  experts: Expert[];
  experts_down: Expert[];
  expert_limit: number;
  played: Expert[];
  dropped: boolean;
  score: { final: number; parts: { id: string; name: string; points: number }[] };
}

export interface Half {
  task: string;
  acted: boolean;
  favoured: boolean;
  discount: number;
  wine: number | null;
  worth: number | null;
  vineyard: string | null;
  colour: Colour | null;
  pleased: number[];
  barrel: number | null;
  from: string | null;
  to: string | null;
  estate: number | null;
}

export interface View {
  title: string;
  viewer: number;
  year: number;
  years: number;
  fair_years: number[];
  stage: 'setup' | 'actions' | 'maintenance' | 'production' | 'fair' | 'final';
  stage_name: string;
  action: number;
  phase: string;
  phase_name: string;
  note: string;
  question: string;
  asked: number[];
  over: boolean;
  half: Half;
  order: number[];
  order_below: (number | null)[];
  quadrel: Space[];
  vintage: {
    id: string;
    name: string;
    weather: number;
    steps: Record<Feature, number>;
    colour: Colour;
    colour_name: string;
    value: number;
    regions: number[];
  };
  vintages_left: number;
  fairs: { year: number; points: number[] }[];
  features: Track[];
  booths: Booth[];
  regions: Region[];
  experts: Deck[];
  sales: House[];
  exports: Country[];
  magnates: Magnate[];
  account_points: number[];
  investments: { interest: number; cost: number | null; returns: number | null }[];
  supply: { wineries: number; cellars: number; enologists: number; cubes: number; porto: number };
  worth: { vineyard: number; farmer: number; winery: number; enologist: number; porto: number; free: number };
  seats: Producer[];
}
