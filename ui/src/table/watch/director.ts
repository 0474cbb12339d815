// The director: shows scenes one after another, beat by beat. It knows no page: a clock is handed in, and whoever draws
// reads `now`.

import { signal } from '@preact/signals';
import { LEAD, lengths, type Pace } from './pace';
import type { Scene, View } from './scenes';

export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void; // returns how to call it off
}

export const clock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** What is on the board now. */
export interface Showing {
  scene: Scene;
  beat: number; // which of its beats
  of: number;
  banner: boolean; // this beat is the banner of a new stage
  step: number; // which step was made last; -1: none yet
  view: View;
  length: number; // ms that this beat stays
  left: number; // of them, when it was drawn or paused
  state: 'playing' | 'paused' | 'waiting'; // waiting: for somebody to go on by hand
  lead: boolean; // the table as the turn found it, just before its first step
}

export interface Wishes {
  pace(): Pace;
  still(): boolean; // no motion: every picture waits for a key
  waits(): boolean; // after every turn
}

export interface Cues {
  before(): void; // the picture is about to change
  scene(scene: Scene): void; // begins
  shown(scene: Scene): void; // has been shown, or skipped
  done(): void; // nothing is left
}

export class Director {
  readonly now = signal<Showing | null>(null);
  private queue: Scene[] = [];
  private stage: number | null = null; // of what was shown last
  private off: (() => void) | null = null; // calls the timer off
  private began = 0;
  private frozen = false; // nobody can see it

  constructor(private readonly clock: Clock, private readonly wishes: Wishes, private readonly cues: Cues) {}

  /** Scenes that have not begun. */
  get waiting(): readonly Scene[] {
    return this.queue;
  }

  /** More to show; `stage` is the one that was shown last. */
  put(scenes: readonly Scene[], stage: number): void {
    this.queue.push(...scenes);
    if (this.now.value === null) {
      this.stage = stage;
      this.next();
    }
  }

  /** The end of this beat. */
  endBeat(): void {
    const now = this.now.value;
    if (!now) return;
    if (now.lead) this.show(now.scene, now.beat, now.state === 'paused');
    else if (now.beat + 1 < now.of) this.show(now.scene, now.beat + 1, now.state === 'paused');
    else this.end();
  }

  /** One beat on, or back, by hand: from then on it is paused. */
  step(way: 1 | -1): void {
    const now = this.now.value;
    if (!now) return;
    if (way === 1) {
      if (now.lead) this.show(now.scene, now.beat, true);
      else if (now.beat + 1 < now.of) this.show(now.scene, now.beat + 1, true);
      else this.end(true);
    } else this.show(now.scene, Math.max(0, now.beat - 1), true);
  }

  toggle(): void {
    const now = this.now.value;
    if (!now) return;
    if (now.state === 'playing') this.pause();
    else this.goOn();
  }

  pause(): void {
    const now = this.now.value;
    if (!now || now.state !== 'playing') return;
    this.stop();
    this.now.value = { ...now, left: this.remaining(now), state: 'paused' };
  }

  goOn(): void {
    const now = this.now.value;
    if (!now || now.state === 'playing') return;
    if (now.state === 'waiting' || this.wishes.still()) this.endBeat();
    else {
      this.now.value = { ...now, state: 'playing' };
      this.run();
    }
  }

  /** The end of this turn. */
  skip(): void {
    const now = this.now.value;
    if (!now) return;
    const { turn } = now.scene;
    while (this.queue[0]?.turn === turn) this.cues.shown(this.queue.shift()!);
    this.end();
  }

  /** This turn once more. */
  again(): void {
    const now = this.now.value;
    if (now) this.open(now.scene, false);
  }

  /** Nothing more: whoever calls has shown, or offered, something else. */
  clear(): void {
    this.stop();
    this.queue = [];
    if (this.now.value) this.cues.before();
    this.now.value = null;
  }

  /** Nobody looks: time stands still. */
  freeze(frozen: boolean): void {
    if (frozen === this.frozen) return;
    const now = this.now.value;
    if (frozen && now?.state === 'playing') {
      this.stop();
      this.now.value = { ...now, left: this.remaining(now) };
    }
    this.frozen = frozen;
    if (!frozen && now?.state === 'playing') this.run();
  }

  private next(paused = false): void {
    const scene = this.queue.shift();
    if (!scene) {
      if (this.now.value) this.cues.before();
      this.now.value = null;
      this.cues.done();
      return;
    }
    this.cues.scene(scene);
    this.open(scene, paused);
  }

  /** The table as the turn found it: what changes is seen against this, and not against what was shown before. */
  private open(scene: Scene, paused: boolean): void {
    this.show(scene, 0, paused);
    const first = this.now.value!;
    if (first.step < 0) return; // its banner opens it
    this.stop();
    const left = this.wishes.still() ? 0 : Math.min(LEAD, first.length / 4);
    this.now.value = { ...first, step: -1, view: scene.before, left, lead: true, banner: false, state: 'playing' };
    if (paused && left > 0) this.show(scene, 0, true);
    else this.run();
  }

  private end(paused = false): void {
    const { scene } = this.now.value!;
    this.stop();
    this.stage = scene.stage;
    this.cues.shown(scene);
    this.next(paused);
  }

  private show(scene: Scene, beat: number, paused: boolean): void {
    this.stop();
    const pace = this.wishes.pace();
    const opens = scene.stage !== this.stage && scene.banner !== '';
    const each = lengths(scene.steps.length, opens, pace);
    const result = pace === 'result';
    const banner = opens && (beat === 0 || result);
    const step = result ? scene.steps.length - 1 : beat - (opens ? 1 : 0);
    const view = scene.steps[step]?.view ?? scene.before;
    const length = each[beat] ?? 0;
    const last = beat + 1 >= each.length;
    const waits = this.wishes.still() || (last && this.wishes.waits());
    this.cues.before();
    const state = waits ? 'waiting' : paused ? 'paused' : 'playing';
    this.now.value = { scene, beat, of: each.length, banner, step, view, length, left: length, state, lead: false };
    if (state === 'playing') this.run();
  }

  private run(): void {
    const now = this.now.value!;
    this.began = this.clock.now();
    if (!this.frozen) this.off = this.clock.after(now.left, () => this.endBeat());
  }

  private stop(): void {
    this.off?.();
    this.off = null;
  }

  private remaining(now: Showing): number {
    return Math.max(0, now.left - (this.clock.now() - this.began));
  }
}
