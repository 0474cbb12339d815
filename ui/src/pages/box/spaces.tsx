// Figures that lie side by side on a board: click a space, then say what is printed there.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Field, Kind, Row, Section, Value } from '../../api/boxes';
import { t } from '../../words/box';
import { wordsOf } from './form';
import { label, Simple } from './inputs';
import { Sign, useRoom, wordOf } from './sign';

interface Space {
  path: number[]; // through lists; the last one of a line is a word's number
  kind: Kind;
  value: Value;
}

/** Every single figure of a value, in reading order. */
export function spacesOf(kind: Kind, value: Value | undefined, path: number[] = []): Space[] {
  if (kind.kind === 'list') return (Array.isArray(value) ? value : []).flatMap((each, n) => spacesOf(kind.of!, each, [...path, n]));
  if (kind.kind === 'line') return String(value ?? '').split(' ').map((word, n) => ({ path: [...path, n], kind: kind.of!, value: word }));
  return [{ path, kind, value: value ?? '' }];
}

/** The value with one figure changed. */
export function withSpace(kind: Kind, value: Value, path: number[], to: Value): Value {
  const [first, ...rest] = path;
  if (first === undefined) return to;
  if (kind.kind === 'line') return String(value).split(' ').map((word, n) => (n === first ? String(to) : word)).join(' ');
  return (value as Value[]).map((each, n) => (n === first ? withSpace(kind.of!, each, rest, to) : each));
}

function choicesOf(kind: Kind): string[] {
  return kind.kind === 'choice' ? kind.choices! : kind.kind === 'code' ? wordsOf(kind.pattern!) : [];
}

/** What a key makes of a word: of a code such as B3f one letter of it, of others the next one that begins so. */
export function byKey(choices: string[], now: string, key: string, called: (word: string) => string): string | undefined {
  const wanted = key.toLowerCase();
  const codes = choices.filter((word) => /^[A-Z]\d/.test(word));
  if (codes.length) {
    const from = codes.includes(now) ? now : codes[0]!;
    const apart = (word: string) => [...word.padEnd(4)].filter((letter, n) => letter !== from.padEnd(4)[n]).length;
    const without = codes.find((word) => word === from.replace(new RegExp(`${wanted}$`), '') && word !== from); // pressed again: the fruit goes
    if (without) return without;
    const found = codes.filter((word) => word.toLowerCase().includes(wanted)).sort((a, b) => apart(a) - apart(b))[0];
    return found ?? choices.find((word) => called(word).toLowerCase().startsWith(wanted));
  }
  const found = choices.filter((word) => called(word).toLowerCase().startsWith(wanted));
  return found[(found.indexOf(now) + 1) % found.length];
}

function columns(kind: Kind, value: Value | undefined): number {
  if (kind.kind === 'line') return kind.size!;
  const first = Array.isArray(value) ? value[0] : undefined;
  if (kind.kind === 'list' && kind.of?.kind === 'line') return kind.of.size!;
  if (kind.kind === 'list' && Array.isArray(first)) return Math.max(...(value as Value[][]).map((each) => each.length));
  return Math.min(Array.isArray(value) ? value.length : 1, 10) || 1;
}

export function Spaces({ section, field, row, onValue }: { section: Section; field: Field; row: Row; onValue: (value: Value) => void }): JSX.Element {
  const { desk } = useRoom();
  const [chosen, choose] = useState(() => (matchMedia('(min-width: 900px)').matches ? 0 : -1)); // on a phone the pad comes up with the first tap
  const value = row[field.key] ?? start(field);
  const spaces = spacesOf(field, value);
  const wide = columns(field, value);
  const now = spaces[chosen];
  const name = label(section, field.key, desk.sheet.words);
  const told = (space: Space, n: number) => `${name}, ${t.value.space(n + 1)}: ${space.value === '' ? t.value.empty : wordOf(desk, String(space.value))}`;
  const set = (to: Value | undefined, on = false) => {
    if (to === undefined || !now) return;
    onValue(withSpace(field, value, now.path, to));
    if (on && chosen < spaces.length - 1) choose(chosen + 1);
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: wide, ArrowUp: -wide }[event.key];
    if (by !== undefined) {
      const to = Math.max(0, Math.min(spaces.length - 1, chosen + by));
      choose(to);
      (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')[to]?.focus();
    } else if (/^\d$/.test(event.key) && now?.kind.kind === 'number') set(Math.min(Number(event.key), now.kind.most ?? 9), (now.kind.most ?? 9) <= 9);
    else if (/^[a-z0-9]$/i.test(event.key) && now && !event.ctrlKey && !event.metaKey) {
      const to = byKey(choicesOf(now.kind), String(now.value), event.key, (word) => wordOf(desk, word));
      if (to === undefined) return;
      set(to);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const list = field.kind === 'list' && field.of!.kind !== 'list' && field.of!.kind !== 'line';
  return (
    <div class="spaces">
      <div class="grid" style={{ '--n': wide }} role="group" aria-label={name} onKeyDown={walk}>
        {spaces.map((space, n) => (
          <button key={n} type="button" class={`space ${chosen === n ? 'chosen' : ''}`} aria-pressed={chosen === n} aria-label={told(space, n)} data-space={n} onClick={() => choose(n)}>
            <Sign section={section.name} field={field.key} word={String(space.value)} size={46} />
            <span class="says">{space.kind.kind === 'number' ? String(space.value) : wordOf(desk, String(space.value))}</span>
          </button>
        ))}
        {list && spaces.length < (field.most ?? 0) && <button type="button" class="space more" aria-label={t.value.more(name)} onClick={() => { onValue([...(Array.isArray(value) ? value : []), first(field.of!)]); choose(spaces.length); }}>+</button>}
        {list && spaces.length > (field.least ?? 0) && <button type="button" class="space more" aria-label={t.value.fewer(name)} onClick={() => { onValue((value as Value[]).slice(0, -1)); choose(-1); }}>−</button>}
      </div>
      {now && (
        <div class="pad">
          <b>{told(now, chosen)}</b>
          <Simple section={section} name={field.key} kind={now.kind} value={now.value} said={told(now, chosen)} onValue={(to) => set(to)} />
        </div>
      )}
    </div>
  );
}

function first(kind: Kind): Value {
  if (kind.kind === 'number') return kind.least ?? 0;
  if (kind.kind === 'choice') return kind.choices![0]!;
  return start(kind);
}

/** An empty value of the least size, to be filled space by space. */
function start(kind: Kind): Value {
  if (kind.kind === 'list') return Array.from({ length: kind.least ?? 0 }, () => first(kind.of!));
  return '';
}
