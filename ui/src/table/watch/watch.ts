// Watching a table: what has not been shown yet is fetched and handed to the director; the board draws what it shows.
// The newest view stays with the model: a show holds nothing back, and whoever leaves it can act at once.

import { batch, effect, signal, untracked } from '@preact/signals';
import { scenes } from '../../api/client';
import type { Payload, TurnTold } from '../../api/types';
import { moves, settings } from '../../settings';
import type { LiveModel } from '../live_model';
import { showingTurns } from '../ending/gate';
import { keepShown, shownBefore, type Shown } from './device';
import { clock, Director, type Showing } from './director';
import { BEHIND, whole, type Pace } from './pace';
import { unfolded, type Scene, type View } from './scenes';
import { play } from './sound';

const NONE: never[] = [];
const visited = new Set<string>(); // tables that were opened since the page was loaded

/** Turns that can be watched, and whether they are new to whoever looks. */
export interface Offer {
  turns: TurnTold[];
  missed: boolean;
  since: number; // the own last line then: whoever has moved since has seen enough
}

export class Watch {
  readonly director: Director;
  readonly offer = signal<Offer | null>(null);
  readonly said = signal(''); // one sentence for each turn, for those who listen
  beforeChange: () => void = () => {}; // the picture is about to change

  private readonly held = signal<View | null>(null); // what is drawn until the first scene has come
  private shown: Shown | null = null; // up to where the table has been shown
  private seen: View | null = null; // the last view at rest
  private fetched = 0; // the line up to which scenes have been asked for
  private more = false;
  private asking: AbortController | null = null;
  private replaying = false; // what was shown before
  private lang = '';
  private wasOver = true;
  private wasAsked = true;
  private reloaded = false;
  private readonly stops: (() => void)[] = [];

  constructor(readonly model: LiveModel) {
    this.director = new Director(clock, {
      pace: () => this.pace,
      still: () => !moves(),
      waits: () => settings.value.waits ?? this.payload.guide_on,
    }, {
      before: () => this.beforeChange(),
      scene: (scene) => this.announce(scene),
      shown: (scene) => this.passed(scene),
      done: () => this.done(),
    });
    this.stops.push(effect(() => {
      const payload = model.payload.value;
      untracked(() => batch(() => this.take(payload)));
    }));
    this.stops.push(effect(() => {
      const payload = model.payload.value;
      const now = this.director.now.value;
      const view = now?.view ?? this.held.value;
      model.scene.value = view && payload.view ? this.framed(payload, view, now) : null;
      showingTurns.value = model.scene.peek() !== null && !document.hidden; // the ending waits for the last turn
    }));
    const pace = signal(settings.value.pace);
    this.stops.push(effect(() => { pace.value = settings.value.pace; }));
    this.stops.push(effect(() => { if (pace.value === 'off') untracked(() => this.toNow()); }));
    document.addEventListener('visibilitychange', this.look);
    this.director.freeze(document.hidden);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.look);
    for (const stop of this.stops) stop();
    this.asking?.abort();
    this.director.clear();
    this.model.scene.value = null;
    showingTurns.value = false;
  }

  get payload(): Payload {
    return this.model.payload.value;
  }

  get mine(): boolean {
    const { viewer, waiting, status } = this.payload;
    return status === 'playing' && viewer !== null && waiting.includes(viewer);
  }

  private get pace(): Pace {
    const { pace } = settings.value;
    return pace === 'off' ? 'normal' : pace;
  }

  /** Everything is as it stands now; nothing is left to be shown. */
  toNow(): void {
    batch(() => {
      this.leave();
      const { payload } = this;
      if (payload.view) this.at(settledLines(payload), payload.view.frame.stage.number);
      this.rest();
    });
  }

  /** The turns since one's own last one, to be looked at once more; without any, the last one. */
  recall(): void {
    if (this.director.now.value) { this.director.again(); return; }
    const { payload } = this;
    const others = payload.turns.filter((turn) => shows(payload, turn, turn.first));
    const since = others.filter((turn) => turn.end > payload.since);
    const turns = since.length > 0 ? since : others.slice(-1);
    if (turns.length > 0) this.offer.value = { turns, missed: false, since: payload.since };
  }

  dismiss(): void {
    if (this.offer.value?.missed) this.toNow();
    else this.offer.value = null;
  }

  /** Watch what is offered: all of it, or one turn. */
  watch(turn?: TurnTold): void {
    const offer = this.offer.value;
    if (!offer) return;
    if (!turn && offer.missed) {
      this.offer.value = null;
      this.held.value = this.seen;
      this.fetch();
      return;
    }
    void this.replay(turn ? [turn] : offer.turns);
    if (!turn) this.offer.value = null;
  }

  /** How long turns would take, in ms. */
  length(turns: readonly TurnTold[], pace = this.pace): number {
    return turns.reduce((sum, turn) => sum + lengthOf(turn, this.payload.viewer, pace), 0);
  }

  private take(payload: Payload): void {
    if (payload.status === 'gathering' || !payload.view) return;
    if (!this.shown) this.begin(payload);
    if (payload.lang !== this.lang) {
      this.lang = payload.lang;
      this.leave(); // the words are in another language now
    }
    const lines = payload.log_start + payload.log.length;
    if (lines < this.shown!.line) this.at(lines, payload.view.frame.stage.number); // a turn was taken back
    if (settings.peek().pace === 'off') { this.toNow(); return; }
    if (document.hidden) { this.hold(); return; }
    const offer = this.offer.value;
    if (offer && payload.since > offer.since) { // somebody who moves has seen enough
      this.offer.value = null;
      const own = payload.turns.findLast((turn) => payload.viewer !== null && turn.seats.includes(payload.viewer));
      if (own && own.first > this.shown!.line) this.at(own.first, this.shown!.stage);
    }
    if (this.replaying) return;
    const { reloaded } = this;
    this.reloaded = false; // only what was missed before is offered for that reason
    const turns = this.missed(payload);
    const now = this.director.now.value;
    if (turns.length === 0) {
      if (!now && !this.asking) this.settle(payload);
      return;
    }
    if (now && this.fetched >= settledLines(payload)) return; // all of it is being shown
    const later = now ? turns.filter((turn) => turn.number !== now.scene.turn) : turns;
    if (reloaded || this.offer.value?.missed || later.length > BEHIND.turns || this.length(later, 'normal') > BEHIND.ms) {
      this.leave();
      this.offer.value = { turns, missed: true, since: payload.since };
      this.rest(payload);
      return;
    }
    this.offer.value = null;
    this.hold();
    this.fetch();
  }

  /** Nothing of the others is new; perhaps another stage has begun. */
  private settle(payload: Payload): void {
    const { number, name } = payload.view.frame.stage;
    if (number !== this.shown!.stage && !payload.can_undo) {
      const line = this.shown!.line;
      const stage = this.shown!.stage;
      const scene: Scene = { turn: -1, seats: [], stage: number, banner: name, headline: name, brought: [], first: line, end: line, before: payload.view, steps: [] };
      this.held.value = null;
      this.director.put([scene], stage);
      return;
    }
    this.rest(payload);
  }

  private begin(payload: Payload): void {
    const { table, viewer } = payload;
    this.lang = payload.lang;
    const kept = shownBefore(table, viewer);
    const fresh = viewer !== null && payload.since === 0 && payload.turns[0]?.number === 0;
    const now = { line: settledLines(payload), stage: payload.view.frame.stage.number };
    this.shown = kept && kept.line <= now.line ? kept : fresh && !kept ? { line: 0, stage: -1 } : now;
    this.reloaded = kept !== null && !visited.has(table);
    visited.add(table);
    if (!kept) keepShown(table, viewer, this.shown);
  }

  private missed(payload: Payload): TurnTold[] {
    const { line } = this.shown!;
    return payload.turns.filter((turn) => turn.end > line && shows(payload, turn, Math.max(turn.first, line)));
  }

  private fetch(): void {
    if (this.asking) { this.more = true; return; }
    const asked = new AbortController();
    const from = Math.max(this.fetched, this.shown!.line);
    this.asking = asked;
    this.more = false;
    const { live } = this.model;
    scenes(live.table, live.token, from, asked.signal).then((told) => {
      if (asked.signal.aborted) return;
      batch(() => {
        this.asking = null;
        this.fetched = told.end;
        this.more ||= told.end < told.of;
        const found = unfolded(told.scenes);
        if (found.length > 0) this.director.put(found, this.shown!.stage);
        else if (!this.director.now.value) this.done();
      });
    }, () => {
      if (asked.signal.aborted) return;
      batch(() => { // what could not be fetched is shown with the next news
        this.asking = null;
        if (!this.director.now.value) this.rest();
      });
    });
  }

  private async replay(turns: readonly TurnTold[]): Promise<void> {
    const { live } = this.model;
    const wanted = new Set(turns.map((turn) => turn.number));
    const asked = new AbortController();
    this.asking?.abort();
    this.asking = asked;
    this.replaying = true;
    try {
      const end = turns.at(-1)!.end;
      for (let from = turns[0]!.first; from < end;) {
        const told = await scenes(live.table, live.token, from, asked.signal);
        if (asked.signal.aborted) return;
        const found = unfolded(told.scenes).filter((scene) => wanted.has(scene.turn) && scene.steps.length > 0);
        if (found.length > 0) this.director.put(found, found[0]!.stage);
        if (told.end <= from || told.end >= told.of) break;
        from = told.end;
      }
    } catch {
      // what cannot be fetched is not shown again
    }
    if (asked.signal.aborted) return;
    this.asking = null;
    if (!this.director.now.value) this.done();
  }

  private announce(scene: Scene): void {
    const names = scene.seats.map((seat) => this.payload.seats[seat]?.name).filter(Boolean).join(', ');
    this.said.value = names ? `${names}: ${scene.headline}` : scene.headline;
  }

  private passed(scene: Scene): void {
    if (this.replaying) return;
    this.at(Math.max(this.shown!.line, scene.end), scene.stage);
    if (this.more && this.director.waiting.length < 2) this.fetch();
  }

  private done(): void {
    if (this.asking) { // the next scenes are on their way
      this.held.value = this.seen;
      return;
    }
    if (this.replaying) this.replaying = false;
    else this.at(Math.max(this.shown!.line, this.fetched), this.shown!.stage);
    const { payload } = this;
    if (this.more) { this.held.value = this.seen; this.fetch(); return; }
    this.rest(payload);
    this.take(payload);
  }

  private at(line: number, stage: number): void {
    this.shown = { line, stage };
    keepShown(this.payload.table, this.payload.viewer, this.shown);
  }

  /** Whatever plays or is asked for, ends. */
  private leave(): void {
    this.asking?.abort();
    this.asking = null;
    this.more = false;
    this.replaying = false;
    this.fetched = 0;
    this.offer.value = null;
    this.director.clear();
  }

  private hold(): void {
    if (!this.director.now.value) this.held.value ??= this.seen ?? this.payload.view;
  }

  private rest(payload = this.payload): void {
    this.held.value = null;
    this.seen = payload.view;
    this.sounds(payload);
  }

  private framed(payload: Payload, view: View, now: Showing | null): Payload {
    const upTo = this.replaying ? Infinity : now ? Math.max(now.scene.first, 0) : this.shown?.line ?? Infinity;
    return {
      ...payload, view, choices: NONE, can_undo: false, status: 'playing', question: view.frame.question, waiting: now?.scene.seats ?? NONE,
      log: payload.log.filter((line) => line.number < upTo), turns: payload.turns.filter((turn) => turn.first < upTo),
    };
  }

  private sounds(payload: Payload): void {
    const over = payload.status === 'over';
    const asked = this.mine;
    if (over && !this.wasOver) play('end');
    else if (asked && !this.wasAsked) play('turn');
    this.wasOver = over;
    this.wasAsked = asked;
  }

  private look = (): void => {
    this.director.freeze(document.hidden);
    if (!document.hidden) batch(() => this.take(this.payload));
  };
}

/** Whether lines of a turn, from this one on, are somebody else's doing. */
function shows(payload: Payload, turn: TurnTold, from: number): boolean {
  const me = payload.viewer;
  const own = me !== null && turn.seats.includes(me);
  if (from < payload.log_start) return !own || turn.seats.length > 1;
  return payload.log.some((line) => line.number >= from && line.number < turn.end && (line.seat >= 0 ? line.seat !== me : !own));
}

/** How many lines stand for good: one's own open ones may still be taken back. */
function settledLines(payload: Payload): number {
  const all = payload.log_start + payload.log.length;
  const last = payload.turns.at(-1);
  return payload.can_undo && last ? Math.min(all, last.first) : all;
}

function lengthOf(turn: TurnTold, viewer: number | null, pace: Pace): number {
  const others = turn.seats.filter((seat) => seat !== viewer);
  const each = others.map((seat) => turn.beats.filter((beat) => beat.seat === seat).length);
  if (others.length <= 1) each.splice(0, each.length, turn.beats.length);
  return each.reduce((sum, steps) => sum + whole(Math.max(1, steps), turn.seats.length === 0, pace), 0);
}
