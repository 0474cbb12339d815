// One component set being typed: what it is, what was before, how it stands. Every change is kept on this device at once.

import { batch, signal, type Signal } from '@preact/signals';
import { check, type Content, type Finding, type Row, type Section, type Sheet, type Source, type Standing, type Value } from '../../api/boxes';
import { read, write } from '../../api/storage';
import { alike, completed, freshId, inOrder, isPile, isShared, lacking, nearest, rowsOf, short, sourceOf, sourcesOf } from './form';

const EARLIER = 20;
const PAUSE = 250; // ms after the last change until the server judges
const AGAIN = 3000; // ... until it is asked once more when it is away
const ACCEPTED = 'accepted';

interface Kept {
  content: Content;
  past: Content[];
  typed: Record<string, Row>; // what is in hand, by section: not in the set before it is confirmed
  print?: string; // the fingerprint as it was judged last
  link?: Link; // the draft that others can go on with
  left?: Left;
}

interface Link { id: string; version: number }

/** What lay here before somebody else's draft was opened: so many steps back, with its own link, and what was left for it. */
interface Left { steps: number; link?: Link; left?: Left }

/** A row off the pile that is being typed, or one that lies in the set. */
export interface Hand {
  row: Row;
  at: number; // its place in the set; -1: it is new, off the pile
}

/** One question to the judge: the newest counts; while the server is away it is asked again. */
class Asking {
  readonly busy = signal(false);
  private timer = 0;
  private number = 0;

  constructor(private readonly offline: Signal<boolean>) {}

  ask(question: () => Promise<Standing>, told: (found: Standing) => void): void {
    this.forget();
    const number = this.number;
    const go = () => question().then(
      (found) => { if (number === this.number) batch(() => { this.offline.value = false; this.busy.value = false; told(found); }); },
      () => { if (number === this.number) { this.offline.value = true; this.timer = window.setTimeout(go, AGAIN); } },
    );
    this.busy.value = true;
    this.timer = window.setTimeout(go, PAUSE);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.number += 1;
    this.busy.value = false;
  }
}

export class Desk {
  readonly content: Signal<Content>;
  readonly typed: Signal<Record<string, Row>>;
  readonly past: Signal<Content[]>;
  readonly standing: Signal<Standing>;
  readonly judged = signal<Finding[]>([]); // with what is in hand put in
  readonly offline = signal(false);
  readonly loose = signal(false); // the browser has not promised to keep what it keeps
  private readonly whole = new Asking(this.offline);
  private readonly inHand = new Asking(this.offline);
  readonly link: Signal<Link | undefined>;
  private left?: Left;
  private last: Record<string, Row> = {}; // the piece that was typed before, by section

  /** What is typed on this device, or the shipped set under a name of one's own. */
  static open(sheet: Sheet, name: string): Desk {
    const kept = read<Kept | null>(`box/${sheet.game}`, null);
    const desk = new Desk(sheet, kept, kept?.content ?? { ...sheet.content, set: { ...(sheet.content.set as Row), name } });
    desk.judge();
    return desk;
  }

  /** A set that is looked at and not typed. */
  static of(sheet: Sheet): Desk {
    return new Desk(sheet, null, sheet.content);
  }

  private constructor(readonly sheet: Sheet, kept: Kept | null, mine: Content) {
    this.content = signal(mine);
    this.typed = signal(kept?.typed ?? {});
    this.past = signal(kept?.past ?? []);
    this.link = signal(kept?.link);
    this.left = kept?.left;
    this.standing = signal<Standing>({ ...sheet, name: String((mine.set as Row).name ?? ''), fingerprint: kept ? kept.print ?? '' : sheet.fingerprint, findings: kept ? [] : sheet.findings });
  }

  get sections(): Section[] { return this.sheet.form.sections.filter((section) => section.name !== 'set'); }
  section(name: string): Section | undefined { return this.sections.find((section) => section.name === name); }
  pile(section: Section): boolean { return isPile(section, this.sections); }
  get busy(): boolean { return this.whole.busy.value || this.inHand.busy.value; }
  get name(): string { return String((this.content.value.set as Row)?.name ?? ''); }
  get changed(): boolean { return JSON.stringify({ ...this.content.value, set: 0 }) !== JSON.stringify({ ...this.sheet.content, set: 0 }); }

  /** How far: rows by their least sure source. */
  counts(section?: string): Record<Source, number> {
    const found: Record<Source, number> = { owner: 0, rulebook: 0, public: 0, rebuilt: 0 };
    for (const one of this.sections) {
      if (section && one.name !== section) continue;
      const part = this.content.value[one.name];
      for (const row of Array.isArray(part) ? part : part ? [part] : []) if (row.source !== undefined) found[sourceOf(row)] += 1;
    }
    return found;
  }

  // Changing

  private keep(): void {
    const kept: Kept = { content: this.content.value, past: this.past.value, typed: this.typed.value, link: this.link.value, left: this.left, print: this.standing.value.fingerprint };
    write(`box/${this.sheet.game}`, kept);
  }

  change(next: Content, typed = this.typed.value): void {
    if (!this.past.value.length) void navigator.storage?.persist?.().then((yes) => { this.loose.value = !yes; }, () => {});
    if (this.left) this.left = this.left.steps < EARLIER ? { ...this.left, steps: this.left.steps + 1 } : undefined;
    batch(() => {
      this.past.value = [...this.past.value, this.content.value].slice(-EARLIER);
      this.content.value = next;
      this.typed.value = typed;
    });
    this.keep();
    this.judge();
  }

  undo(): void {
    const before = this.past.value.at(-1);
    if (!before) return;
    batch(() => {
      this.content.value = before;
      this.past.value = this.past.value.slice(0, -1);
      if (this.left?.steps === 1) { this.link.value = this.left.link; this.left = this.left.left; } // one's own draft again
      else if (this.left) this.left = { ...this.left, steps: this.left.steps - 1 };
    });
    this.keep();
    this.judge();
  }

  linked(link: Link): void { this.link.value = link; this.keep(); }

  /** Somebody else's draft, from a link: the one that lay here is one Undo away, with its own link. */
  opened(content: Content, link: Link): void {
    const left = link.id === this.link.value?.id ? this.left : { steps: 0, link: this.link.value, left: this.left };
    batch(() => { this.left = left; this.link.value = link; this.change(content, {}); });
  }

  rename(name: string): void { this.change({ ...this.content.value, set: { ...(this.content.value.set as Row), name } }); }

  private withRows(section: string, rows: Row[]): Content { return { ...this.content.value, [section]: rows }; }

  /** The row in hand: one off the pile, or one of the set. */
  hand(section: Section, at: number, group = ''): Hand {
    if (at >= 0) return { row: this.row(section, at), at };
    const key = section.groups?.key;
    const row = this.typed.value[`${section.name}/${group}`] ?? (key && group ? { [key]: group } : {});
    return { row, at: -1 };
  }

  row(section: Section, at: number): Row {
    const part = this.content.value[section.name];
    return (Array.isArray(part) ? part[at] : part) ?? {};
  }

  /** What somebody types; `whole`: this was the last of it. Of a row in the set it counts at once, and is not confirmed any more. */
  type(section: Section, hand: Hand, key: string, value: Value | undefined, group = '', whole = false): void {
    const { [key]: _old, ...rest } = hand.row;
    const order = Object.keys(hand.row);
    const row: Row = {};
    if (value === undefined) Object.assign(row, rest);
    else for (const each of order.includes(key) ? order : [...order, key]) row[each] = each === key ? value : hand.row[each]!;
    for (const other of section.either) if (section.either.includes(key) && other !== key) delete row[other];
    let next = completed(section, row);
    if (section.cases?.key === key && value !== hand.row[key]) next = this.trimmed(section, next);
    if (hand.at < 0) {
      this.typed.value = { ...this.typed.value, [`${section.name}/${group}`]: next };
      this.keep();
      this.judgeHand(section, next, whole ? '' : key);
    } else this.put(section, hand.at, next);
  }

  /** Without the figures of another case. */
  private trimmed(section: Section, row: Row): Row {
    const word = String(row[section.cases!.key]);
    const own = new Set([...section.fields, ...(section.cases!.fields[word] ?? [])].map((field) => field.key));
    return Object.fromEntries(Object.entries(row).filter(([key]) => own.has(key) || key === 'source')) as Row;
  }

  put(section: Section, at: number, row: Row): void {
    const part = this.content.value[section.name];
    const answered = this.without(`${section.name}/${row.id ?? at + 1}`);
    const next = Array.isArray(part) ? part.map((each, n) => (n === at ? row : each)) : row;
    this.change({ ...answered, [section.name]: next });
  }

  private without(place: string): Content {
    const { [ACCEPTED]: answers, ...rest } = this.content.value;
    const left = Array.isArray(answers) ? answers.filter((each) => each.at !== place) : [];
    return left.length ? { ...rest, [ACCEPTED]: left } : rest;
  }

  /** Where a piece off the pile goes: among those that are too few, or in place of the nearest rebuilt one; -1: nowhere. */
  place(section: Section, row: Row): number {
    const lacks = short(this.content.value, section, String(row[section.groups?.key ?? ''] ?? '')) > 0;
    return lacks ? rowsOf(this.content.value, section.name).length : nearest(this.content.value, section, row);
  }

  // Confirming

  /** As on my card: the piece in hand goes into the set, and the nearest rebuilt one makes room for it, unless one is lacking. */
  confirm(section: Section, hand: Hand, group = '', called = ''): number {
    const row = { ...hand.row, source: 'owner' } as Row;
    if (hand.at >= 0) {
      this.put(section, hand.at, row);
      return hand.at;
    }
    const at = this.place(section, hand.row);
    if (at < 0) return -1;
    const there = rowsOf(this.content.value, section.name);
    const old: Row = there[at] ?? (this.pile(section) ? { id: freshId(this.content.value, section.name, hand.row) } : {});
    const named = called && section.fields.some((field) => field.key === 'name') ? { name: String(row.name ?? called) } : {};
    const next = inOrder(section, { ...(old.id === undefined ? {} : { id: old.id }), ...row, ...named, source: 'owner' } as Row);
    const rows = [...there.slice(0, at), next, ...there.slice(at + 1)];
    this.last[`${section.name}/${group}`] = hand.row;
    const { [`${section.name}/${group}`]: _done, ...typed } = this.typed.value;
    this.change(this.tidied(this.referred({ ...this.without(`${section.name}/${old.id}`), [section.name]: rows }, section, next), section, old), typed);
    return at;
  }

  /** Whoever has checked a piece has checked what is printed on it, too. */
  private referred(content: Content, section: Section, row: Row): Content {
    let next = content;
    for (const field of section.fields) {
      if (field.kind !== 'row' || typeof row[field.key] !== 'string') continue;
      next = { ...next, [field.section!]: rowsOf(next, field.section!).map((each) => (each.id === row[field.key] ? { ...each, source: 'owner' } : each)) };
    }
    return next;
  }

  /** What lay on the piece that made room, and on no other, goes. */
  private tidied(content: Content, section: Section, old: Row): Content {
    let next = content;
    for (const field of section.fields) {
      const name = old[field.key];
      if (field.kind !== 'row' || typeof name !== 'string' || rowsOf(next, section.name).some((row) => row[field.key] === name)) continue;
      const wanted = this.section(field.section!);
      const left = rowsOf(next, field.section!).filter((row) => row.id !== name || sourcesOf(row).includes('owner'));
      if (wanted && left.length >= (wanted.least ?? 0)) next = { ...next, [field.section!]: left };
    }
    return next;
  }

  /** One figure on a board is right as it is drawn. */
  confirmFigure(section: Section, at: number, key: string): void {
    const row = this.row(section, at);
    const source = row.source;
    const keys = Object.keys(row).filter((each) => !['id', 'name', 'source'].includes(each));
    const each = Object.fromEntries(keys.map((one) => [one, typeof source === 'object' && !Array.isArray(source) ? (source as Row)[one] ?? 'rebuilt' : source ?? 'rebuilt'])) as Row;
    each[key] = 'owner';
    const all = Object.values(each).every((one) => one === 'owner');
    this.put(section, at, { ...row, source: all ? 'owner' : each });
  }

  copyLast(section: Section, group = ''): Row | undefined {
    const row = this.last[`${section.name}/${group}`] ?? rowsOf(this.content.value, section.name).filter((each) => sourceOf(each) === 'owner' && (!section.groups || each[section.groups.key] === group)).at(-1);
    if (!row) return undefined;
    const { id: _id, name: _name, source: _source, ...figures } = row;
    this.typed.value = { ...this.typed.value, [`${section.name}/${group}`]: figures };
    this.keep();
    this.judgeHand(section, figures);
    return figures;
  }

  /** What a piece may refer to: the shipped rows in their order, also those that lie on no piece any more, then one's own. */
  available(section: Section): Row[] {
    const mine = rowsOf(this.content.value, section.name);
    const ours = rowsOf(this.sheet.content, section.name).map((row) => mine.find((each) => each.id === row.id) ?? row);
    return [...ours, ...mine.filter((row) => !ours.includes(row))].filter((row, at, all) => all.findIndex((each) => alike(each, row)) === at);
  }

  /** A row that is referred to lies in the set. */
  ensure(section: Section, row: Row): string {
    const rows = rowsOf(this.content.value, section.name);
    if (!rows.some((each) => each.id === row.id)) { this.content.value = this.withRows(section.name, [...rows, row]); this.keep(); }
    return String(row.id);
  }

  /** A row that others refer to, by its figures: one that is there, or a new one. */
  shared(section: Section, row: Row): string {
    const full = completed(section, row);
    const there = this.available(section).find((each) => alike(each, full));
    if (there) return this.ensure(section, there);
    const id = freshId(this.content.value, section.name, full);
    this.change(this.withRows(section.name, [...rowsOf(this.content.value, section.name), inOrder(section, { id, ...full, source: 'owner' })]));
    return id;
  }

  accept(finding: Finding, yes = true): void {
    const base = this.content.value;
    const rest = (Array.isArray(base[ACCEPTED]) ? (base[ACCEPTED] as Row[]) : []).filter((each) => each.rule !== finding.rule || each.at !== finding.at);
    const answers = yes ? [...rest, { rule: finding.rule, at: finding.at }] : rest;
    const { [ACCEPTED]: _old, ...bare } = base;
    this.change(answers.length ? { ...bare, [ACCEPTED]: answers } : bare);
  }

  // Judging

  /** The server judges when nobody has typed for a moment: the whole set. */
  judge(): void {
    this.judged.value = [];
    this.whole.ask(() => check(this.sheet.game, this.content.value), (found) => {
      this.standing.value = found;
      if (this.past.value.length) this.keep();
    });
  }

  /**
   * A piece off the pile, as if it lay in the set already. What is not typed yet is as on the piece that makes room;
   * then only figures count that are typed, and not the one (`key`) that somebody is typing now.
   */
  private judgeHand(section: Section, row: Row, key = ''): void {
    const part = lacking(section, row).length > 0;
    const at = part && (section.cases || section.either.length) ? -1 : this.place(section, row);
    const rows = rowsOf(this.content.value, section.name);
    if (at < 0 || (part && at === rows.length)) { this.inHand.forget(); this.judged.value = []; return; }
    const { id, source: _source, ...old } = rows[at] ?? ({ id: freshId(this.content.value, section.name, row) } as Row);
    const tried = { ...(id === undefined ? {} : { id }), ...(part ? old : {}), ...row, source: 'owner' } as Row;
    const put = this.withRows(section.name, [...rows.slice(0, at), tried, ...rows.slice(at + 1)]);
    const counts = (about: string) => !part || (about in row && about !== key && about !== section.groups?.key);
    this.inHand.ask(() => check(this.sheet.game, put), (found) => {
      this.judged.value = found.findings.filter((each) => each.section === section.name && each.row === at + 1 && counts(each.key.split('.')[0]!));
    });
  }

  isShared(section: Section): boolean { return isShared(section, this.sections); }
}
