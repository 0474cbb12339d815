// What the game shows of the table, as src/affinage/games/wine_and_cheese/view.py builds it.

export type Good = 'wine' | 'cheese';
export type Amounts = Record<string, number>; // by ingredient, or by plot

export interface Dish {
  id: string;
  name: string;
  wine: number; // steps of a pair
  cheese: number;
}

export interface Card {
  id: string;
  card: number;
  name: string;
  good: Good;
  good_name: string;
  cost: Amounts;
  spaces: number;
  gold: number;
  silver: number;
  dish: Dish | null;
  action: { id: string; name: string; text: string } | null;
  face_down?: boolean;
}

export interface CalendarSpace {
  at: number;
  year: number;
  season: string;
  season_name: string;
  kind: string;
  name: string;
  short: string;
  labels_allowed: boolean;
  state: 'past' | 'now' | 'coming';
}

export interface Ingredient {
  id: string;
  name: string;
  letters: string;
  good: Good;
  storage: number;
}

export interface Colour {
  id: string;
  name: string;
  letter: string;
}

export interface Label {
  ingredient: string;
  cost: Amounts;
  any: Good | null;
  options: { id: string; name: string }[];
}

export interface Cell {
  at: string;
  row: number;
  column: number;
  plot: number | null; // null: water
  type: string;
  name: string;
  worker: string | null;
  chosen?: boolean;
}

export interface Housing {
  space: number;
  kind: 'together' | 'alone';
  kind_name: string;
  houses: (string | null)[]; // by seat: the colour of the worker at home
  chosen: boolean;
  id: string | null;
  name: string;
  pattern: [number, number][]; // rows down, columns to the right of the red cell
}

export interface TrackSpace {
  at: number;
  value: number;
  bonus_space: boolean;
  bonus: boolean;
  indicators: { seat: number; good: Good }[];
}

export interface Slot {
  slot: number;
  closed: boolean;
  card: Card | null;
  markers?: number;
  finished?: boolean;
  ages?: number;
  overripe_next?: boolean;
  acted?: boolean;
  special?: boolean;
}

export interface Indicator {
  at: number;
  value: number;
  laps: number;
  worth: number;
}

export interface Farm {
  seat: number;
  name: string;
  you: boolean;
  order: number | null;
  asked: boolean;
  out: boolean;
  markers: Amounts;
  not_stored: Amounts;
  cellar: Slot[];
  closed: { markers: number; steps: number } | null;
  hand: { count: number; cards: Card[]; hidden: Record<Good, number> };
  gold: Card[];
  silver: Card[];
  pairs: number;
  indicators: Record<Good, Indicator>;
  score: { wine: number; cheese: number; lower: Good | ''; final: number };
}

type ByHouseAndPlot = Record<string, Record<string, Amounts>>;

export interface View {
  year: number;
  years: number;
  season: string;
  season_name: string;
  kind: string;
  kind_name: string;
  labels_allowed: boolean;
  phase: string;
  over: boolean;
  dealt: boolean;
  first: number | null;
  calendar: CalendarSpace[];
  turns: number[];
  turn: number;
  goods: { id: Good; name: string }[];
  ingredients: Ingredient[];
  colours: Colour[];
  labels: Label[];
  waits: string | null;
  grid: Cell[][];
  housing: Housing[];
  yields: ByHouseAndPlot; // what a worker would bring, by house and plot
  shares: ByHouseAndPlot; // and how much of it each plot of the pattern gives
  track: { spaces: TrackSpace[]; lap_to: number; lap: number };
  display: Record<Good, { place: number; card: Card | null }[]>;
  decks: Record<Good, number>;
  dishes: Dish[];
  under_way: { colour: string | null; did: string; slot: number | null; selling: number[]; option: string | null; choices: number; due: number; owed: Amounts };
  seats: Farm[];
}

export const GOODS: Good[] = ['wine', 'cheese'];
