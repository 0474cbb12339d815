// What the server sends about score pads. `types.ts` hands it on.

export interface PadRow {
  id: string;
  name: string;
  note: string;
  kind: 'number' | 'list' | 'total' | 'lower';
  group?: string;
  min: number;
  max: number;
}

export interface PadSheet {
  game: string;
  title: string;
  seats: number[];
  rows: PadRow[];
}

export interface PadQuestion {
  names: string[];
  entries: Record<string, number | number[]>[];
  tie: Record<string, unknown>;
}

export interface PadAnswer {
  totals: Record<string, number>[];
  final: number[];
  places: number[];
  winner: number[];
  sentence: string;
  ask: { id: string; name: string }[];
}
