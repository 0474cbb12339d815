// What differs between two sets: the shipped one or a file, and this one. Pieces are matched by likeness, not by order.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { compare, readFile, type Change, type Content, type Row, type Value } from '../../api/boxes';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { Stamp } from '../../kit/stamp';
import { t } from '../../words/box';
import { said, spoken } from './share';
import { nameOf, Piece, Sign, useRoom, wordOf } from './sign';

interface Other {
  name: string;
  content: Content;
  fingerprint: string;
}

/** Everything that differs on one piece, or in one section. */
interface Pair {
  section: string;
  row: string;
  at: number;
  to: number;
  changes: Change[];
}

function pairsOf(changes: Change[]): Pair[] {
  const found = new Map<string, Pair>();
  for (const change of changes) {
    const key = `${change.section}/${change.at}/${change.to}`;
    const pair = found.get(key) ?? { section: change.section, row: change.row, at: change.at, to: change.to, changes: [] };
    pair.changes.push(change);
    found.set(key, pair);
  }
  return [...found.values()];
}

const rowAt = (content: Content, section: string, at: number): Row | null => (at >= 0 && Array.isArray(content[section]) ? (content[section] as Row[])[at] ?? null : null);

function Shown({ change, value }: { change: Change; value: Value | null }): JSX.Element {
  const { desk } = useRoom();
  if (value === null || value === undefined) return <i class="soft">–</i>;
  if (typeof value === 'object' && !Array.isArray(value)) return <>{Object.entries(value).map(([piece, n]) => <span key={piece} class="counted">{String(n)} <Sign section={change.section} field={change.key} word={piece} size={20} /><span class="word">{wordOf(desk, piece)}</span></span>)}</>;
  const ours = desk.sheet.words.rows[change.key]?.[String(value)];
  return <>{ours ?? (Array.isArray(value) ? value.map((each) => wordOf(desk, String(each))).join(', ') : wordOf(desk, String(value)))}</>;
}

function Both({ pair, other }: { pair: Pair; other: Other }): JSX.Element {
  const room = useRoom();
  const { desk, drawing } = room;
  const words = desk.sheet.words;
  const [before, after] = [rowAt(other.content, pair.section, pair.at), rowAt(desk.content.value, pair.section, pair.to)];
  const drawn = drawing?.pieces.includes(pair.section);
  const name = after ? nameOf(desk, pair.section, after, pair.to) : pair.row || words.sections[pair.section]!;
  const keyed = pair.changes.filter((change) => change.key);
  return (
    <li class="both">
      <h2>{name} {pair.row && <small>{words.sections[pair.section]}</small>}</h2>
      {drawn && (
        <div class="drawn-pair">
          {before ? <span class="before"><Piece section={pair.section} row={before} name={String(before.name ?? words.rows[pair.section]?.[String(before.id)] ?? name)} small content={other.content} /></span> : <i class="soft">{t.value.gone}</i>}
          <Icon name="right" size={18} />
          {after ? <span><Piece section={pair.section} row={after} name={name} small /></span> : <i class="soft">{t.value.gone}</i>}
        </div>
      )}
      {!drawn && keyed.length === 0 && <p class="soft">{before ? t.value.onlyIn(other.name) : t.value.onlyIn(desk.name)}</p>}
      {keyed.length > 0 && (
        <dl>
          {keyed.map((change) => (
            <div key={change.key}><dt>{words.keys[`${change.section}.${change.key}`] ?? change.key}</dt><dd><Shown change={change} value={change.before} /> <Icon name="right" size={14} /> <b><Shown change={change} value={change.after} /></b></dd></div>
          ))}
        </dl>
      )}
    </li>
  );
}

export function Compare(): JSX.Element {
  const room = useRoom();
  const { desk } = room;
  const shipped: Other = { name: t.value.shipped, content: desk.sheet.content, fingerprint: desk.sheet.fingerprint };
  const [chosen, choose] = useState<Other | null>(null);
  const [changes, set] = useState<Change[] | null>(null);
  const [trouble, tell] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const content = desk.content.value;
  const other = chosen ?? shipped;
  useEffect(() => {
    let here = true;
    compare(desk.sheet.game, content, other.content).then((found) => { if (here) { set(found.changes); tell(''); } }, (error: unknown) => { if (here) tell(said(error)); });
    return () => { here = false; };
  }, [content, chosen]);
  const open = (picked: File) => picked.text().then((text) => readFile(desk.sheet.game, text)).then((found) => { choose({ name: found.name, content: found.content, fingerprint: found.fingerprint }); tell(''); }).catch((error: unknown) => tell(said(error)));
  const pairs = pairsOf(changes ?? []);
  return (
    <main class="compare">
      <h1 class="hidden">{t.value.compare}</h1>
      <section class="sides" aria-label={t.value.compare}>
        <span class="side"><Stamp of={other.fingerprint} kind={chosen ? 'theirs' : 'shipped'} /><span><b>{other.name}</b><small class="digits">{spoken(other.fingerprint)}</small></span></span>
        <Icon name="right" size={20} />
        <span class="side"><Stamp of={desk.standing.value.fingerprint} kind="mine" /><span><b>{desk.name}</b><small class="digits">{spoken(desk.standing.value.fingerprint)}</small></span></span>
        <span class="deeds">
          <input ref={file} type="file" accept=".toml,text/plain" class="hidden" tabIndex={-1} aria-label={t.value.compareFile}
            onChange={(event) => { const picked = event.currentTarget.files?.[0]; event.currentTarget.value = ''; if (picked) void open(picked); }} />
          {chosen && <Button icon="undo" onClick={() => choose(null)}>{t.value.shipped}</Button>}
          <Button icon="box" onClick={() => file.current?.click()}>{t.value.compareFile}</Button>
        </span>
      </section>
      {trouble && <p class="judged broken" role="alert">{trouble}</p>}
      {changes && !trouble && <p role="status"><b>{changes.length ? t.value.differ(changes.length) : t.value.alike}</b> <span class="soft">{t.value.likeness}</span></p>}
      {pairs.length > 0 && !trouble && <ul class="pairs">{pairs.map((pair) => <Both key={`${pair.section}/${pair.at}/${pair.to}`} pair={pair} other={other} />)}</ul>}
    </main>
  );
}
