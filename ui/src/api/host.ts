// What the host's page asks the server, with the host's key.

import { ask } from './client';
import { hostKey } from './host_key';

export type Kind = 'people' | 'bots' | 'hints' | 'reviews';
export type Status = 'gathering' | 'playing' | 'over' | 'record';

export interface HostSeat {
  seat: number;
  name: string;
  bot: boolean;
  level: string; // of a bot that plays here, also for somebody
  taken: boolean;
  here: boolean;
  addresses: string[]; // of the pages that are open
}

export interface Thought {
  kind: Kind;
  table: string;
  waiting: boolean;
  seconds: number;
}

export interface HostTable {
  table: string;
  game: string;
  title: string;
  status: Status;
  seats: HostSeat[];
  watching: number;
  moves: number;
  made_at: number;
  moved_at: number;
  idle: number; // seconds since somebody did something
  thinking: Thought[];
}

export interface Thinking {
  classes: { kind: Kind; under_way: number; waiting: number }[];
  thoughts: Thought[];
}

export interface Blocked {
  address: string;
  at: number;
}

export interface NewLink {
  seat: number;
  kind: 'seat' | 'invite';
  fragment: string;
}

const host = <T>(path: string, body?: unknown) => ask<T>(`host/${path}`, { token: hostKey.value, body });
const at = (table: string, door: string) => `tables/${encodeURIComponent(table)}/${door}`;

export const hostTables = () => host<{ tables: HostTable[]; of: number }>('tables');
export const thinking = () => host<Thinking>('thinking');
export const blocks = () => host<Blocked[]>('blocks');
export const block = (address: string) => host<{ address: string }>('block', { address });
export const unblock = (address: string) => host<{ address: string }>('unblock', { address });
export const closeTable = (table: string) => host<unknown>(at(table, 'close'), {});
export const deleteTable = (table: string) => host<unknown>(at(table, 'delete'), {});
export const revoke = (table: string, seat: number) => host<NewLink>(at(table, 'revoke'), { seat });
