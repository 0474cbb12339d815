// What a game's form means: which fields a row has, what is still missing, which rows are like which.

import type { Content, Field, Kind, Row, Section, Source, Value } from '../../api/boxes';

export const NO_FIGURES = new Set(['id', 'name', 'source']);

export function rowsOf(content: Content, section: string): Row[] {
  const found = content[section];
  return Array.isArray(found) ? found : [];
}

/** The fields that people type: those of the chosen case included, no ids of ours. */
export function fieldsOf(section: Section, row: Row): Field[] {
  const word = section.cases ? String(row[section.cases.key] ?? '') : '';
  const more = section.cases?.fields[word] ?? [];
  const group = section.groups?.key;
  const chosen = section.either.length ? section.either.find((key) => key in row) ?? section.either[0] : '';
  return section.fields
    .filter((field) => !(field.key === 'id' && field.kind === 'name') && field.key !== 'name' && field.key !== group)
    .filter((field) => !section.either.includes(field.key) || field.key === chosen)
    .flatMap((field) => {
      const narrowed = more.find((each) => each.key === field.key);
      return narrowed && narrowed.kind === 'choice' && narrowed.choices?.length === 1 ? [] : [narrowed ?? field];
    })
    .concat(more.filter((each) => !section.fields.some((field) => field.key === each.key)))
    .filter((field) => field.place || !onBoard(section));
}

/** A row with its keys in the order in which the game declares them, as they stand in its file. */
export function inOrder(section: Section, row: Row): Row {
  const more = section.cases?.fields[String(row[section.cases.key] ?? '')] ?? [];
  const order = [...section.fields, ...more].map((field) => field.key);
  const at = (key: string) => (key === 'source' ? 999 : order.indexOf(key) < 0 ? 998 : order.indexOf(key));
  return Object.fromEntries(Object.entries(row).sort(([a], [b]) => at(a) - at(b))) as Row;
}

/** Whether some of its figures are printed on a board: then these alone are typed, and the rest says which board. */
export function onBoard(section: Section): boolean {
  return [...section.fields, ...Object.values(section.cases?.fields ?? {}).flat()].some((field) => field.place);
}

/** The figures that follow from the chosen case: an effect belongs to one slot. */
export function completed(section: Section, row: Row): Row {
  const word = section.cases ? String(row[section.cases.key] ?? '') : '';
  const fixed = (section.cases?.fields[word] ?? []).filter((field) => field.kind === 'choice' && field.choices?.length === 1);
  return { ...row, ...Object.fromEntries(fixed.map((field) => [field.key, field.choices![0]!])) };
}

export function total(value: Value | undefined): number {
  return value && typeof value === 'object' && !Array.isArray(value) ? Object.values(value).reduce<number>((sum, n) => sum + Number(n), 0) : 0;
}

/** Whether a value is whole and in its range; the server says the same in sentences. */
export function fits(kind: Kind, value: Value | undefined): boolean {
  switch (kind.kind) {
    case 'number': return typeof value === 'number' && value >= (kind.least ?? 0) && value <= (kind.most ?? Infinity);
    case 'choice': return typeof value === 'string' && (kind.choices ?? []).includes(value);
    case 'flag': return typeof value === 'boolean';
    case 'amounts': return total(value) >= (kind.sum?.least ?? 0) && total(value) <= (kind.sum?.most ?? Infinity);
    case 'cells': return Array.isArray(value) && value.length === kind.size;
    case 'list': return Array.isArray(value) && value.length >= (kind.least ?? 0) && value.every((each) => fits(kind.of!, each)) && !(kind.different && new Set(value.map(String)).size < value.length);
    case 'line': return typeof value === 'string' && value.split(' ').every((each) => fits(kind.of!, each));
    case 'table': return Boolean(value) && typeof value === 'object' && (kind.parts ?? []).every((part) => fits(part, (value as Row)[part.key]));
    case 'code': return typeof value === 'string' && new RegExp(`^(?:${kind.pattern})$`).test(value);
    default: return value !== undefined && value !== '';
  }
}

export function lacking(section: Section, row: Row): Field[] {
  return fieldsOf(section, row).filter((field) => !(field.optional && row[field.key] === undefined) && !fits(field, row[field.key]));
}

/** A pile: pieces with ids of ours, of which nobody can say which is which. */
export function isPile(section: Section, sections: Section[]): boolean {
  const refersTo = sections.some((other) => [...other.fields].some((field) => field.kind === 'row' && field.section === section.name));
  const id = section.fields.find((field) => field.key === 'id');
  return section.kind === 'rows' && id?.kind === 'name' && !refersTo && !section.fields.some((field) => field.place);
}

export function isShared(section: Section, sections: Section[]): boolean {
  return sections.some((other) => other.fields.some((field) => field.kind === 'row' && field.section === section.name));
}

export function sourcesOf(row: Row): Source[] {
  const source = row.source;
  return (typeof source === 'object' && !Array.isArray(source) ? Object.values(source) : [source]) as Source[];
}

const ORDER: Source[] = ['rulebook', 'owner', 'public', 'rebuilt'];

/** The least sure source of a row; of one figure where it is named. */
export function sourceOf(row: Row, key?: string): Source {
  const source = row.source;
  if (key && typeof source === 'object' && !Array.isArray(source)) return (source[key] as Source) ?? 'rebuilt';
  return sourcesOf(row).reduce((a, b) => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b));
}

function flat(row: Row): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(row)) {
    if (NO_FIGURES.has(key)) continue;
    if (value && typeof value === 'object' && !Array.isArray(value)) for (const [piece, n] of Object.entries(value)) found.set(`${key}/${piece}`, String(n));
    else found.set(key, JSON.stringify(value));
  }
  return found;
}

/** How many figures differ; of pieces that are counted, each kind. As `box_sets` counts. */
export function apart(one: Row, other: Row): number {
  const left = flat(one);
  const right = flat(other);
  return [...new Set([...left.keys(), ...right.keys()])].filter((key) => left.get(key) !== right.get(key)).length;
}

/** The rebuilt row that makes room for one off the pile: the most alike of its kind; -1: none is left. */
export function nearest(content: Content, section: Section, row: Row): number {
  const key = section.groups?.key;
  let best = -1;
  let least = Infinity;
  rowsOf(content, section.name).forEach((other, at) => {
    if (!sourcesOf(other).includes('rebuilt') || (key && other[key] !== row[key])) return;
    const found = apart(other, row);
    if (found < least) [best, least] = [at, found];
  });
  return best;
}

/** How many pieces of a kind a set lacks, as a file may that somebody has cut short. */
export function short(content: Content, section: Section, group: string): number {
  const rows = rowsOf(content, section.name);
  if (!section.groups) return Math.max(0, (section.least ?? 0) - rows.length);
  return Math.max(0, (section.groups.sizes[group]?.least ?? 0) - rows.filter((row) => row[section.groups!.key] === group).length);
}

/** The first kind of which pieces are lacking; '' where there are no kinds. */
export function lackedIn(content: Content, section: Section): string | undefined {
  return Object.keys(section.groups?.sizes ?? { '': 0 }).find((group) => short(content, section, group) > 0);
}

export function alike(one: Row, other: Row): boolean {
  return apart(one, other) === 0;
}

/** Another row has the same figures: perhaps one card came up twice. */
export function twin(content: Content, section: Section, row: Row, except = -1): number {
  return rowsOf(content, section.name).findIndex((other, at) => at !== except && sourceOf(other) === 'owner' && alike(other, row));
}

/** All words of a small pattern such as [SHB][123][fj]?|none, for a row of buttons; none where there would be many. */
export function wordsOf(pattern: string, most = 40): string[] {
  const found = pattern.split('|').flatMap((branch) => {
    let words = [''];
    for (const [, set, letter, maybe] of branch.matchAll(/(?:\[([^\]]+)\]|([A-Za-z0-9-]))(\?)?/g)) {
      const next = set ? [...set] : [letter!];
      words = words.flatMap((word) => [...(maybe ? [word] : []), ...next.map((each) => word + each)]);
      if (words.length > most) return [];
    }
    return words;
  });
  return found.length <= most ? found : [];
}

/** An id that nobody has yet, made of the figures. */
export function freshId(content: Content, section: string, row: Row): string {
  const said = Object.entries(row).filter(([key]) => !NO_FIGURES.has(key) && key !== 'slot').map(([, value]) => (typeof value === 'object' ? Object.values(value).join('-') : String(value)));
  const base = `own-${said.join('-')}`.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 50);
  const taken = new Set(rowsOf(content, section).map((each) => each.id));
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  return id;
}
