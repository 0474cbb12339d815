// The ceremony: row after row of the score sheet is counted up, all seats together. It knows no board and no screen.

import { computed, signal } from '@preact/signals';
import { realClock, type Clock } from './clock';
import type { Row } from './rows';

const STILL = 400; // ms before the first row: everybody looks at the board once more
const ROW = 600; // a row's figures run up
const READ = 250; // and are read
const LAST = 900; // the total is looked at a little longer
const LONGEST = 12_000; // all of it
const STEPS = 12; // of the figures of one row

export class Count {
  readonly row = signal(-1); // the one that is counted now; rows.length: all done
  readonly part = signal(0); // how far it is, 0 to STEPS
  readonly paused = signal(false);
  readonly done = signal(false);
  readonly now = computed<Row | null>(() => this.rows[this.row.value] ?? null);

  private readonly each: number; // ms of one row
  private stopTimer: () => void = () => {};

  constructor(readonly rows: readonly Row[], private readonly clock: Clock = realClock) {
    this.each = Math.min(ROW + READ, (LONGEST - STILL - LAST) / Math.max(1, rows.length));
    this.wait(STILL, () => this.next());
  }

  /** A figure as the sheet shows it now; null: not counted yet. */
  shown(row: number, points: number): number | null {
    if (this.done.value || row < this.row.value) return points;
    return row === this.row.value ? Math.round((points * this.part.value) / STEPS) : null;
  }

  pause(): void {
    if (this.done.value) return;
    this.paused.value = !this.paused.value;
    this.stopTimer();
    if (!this.paused.value) this.step();
  }

  finish(): void {
    this.stopTimer();
    this.row.value = this.rows.length;
    this.done.value = true;
  }

  private next(): void {
    this.row.value += 1;
    this.part.value = 0;
    if (this.row.value >= this.rows.length) this.finish();
    else this.step();
  }

  private step(): void {
    const reading = this.each * (READ / (ROW + READ));
    if (this.row.value < 0 || this.part.value >= STEPS) {
      const last = this.row.value === this.rows.length - 1;
      this.wait(last ? reading + LAST : reading, () => this.next());
      return;
    }
    this.wait((this.each - reading) / STEPS, () => {
      this.part.value += 1;
      this.step();
    });
  }

  private wait(ms: number, then: () => void): void {
    this.stopTimer = this.clock.after(ms, then);
  }
}
