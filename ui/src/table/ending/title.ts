// How a game ended, in one line and one sentence of figures.

import type { Payload } from '../../api/types';
import { rowsOf } from './rows';
import { endings } from './words';

export function namesOf(payload: Payload, seats: readonly number[]): string {
  return seats.map((seat) => payload.seats[seat]?.name ?? '').join(endings.value.and);
}

/** "You win by 4 points". */
export function title(payload: Payload): string {
  const t = endings.value;
  const { seats, result } = payload.view.frame;
  if (!result) return '';
  if (result.ending === 'agreed') return t.agreed;
  if (result.ending === 'closed') return t.closed;
  const [first] = result.winners;
  if (first === undefined) return t.lost;
  if (result.winners.length > 1) return t.shareWin(namesOf(payload, result.winners));
  const who = first === payload.viewer ? t.youWin : t.wins(payload.seats[first]?.name ?? '');
  if (result.ending === 'resigned' || seats.length < 2) return who;
  const others = seats.filter((seat) => seat.seat !== first).map((seat) => seat.final);
  const lead = (seats[first]?.final ?? 0) - Math.max(...others);
  return lead > 0 ? t.byPoints(who, lead) : lead === 0 ? t.byTie(who) : who;
}

/** Where points were level: the figures, and those that decided where the sheet has them. */
export function figures(payload: Payload): string {
  const t = endings.value;
  const { seats, result } = payload.view.frame;
  if (!result || result.ending === 'resigned' || result.ending === 'agreed' || result.ending === 'closed' || seats.length < 2) return '';
  const most = Math.max(...seats.map((seat) => seat.final));
  const level = seats.filter((seat) => seat.final === most);
  if (level.length < 2) return '';
  const told = t.level(namesOf(payload, level.map((seat) => seat.seat)), most);
  const tie = rowsOf(payload).find((row) => row.kind === 'tie');
  return tie ? `${told} ${tie.name}: ${level.map((seat) => `${payload.seats[seat.seat]?.name ?? ''} ${tie.points[seat.seat]}`).join(', ')}.` : told;
}
