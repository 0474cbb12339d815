// The positions of a finished game: fetched when they are looked at, the next ones ahead of time.

import { computed, signal, type Signal } from '@preact/signals';
import { replay } from '../../api/client';
import { read, write } from '../../api/storage';
import type { LogLine, Payload } from '../../api/types';
import { settings } from '../../settings';

const AHEAD = 3;

export class Replay {
  readonly at: Signal<number | null>; // the position that is asked for; null: the end
  readonly shown = signal<Payload | null>(null); // the one that is there
  readonly end = signal<Payload | null>(null); // the finished game
  readonly trouble = signal<Error | null>(null);
  readonly lines = signal<ReadonlyMap<number, LogLine>>(new Map()); // all that any position has told
  readonly length = computed(() => this.end.value?.length ?? 0);
  private readonly known = new Map<string, Promise<Payload>>();

  constructor(readonly table: string, readonly token: string | undefined, at: number | null) {
    this.at = signal(at);
  }

  private fetch(at: number): Promise<Payload> {
    const key = `${settings.value.lang}/${at}`;
    let found = this.known.get(key);
    if (!found) {
      found = replay(this.table, this.token, at);
      this.known.set(key, found);
      found.then((payload) => this.note(payload), () => this.known.delete(key));
    }
    return found;
  }

  private note(payload: Payload): void {
    const lines = new Map(this.lines.value);
    for (const line of payload.log) lines.set(line.number, line);
    this.lines.value = lines;
  }

  /** The last position tells how many there are: it is found by asking for the first. */
  async open(): Promise<void> {
    try {
      const first = await this.fetch(0);
      this.end.value = await this.fetch(first.length ?? 0);
      await this.go(this.at.value ?? this.length.value);
    } catch (error) {
      this.trouble.value = error as Error;
    }
  }

  /** A position that is shown beside the one that is gone to. */
  look(at: number): Promise<Payload> {
    return this.fetch(at);
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.length.value, to));
    this.at.value = at;
    try {
      const payload = await this.fetch(at);
      if (this.at.value === at) this.shown.value = payload;
      for (let next = at + 1; next <= Math.min(at + AHEAD, this.length.value); next++) void this.fetch(next).catch(() => undefined);
    } catch (error) {
      this.trouble.value = error as Error;
    }
  }

  /** Another language: what was fetched says it in the old one. */
  again(): Promise<void> {
    this.lines.value = new Map();
    return this.open();
  }
}

/** Which seat this device last looked back from, per table. */
export function lastSeat(table: string, otherwise: number): number {
  return read(`review/${table}`, otherwise);
}

export function keepSeat(table: string, seat: number): void {
  write(`review/${table}`, seat);
}
