// The doors of the server for component sets, and the shape of what goes through them.

import { ask } from './client';
import type { KeptSet } from './types';

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Row = { [key: string]: Value };
export type Content = { [section: string]: Row | Row[] };
export type Source = 'owner' | 'rulebook' | 'public' | 'rebuilt';

/** What one value may be, as the game declares it. */
export interface Kind {
  kind: 'number' | 'choice' | 'flag' | 'text' | 'code' | 'name' | 'row' | 'list' | 'line' | 'table' | 'amounts' | 'cells';
  least?: number;
  most?: number | null;
  choices?: string[];
  keys?: string[];
  each?: { least: number; most: number };
  sum?: { least: number; most: number };
  of?: Kind;
  parts?: (Kind & { key: string })[];
  pattern?: string;
  section?: string;
  size?: number;
  reach?: number;
  different?: boolean;
}

export interface Field extends Kind {
  key: string;
  optional: boolean;
  unique: boolean;
  place: string; // on the board
}

export interface Section {
  name: string;
  kind: 'section' | 'rows';
  sourced: boolean;
  fields: Field[];
  either: string[];
  least?: number;
  most?: number;
  named?: string;
  groups?: { key: string; sizes: Record<string, { least: number; most: number }> };
  cases?: { key: string; fields: Record<string, Field[]> };
}

export interface Words {
  sections: Record<string, string>;
  keys: Record<string, string>;
  where: Record<string, string>;
  words: Record<string, string>;
  rows: Record<string, Record<string, string>>;
}

export interface Finding {
  level: 'broken' | 'against_facts' | 'off_aims';
  rule: string;
  section: string;
  row: number; // from 1; 0: the section, or all of its rows
  key: string;
  at: string;
  sentence: string;
  open: boolean;
  accepted: boolean;
}

export interface Standing {
  name: string;
  fingerprint: string;
  key: string;
  playable: boolean;
  our_name: boolean;
  sources: Record<Source, number>;
  findings: Finding[];
}

export interface Sheet extends Standing {
  game: string;
  title: string;
  form: { sources: Source[]; sections: Section[] };
  words: Words;
  content: Content;
}

export interface Change {
  section: string;
  row: string;
  at: number; // its place before and after, from 0; -1: a section, or not there
  to: number;
  key: string;
  before: Value | null;
  after: Value | null;
}

export interface SharedDraft {
  id: string;
  game: string;
  version: number;
  text: string;
}

const at = (game: string, door = '') => `boxes/${encodeURIComponent(game)}${door}`;

export const sheet = (game: string, set = '') => ask<Sheet>(at(game), set ? { query: { set } } : {});
export const check = (game: string, content: Content, signal?: AbortSignal) => ask<Standing>(at(game, '/check'), { body: { content }, signal });
export const readFile = (game: string, text: string) => ask<Standing & { content: Content }>(at(game, '/read'), { body: { text } });
export const fileOf = (game: string, content: Content) => ask<{ text: string; file: string }>(at(game, '/file'), { body: { content } });
export const compare = (game: string, content: Content, before?: Content) => ask<{ changes: Change[] }>(at(game, '/compare'), { body: before ? { content, before } : { content } });
export const keep = (game: string, content: Content) => ask<KeptSet>(at(game, '/keep'), { body: { content } });
export const shareDraft = (game: string, content: Content) => ask<SharedDraft>(at(game, '/drafts'), { body: { content } });
export const openDraft = (game: string, id: string) => ask<SharedDraft>(at(game, `/drafts/${encodeURIComponent(id)}`));
export const saveDraft = (game: string, id: string, version: number, text: string) =>
  ask<SharedDraft>(at(game, `/drafts/${encodeURIComponent(id)}`), { body: { version, text } });
