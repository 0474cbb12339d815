// Figures printed on a drawn board: tap a space, then the digit that is printed there.

import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Row, Section } from '../../api/boxes';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { t } from '../../words/box';
import { rowsOf, sourceOf } from './form';
import { label, Simple } from './inputs';
import { nameOf, Seal, SealOf, useRoom } from './sign';

export function BoardEntry({ section }: { section: Section }): JSX.Element {
  const { desk, drawing } = useRoom();
  const Map = drawing!.maps![section.name]!;
  const fields = section.fields.filter((field) => field.place && field.kind === 'number');
  const rows = rowsOf(desk.content.value, section.name);
  const order = [...rows.keys()].sort((a, b) => Number(rows[a]!.number ?? a) - Number(rows[b]!.number ?? b));
  const spaces = order.flatMap((row) => fields.map((field) => `${row}/${field.key}`));
  const [chosen, choose] = useState(spaces[0]!);
  const [at, key] = [Number(chosen.split('/')[0]), chosen.split('/')[1]!];
  const row = rows[at]!;
  const field = fields.find((each) => each.key === key)!;
  const words = desk.sheet.words;
  const told = (n: number, figure: string) => `${nameOf(desk, section.name, rows[n]!, n)}, ${label(section, figure, words)} ${String(rows[n]![figure] ?? '')}, ${t.value.source[sourceOf(rows[n]!, figure)]}`;
  const was = ((desk.sheet.content[section.name] as Row[])[at] ?? {})[key];
  const next = (by = 1) => choose(spaces[(spaces.indexOf(chosen) + by + spaces.length) % spaces.length]!);
  const set = (value: unknown) => { if (typeof value === 'number') desk.put(section, at, figures(row, key, value)); };
  const confirm = () => { desk.confirmFigure(section, at, key); next(); };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey && event.key.toLowerCase() === 'z') desk.undo();
      else if (event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return;
      else if (/^\d$/.test(event.key)) set(Math.max(field.least ?? 0, Math.min(field.most ?? 9, Number(event.key))));
      else if (event.key === 'Enter' && !(event.target as HTMLElement).closest('a, button')) confirm();
      else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') next();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') next(-1);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <main class="entry on-board" data-section={section.name}>
      <Map content={desk.content.value} words={words} chosen={chosen} label={told} source={(n, figure) => sourceOf(rows[n]!, figure)} onChoose={(n, figure) => choose(`${n}/${figure}`)} />
      <section class="field" aria-label={label(section, key, words)}>
        <h1>{nameOf(desk, section.name, row, at)}<span>, {label(section, key, words)}</span></h1>
        <p class="soft"><SealOf row={row} figure={key} /> {t.value.was(String(was ?? ''), t.value.source[sourceOf(((desk.sheet.content[section.name] as Row[])[at] ?? row), key)])}</p>
        <p class="legend">{(['owner', 'rulebook', 'public', 'rebuilt'] as const).map((one) => <span key={one}><Seal source={one} size={14} />{t.value.source[one]}</span>)}</p>
        <Simple section={section} name={key} kind={field} value={row[key]} said={told(at, key)} onValue={set} />
      </section>
      <footer class="deeds">
        <Button icon="undo" label={t.value.undo} disabled={desk.past.value.length === 0} onClick={() => desk.undo()} />
        <Button icon="left" label={t.value.before} onClick={() => next(-1)} />
        <Button onClick={() => desk.put(section, at, { ...row, source: 'owner' })}><Icon name="tick" size={16} />{t.value.allOf(nameOf(desk, section.name, row, at))}</Button>
        <Button kind="confirm" icon="tick" class="next" onClick={confirm}>{t.value.printed}</Button>
      </footer>
    </main>
  );
}

/** A row with one figure changed: that figure is not confirmed any more, the others stay as they are. */
function figures(row: Row, key: string, value: number): Row {
  const source = row.source;
  const keys = Object.keys(row).filter((each) => !['id', 'name', 'source'].includes(each));
  const each = Object.fromEntries(keys.map((one) => [one, typeof source === 'object' && !Array.isArray(source) ? (source as Row)[one] ?? 'rebuilt' : source ?? 'rebuilt'])) as Row;
  return { ...row, [key]: value, source: { ...each, [key]: 'rebuilt' } };
}
