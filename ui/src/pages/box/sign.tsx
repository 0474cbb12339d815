// Words and pieces as the game draws them; in plain words where it draws none.

import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Content, Row, Source } from '../../api/boxes';
import type { Drawing } from '../../boards/drawing';
import { t } from '../../words/box';
import type { Desk } from './desk';
import { sourceOf } from './form';

export interface Room {
  desk: Desk;
  drawing: Drawing | null;
}

export const RoomContext = createContext<Room | null>(null);

export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('a part of the page stands inside it');
  return room;
}

export function wordOf(desk: Desk, word: string): string {
  return desk.sheet.words.words[word.replace(/[_/]/g, '-').toLowerCase()] ?? (/^[a-z]+(-[a-z]+)+$/.test(word) ? readable(word) : word);
}

/** An id that nobody has named: Casa de fados. */
function readable(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function Sign({ section, field, word, size = 26 }: { section: string; field: string; word: string; size?: number }): JSX.Element | null {
  const { drawing } = useRoom();
  return drawing?.Sign && drawing.signed?.(section, field, word) ? <drawing.Sign section={section} field={field} word={word} size={size} /> : null;
}

/** How a piece is called: by its own name or ours, or by its kind and number. */
export function nameOf(desk: Desk, section: string, row: Row, at: number): string {
  const form = desk.section(section);
  const named = form?.named ?? 'id';
  const ours = desk.sheet.words.rows[section]?.[String(row[named])];
  if (row.name || ours) return String(row.name || ours);
  const key = form?.groups?.key;
  if (key) {
    const rows = desk.content.value[section];
    const before = Array.isArray(rows) ? rows.slice(0, at + 1).filter((each) => each[key] === row[key]).length : at + 1;
    return t.value.piece(wordOf(desk, String(row[key])), before);
  }
  const kinds = form?.fields.filter((field) => field.kind === 'choice') ?? [];
  if (form && row[named] === undefined && kinds.length > 1) return kinds.map((field) => wordOf(desk, String(row[field.key]))).reverse().join(', ');
  return row[named] === undefined ? t.value.piece(desk.sheet.words.sections[section] ?? section, at + 1) : wordOf(desk, String(row[named]));
}

/** What the rebuilt piece was called that makes room. */
export function oldName(desk: Desk, section: string, row: Row, at: number): string {
  return String(row.name ?? desk.sheet.words.rows[section]?.[String(row.id)] ?? nameOf(desk, section, row, at));
}

/** Where a figure comes from: a colour and a shape. */
export function Seal({ source, size = 16 }: { source: Source; size?: number }): JSX.Element {
  return (
    <svg class={`seal ${source}`} viewBox="0 0 20 20" style={{ width: size, height: size }} aria-hidden="true">
      {source === 'owner' && <><circle class="fill" cx="10" cy="10" r="9" /><path class="tick" d="m5.500 10.500 3 3 6-7" /></>}
      {source === 'rulebook' && <><rect class="fill" x="3" y="2" width="14" height="16" rx="1.500" /><path class="fold" d="M6.500 2v16" /></>}
      {source === 'public' && <circle class="line" cx="10" cy="10" r="7" />}
      {source === 'rebuilt' && <circle class="line dash" cx="10" cy="10" r="7" />}
    </svg>
  );
}

export function SealOf({ row, figure, size }: { row: Row; figure?: string; size?: number }): JSX.Element {
  const source = sourceOf(row, figure);
  return <span class="sealed"><Seal source={source} size={size} /><span class="hidden">{t.value.source[source]}</span></span>;
}

export function Piece({ section, row, name, small, content }: { section: string; row: Row; name: string; small?: boolean; content?: Content }): JSX.Element | null {
  const { desk, drawing } = useRoom();
  if (!drawing?.pieces.includes(section)) return null;
  return <drawing.Piece section={section} row={row} content={content ?? desk.content.value} words={desk.sheet.words} name={name} small={small} />;
}
