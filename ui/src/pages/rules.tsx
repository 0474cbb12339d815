// The rules of a game: its rule book, or for a game without one the rules behind its questions.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { book as fetchBook, type Book as BookTold } from '../api/book';
import { Unreachable } from '../api/client';
import { LinkButton } from '../kit/buttons';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { ChooseGame, useGames } from './choose';
import { Book } from './rules/book';
import { Phases } from './rules/phases';
import { Strip } from './strip';

export default function Rules({ game, anchor }: { game: string; anchor: string }): JSX.Element {
  const games = useGames();
  const [book, setBook] = useState<BookTold | null>(null);
  const [trouble, tell] = useState('');
  const lang = settings.value.lang;
  useEffect(() => {
    document.title = `${book?.game === game ? `${book.title}: ` : ''}${says.value.rules} · ${words.value.house}`;
  }, [book, game, lang]);
  useEffect(() => {
    if (!game) return;
    let here = true;
    tell('');
    fetchBook(game).then((told) => { if (here) setBook(told); }, (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); });
    return () => { here = false; };
  }, [game, lang]);
  const info = games.find((each) => each.name === game);
  return (
    <div class="page rules">
      <Strip here="rules" />
      {!game ? <ChooseGame title={says.value.rulesChoose} note={says.value.rulesChooseNote} to="rules" />
        : info && book?.game === game ? (book.chapters.length > 0 ? <Book book={book} info={info} anchor={anchor} /> : <Phases game={info} />)
          : <main class="loading">{trouble ? <><h1>{trouble}</h1><LinkButton href="#/rules" icon="left">{says.value.rules}</LinkButton></> : <p role="status">{words.value.loading}</p>}</main>}
    </div>
  );
}
