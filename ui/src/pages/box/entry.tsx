// Typing one piece after the other: the piece as it is drawn at the table, its figures below, and one button for the next.

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Row, Section, Value } from '../../api/boxes';
import { Button, Segmented } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { go } from '../../route';
import { t } from '../../words/box';
import { cellsOf, counted, typed, withCount } from './cells';
import { fieldsOf, lacking, rowsOf, sourceOf, twin } from './form';
import { Input, label, Sum } from './inputs';
import { Judged } from './judged';
import { picks } from './row_input';
import { nameOf, oldName, Piece, SealOf, Sign, useRoom, wordOf } from './sign';

interface EntryProps {
  section: Section;
  at: number; // a row of the set; -1: the next one off the pile
  group: string;
}

export function Entry({ section, at, group }: EntryProps): JSX.Element {
  const { desk, drawing } = useRoom();
  const [cursor, setCursor] = useState('');
  const [stage, setStage] = useState('');
  const [news, tell] = useState('');
  const page = useRef<HTMLElement>(null);
  const words = desk.sheet.words;
  const pile = desk.pile(section);
  const rows = rowsOf(desk.content.value, section.name);
  const hand = desk.hand(section, at, group);
  const same = section.groups ? rows.filter((row) => row[section.groups!.key] === group) : rows;
  const done = same.filter((row) => sourceOf(row) === 'owner').length;
  const fresh = at < 0;
  const room = fresh ? desk.place(section, hand.row) : at;
  const kind = group ? wordOf(desk, group) : words.sections[section.name] ?? section.name;
  const name = fresh ? freeName(kind, Math.min(done + 1, same.length), rows) : section.kind === 'rows' ? nameOf(desk, section.name, hand.row, at) : words.sections[section.name]!;
  const cells = cellsOf(section, hand.row);
  const here = cells.find((cell) => cell.id === cursor) ? cursor : cells[0]?.id ?? '';
  const missing = lacking(section, hand.row);
  const like = missing.length ? -1 : twin(desk.content.value, section, hand.row, fresh ? -1 : at);
  const found = fresh ? desk.judged.value : desk.standing.value.findings.filter((each) => each.section === section.name && (each.row === at + 1 || section.kind === 'section'));
  const against = found.filter((each) => each.level === 'against_facts' && !each.open && !each.accepted);
  const full = fresh && room < 0;

  const set = (key: string, value: Value | undefined, whole = false) => { tell(''); desk.type(section, hand, key, value, group, whole); };
  const step = (by: number) => setCursor(cells[Math.max(0, Math.min(cells.length - 1, cells.findIndex((cell) => cell.id === here) + by))]?.id ?? '');
  const later = () => { if (fresh) { for (const key of Object.keys(hand.row)) if (key !== section.groups?.key) delete hand.row[key]; desk.type(section, { row: section.groups ? { [section.groups.key]: group } : {}, at: -1 }, section.groups?.key ?? '', group || undefined, group); setCursor(''); setStage(''); scrollTo({ top: 0 }); } else forward(); };
  const forward = () => {
    setCursor('');
    setStage('');
    scrollTo({ top: 0 });
    if (fresh) return;
    const next = rows.findIndex((row, n) => n > at && sourceOf(row) !== 'owner');
    go(next >= 0 ? `#/box/${desk.sheet.game}/${section.name}/${next + 1}` : `#/box/${desk.sheet.game}`);
  };
  const confirm = () => {
    if (missing.length) {
      tell(t.value.missing(missing.map((field) => label(section, field.key, words)).join(', ')));
      setCursor(cells.find((cell) => cell.field.key === missing[0]!.key)?.id ?? '');
      return;
    }
    const answers = against;
    const put = desk.confirm(section, hand, group, pile && fresh ? name : '');
    if (put < 0) { tell(t.value.noRoom); return; }
    for (const finding of answers) {
      const row = desk.row(section, put);
      desk.accept({ ...finding, at: section.kind === 'rows' ? `${section.name}/${row[section.named === 'id' ? 'id' : section.named ?? 'id'] ?? put + 1}` : section.name });
    }
    forward();
  };

  useEffect(() => { setCursor(''); setStage(''); tell(''); }, [section.name, at, group]);
  useLayoutEffect(() => { if (cursor || stage) page.current?.querySelector('.cursor')?.scrollIntoView({ block: 'nearest' }); }, [cursor, stage]);
  useLayoutEffect(() => { // at once: people who know the keys are quicker than the next picture
    const press = (event: KeyboardEvent) => {
      const on = event.target as HTMLElement;
      if (on instanceof HTMLInputElement && on.type !== 'radio' && !event.ctrlKey && event.key !== 'Enter') return;
      if (document.querySelector('dialog[open]') || event.altKey) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') { desk.undo(); event.preventDefault(); return; }
      if (event.ctrlKey || event.metaKey) return;
      const cell = cells.find((each) => each.id === here);
      const key = event.key;
      if (key === 'Enter') { if (on.closest('a, .fresh, .pad, header') || (on instanceof HTMLButtonElement && on.matches('.deeds button'))) return; confirm(); }
      else if (key === 'Backspace') step(-1);
      else if (key === 'd' || key === 'D') desk.copyLast(section, group);
      else if (key === 'l' || key === 'L') later();
      else if ((key === '+' || key === '-') && cell) {
        const n = counted(hand.row, cell) + (key === '+' ? 1 : -1);
        if (cell.field.kind === 'amounts') set(cell.field.key, withCount(cell.field, hand.row[cell.field.key], cell.piece, n));
        else if (cell.field.kind === 'number') set(cell.field.key, Math.max(cell.field.least ?? 0, Math.min(cell.field.most ?? 99, n)));
        else return;
      } else if (key === 'ArrowRight' || key === 'ArrowLeft') {
        if (on.closest('[role="radiogroup"], fieldset, .grid')) return;
        step(key === 'ArrowRight' ? 1 : -1);
      } else if (cell) {
        const wanted = cell.field.kind === 'row' ? desk.section(cell.field.section!)! : null;
        const choices = wanted ? picks(wanted, desk.available(wanted), stage) : cell.field.choices ?? [];
        const said = typed(cell, hand.row, key, choices);
        if (!said) return;
        if (String(said.value).startsWith('group:')) setStage(String(said.value).slice(6));
        else { if (wanted) desk.ensure(wanted, desk.available(wanted).find((row) => row.id === said.value)!); set(cell.field.key, said.value, said.on && cells.filter((each) => each.field.key === cell.field.key).at(-1) === cell); if (said.on) { setStage(''); step(1); } }
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  return (
    <main ref={page} class={`entry ${drawing?.pieces.includes(section.name) ? '' : 'no-piece'}`} data-section={section.name}>
      <div class="sight">
        <div class="drawn"><span class="as">{t.value.asAtTheTable}</span><Piece section={section.name} row={hand.row} name={String(hand.row.name ?? name)} /></div>
        <div class="about">
          <h1>{name} {fresh && <small>{t.value.of(done, same.length)}</small>}</h1>
          <Judged found={found} whole={missing.length === 0} />
          {fresh && rows[room] && <p class="room">{t.value.makesRoom(oldName(desk, section.name, rows[room]!, room))} <SealOf row={rows[room]!} /></p>}
          {fresh && room === rows.length && <p class="room">{t.value.lacked}</p>}
          {full && <p class="room">{t.value.noRoom}</p>}
          {!fresh && <p class="room"><SealOf row={hand.row} /> {t.value.source[sourceOf(hand.row)]}</p>}
          {like >= 0 && <p class="twin"><Icon name="warn" size={16} /> {t.value.twin(nameOf(desk, section.name, rows[like]!, like))}</p>}
          {fresh && <p class="soft tip">{fieldsOf(section, hand.row).some((field) => field.kind === 'amounts') ? t.value.tap : t.value.pile}</p>}
        </div>
      </div>
      {fresh && section.groups && (
        <Segmented label={label(section, section.groups.key, words)} hideLabel value={group} onPick={(word) => go(`#/box/${desk.sheet.game}/${section.name}/${word}`)}
          options={Object.keys(section.groups.sizes).map((word) => ({ value: word, title: <><Sign section={section.name} field={section.groups!.key} word={word} size={20} /> {wordOf(desk, word)} <small>{t.value.of(rows.filter((row) => row[section.groups!.key] === word && sourceOf(row) === 'owner').length, rows.filter((row) => row[section.groups!.key] === word).length)}</small></> }))} />
      )}
      {section.either.length > 0 && <Either section={section} row={hand.row} onPick={(key) => set(key, '')} />}
      <div class="fields">
        {fieldsOf(section, hand.row).map((field) => (
          <section key={field.key} class={`field ${field.kind} ${against.some((each) => each.key.split('.')[0] === field.key) ? 'asked' : ''}`} aria-label={label(section, field.key, words)}>
            <h2>{label(section, field.key, words)} {words.where[`${section.name}.${field.key}`] && <small>{words.where[`${section.name}.${field.key}`]}</small>}<Sum field={field} row={hand.row} /></h2>
            <Input section={section} field={field} row={hand.row} cursor={here} stage={stage} onCursor={setCursor} onStage={(open) => { setCursor(field.key); setStage(open); }} onValue={(value) => set(field.key, value)} />
          </section>
        ))}
        {section.fields.some((field) => field.key === 'name') && (
          <label class="field name"><span>{t.value.nameOnCard}</span>
            <input type="text" maxLength={40} placeholder={t.value.notNeeded} value={String(hand.row.name ?? '')} onInput={(event) => set('name', event.currentTarget.value || undefined)} />
          </label>
        )}
        <p class="soft keys">{cells.length ? t.value.keys : t.value.keysBoard}</p>
      </div>
      <footer class="deeds">
        {news && <p class="news" role="status"><Icon name="warn" size={16} />{news}</p>}
        <Button icon="undo" label={t.value.undo} disabled={desk.past.value.length === 0} onClick={() => desk.undo()} />
        {fresh && <Button icon="copy" class="copy" label={t.value.last} onClick={() => desk.copyLast(section, group)}><span class="long">{t.value.last}</span></Button>}
        <Button class="later" onClick={later}>{t.value.later}</Button>
        <Button kind={against.length ? 'plain' : 'confirm'} icon="tick" class="next" disabled={full} onClick={confirm}>{against.length ? t.value.nextSo : fresh ? t.value.next : t.value.printed}</Button>
      </footer>
    </main>
  );
}

/** Beer 27; a number that no other piece has as its name. */
function freeName(kind: string, from: number, rows: Row[]): string {
  const taken = new Set(rows.map((row) => row.name));
  let n = from;
  while (taken.has(t.value.piece(kind, n))) n += 1;
  return t.value.piece(kind, n);
}

/** A card has a dish or an action. */
function Either({ section, row, onPick }: { section: Section; row: Row; onPick: (key: string) => void }): JSX.Element {
  const { desk } = useRoom();
  const chosen = section.either.find((key) => key in row) ?? section.either[0]!;
  return <Segmented label="" hideLabel value={chosen} onPick={onPick} options={section.either.map((key) => ({ value: key, title: label(section, key, desk.sheet.words) }))} />;
}
