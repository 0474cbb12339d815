// One seat's (or spectator's) living view of a table. Moves go by POST and are kept until they are acknowledged; news
// comes by socket. Whatever goes wrong, the cure is the same: fetch the whole view again.

import { batch, effect, signal, untracked } from '@preact/signals';
import { settings } from '../settings';
import { act, Refused, Unreachable, view, type Deed } from './client';
import { erase, randomText, read, write } from './storage';
import type { Ask, Payload, SaidTold, SeatInfo, TableNote } from './types';

export type Link = 'fetching' | 'live' | 'lost' | 'closed';

interface Pending {
  id: string;
  version: number;
  deed: Deed;
}

type Message =
  | { kind: 'payload'; payload: Payload }
  | { kind: 'seats'; seats: SeatInfo[]; waiting: number[]; ask: Ask | null; notes: TableNote[] }
  | { kind: 'said'; said: SaidTold[] }
  | { kind: 'gone'; reason: string };

const FIRST_WAIT = 400; // ms; doubles with each failure
const LONGEST_WAIT = 8_000;
const QUIET = 25_000; // after this long without news the view is fetched, in case the socket died unnoticed
const SEEN_EVERY = 1_500; // ms between two words that somebody has seen what is shown
const NEWS_DUE = 350; // an acknowledged move that the socket has not shown by then is fetched

export class Live {
  readonly payload = signal<Payload | null>(null);
  readonly link = signal<Link>('fetching');
  readonly busy = signal(false);
  readonly trouble = signal<{ text: string; code: string } | null>(null); // a sentence of the server to show
  readonly closed = signal<Refused | null>(null); // this key opens nothing here
  readonly said = signal<SaidTold[]>([]); // what was said since this page came
  readonly nextTry = signal<number | null>(null); // while the connection is lost: when it is tried again
  received = performance.now(); // when the clocks were last told

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private waiting = new Set<() => void>();
  private over = false;
  private heard = performance.now();
  private fetching: Promise<void> | null = null;
  private seen = -1; // the newest version that was on a visible page while I was asked
  private sayingSeen = false;
  private readonly stopLang: () => void;

  constructor(readonly table: string, readonly token: string, private readonly beforeChange: () => void = () => {}) {
    let first = true;
    this.stopLang = effect(() => {
      const { lang } = settings.value;
      if (first) { first = false; return; }
      untracked(() => {
        if (this.payload.value?.lang !== lang) {
          if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ kind: 'lang', lang }));
          void this.refresh();
        }
      });
    });
    addEventListener('online', this.wake);
    addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.look);
    void this.begin();
  }

  stop(): void {
    this.over = true;
    this.stopLang();
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.look);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const go of [...this.waiting]) go();
    this.socket?.close();
  }

  /** Makes a move, takes one back or resets the turn. One deed at a time: a click while one is on its way is not kept. */
  async do(deed: Deed): Promise<void> {
    const now = this.payload.value;
    if (!now || this.busy.value || this.over) return;
    const pending: Pending = { id: randomText(), version: now.version, deed };
    write(this.pendingName, pending);
    await this.send(pending);
  }

  /** The whole view, afresh. */
  refresh(): Promise<void> {
    this.fetching ??= this.fetch().finally(() => { this.fetching = null; });
    return this.fetching;
  }

  private get pendingName(): string {
    return `pending/${this.table}/${this.token.slice(0, 8)}`;
  }

  private async begin(): Promise<void> {
    await this.refresh();
    if (this.over) return;
    const pending = read<Pending | null>(this.pendingName, null);
    if (pending) void this.send(pending); // the page was closed before the answer came
    this.connect();
    this.watch();
  }

  private async send(pending: Pending): Promise<void> {
    this.busy.value = true;
    this.trouble.value = null;
    for (let wait = FIRST_WAIT; !this.over; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        const { version, payload } = await act(this.table, this.token, pending.deed, pending.id, pending.version);
        erase(this.pendingName);
        this.take(payload, false);
        await this.shown(version);
        break;
      } catch (error) {
        if (error instanceof Refused && error.status !== 429 && error.status < 500) {
          erase(this.pendingName);
          await this.refresh();
          this.trouble.value = { text: error.message, code: error.code };
          break;
        }
        if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
        if (error instanceof Unreachable) this.lost();
        await this.pause(wait);
      }
    }
    this.busy.value = false;
  }

  /** Resolves when this version is on the screen: the socket brings it, or it is fetched. */
  private async shown(version: number): Promise<void> {
    const due = performance.now() + NEWS_DUE;
    while (!this.over && (this.payload.value?.version ?? -1) < version) {
      if (performance.now() > due || this.socket?.readyState !== WebSocket.OPEN) {
        await this.refresh();
        if ((this.payload.value?.version ?? -1) < version) await this.pause(FIRST_WAIT);
      } else {
        await this.pause(15);
      }
    }
  }

  private async fetch(): Promise<void> {
    for (let wait = FIRST_WAIT; !this.over; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        this.take(await view(this.table, this.token), true);
        return;
      } catch (error) {
        if (error instanceof Refused && [401, 403, 404, 410].includes(error.status)) {
          this.closed.value = error;
          this.link.value = 'closed';
          this.stop();
          return;
        }
        this.lost();
        await this.pause(wait);
      }
    }
  }

  private take(payload: Payload, fetched: boolean): void {
    if (this.over) return;
    const now = this.payload.value;
    this.heard = this.received = performance.now();
    if (now && payload.version < now.version) return; // an older view came late
    if (now && payload.version === now.version && payload.lang !== settings.value.lang) return; // in the language of before
    this.beforeChange();
    batch(() => {
      this.payload.value = payload;
      if (fetched && this.link.value === 'fetching') this.link.value = 'live';
    });
    this.tellSeen();
  }

  /** Whoever looks at this table while it waits for them need not be called. */
  private tellSeen(): void {
    const now = this.payload.value;
    if (!now || now.viewer === null || this.sayingSeen || document.visibilityState !== 'visible') return;
    if (now.version <= this.seen || !now.waiting.includes(now.viewer) || this.socket?.readyState !== WebSocket.OPEN) return;
    this.seen = now.version;
    this.socket.send(JSON.stringify({ kind: 'seen', version: now.version }));
    this.sayingSeen = true;
    this.later(SEEN_EVERY, () => { this.sayingSeen = false; this.tellSeen(); });
  }

  private connect(): void {
    if (this.over || this.socket) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const path = new URL(`api/tables/${encodeURIComponent(this.table)}/socket`, location.href);
    const socket = new WebSocket(`${scheme}//${path.host}${path.pathname}`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ token: this.token, lang: settings.value.lang, after: this.payload.value?.version ?? null }));
      this.wait = FIRST_WAIT;
      this.nextTry.value = null;
      this.heard = performance.now();
      this.seen = -1; // what was said before may have been lost
      this.later(0, () => this.tellSeen());
      if (this.link.value === 'lost') {
        this.link.value = 'live';
        void this.refresh(); // whatever was missed
      }
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => {
      if (this.socket === socket) this.socket = null;
      if (this.over) return;
      if (event.code === 4401 || event.code === 4404) { void this.refresh(); return; }
      this.lost();
      const wait = this.wait * (0.7 + 0.6 * Math.random());
      this.nextTry.value = Date.now() + wait;
      this.later(wait, () => this.connect());
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(message: Message): void {
    this.heard = performance.now();
    if (message.kind === 'payload') this.take(message.payload, false);
    else if (message.kind === 'seats') {
      const now = this.payload.value;
      this.received = performance.now();
      if (now) this.payload.value = { ...now, seats: message.seats, waiting: message.waiting, ask: message.ask, notes: message.notes };
      this.tellSeen();
    } else if (message.kind === 'said') this.said.value = [...this.said.value, ...message.said].slice(-100);
    else this.trouble.value = { text: message.reason, code: 'gone' };
  }

  private lost(): void {
    if (this.link.value === 'live' && !this.over) this.link.value = 'lost';
  }

  private wake = (): void => {
    this.wait = FIRST_WAIT;
    for (const go of [...this.waiting]) go();
    if (!this.socket) this.connect();
    void this.refresh();
  };

  /** Somebody does not want to wait. */
  tryNow(): void {
    this.wake();
  }

  private sleep = (): void => {
    this.lost();
    this.socket?.close(); // it may not notice by itself for minutes
  };

  private look = (): void => {
    if (document.visibilityState === 'visible' && performance.now() - this.heard > 5_000) this.wake();
    this.tellSeen();
  };

  private watch(): void {
    this.later(QUIET / 5, () => {
      if (performance.now() - this.heard > QUIET) void this.refresh();
      this.watch();
    });
  }

  private later(ms: number, then: () => void): void {
    if (this.over) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.over) then();
    }, ms);
    this.timers.add(timer);
  }

  /** Waits, but not longer than until the connection is back. */
  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        done();
      };
      const timer = setTimeout(go, ms);
      this.waiting.add(go);
      if (this.over) go();
    });
  }
}
