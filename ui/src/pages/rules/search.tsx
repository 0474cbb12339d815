// Searching in a rule book: all words are here, so it works without the server.

import type { Book, BookPart } from '../../api/book';
import { wanted } from './text';

export interface Hit { part: BookPart; line: string }

/** The parts that have all the words; those that have them in their title come first. */
export function searched(book: Book, search: string): Hit[] {
  const words = wanted(search);
  if (words.length === 0) return [];
  const rows = book.chapters.flatMap((chapter) => chapter.parts).flatMap((part) => {
    const tables = part.tables.flatMap((table) => [table.title, ...table.rows.map((row) => row.label)]).join('. ');
    const figures = part.figures.map((each) => each.label).join('. ');
    const whole = `${part.text}\n${part.ruling}\n${tables}\n${figures}\n${part.examples.map((each) => each.title).join('. ')}`.replaceAll('_', '');
    const all = `${part.title}\n${whole}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) return [];
    const lines = whole.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);
    const line = lines.find((each) => words.some((word) => each.toLowerCase().includes(word))) ?? lines[0] ?? '';
    return [{ part, line: line.replace(/^- /, ''), first: words.every((word) => part.title.toLowerCase().includes(word)) }];
  });
  return rows.sort((one, two) => Number(two.first) - Number(one.first));
}
