// One input for each kind of value that a game can declare.

import type { JSX } from 'preact';
import type { Field, Kind, Row, Section, Value } from '../../api/boxes';
import { Icon } from '../../kit/icons';
import { t } from '../../words/box';
import { counted, withCount, type Cell } from './cells';
import { total, wordsOf } from './form';
import { PatternInput } from './pattern';
import { RowInput } from './row_input';
import { Sign, useRoom, wordOf } from './sign';
import { Spaces } from './spaces';

interface InputProps {
  section: Section;
  field: Field;
  row: Row;
  cursor: string; // the cell that keys set
  stage: string; // of a reference: the group that is open
  onValue: (value: Value | undefined) => void;
  onCursor: (cell: string) => void;
  onStage: (stage: string) => void;
}

const FEW = 10;

export function label(section: Section, key: string, words: { keys: Record<string, string> }): string {
  return words.keys[`${section.name}.${key}`] ?? key;
}

export function Input(props: InputProps): JSX.Element {
  const { section, field, row, onValue } = props;
  switch (field.kind) {
    case 'amounts': return <Amounts {...props} />;
    case 'row': return <RowInput {...props} />;
    case 'cells': return <PatternInput size={field.size!} reach={field.reach!} value={row[field.key]} onValue={onValue} />;
    case 'list':
    case 'line': return <Spaces section={section} field={field} row={row} onValue={onValue} />;
    default: return <Simple section={section} name={field.key} kind={field} value={row[field.key]} cursor={props.cursor === field.key} onValue={onValue} />;
  }
}

/** Pieces that are counted: a tap adds one. */
function Amounts({ section, field, row, cursor, onValue, onCursor }: InputProps): JSX.Element {
  const { desk } = useRoom();
  const name = label(section, field.key, desk.sheet.words);
  return (
    <div class="amounts" style={{ '--n': field.keys!.length }}>
      {field.keys!.map((piece) => {
        const cell: Cell = { field, piece, id: `${field.key}/${piece}` };
        const n = counted(row, cell);
        const word = wordOf(desk, piece);
        const set = (to: number) => { onCursor(cell.id); onValue(withCount(field, row[field.key], piece, to)); };
        return (
          <div key={piece} class={`amount ${n ? 'some' : ''} ${cursor === cell.id ? 'cursor' : ''}`} data-cell={cell.id}>
            <button type="button" class="add" aria-label={`${name}: ${word}, ${n}`} onClick={() => set(n + 1)}>
              <Sign section={section.name} field={field.key} word={piece} size={28} />
              <b>{n || ''}</b>
              <small>{word}</small>
            </button>
            <button type="button" class="take" aria-label={t.value.fewer(`${name}: ${word}`)} disabled={!n} onClick={() => set(n - 1)}><Icon name="minus" size={14} /></button>
          </div>
        );
      })}
    </div>
  );
}

interface SimpleProps {
  section: Section;
  name: string; // of the figure
  kind: Kind;
  value: Value | undefined;
  cursor?: boolean;
  said?: string; // what is set, where the field's own name does not say it
  onValue: (value: Value | undefined) => void;
}

/** A number, a word, a yes or no; or a small table of these. */
export function Simple({ section, name, kind, value, cursor = false, said, onValue }: SimpleProps): JSX.Element {
  const { desk } = useRoom();
  const called = said ?? label(section, name, desk.sheet.words);
  const classes = `simple ${cursor ? 'cursor' : ''}`;
  if (kind.kind === 'number') {
    const [least, most] = [kind.least ?? 0, kind.most ?? 99];
    if (most - least < FEW) {
      return (
        <div class={`${classes} chips numbers`} role="group" aria-label={called} data-cell={name}>
          {Array.from({ length: most - least + 1 }, (_, n) => least + n).map((n) => <button key={n} type="button" aria-pressed={value === n} onClick={() => onValue(n)}>{n}</button>)}
        </div>
      );
    }
    const now = typeof value === 'number' ? value : undefined;
    const step = (by: number) => onValue(Math.max(least, Math.min(most, (now ?? (by > 0 ? least - 1 : least + 1)) + by)));
    return (
      <div class={`${classes} step`} role="group" aria-label={called} data-cell={name}>
        <button type="button" aria-label={t.value.fewer(called)} disabled={now !== undefined && now <= least} onClick={() => step(-1)}><Icon name="minus" size={16} /></button>
        <input type="text" inputMode="numeric" pattern="-?[0-9]*" aria-label={called} value={now ?? ''} maxLength={3}
          onInput={(event) => { const text = event.currentTarget.value.trim(); onValue(/^-?\d+$/.test(text) ? Number(text) : undefined); }} />
        <button type="button" aria-label={t.value.more(called)} disabled={now !== undefined && now >= most} onClick={() => step(1)}><Icon name="plus" size={16} /></button>
      </div>
    );
  }
  if (kind.kind === 'flag') {
    return (
      <div class={`${classes} chips`} data-cell={name}>
        <button type="button" aria-pressed={value === true} onClick={() => onValue(value !== true)}>{called}{value === true && <Icon name="tick" size={16} />}</button>
      </div>
    );
  }
  if (kind.kind === 'table') {
    const row = (value && typeof value === 'object' && !Array.isArray(value) ? value : {}) as Row;
    return (
      <div class={`${classes} table`}>
        {kind.parts!.map((part) => (
          <div key={part.key} class="part"><span>{desk.sheet.words.keys[`${section.name}.${part.key}`] ?? wordOf(desk, part.key)}</span>
            <Simple section={section} name={part.key} kind={part} value={row[part.key]} said={`${called}: ${part.key}`} onValue={(next) => onValue({ ...row, [part.key]: next! })} />
          </div>
        ))}
      </div>
    );
  }
  const choices = kind.kind === 'choice' ? kind.choices! : kind.kind === 'code' ? wordsOf(kind.pattern!) : [];
  if (choices.length) {
    return (
      <div class={`${classes} chips`} role="group" aria-label={called} data-cell={name}>
        {choices.map((word) => (
          <button key={word} type="button" aria-pressed={value === word} aria-label={wordOf(desk, word)} title={wordOf(desk, word)} onClick={() => onValue(word)}>
            <Sign section={section.name} field={name} word={word} size={22} /><span>{wordOf(desk, word)}</span>
          </button>
        ))}
      </div>
    );
  }
  return <input class={classes} type="text" aria-label={called} value={String(value ?? '')} maxLength={60} onInput={(event) => onValue(event.currentTarget.value || undefined)} />;
}

/** How much of what may be is there: 7 of at most 9. */
export function Sum({ field, row }: { field: Field; row: Row }): JSX.Element | null {
  if (field.kind !== 'amounts') return null;
  return <span class="sum">{total(row[field.key])}</span>;
}
