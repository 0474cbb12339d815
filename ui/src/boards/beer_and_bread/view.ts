// What the server shows of the game: src/affinage/games/beer_and_bread/view.py builds it.

export const RESOURCES = ['wheat', 'barley', 'rye', 'hops', 'water'] as const; // in the order in which a board shows them
export type Resource = (typeof RESOURCES)[number];
export const GOODS = ['beer', 'bread'] as const;
export type Good = (typeof GOODS)[number];
export const SLOTS = ['year', 'collecting', 'storage', 'production', 'cleaning', 'scoring'] as const;
export type Slot = (typeof SLOTS)[number];
export type Amounts = Partial<Record<Resource, number>>;

export interface Upgrade {
  id: string;
  name: string;
  text: string;
  slot: Slot;
  slot_name: string;
  effect: string;
  resource?: Resource;
  good?: Good;
  band?: string; // "4/5"
  rate?: number;
  swaps?: [Resource, Resource][]; // what may stand for what
  amount?: number;
  lead?: number;
}

export interface Built extends Upgrade {
  copies: number;
}

export interface Card {
  id: string;
  card: number;
  name: string;
  good: Good;
  good_name: string;
  value: number;
  band: number;
  band_name: string;
  harvest: Amounts;
  recipe: Amounts;
  upgrade: Upgrade;
  playable?: boolean; // of hand cards: false where the other seat has turned it upside down
  face_down?: boolean;
}

export interface Uses {
  harvest: { gained: Amounts; excess: number };
  produce: { paid: Amounts; asks: boolean; final: number } | null;
  upgrade: { cleaned: Record<Good, number>; gained: Amounts; excess: number };
}

export interface Field {
  resource: Resource;
  name: string;
  river: boolean;
  count: number;
  sign: number | null;
  sign_fruitful: number | null;
  sign_dry: number | null;
}

export interface Site {
  good: Good;
  name: string;
  room: number;
  free: number;
  cards: Card[];
}

export interface Pile {
  count: number;
  cards: Card[];
}

export interface Village {
  seat: number;
  name: string;
  you: boolean;
  windmill: boolean;
  asked: boolean;
  tokens: Amounts;
  storage: {
    units: number;
    water_only: number;
    free: number;
    free_water_only: number;
    in_water_only: number;
    stored: number;
    excess: number;
  };
  hand: Pile & { hidden: Record<Good, number> };
  column: Pile & { totals: Amounts };
  brewery: Site;
  bakery: Site;
  sold: { count: number; beer: Card[]; bread: Card[] };
  upgrades: Record<Slot, Built[]>;
  upgrade_count: number;
  inverted: Card | null;
  redraws: number;
  score: { beer: number; bread: number; lower: Good | ''; final: number };
}

export interface Year {
  year: number;
  kind: 'fruitful' | 'dry';
  kind_name: string;
  state: 'past' | 'now' | 'coming';
}

export interface View {
  viewer: number;
  year: number;
  years: number;
  kind: 'fruitful' | 'dry' | '';
  kind_name: string;
  note: string;
  phase: string;
  phase_name: string;
  over: boolean;
  windmill: number | null;
  turn: number;
  turns: number;
  turn_seat: number | null;
  calendar: Year[];
  resources: { id: Resource; name: string; letters: string }[];
  fields: Field[];
  supply: Amounts;
  offer: Amounts;
  paid: Amounts;
  chosen: (Card & { uses: Uses | null }) | null;
  swapped: boolean;
  exchange: { space: number; card: Card | null }[];
  deck: { count: number; backs: Good[] };
  discard: Pile;
  slots: { id: Slot; name: string }[];
  seats: [Village, Village];
}

export const SITE = { beer: 'brewery', bread: 'bakery' } as const;

export function sum(amounts: Amounts): number {
  return RESOURCES.reduce((all, each) => all + (amounts[each] ?? 0), 0);
}

/** The kinds of token there are some of, in the board's order. */
export function kinds(amounts: Amounts): [Resource, number][] {
  return RESOURCES.flatMap((each) => (amounts[each] ? [[each, amounts[each]] as [Resource, number]] : []));
}

export function nameOf(view: View, resource: Resource): string {
  return view.resources.find((each) => each.id === resource)?.name ?? resource;
}
