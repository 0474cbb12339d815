// Who I am on this server: a key that this device has made. It owns the seats taken here, so that all my devices have the
// same tables. Nothing is asked for; the key is made when the first seat is taken.

import { effect, signal, untracked } from '@preact/signals';
import { set, settings, type Settings } from '../settings';
import { ask, Refused } from './client';
import { changes, erase, forget, keep, kept, keptTables, type KeptTable, myName, namesUnder, randomText, read, setMyName, write } from './storage';
import type { Belonging, Me, MyGames, OwnSeat, Pass } from './types';

const SOON = 800; // ms until what has changed here is told
const AGAIN = 20_000; // ms between two looks at what has changed elsewhere
const MOST = 60; // seats in one request
/** Under names that begin so, lists of what was done: those of two devices are put together. */
export const GATHERED = 'puzzles/';
const SHARED = ['confirm', 'shortcuts', 'lets', 'pace', 'waits'] as const; // settings that are about me; others are about a device
type Shared = Pick<Settings, (typeof SHARED)[number]>;

/** What the server last said of me; null while nobody knows this device. */
export const me = signal<Me | null>(null);

function key(): string {
  return read('me', '');
}

export function isSomebody(): boolean {
  return key() !== '';
}

/** A device by what its browser says of itself: "Chrome, Android". */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
  const system = /iPhone|iPad|Android|Windows|Mac OS|CrOS|Linux/.exec(agent)?.[0] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac', CrOS: 'Chromebook' };
  return [browser, system].filter(Boolean).map((each) => names[each] ?? each).join(', ');
}

/** A request in my name; a device that is not known any more forgets its key. */
async function mine<T>(door: string, body?: unknown): Promise<T> {
  try {
    return await ask<T>(door ? `me/${door}` : 'me', { token: key(), body });
  } catch (error) {
    if (error instanceof Refused && error.status === 401 && isSomebody()) {
      lost();
      write('me/out', true); // somebody else did it: whoever looks here is told
    }
    throw error;
  }
}

/** Put out, or forgotten by the host: what this device still has is no reason for a new key, a new seat is. */
function lost(): void {
  write('me', '');
  erase('my/seen');
  write('called', 0);
  me.value = null;
}

/** This device was somebody's, and is not any more. */
export function isOut(): boolean {
  return !isSomebody() && read('me/out', false);
}

/** Known from now on, with a key made here if there is none. */
export async function become(): Promise<Me> {
  if (!key()) write('me', randomText(32));
  me.value = await mine<Me>('', { name: deviceName() });
  erase('me/out');
  listen();
  return me.value;
}

// Seats

const mark = (table: string, token: string) => `${table}/${token.slice(0, 8)}`;

/** Seats of mine, as this device has them; a puzzle's table is nobody's concern. */
function ownTables(): KeptTable[] {
  return keptTables().filter((one) => one.puzzle === undefined);
}

/** Keys of this device that are not known to be mine yet. */
function untold(): { table: string; token: string }[] {
  const told = new Set(read<string[]>('me/told', []));
  return ownTables().flatMap(({ table, seats }) => seats.filter(({ token }) => !told.has(mark(table, token))).map(({ token }) => ({ table, token })));
}

function nowTold(seats: { table: string; token: string }[]): void {
  const here = ownTables().flatMap(({ table, seats: keys }) => keys.map(({ token }) => mark(table, token)));
  const told = new Set([...read<string[]>('me/told', []), ...seats.map(({ table, token }) => mark(table, token))]);
  write('me/told', here.filter((each) => told.has(each)));
}

/** The seats that were taken here are mine on all my devices. */
async function tellSeats(): Promise<void> {
  const news = untold().slice(0, MOST);
  if (news.length === 0) return;
  await become();
  await mine('seats', { seats: news });
  nowTold(news);
}

let looked = -Infinity;

/** Keys to my seats that this device has not got yet, and what else has changed elsewhere. */
export async function takeSeats(now = false): Promise<void> {
  if (!isSomebody() || (!now && performance.now() - looked < AGAIN)) return;
  looked = performance.now();
  const told = await mine<Me>('');
  me.value = told;
  const left = new Set(read<string[]>('me/left', []));
  const missing = told.seats.filter(({ table, seat }) => !left.has(table) && !kept(table)?.seats.some((each) => each.seat === seat || each.seat < 0));
  await lend(missing);
  takeBelongings(told.belongings);
  await tellBelongings(told.belongings);
}

async function lend(seats: { table: string; seat: number }[]): Promise<number> {
  let count = 0;
  for (let first = 0; first < seats.length; first += MOST) {
    const asked = seats.slice(first, first + MOST).map(({ table, seat }) => ({ table, seat }));
    const { seats: given } = await mine<{ seats: OwnSeat[] }>('keys', { seats: asked });
    for (const { table, seat, token } of given) keep(table, { seats: [{ seat, token }] });
    nowTold(given);
    count += given.length;
  }
  return count;
}

/** Another key to my seats at a table whose key opens nothing any more; whether there is one. */
export async function openAgain(table: string): Promise<boolean> {
  if (!isSomebody()) return false;
  try {
    const { seats } = await mine<Me>('');
    const before = kept(table)?.seats.map(({ token }) => token) ?? [];
    await lend(seats.filter((each) => each.table === table));
    return kept(table)?.seats.some(({ token }) => !before.includes(token)) ?? false;
  } catch {
    return false;
  }
}

/** A table is off the list of all my devices. */
export async function leaveTable(table: string): Promise<void> {
  write('me/left', [...new Set([...read<string[]>('me/left', []), table])].slice(-200));
  forget(table);
  if (isSomebody()) await mine('leave', { table });
}

export const muteTable = (table: string, muted: boolean) => mine('mute', { table, muted });
export const myGames = () => mine<MyGames>('games');
export const takeHome = () => mine<unknown>('export');

// Devices

export const writePass = () => mine<Pass>('pass', {});
export const renameDevice = (name: string) => mine('rename', { name });

/** This device joins the person who has shown a link. */
export async function comeAlong(link: string): Promise<void> {
  if (!key()) write('me', randomText(32));
  try {
    me.value = await mine<Me>('along', { link, name: deviceName() });
    erase('me/out');
    listen();
  } catch (error) {
    if (error instanceof Refused && me.value === null && untold().length === ownTables().flatMap((each) => each.seats).length) write('me', ''); // nobody knows it
    throw error;
  }
  await tellSeats();
  await takeSeats(true);
}

export async function putOut(device: string): Promise<void> {
  const own = me.value?.devices.find((each) => each.id === device)?.here ?? false;
  await mine('out', { device });
  if (own) dropAll();
  else await takeSeats(true);
}

export async function forgetMe(): Promise<void> {
  await mine('forget', {});
  lost();
}

/** This device was put out by its owner: its keys open nothing any more. */
function dropAll(): void {
  for (const { table, seats } of keptTables()) if (seats.length > 0) forget(table);
  lost();
}

// Belongings

/** Keeps something for all my devices; here it is kept in any case. */
export function carry(name: string, value: unknown): void {
  const at = Date.now();
  write(`mine/${name}`, { value, at });
  if (isSomebody()) void mine('belongings', { name, value, at }).catch(() => undefined); // told when this device next looks
}

export function carried<T>(name: string, otherwise: T): T {
  return read<{ value: T; at: number } | null>(`mine/${name}`, null)?.value ?? otherwise;
}

/** What was done here and on other devices; whoever has failed here may have done it there. */
function together(own: Record<string, string>, theirs: Record<string, string>): Record<string, string> {
  const all = { ...theirs };
  for (const [each, how] of Object.entries(own)) if (how !== 'missed' || !(each in all)) all[each] = how;
  return all;
}

function sameThings(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((each) => one[each] === other[each]);
}

function takeBelongings(theirs: Belonging[]): void {
  for (const { name, value, at } of theirs) {
    const own = carried<Record<string, string> | null>(name, null);
    if (name.startsWith(GATHERED) && own !== null) {
      const both = together(own, value as Record<string, string>);
      if (sameThings(both, own) && sameThings(both, value as Record<string, string>)) continue;
      write(`mine/${name}`, { value: both, at: sameThings(both, value as Record<string, string>) ? at : Date.now() });
      continue;
    }
    if ((read<{ at: number } | null>(`mine/${name}`, null)?.at ?? 0) >= at) continue;
    write(`mine/${name}`, { value, at });
    if (name === 'settings') {
      for (const each of SHARED) if (each in (value as Shared)) set(each, (value as Shared)[each]);
    }
    if (name === 'name' && typeof value === 'string' && !myName()) setMyName(value);
  }
}

/** What was put down here while nobody knew this device, or the server was away. */
async function tellBelongings(theirs: Belonging[]): Promise<void> {
  for (const name of namesUnder('mine/')) {
    const own = read<{ value: unknown; at: number } | null>(`mine/${name}`, null);
    if (own && own.at > (theirs.find((each) => each.name === name)?.at ?? 0)) await mine('belongings', { name, ...own });
  }
}

function tellName(): void {
  if (myName() && carried('name', '') !== myName()) carry('name', myName());
}

function tellSettings(now: Shared): void {
  const before = carried<Shared | null>('settings', null);
  if (JSON.stringify(before) !== JSON.stringify(now)) carry('settings', now);
}

/** Goes on for as long as the page is open. */
export function begin(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    void changes.value; // a seat was taken here
    clearTimeout(timer);
    timer = setTimeout(() => { tellName(); void tellSeats().catch(() => undefined); }, SOON);
  });
  const first = JSON.stringify(shared());
  effect(() => {
    const now = shared();
    untracked(() => { if (JSON.stringify(now) !== first || carried('settings', null)) tellSettings(now); });
  });
  const look = () => { if (!document.hidden) void takeSeats().catch(() => undefined); };
  document.addEventListener('visibilitychange', look);
  look();
  if (!isSomebody()) return;
  listen();
  if (read('called', 0)) void import('./calls').then(({ renew }) => renew()).catch(() => undefined);
}

/** The page opens without network, and can be called, from the moment somebody has something here. */
function listen(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  void navigator.serviceWorker.register('worker.js').then(() => navigator.serviceWorker.ready).then(keepList).catch(() => undefined);
}

/** The list of my games opens without network also where nobody has looked at it yet: its parts lie beside the page's. */
async function keepList(): Promise<void> {
  await import('../pages/my');
  const shell = await caches.open('affinage-shell');
  const parts = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'));
  for (const one of new Set(parts)) if (!(await shell.match(one))) await shell.add(one);
}

/** How many tables wait for me, on the icon of the installed page. */
export function showBadge(count: number): void {
  if (count > 0) void navigator.setAppBadge?.(count).catch(() => undefined);
  else void navigator.clearAppBadge?.().catch(() => undefined);
}

function shared(): Shared {
  const { confirm, shortcuts, lets, pace, waits } = settings.value;
  return { confirm, shortcuts, lets, pace, waits };
}
