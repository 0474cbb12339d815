// One function per door of the server. Refusals are thrown with the server's sentence.

import { settings } from '../settings';
import { randomText } from './storage';
import type {
  Compared, Forked, GameInfo, Hint, Invitation, Mine, MyTable, NewTable, PadAnswer, PadQuestion, PadSheet, Payload, Peeked, Preview, Reasons, Review, RuleChapter,
  SaidTold, ScenesTold, SeatWish, Seated, Status, TableMade, TableRecord, TurnTold,
} from './types';

/** The server said no, with a sentence. */
export class Refused extends Error {
  constructor(readonly status: number, readonly code: string, reason: string, readonly rule = '', readonly version: number | null = null) {
    super(reason);
  }
}

/** The server could not be reached, or did not answer in time. */
export class Unreachable extends Error {}

const PATIENCE = 20_000; // ms

interface Ask {
  method?: 'GET' | 'POST';
  token?: string;
  body?: unknown;
  query?: Record<string, string | number>;
  signal?: AbortSignal;
}

/** Asks the server and returns its status and JSON; throws Refused or Unreachable. */
export async function ask<T>(path: string, { method, token, body, query = {}, signal }: Ask = {}): Promise<T> {
  const search = new URLSearchParams({ lang: settings.value.lang });
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const patience = AbortSignal.timeout(PATIENCE);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`api/${path}?${search}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, patience]) : patience, cache: 'no-store', credentials: 'omit',
    });
    text = await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable(String(error));
  }
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) throw new Unreachable('no JSON');
  }
  if (answer.ok) return data as T;
  const said = (data ?? {}) as { code?: string; reason?: string; rule?: string; version?: number };
  if (answer.status >= 500 && (!said.reason || said.code === 'closing')) throw new Unreachable(`status ${answer.status}`);
  throw new Refused(answer.status, said.code ?? String(answer.status), said.reason ?? answer.statusText, said.rule, said.version ?? null);
}

const at = (table: string, door: string) => `tables/${encodeURIComponent(table)}/${door}`;

export const status = () => ask<Status>('status');
export const games = () => ask<GameInfo[]>('games');
export const makeTable = (table: NewTable) => ask<TableMade>('tables', { body: table });
export const peek = (table: string, invite: string) => ask<Peeked>(at(table, 'peek'), { body: { invite } });
export const claim = (table: string, body: Invitation) => ask<Seated>(at(table, 'claim'), { body: { ...body, lets: settings.value.lets } });
export const fill = (table: string, invite: string, level: string) => ask<{ version: number }>(at(table, 'fill'), { body: { invite, level } });
export const join = (body: { code: string; name: string; claim_id: string }) => ask<Seated>('join', { body: { ...body, lets: settings.value.lets } });
/** One's own part of the deal: it counts once. */
export const add = (table: string, token: string) => ask<{ version: number }>(at(table, 'add'), { token, body: { nonce: randomText() } });
export const mine = (tables: Mine[]) => ask<MyTable[]>('mine', { body: { tables } });

export const view = (table: string, token: string, signal?: AbortSignal) => ask<Payload>(at(table, 'view'), { token, signal });
export const turns = (table: string, token: string) => ask<{ version: number; turns: TurnTold[] }>(at(table, 'turns'), { token });
export const reasons = (table: string, token: string) => ask<Reasons>(at(table, 'reasons'), { token });
export const preview = (table: string, token: string, move: number, signal?: AbortSignal, then: readonly number[] = []) =>
  ask<Preview>(at(table, 'preview'), { token, query: then.length ? { move, then: then.join(',') } : { move }, signal });
export const scenes = (table: string, token: string, from: number, signal?: AbortSignal) => ask<ScenesTold>(at(table, 'scenes'), { token, query: { from }, signal });
export const said = (table: string, token: string) => ask<{ allowed: string; said: SaidTold[] }>(at(table, 'said'), { token });
export const speak = (table: string, token: string, kind: SaidTold['kind'], text: string) => ask<SaidTold>(at(table, 'say'), { token, body: { kind, text } });
export const hint = (table: string, token: string) => ask<Hint>(at(table, 'hint'), { token, body: {} });
export const substitute = (table: string, token: string, seat: number, level: string | null) => ask<unknown>(at(table, 'substitute'), { token, body: { seat, level } });

/** Leaving, and asking the others: each is done once, so a new id goes with it. */
export const resign = (table: string, token: string) => ask<unknown>(at(table, 'resign'), { token, body: { move_id: randomText() } });
export const askOthers = (table: string, token: string, what: 'end' | 'back') => ask<unknown>(at(table, 'ask'), { token, body: { move_id: randomText(), what } });
export const answerAsk = (table: string, token: string, number: number, agree: boolean) =>
  ask<unknown>(at(table, 'answer'), { token, body: { move_id: randomText(), ask: number, agree } });

/** A move, a taking back or a reset: the same id may be sent again and again, it is made once. */
export type Deed = { kind: 'moves'; move: number; back?: number } | { kind: 'undo' } | { kind: 'reset' };
export const act = (table: string, token: string, deed: Deed, move_id: string, version: number) =>
  ask<{ version: number; payload: Payload }>(at(table, deed.kind), { token, body: { move_id, version, ...(deed.kind === 'moves' ? { move: deed.move, back: deed.back ?? 0 } : {}) } });

export const replay = (table: string, token: string | undefined, position: number) => ask<Payload>(at(table, 'replay'), { token, query: { at: position } });
export const review = (table: string, token: string | undefined, seat: number) => ask<Review>(at(table, 'review'), { token, body: { seat } });
export const compare = (table: string, token: string | undefined, number: number) => ask<Compared>(at(table, 'compare'), { token, body: { number } });
export const fork = (table: string, token: string | undefined, body: { at: number; seats: SeatWish[]; name: string }) =>
  ask<Forked>(at(table, 'fork'), { token, body });
export const rematch = (table: string, token: string) => ask<{ table: string }>(at(table, 'rematch'), { token, body: {} });
export const record = (table: string, token: string | undefined) => ask<TableRecord>(at(table, 'record'), { token });
export const file = (table: string, token: string | undefined) => ask<unknown>(at(table, 'file'), { token });

export const pad = (game: string) => ask<PadSheet>(`pad/${encodeURIComponent(game)}`);
export const addUp = (game: string, body: PadQuestion) => ask<PadAnswer>(`pad/${encodeURIComponent(game)}`, { body });
export const rules = (game: string) => ask<RuleChapter[]>(`games/${encodeURIComponent(game)}/rules`);
