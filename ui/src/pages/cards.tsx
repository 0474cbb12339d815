// The gallery: all cards, tiles and spaces of a game, drawn by its board, with filters that the address keeps.

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cards as fetchCards, type Gallery } from '../api/book';
import { Unreachable } from '../api/client';
import { boardOf } from '../boards';
import type { Board } from '../boards/board';
import { LinkButton } from '../kit/buttons';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icons';
import { part } from '../part';
import { narrow } from '../table/width';
import { TableContext } from '../table/model';
import { settings } from '../settings';
import { words } from '../words';
import { bookWords } from '../words/book';
import { says } from '../words/pages';
import './cards/cards.css';
import { Detail, Tile } from './cards/piece';
import { addressOf, chosen, picked, read, toggled, type Wish } from './cards/wish';
import { ChooseGame } from './choose';
import { stillModel, stillPayload } from './rules/still';
import { Strip, Title } from './strip';

interface Row { id: string; title: string; values: { value: string; title: string; n: number }[] }

/** Every filter with how many pieces each of its values has; one that would change nothing is left out. */
function rowsOf(gallery: Gallery): Row[] {
  const t = bookWords.value;
  const sources = (['rulebook', 'public', 'rebuilt', 'owner'] as const).map((value) => ({ value, title: t[value] }));
  const all = [{ id: 'group', title: t.kind, values: gallery.groups }, ...gallery.filters, { id: 'source', title: t.source, values: sources }];
  return all.map((row) => ({ ...row, values: row.values.map((each) => ({ ...each, n: gallery.pieces.filter((piece) => picked(piece, row.id).includes(each.value)).length })).filter((each) => each.n > 0) }))
    .filter((row) => row.values.length > 1);
}

function Filters({ gallery, wish, go }: { gallery: Gallery; wish: Wish; go: (wish: Wish) => void }): JSX.Element {
  const t = bookWords.value;
  const orders = [['', t.asInBox], ['name', t.byName], ...(gallery.counted ? [['wins', t.byWins]] : [])] as [string, string][];
  return (
    <>
      {rowsOf(gallery).map((row) => (
        <fieldset key={row.id} class="chips">
          <legend>{row.title}</legend>
          {row.values.map((each) => (
            <button key={each.value} type="button" class="chip" aria-pressed={wish.filters[row.id]?.includes(each.value) ?? false} onClick={() => go(toggled(wish, row.id, each.value))}>
              {row.id === 'source' && <i class={`origin ${each.value}`} aria-hidden="true" />}{each.title} <small>{each.n}</small>
            </button>
          ))}
        </fieldset>
      ))}
      <fieldset class="chips">
        <legend>{t.order}</legend>
        {orders.map(([id, title]) => <button key={id} type="button" class="chip" aria-pressed={wish.order === id} onClick={() => go({ ...wish, order: id })}>{title}</button>)}
      </fieldset>
    </>
  );
}

function Shown({ gallery, board, wish, id }: { gallery: Gallery; board: Board; wish: Wish; id: string }): JSX.Element {
  const t = bookWords.value;
  const lang = settings.value.lang;
  const payload = useMemo(() => stillPayload({ game: gallery.game, title: gallery.title, view: gallery.opening, viewer: 0, seats: gallery.seats, options: {}, lang }), [gallery, lang]);
  const model = useMemo(() => stillModel(payload), [payload]);
  const go = (to: Wish) => history.replaceState(null, '', addressOf(gallery.game, id, to)) ?? dispatchEvent(new HashChangeEvent('hashchange'));
  const pieces = chosen(gallery, wish);
  const open = gallery.pieces.find((piece) => piece.id === id);
  const close = addressOf(gallery.game, '', wish);
  const any = Object.values(wish.filters).some((values) => values.length > 0) || wish.search !== '';
  return (
    <TableContext.Provider value={model}>
      <main class={`gallery ${open && !narrow.value ? 'with-detail' : ''}`}>
        <aside class="filters" aria-label={t.filters}>
          <search class="search">
            <Icon name="search" size={20} />
            <input type="search" value={wish.search} placeholder={t.searchCards} aria-label={t.searchCards} onInput={(event) => go({ ...wish, search: event.currentTarget.value })} />
          </search>
          {narrow.value ? <details><summary><b>{t.filters}</b></summary><Filters gallery={gallery} wish={wish} go={go} /></details> : <Filters gallery={gallery} wish={wish} go={go} />}
        </aside>
        <section class="on-show">
          <header><h1><Title of={t.cardsOf(gallery.title)} /></h1><LinkButton href={`#/rules/${gallery.game}`} icon="book">{t.ruleBook}</LinkButton></header>
          <p class="soft" role="status">{pieces.length > 0 ? t.shown(pieces.length, gallery.pieces.length) : t.nothingFits}. {gallery.counted && t.counted(gallery.counted.games, gallery.counted.bot)}</p>
          {pieces.length === 0 && any && <p><button type="button" class="button" onClick={() => go({ filters: {}, search: '', order: wish.order })}>{t.resetFilters}</button></p>}
          {gallery.groups.map((group) => {
            const own = pieces.filter((piece) => piece.group === group.value);
            return own.length > 0 && (
              <section key={group.value} aria-label={group.title}>
                {gallery.groups.length > 1 && <h2>{group.title}</h2>}
                <ul class="pieces">{own.map((piece) => <Tile key={piece.id} board={board} payload={payload} piece={piece} counted={gallery.counted} open={piece.id === id} href={addressOf(gallery.game, piece.id, wish)} />)}</ul>
              </section>
            );
          })}
        </section>
        {open && (narrow.value
          ? <Dialog title={open.name} onClose={() => { location.hash = close; }} class="piece-dialog"><Detail board={board} payload={payload} piece={open} counted={gallery.counted} /></Dialog>
          : <aside class="detail panel" aria-label={open.name}><a class="button quiet bare close" href={close} aria-label={t.close}><Icon name="close" size={18} /></a><Detail board={board} payload={payload} piece={open} counted={gallery.counted} titled /></aside>)}
      </main>
    </TableContext.Provider>
  );
}

export default function Cards({ game, id, filters }: { game: string; id: string; filters: string }): JSX.Element {
  const [got, set] = useState<{ gallery: Gallery; board: Board } | null>(null);
  const [trouble, tell] = useState('');
  const lang = settings.value.lang;
  useEffect(() => {
    document.title = `${got ? bookWords.value.cardsOf(got.gallery.title) : bookWords.value.cardsChoose} · ${words.value.house}`;
  }, [got, lang]);
  useEffect(() => {
    if (!game) return;
    let here = true;
    tell('');
    Promise.all([fetchCards(game), part(() => boardOf(game))]).then(
      ([gallery, board]) => { if (here) set({ gallery, board }); },
      (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); },
    );
    return () => { here = false; };
  }, [game, lang]);
  return (
    <div class="page cards">
      <Strip here="rules" />
      {!game ? <ChooseGame title={bookWords.value.cardsChoose} note={bookWords.value.cardsChooseNote} to="cards" />
        : got?.gallery.game === game ? <Shown gallery={got.gallery} board={got.board} wish={read(filters)} id={id} />
          : <main class="loading">{trouble ? <><h1>{trouble}</h1><LinkButton href="#/rules" icon="left">{says.value.rules}</LinkButton></> : <p role="status">{words.value.loading}</p>}</main>}
    </div>
  );
}
