// A game's rule book: contents and search at the side, chapters in play order, where everything comes from.

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Book as BookTold, BookChapter } from '../../api/book';
import type { GameInfo } from '../../api/types';
import { Button, LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { bookWords } from '../../words/book';
import { says } from '../../words/pages';
import { begin, learning } from '../lobby/setup';
import { Title } from '../strip';
import './book.css';
import { Part } from './part';
import { searched } from './search';
import { Sources } from './sources';
import { Line, wanted } from './text';

const SOURCES = 'sources'; // the last chapter's anchor, the same in every book

function Chapter({ book, chapter, words }: { book: BookTold; chapter: BookChapter; words: readonly string[] }): JSX.Element {
  return (
    <section class="chapter" aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`} tabIndex={-1}><i>{chapter.number}</i> {chapter.title}</h2>
      {chapter.parts.map((part) => <Part key={part.id} game={book.game} title={book.title} part={part} words={words} />)}
    </section>
  );
}

/** Which part is being read: the last one whose heading has passed the upper third of the window. */
function useReading(book: BookTold): string {
  const [reading, set] = useState('');
  useEffect(() => {
    const look = () => {
      const parts = [...document.querySelectorAll<HTMLElement>('.book .part')];
      const last = parts.findLast((each) => each.getBoundingClientRect().top < innerHeight / 3);
      set((last ?? parts[0])?.id ?? '');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [book]);
  return reading;
}

function Contents({ book, reading }: { book: BookTold; reading: string }): JSX.Element {
  return (
    <ol class="contents">
      {book.chapters.map((chapter) => {
        const open = chapter.parts.some((part) => part.id === reading);
        return (
          <li key={chapter.id} class={open ? 'open' : ''}>
            <a href={`#/rules/${book.game}#${chapter.parts[0]!.id}`}><i>{chapter.number}</i>{chapter.title}</a>
            {open && <ol>{chapter.parts.map((part) => <li key={part.id}><a href={`#/rules/${book.game}#${part.id}`} aria-current={part.id === reading ? 'true' : undefined}>{part.title}</a></li>)}</ol>}
          </li>
        );
      })}
      <li><a href={`#/rules/${book.game}#${SOURCES}`}><i>{book.chapters.length + 1}</i>{bookWords.value.sourcesChapter}</a></li>
    </ol>
  );
}

function Side({ book, search, onSearch, reading }: { book: BookTold; search: string; onSearch: (text: string) => void; reading: string }): JSX.Element {
  const t = bookWords.value;
  const field = useRef<HTMLInputElement>(null);
  const hits = useMemo(() => searched(book, search), [book, search]);
  const words = wanted(search);
  const open = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest('input, textarea, select, dialog'))) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const now = book.chapters.flatMap((chapter) => chapter.parts).find((part) => part.id === reading);
  return (
    <nav class="side" aria-label={t.contents}>
      <search class="search">
        <Icon name="search" size={20} />
        <input ref={field} type="search" value={search} placeholder={t.search} aria-label={t.search} aria-keyshortcuts="/" onInput={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => { if (event.key === 'Escape') { onSearch(''); field.current?.blur(); } }} />
        <kbd aria-hidden="true">/</kbd>
      </search>
      <p class="hidden" role="status">{words.length > 0 ? (hits.length > 0 ? t.found(hits.length) : t.noneFound) : ''}</p>
      {words.length > 0 ? (
        <div class="hits">
          <p class="soft">{hits.length > 0 ? t.found(hits.length) : t.noneFound}</p>
          <ul>
            {hits.map(({ part, line }) => (
              <li key={part.id}><a href={`#/rules/${book.game}#${part.id}`}><b>{part.number} <Line text={part.title} words={words} /></b><span><Line text={line} words={words} /></span></a></li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <div class="for-wide"><Contents book={book} reading={reading} /></div>
          <details class="for-phone" ref={open} onClick={(event) => { if (event.target instanceof Element && event.target.closest('a') && open.current) open.current.open = false; }}>
            <summary><b>{t.chapters}</b><span>{now ? `${now.number} ${now.title}` : ''}</span></summary>
            <Contents book={book} reading={reading} />
          </details>
        </>
      )}
    </nav>
  );
}

/** Prints once all pictures are there; who waits too long gets the page without the rest of them. */
async function printWhole(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  for (let tries = 0; tries < 80 && document.querySelector('.example > .waits'); tries += 1) await new Promise((done) => setTimeout(done, 100));
  print();
}

/** Goes where the address points; a heading takes the focus, so that reading goes on there. */
function useAnchor(book: BookTold, anchor: string): void {
  useEffect(() => {
    if (!anchor) return;
    const place = document.getElementById(anchor);
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>('h3, h2')?.focus({ preventScroll: true });
  }, [book, anchor]);
}

export function Book({ book, info, anchor }: { book: BookTold; info: GameInfo; anchor: string }): JSX.Element {
  const t = bookWords.value;
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, tell] = useState('');
  const reading = useReading(book);
  useAnchor(book, anchor);
  const learn = () => {
    setBusy(true);
    begin(info, learning(info), true).catch((error: Error) => { tell(error.message || says.value.failed); setBusy(false); });
  };
  return (
    <main class="book">
      <Side book={book} search={search} onSearch={setSearch} reading={reading} />
      <article>
        <header>
          <h1><Title of={book.title} /></h1>
          <p class="deeds">
            <Button icon="guide" disabled={busy} onClick={learn}>{t.firstLesson}</Button>
            <LinkButton href={`#/cards/${book.game}`} icon="grid">{t.cards}</LinkButton>
            <Button kind="quiet" icon="print" label={t.print} onClick={() => void printWhole()} />
          </p>
        </header>
        <p class="soft set">{t.setOf(book.set)}</p>
        {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
        {book.chapters.map((chapter) => <Chapter key={chapter.id} book={book} chapter={chapter} words={wanted(search)} />)}
        <section class="chapter" id={SOURCES}><h2 tabIndex={-1}><i>{book.chapters.length + 1}</i> {t.sourcesChapter}</h2><Sources game={info} /></section>
      </article>
    </main>
  );
}
