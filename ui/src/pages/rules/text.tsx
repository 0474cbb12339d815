// Texts of a rule book: paragraphs, items, words that stand out, and what a search has found.

import type { JSX } from 'preact';
import type { Source } from '../../api/book';
import { bookWords } from '../../words/book';
import './book.css';

/** What somebody looks for, in words; nothing where it is too short to look for. */
export function wanted(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
}

function Marked({ text, words }: { text: string; words: readonly string[] }): JSX.Element {
  if (words.length === 0) return <>{text}</>;
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return <>{text.split(new RegExp(`(${escaped.join('|')})`, 'i')).map((piece, n) => (n % 2 ? <mark key={n}>{piece}</mark> : piece))}</>;
}

export function Line({ text, words = [] }: { text: string; words?: readonly string[] }): JSX.Element {
  return <>{text.split(/_([^_]+)_/).map((piece, n) => (n % 2 ? <b key={n}><Marked text={piece} words={words} /></b> : <Marked key={n} text={piece} words={words} />))}</>;
}

/** Lines as paragraphs; those that begin with a dash as items of a list. */
export function Text({ of, words = [] }: { of: string; words?: readonly string[] }): JSX.Element {
  const blocks: JSX.Element[] = [];
  let items: string[] = [];
  const close = () => {
    if (items.length > 0) blocks.push(<ul key={blocks.length}>{items.map((item, n) => <li key={n}><Line text={item} words={words} /></li>)}</ul>);
    items = [];
  };
  for (const line of of.split('\n').map((each) => each.trim()).filter(Boolean)) {
    if (line.startsWith('- ')) items.push(line.slice(2));
    else {
      close();
      blocks.push(<p key={blocks.length}><Line text={line} words={words} /></p>);
    }
  }
  close();
  return <>{blocks}</>;
}

/** Where a figure comes from: a pattern and a word. */
export function Badge({ source }: { source: Source }): JSX.Element {
  return <span class="source-badge"><i class={source} aria-hidden="true" />{bookWords.value[source]}</span>;
}
