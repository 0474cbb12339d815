// The table model of a running game: what boards draw from, made of a living view.

import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import * as server from '../api/client';
import type { Live } from '../api/live';
import type { Choice, Hint, Payload, Preview, Reason } from '../api/types';
import { settings } from '../settings';
import { lossOf } from './desk/loss';
import { byPlace, lastMoves, type TableModel } from './model';

const PREVIEW_AFTER = 150; // ms of pointing
const AUTO_CONFIRM_AFTER = 450; // with confirming switched off, long enough to see what was done

export class LiveModel implements TableModel {
  readonly payload: ReadonlySignal<Payload>; // the newest
  readonly scene = signal<Payload | null>(null); // while a turn of the others is shown: the table as it was
  readonly shown = computed(() => this.scene.value ?? this.payload.value); // what is drawn
  readonly choices = computed(() => byPlace(this.shown.value.choices)); // nothing can be chosen on a table that was
  readonly others = computed(() => byPlace(this.shown.value.instead));
  readonly reasons = signal<ReadonlyMap<string, Reason>>(new Map());
  readonly busy: ReadonlySignal<boolean>;
  readonly preview = signal<Preview | null>(null);
  readonly pointed = signal('');
  readonly lit = signal<ReadonlySet<string>>(new Set());
  readonly last = computed(() => lastMoves(this.payload.value));
  readonly advice = signal<Hint | null>(null);

  // For the shell alone
  readonly thinking = signal(false); // a hint is being worked out
  readonly asking = signal(''); // the place whose several moves are offered
  readonly note = signal(''); // a sentence about what did not work
  readonly reasonsKnown = signal(false);
  readonly ending = signal<Choice | null>(null); // the move that ends the turn, while it is asked what would be lost
  readonly wanted = signal(''); // a place that shall come into view

  private reasonsOf = -1;
  private pointing: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[] = [];

  constructor(readonly live: Live, private readonly words: () => { stale: string; hintNone: string; failed: string }) {
    let latest = live.payload.value!;
    this.payload = computed(() => (latest = live.payload.value ?? latest));
    this.busy = live.busy;
    let version = -1;
    let lang = '';
    this.stops.push(effect(() => {
      const now = this.payload.value;
      if (now.version === version && now.lang === lang) return;
      version = now.version;
      lang = now.lang;
      batch(() => {
        this.forgetPointing();
        this.reasons.value = new Map();
        this.reasonsKnown.value = false;
        this.reasonsOf = -1;
        this.advice.value = null;
        this.asking.value = '';
        this.ending.value = null;
        this.lit.value = new Set();
        if (this.live.trouble.peek() === null) this.note.value = '';
      });
      this.confirmAlone(now);
    }));
    this.stops.push(effect(() => {
      const trouble = live.trouble.value;
      this.note.value = trouble === null ? '' : trouble.code === 'stale' ? this.words().stale : trouble.text;
    }));
  }

  stop(): void {
    this.forgetPointing();
    for (const stop of this.stops) stop();
  }

  choose(place: string): void {
    const moves = this.offeredAt(place);
    if (moves.length === 1) this.make(moves[0]!.move, moves[0]!.back);
    else if (moves.length > 1) this.asking.value = this.asking.value === place ? '' : place;
  }

  /** What a click on a place may mean: what is asked, else another choice in place of one's open moves. */
  offeredAt(place: string): { move: number; words: string; back?: number }[] {
    return this.choices.value.get(place) ?? this.others.value.get(place) ?? [];
  }

  make(move: number, back = 0): void {
    this.asking.value = '';
    this.forgetPointing(); // a preview that comes after the move would be of a table that is no more
    void this.live.do({ kind: 'moves', move, back });
  }

  /** Ends the turn; where something worth having was left, that is asked first, once. */
  end(choice: Choice): void {
    if (this.ending.value === null && lossOf(this.payload.value).length > 0) this.ending.value = choice;
    else this.make(choice.move);
  }

  /** A whole turn, move by move, as long as each is still to be had. What it leads to can be taken back. */
  async makeAll(moves: readonly number[]): Promise<void> {
    this.asking.value = '';
    this.forgetPointing();
    for (const move of moves) {
      const choice = this.payload.value.choices.find((each) => each.move === move);
      if (!choice || (choice.final && move !== moves[0])) return; // the last word of a turn is the player's own
      await this.live.do({ kind: 'moves', move });
    }
  }

  undo(): void {
    if (this.payload.value.can_undo) void this.live.do({ kind: 'undo' });
  }

  reset(): void {
    if (this.payload.value.can_undo) void this.live.do({ kind: 'reset' });
  }

  point(place: string): void {
    if (place === this.pointed.value) return;
    const moves = this.choices.value.get(place) ?? [];
    this.forgetPointing();
    this.pointed.value = place;
    if (moves.length === 1) this.foresee(moves[0]!.move);
  }

  /** Fetches the table after this move (and others that follow it) when it has been pointed at for a moment. */
  foresee(move: number, then: readonly number[] = []): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (this.busy.value || !this.payload.value.choices.some((each) => each.move === move)) return;
      const asked = new AbortController();
      this.pointing?.abort();
      this.pointing = asked;
      const { live } = this;
      try {
        const seen = await server.preview(live.table, live.token, move, asked.signal, then);
        if (!asked.signal.aborted && seen.version === this.payload.value.version) this.preview.value = seen;
      } catch {
        // a preview that does not come is no loss
      }
    }, PREVIEW_AFTER);
  }

  forgetPointing(): void {
    clearTimeout(this.timer);
    this.pointing?.abort();
    this.pointing = null;
    this.pointed.value = '';
    this.preview.value = null;
  }

  light(places: Iterable<string>): void {
    this.lit.value = new Set([...places].filter(Boolean));
  }

  askWhy(): void {
    const now = this.payload.value;
    if (this.reasonsOf === now.version || now.viewer === null || !now.waiting.includes(now.viewer)) return;
    this.reasonsOf = now.version;
    server.reasons(this.live.table, this.live.token).then(
      (told) => {
        if (told.version !== this.payload.value.version) return;
        batch(() => {
          this.reasons.value = new Map(told.reasons.map((each) => [each.place, each]));
          this.reasonsKnown.value = true;
        });
      },
      () => { this.reasonsOf = -1; },
    );
  }

  async askHint(): Promise<void> {
    if (this.thinking.value) return;
    const { version } = this.payload.value;
    this.thinking.value = true;
    try {
      const told = await server.hint(this.live.table, this.live.token);
      if (this.payload.value.version !== version) return;
      this.advice.value = told;
      this.light(told.advice.slice(0, 1).map((each) => each.place));
      if (told.advice.length === 0) this.note.value = this.words().hintNone;
    } catch (error) {
      this.note.value = error instanceof server.Refused ? error.message : this.words().failed;
    } finally {
      this.thinking.value = false;
    }
  }

  private confirmAlone(now: Payload): void {
    const only = now.choices.length === 1 ? now.choices[0]! : null;
    if (settings.peek().confirm || !only?.final || !now.can_undo) return;
    setTimeout(() => {
      if (this.payload.value.version === now.version && this.payload.value.choices[0] === only) this.make(only.move);
    }, AUTO_CONFIRM_AFTER);
  }
}

/** The move that Confirm makes: the final one, or the one that says the seat is ready. */
export function confirming(choices: readonly Choice[]): Choice | undefined {
  return choices.find((each) => each.final) ?? choices.find((each) => each.place === 'button/ready');
}

/** The other moves that stand beside the prompt. */
export function beside(choices: readonly Choice[]): Choice[] {
  const confirm = confirming(choices);
  return choices.filter((each) => each.place.startsWith('button/') && each !== confirm && !each.anytime);
}

/** The place that lights up for a move: buttons beside the prompt need no light. */
export function placeShown(choice: { place: string }): string {
  return choice.place.startsWith('button/') ? '' : choice.place;
}
