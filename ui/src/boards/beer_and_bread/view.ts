// Written by `make types` from src/affinage/games/beer_and_bread; do not edit.

import type { Frame } from '../../api/frame';

export type Resource = 'water' | 'wheat' | 'barley' | 'rye' | 'hops';

export type Good = 'beer' | 'bread';

export type Slot = 'year' | 'collecting' | 'storage' | 'production' | 'cleaning' | 'scoring';

export type YearKind = 'fruitful' | 'dry';

export type EffectId = 'redraw' | 'drop-harvest' | 'last-draw' | 'invert' | 'seed-collect' | 'from-supply' | 'harvest-more' | 'echo' | 'water-units' | 'units' | 'room' | 'spend' | 'spend-either' | 'clean-any' | 'clean-only' | 'clean-both' | 'score-band' | 'score-pairs' | 'score-upgrades' | 'score-tokens' | 'score-types';

/** The view of Beer & Bread: two villages and the land between them. */
export interface Valley {
  year: number;
  years: number;
  kind: YearKind | '';
  kind_name: string;
  windmill: number | null;
  turn: number;
  turns: number;
  calendar: Year[];
  resources: ResourceName[];
  fields: Field[];
  supply: Partial<Record<Resource, number>>;
  offer: Partial<Record<Resource, number>>;
  paid: Partial<Record<Resource, number>>;
  chosen: Chosen | null;
  exchange: Space[];
  deck: Deck;
  discard: Pile;
  slots: SlotName[];
  seats: [Village, Village];
}

/** A year of the calendar. */
export interface Year {
  year: number;
  kind: YearKind;
  kind_name: string;
  state: 'past' | 'now' | 'coming';
}

/** What a resource is called. */
export interface ResourceName {
  id: Resource;
  name: string;
}

/** A field or the river; the river's sign shows no number. */
export interface Field {
  resource: Resource;
  name: string;
  river: boolean;
  count: number;
  sign: number | null;
  sign_fruitful: number | null;
  sign_dry: number | null;
}

/** The card of the turn under way, with its uses while one is to be chosen. */
export interface Chosen {
  id: string;
  card: number;
  name: string;
  good: Good;
  value: number;
  band_name: string;
  harvest: Partial<Record<Resource, number>>;
  recipe: Partial<Record<Resource, number>>;
  upgrade: Upgrade;
  uses: Uses | null;
}

/** An upgrade section, with the figures that its effect needs. */
export interface Upgrade {
  resource?: Resource;
  good?: Good;
  band?: '4/5' | '6/7' | '8/9';
  rate?: number;
  amount?: number;
  lead?: number;
  swaps?: [Resource, Resource][];
  id: string;
  name: string;
  text: string;
  slot: Slot;
  slot_name: string;
  effect: EffectId;
}

/** What each action would do with the chosen card. */
export interface Uses {
  harvest: HarvestUse;
  produce: ProduceUse | null;
  upgrade: UpgradeUse;
}

/** What a harvest would collect, and how many tokens would then find no room. */
export interface HarvestUse {
  gained: Partial<Record<Resource, number>>;
  excess: number;
}

/** What a sale would cost, whether there is a choice of payment, and the score after it. */
export interface ProduceUse {
  paid: Partial<Record<Resource, number>>;
  asks: boolean;
  final: number;
}

/** What an upgrade would clean away, collect for that, and leave without room. */
export interface UpgradeUse {
  cleaned: PerGood;
  gained: Partial<Record<Resource, number>>;
  excess: number;
}

/** A number for each good. */
export interface PerGood {
  beer: number;
  bread: number;
}

/** A space for an exchange card. */
export interface Space {
  space: number;
  card: Card | null;
}

/** A card's front. */
export interface Card {
  id: string;
  card: number;
  name: string;
  good: Good;
  value: number;
  band_name: string;
  harvest: Partial<Record<Resource, number>>;
  recipe: Partial<Record<Resource, number>>;
  upgrade: Upgrade;
}

/** The deck: everybody may look at the backs, the next one first. */
export interface Deck {
  count: number;
  backs: Good[];
}

/** Cards that lie open in a pile. */
export interface Pile {
  count: number;
  cards: Card[];
}

/** What a slot for upgrades is called. */
export interface SlotName {
  id: Slot;
  name: string;
}

/** What lies before one seat. */
export interface Village {
  tokens: Partial<Record<Resource, number>>;
  storage: Storage;
  hand: Hand;
  column: Column;
  brewery: Site;
  bakery: Site;
  sold: Sold;
  upgrades: Slots;
  inverted: Card | null;
  score: Coins;
}

/** Units and what lies in them: water lies in water-only units first. */
export interface Storage {
  units: number;
  water_only: number;
  free: number;
  free_water_only: number;
  in_water_only: number;
  stored: number;
  excess: number;
}

/** Fronts that the viewer knows, and the backs of the others. */
export interface Hand {
  count: number;
  cards: Held[];
  hidden: PerGood;
}

/** A card in a hand; one that the other seat has turned upside down cannot be played. */
export interface Held {
  id: string;
  card: number;
  name: string;
  good: Good;
  value: number;
  band_name: string;
  harvest: Partial<Record<Resource, number>>;
  recipe: Partial<Record<Resource, number>>;
  upgrade: Upgrade;
  playable: boolean;
}

/** The harvest column and what its cards show. */
export interface Column {
  count: number;
  cards: Card[];
  totals: Partial<Record<Resource, number>>;
}

/** Brewery or bakery. */
export interface Site {
  name: string;
  room: number;
  free: number;
  cards: Card[];
}

/** The cards beside the board, by good: face down, but everybody may remember them. */
export interface Sold {
  beer: Card[];
  bread: Card[];
}

/** The upgrades under a board by their slot. */
export interface Slots {
  year: Built[];
  collecting: Built[];
  storage: Built[];
  production: Built[];
  cleaning: Built[];
  scoring: Built[];
}

/** An upgrade under a board. */
export interface Built {
  resource?: Resource;
  good?: Good;
  band?: '4/5' | '6/7' | '8/9';
  rate?: number;
  amount?: number;
  lead?: number;
  swaps?: [Resource, Resource][];
  id: string;
  name: string;
  text: string;
  slot: Slot;
  slot_name: string;
  effect: EffectId;
  copies: number;
}

/** Coins for each good as they stand, and which total is the lower one; nothing where they are equal. */
export interface Coins {
  beer: number;
  bread: number;
  lower: Good | '';
}

/** What the server shows of the game. */
export type View = Valley & { frame: Frame };
