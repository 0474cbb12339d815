// A reference to another row: an upgrade that is on a card, a dish. One that is there, or a new one made on the fly.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Field, Row, Section, Value } from '../../api/boxes';
import { Button } from '../../kit/buttons';
import { t } from '../../words/box';
import { completed, fieldsOf, lacking, rowsOf } from './form';
import { Input, label } from './inputs';
import { nameOf, Piece, Sign, useRoom, wordOf } from './sign';

/** The field by which rows are listed: an upgrade's slot. */
export function listedBy(section: Section): Field | undefined {
  return section.fields.find((field) => field.kind === 'choice' && field.key !== section.cases?.key);
}

/** What keys pick from: the groups first, then the rows of the one that is open. */
export function picks(section: Section, rows: Row[], stage: string): string[] {
  const by = listedBy(section);
  if (by && !stage) return by.choices!.map((word) => `group:${word}`);
  return rows.filter((row) => !by || row[by.key] === stage).map((row) => String(row.id));
}

interface Props {
  section: Section;
  field: Field;
  row: Row;
  cursor: string;
  stage: string;
  onValue: (value: Value | undefined) => void;
  onStage: (stage: string) => void;
}

export function RowInput({ section, field, row, cursor, stage, onValue, onStage }: Props): JSX.Element {
  const { desk } = useRoom();
  const [fresh, make] = useState<Row | null>(null);
  const wanted = desk.section(field.section!)!;
  const rows = desk.available(wanted);
  const by = listedBy(wanted);
  const chosen = rows.find((each) => each.id === row[field.key]);
  const open = stage || String(chosen?.[by?.key ?? ''] ?? '');
  const shown = rows.filter((each) => !by || each[by.key] === open);
  const uses = (id: unknown) => rowsOf(desk.content.value, section.name).filter((each) => each[field.key] === id).length;
  const set = (key: string, value: Value | undefined) => {
    const next = completed(wanted, { ...fresh!, [key]: value! });
    if (key === wanted.cases?.key) for (const old of Object.keys(next)) if (![key, by?.key, ...fieldsOf(wanted, next).map((each) => each.key)].includes(old)) delete next[old];
    make(next);
  };
  return (
    <div class={`reference ${cursor === field.key ? 'cursor' : ''}`} data-cell={field.key}>
      {by && (
        <div class="chips groups" role="group" aria-label={label(wanted, by.key, desk.sheet.words)}>
          {by.choices!.map((word) => (
            <button key={word} type="button" aria-pressed={open === word} onClick={() => { onStage(word); make(null); }}>
              <Sign section={wanted.name} field={by.key} word={word} size={22} /><span>{wordOf(desk, word)}</span>
            </button>
          ))}
        </div>
      )}
      {(open || !by) && !fresh && (
        <div class="chips rows" role="group" aria-label={label(section, field.key, desk.sheet.words)}>
          {shown.map((each) => {
            const name = nameOf(desk, wanted.name, each, rows.indexOf(each));
            return (
              <button key={String(each.id)} type="button" aria-pressed={each.id === row[field.key]} aria-label={`${name}, ${t.value.usedOn(uses(each.id))}`} onClick={() => onValue(desk.ensure(wanted, each))}>
                <Piece section={wanted.name} row={each} name={name} small /><span>{name}</span>
              </button>
            );
          })}
          <button type="button" class="another" onClick={() => make(by && open ? { [by.key]: open } : {})}>+ {t.value.another}</button>
        </div>
      )}
      {fresh && (
        <div class="fresh">
          {fieldsOf(wanted, fresh).filter((each) => each.key !== by?.key).map((each) => {
            const cases = each.key === wanted.cases?.key && by && open
              ? { ...each, choices: each.choices!.filter((word) => (wanted.cases!.fields[word] ?? []).some((one) => one.key === by.key && one.choices?.includes(open))) } : each;
            return (
              <div key={each.key} class="field"><h4>{label(wanted, each.key, desk.sheet.words)}</h4>
                <Input section={wanted} field={cases} row={fresh} cursor="" stage="" onValue={(value) => set(each.key, value)} onCursor={() => {}} onStage={() => {}} />
              </div>
            );
          })}
          <Button kind="confirm" icon="tick" disabled={lacking(wanted, fresh).length > 0} onClick={() => { onValue(desk.shared(wanted, fresh)); make(null); }}>{t.value.thisOne}</Button>
        </div>
      )}
    </div>
  );
}
