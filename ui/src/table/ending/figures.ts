// What the picture says of each seat: who, how it came out, and one or two figures. No link, no cards.

import type { Payload } from '../../api/types';
import { goods, rowsOf } from './rows';
import { endings } from './words';

export interface SeatCard {
  seat: number;
  name: string;
  standing: string; // wins, 2nd, bot
  won: boolean;
  figures: { n: number; of: string }[];
}

export function cards(payload: Payload): SeatCard[] {
  const t = endings.value;
  const { seats, result } = payload.view.frame;
  const two = goods(seats[0]?.parts ?? []);
  const sums = rowsOf(payload).filter((row) => row.kind === 'sum');
  return seats.map(({ seat, final }, p) => {
    const won = result?.winners.includes(seat) ?? false;
    const place = result?.places[seat] ?? 0;
    const gaveUp = payload.seats[seat]?.resigned;
    const standing = won ? t.won : gaveUp ? t.gaveUp : result?.ending === 'agreed' || result?.ending === 'closed' || seats.length < 2 ? '' : seats.length > 2 ? t.place(place) : payload.seats[seat]?.kind === 'bot' ? t.bot : '';
    const told = two.length > 0 ? sums.map((row) => ({ n: row.points[p]!, of: row.name })) : [{ n: final, of: t.points(final) }];
    return { seat, name: payload.seats[seat]?.name ?? '', standing, won, figures: told };
  });
}
