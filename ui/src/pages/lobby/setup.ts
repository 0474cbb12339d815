// What a new table shall be like. The last wish for each game stays on this device, so that the next start is one click.

import { makeTable } from '../../api/client';
import { keep, read, write } from '../../api/storage';
import type { GameInfo, KeptSet, NewTable, SeatWish, TableMade, TalkAllowed } from '../../api/types';
import { go } from '../../route';
import { settings } from '../../settings';
import { nameOrGuest, tidy } from '../name';

export interface Setup {
  seats: SeatWish[];
  options: Record<string, string>;
  clock: string;
  hints: boolean;
  talk?: TalkAllowed;
  standIn?: string; // the bot that plays on for somebody who is away or out of time
}

export const clocks: Record<string, NewTable['clock']> = {
  none: { kind: 'none', seconds: 0 },
  'game-20': { kind: 'game', seconds: 20 * 60 },
  'game-60': { kind: 'game', seconds: 60 * 60 },
  'move-1': { kind: 'move', seconds: 60 },
  'move-day': { kind: 'move', seconds: 24 * 3600 },
  'move-week': { kind: 'move', seconds: 7 * 24 * 3600 },
};

/** The sets of people's own that this device has handed in, the last one first. */
export function keptSets(game: string): KeptSet[] {
  return read<KeptSet[]>(`sets/${game}`, []);
}

/** The set that the next table is made with; empty: the one that is shipped. */
export function chosenSet(game: string): string {
  const key = read<string>(`set/${game}`, '');
  return keptSets(game).some((each) => each.key === key) ? key : '';
}

/** A friendly opponent for whoever just presses Start. */
export function usualLevel(game: GameInfo): string {
  const kinds = game.levels.map((level) => level.kind);
  return ['easy', 'novice'].find((kind) => kinds.includes(kind)) ?? kinds[0] ?? 'random';
}

export function usual(game: GameInfo): Setup {
  const seats = Array.from({ length: game.usual_seats }, (_, seat): SeatWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level: usualLevel(game) }));
  return { seats, options: {}, clock: 'none', hints: true };
}

/** The last setup of this game, unless the game has changed since. */
export function remembered(game: GameInfo): Setup {
  const last = read<Setup | null>(`setup/${game.name}`, null);
  const known = new Set(game.levels.map((level) => level.kind));
  const fits = last && Array.isArray(last.seats) && game.seats.includes(last.seats.length) && last.clock in clocks
    && last.seats.filter((seat) => seat.kind === 'me').length <= 1 && last.seats.every((seat) => seat.kind !== 'bot' || known.has(seat.level ?? ''));
  return fits ? last : usual(game);
}

/** Values that an option has for so many seats. */
export function valuesFor(option: GameInfo['options'][number], seats: number): GameInfo['options'][number]['values'] {
  return option.values.filter((value) => value.only === null || value.only.includes(seats));
}

function optionsFor(game: GameInfo, setup: Setup): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const option of game.options) {
    const values = valuesFor(option, setup.seats.length).map((each) => each.value);
    const wish = setup.options[option.name] ?? option.default;
    const value = values.includes(wish) ? wish : values.includes(option.default) ? option.default : values[0];
    if (value !== undefined) chosen[option.name] = value;
  }
  return chosen;
}

/** The order of seats, shuffled. */
export function mixed<T>(seats: readonly T[]): T[] {
  const order = [...seats];
  for (let last = order.length - 1; last > 0; last--) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0]! % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Puts the keys of a table that was just made on this device. */
export function keepMade(game: string, made: TableMade): void {
  keep(made.table, {
    game,
    code: made.code,
    spectator: made.spectator,
    seats: made.seats.flatMap(({ seat, token }) => (token ? [{ seat, token }] : [])),
    invites: made.seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
  });
}

/** Lays the table and goes there. */
export async function begin(game: GameInfo, setup: Setup, guide: boolean): Promise<void> {
  if (!guide) write(`setup/${game.name}`, setup);
  const seats = setup.seats.map((seat): SeatWish => (seat.kind === 'hotseat' ? { kind: 'hotseat', name: tidy(seat.name ?? '') || undefined } : seat));
  const made = await makeTable({
    game: game.name, name: nameOrGuest(), seats, options: optionsFor(game, setup), clock: clocks[setup.clock] ?? clocks.none!, hints: setup.hints, guide,
    stand_in: setup.standIn ?? 'medium', talk: setup.talk ?? 'all', lets: settings.value.lets, box: guide ? '' : chosenSet(game.name),
  });
  keepMade(game.name, made);
  go(`#/t/${encodeURIComponent(made.table)}`);
}

/** A first game: against a novice, with the guide, nothing to choose. */
export function learning(game: GameInfo): Setup {
  const level = game.levels.some((each) => each.kind === 'novice') ? 'novice' : usualLevel(game);
  return { ...usual(game), seats: usual(game).seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat)) };
}
