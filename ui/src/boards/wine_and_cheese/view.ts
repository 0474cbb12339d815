// Written by `make types` from src/affinage/games/wine_and_cheese; do not edit.

import type { Frame } from '../../api/frame';

export type Good = 'wine' | 'cheese';

export type Ingredient = 'white' | 'red' | 'yeast' | 'sugar' | 'salt' | 'cultures' | 'milk';

export type PlotType = 'white' | 'red' | 'yeast' | 'sugar' | 'salt' | 'cultures' | 'milk' | 'laboratory';

export type WorkKind = 'together' | 'alone';

export type Option = 'wine-step' | 'cheese-step' | 'wine-card' | 'cheese-card' | 'hurry-wine' | 'hurry-cheese' | 'slow-wine' | 'slow-cheese';

export type Season = 'spring' | 'summer' | 'fall' | 'winter';

export type Task = 'send' | 'market' | 'store' | 'age' | 'trigger' | 'return' | 'arrive' | 'age-long' | 'sell-out' | 'end';

export type SpecialAction = 'starter' | 'wash' | 'wash-gourmet' | 'distil' | 'distil-gourmet' | 'helper' | 'market';

export type Crest = 'heart' | 'ring';

/** The view of Wine & Cheese: two farmsteads and what lies between them; yields and shares by house and plot. */
export interface Countryside {
  goods: GoodName[];
  ingredients: Site[];
  colours: Colour[];
  labels: Label[];
  year: number;
  years: number;
  season_name: string;
  kind: Task;
  kind_name: string;
  labels_allowed: boolean;
  dealt: boolean;
  calendar: CalendarSpace[];
  turns: number[];
  turn: number;
  waits: string | null;
  grid: Cell[][];
  housing: Housing[];
  yields: Record<string, Record<string, Partial<Record<PlotType, number>>>>;
  shares: Record<string, Record<string, Record<string, number>>>;
  track: Track;
  display: Display;
  decks: PerGood;
  dishes: Dish[];
  under_way: UnderWay;
  seats: Farm[];
}

/** What a good is called. */
export interface GoodName {
  id: Good;
  name: string;
}

/** The processing site of an ingredient, with its storage spaces. */
export interface Site {
  id: Ingredient;
  name: string;
  good: Good;
  storage: number;
}

/** The colour of a pair of workers; the letter says the same. */
export interface Colour {
  id: string;
  name: string;
  letter: string;
}

/** What a label costs, one further ingredient of a good included, and its two options. */
export interface Label {
  ingredient: Ingredient;
  cost: Partial<Record<Ingredient, number>>;
  any: Good | null;
  options: LabelOption[];
}

/** One of the two things that a label does. */
export interface LabelOption {
  id: Option;
  name: string;
}

/** A phase of the calendar. */
export interface CalendarSpace {
  at: number;
  year: number;
  season: Season;
  season_name: string;
  kind: Task;
  name: string;
  short: string;
  labels_allowed: boolean;
  state: 'past' | 'now' | 'coming';
}

/** A cell of the grid: a plot with the colour of the worker on it, or water. */
export interface Cell {
  at: string;
  row: number;
  column: number;
  plot: number | null;
  type: PlotType | 'water';
  name: string;
  worker: string | null;
  chosen?: boolean;
}

/** A housing card: who is at home by seat, and its pattern, rows down and columns right of the red cell. */
export interface Housing {
  space: number;
  kind: WorkKind;
  kind_name: string;
  houses: (string | null)[];
  chosen: boolean;
  id: string | null;
  name: string;
  pattern: [number, number][];
}

/** The money track: the arrow leads from the last space back to `lap_to`, and a lap is worth `lap`. */
export interface Track {
  spaces: TrackSpace[];
  lap_to: number;
  lap: number;
}

/** A space of the money track; its bonus is there until somebody takes it. */
export interface TrackSpace {
  at: number;
  value: number;
  bonus_space: boolean;
  bonus: boolean;
  indicators: Piece[];
}

/** An indicator on the money track. */
export interface Piece {
  seat: number;
  good: Good;
}

/** The cards on display. */
export interface Display {
  wine: DisplayPlace[];
  cheese: DisplayPlace[];
}

/** A place of the display; empty once its deck has run out. */
export interface DisplayPlace {
  place: number;
  card: Card | null;
}

/** A card's front: a gourmet card belongs to a dish, any other has a special action. */
export interface Card {
  id: string;
  card: number;
  name: string;
  good: Good;
  good_name: string;
  cost: Partial<Record<Ingredient, number>>;
  spaces: number;
  gold: number;
  silver: number;
  dish: Dish | null;
  action: Special | null;
}

/** A dish, and how many steps of each good a pair of it earns. */
export interface Dish {
  id: string;
  name: string;
  wine: number;
  cheese: number;
}

/** What the special action of a card does. */
export interface Special {
  id: SpecialAction;
  name: string;
  text: string;
}

/** A number for each good. */
export interface PerGood {
  wine: number;
  cheese: number;
}

/** What a turn has come to: the colour of the workers that move, the slot of the card that acts. */
export interface UnderWay {
  colour: string | null;
  slot: number | null;
}

/** What lies before one seat. */
export interface Farm {
  markers: Partial<Record<Ingredient, number>>;
  not_stored: Partial<Record<Ingredient, number>>;
  crest: Crest;
  order: 1 | 2 | null;
  out: boolean;
  cellar: Slot[];
  closed: Price | null;
  hand: Hand;
  gold: Card[];
  silver: Card[];
  pairs: number;
  indicators: Indicators;
  score: Totals;
}

/** A cellar slot; where a card lies in it, what it still has to age and whether the next ageing is too much. */
export interface Slot {
  slot: number;
  closed: boolean;
  card: Card | null;
  markers?: number;
  finished?: boolean;
  ages?: number;
  overripe_next?: boolean;
  acted?: boolean;
}

/** What the closed slot costs: so many markers, or so many steps back of one indicator. */
export interface Price {
  markers: number;
  steps: number;
}

/** Fronts that the viewer holds or remembers, and how many backs of each good there are beside them. */
export interface Hand {
  count: number;
  cards: Card[];
  hidden: PerGood;
}

/** Both indicators of a farmstead. */
export interface Indicators {
  wine: Indicator;
  cheese: Indicator;
}

/** What an indicator is worth, its laps included. */
export interface Indicator {
  laps: number;
  worth: number;
}

/** What has been earned with each good, and which of them is the lower one, the score. */
export interface Totals {
  wine: number;
  cheese: number;
  lower: Good | '';
}

/** What the server shows of the game. */
export type View = Countryside & { frame: Frame };
