// Where somebody stands in a lesson: the position that is shown, what is asked, and what a move does. To the table
// around the board it is what a living view is: it has a payload, and moves are handed to it.

import { batch, computed, signal } from '@preact/signals';
import type { Deed } from '../../../api/client';
import type { Payload } from '../../../api/types';
import { moves } from '../../../settings';
import { keepProgress } from '../progress';
import { fetchPosition, lineFor, type Position, type Script, type Written } from './script';
import { coach } from './words';

const STAY = 1100; // ms that a position stays while others move; where there are many, less
const ALL = 5000; // ms for all of them
const OWN = 500; // after one's own move, before others answer
const TRIES = 2; // other moves, until the coach offers to show the one that is meant
const AGAIN = 1500; // ms until a position is asked for again

export class Course {
  readonly payload = signal<Payload | null>(null);
  readonly busy = signal(false);
  readonly trouble = signal<{ text: string; code: string } | null>(null);
  readonly received = 0;
  readonly token = '';
  readonly table: string;
  readonly at = signal(0); // the step
  readonly stop = signal(0); // the stop within it
  readonly tried = signal<{ place: string; line: string } | null>(null); // another move, and what is said to it
  readonly tries = signal(0);
  readonly lost = signal(false); // the server does not answer
  readonly answers = signal<string[]>([]); // what the others did before this step
  readonly step = computed(() => this.script.value.steps[this.at.value]!);
  readonly asked = computed(() => this.step.value.stops[this.stop.value]!);
  readonly canShow = computed(() => this.tries.value >= TRIES);
  readonly script;
  private readonly known = new Map<string, Promise<Position>>();
  private position: Position | null = null;
  private skip = () => {};
  private over = false;
  private run = 0; // counts what is being shown: a newer one ends it

  constructor(script: Script, readonly name: string, private lang: string, private readonly beforeChange: () => void) {
    this.script = signal(script);
    this.table = `lesson-${script.game}`;
  }

  end(): void {
    this.over = true;
    this.run += 1;
    this.skip();
  }

  /** Another language: the same step in other words. */
  async speak(script: Script, lang: string): Promise<void> {
    this.script.value = script;
    this.lang = lang;
    await this.show(this.asked.value.at, this.run);
  }

  /** Goes to a step's beginning. */
  async go(to: number): Promise<void> {
    const run = (this.run += 1);
    this.skip();
    const step = Math.max(0, Math.min(this.script.value.steps.length - 1, to));
    batch(() => {
      this.at.value = step;
      this.stop.value = 0;
      this.answers.value = [];
      this.busy.value = false;
      this.settle();
    });
    keepProgress(this.script.value.game, { step });
    await this.show(this.asked.value.at, run);
    this.ahead();
  }

  back(): void {
    void this.go(this.stop.value > 0 ? this.at.value : this.at.value - 1);
  }

  /** A move on the board, or another one that is spoken about and not made. */
  async do(deed: Deed): Promise<void> {
    if (deed.kind !== 'moves') return;
    if (this.busy.value) { this.skip(); return; }
    if (deed.move === this.asked.value.move) { await this.advance(); return; }
    const other = this.position?.choices.find((each) => each.move === deed.move);
    if (!other) return;
    batch(() => {
      this.tries.value += 1;
      this.tried.value = { place: other.place, line: this.said(other) };
    });
  }

  /** A kind word to another move. */
  private said(other: Written): string {
    const { move } = this.asked.value;
    if (move === null) return coach.value.first;
    const meant = this.position?.choices.find((each) => each.move === move)?.words ?? this.step.value.task;
    return lineFor(this.step.value, this.stop.value, other) ?? coach.value.goesOn(meant);
  }

  refresh(): Promise<void> {
    return Promise.resolve();
  }

  /** What is asked is done, and what follows is shown. */
  async advance(): Promise<void> {
    if (this.busy.value) { this.skip(); return; }
    const run = (this.run += 1);
    const { then, move } = this.asked.value;
    const whole = this.script.value.steps;
    const before = this.position;
    this.busy.value = true;
    this.tried.value = null;
    this.answers.value = [];
    const shown = moves() ? then : then.slice(-1);
    for (const [number, at] of shown.entries()) {
      await this.show(at, run);
      if (run !== this.run) return;
      this.answers.value = then.length > 1 || move === null ? othersSince(before, this.position) : [];
      if (number < shown.length - 1) await this.pause(number === 0 && move !== null ? OWN : Math.min(STAY, ALL / shown.length));
      if (run !== this.run) return;
    }
    batch(() => {
      const last = this.stop.value + 1 >= this.step.value.stops.length;
      if (!last) this.stop.value += 1;
      else if (this.at.value + 1 < whole.length) {
        this.at.value += 1;
        this.stop.value = 0;
      }
      this.busy.value = false;
      this.settle();
    });
    keepProgress(this.script.value.game, { step: this.at.value });
    this.ahead();
  }

  private settle(): void {
    this.tried.value = null;
    this.tries.value = 0;
    if (this.position) this.draw(this.position);
  }

  private async show(at: number, run: number): Promise<void> {
    for (;;) {
      try {
        const found = await this.fetch(at);
        if (run !== this.run) return;
        this.lost.value = false;
        this.position = found;
        this.draw(found);
        return;
      } catch {
        if (this.over || run !== this.run) return;
        this.lost.value = true;
        await this.pause(AGAIN);
      }
    }
  }

  /** The board lights what is asked for; other moves can be tried, but do not light up. */
  private draw(position: Position): void {
    const stop = this.asked.value;
    const here = stop.at === position.version && !this.busy.value;
    const lit = (each: Written) => here && (each.move === stop.move || (this.step.value.compare && stop.move !== null));
    this.beforeChange();
    this.payload.value = {
      ...position,
      choices: position.choices.filter(lit),
      instead: position.choices.filter((each) => !lit(each)).map(({ move, words, place }) => ({ move, words, place, back: 0 })),
    };
  }

  /** What may be done beside the board: buttons, and moves that have no place on it. */
  buttons(): Written[] {
    const now = this.payload.value;
    if (!this.position || this.busy.value || !now || this.asked.value.move === null) return [];
    return this.position.choices.filter((each) => (each.place === '' && each.move === this.asked.value.move) || (each.place.startsWith('button/') && !each.anytime) || (each.place.startsWith('button/') && each.move === this.asked.value.move));
  }

  private fetch(at: number): Promise<Position> {
    const key = `${this.lang}/${at}`;
    let found = this.known.get(key);
    if (!found) {
      found = fetchPosition(this.script.value.game, at, this.name);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    return found;
  }

  /** What comes next is there before it is asked for. */
  private ahead(): void {
    const { then } = this.asked.value;
    for (const at of then) void this.fetch(at).catch(() => undefined);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.skip = () => { clearTimeout(timer); done(); };
    });
  }
}

/** What the others did between two positions, in one line for each turn. */
function othersSince(before: Position | null, now: Position | null): string[] {
  if (!before || !now) return [];
  const first = before.log.at(-1)?.number ?? -1;
  return now.turns.flatMap((turn) => (turn.end <= first + 1 ? [] : turn.each
    .filter(({ seat, words }) => seat >= 0 && seat !== now.viewer && words && now.log.some((line) => line.number > first && line.number >= turn.first && line.number < turn.end && line.seat === seat))
    .map(({ seat, words }) => coach.value.meanwhile(now.seats[seat]?.name ?? '', words))));
}
