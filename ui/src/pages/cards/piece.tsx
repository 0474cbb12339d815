// One piece of a gallery: on the shelf, and in detail with its sources and what was counted.

import type { JSX } from 'preact';
import type { Gallery, GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import type { Board } from '../../boards/board';
import { settings } from '../../settings';
import { bookWords } from '../../words/book';
import { Badge } from '../rules/text';

type Counted = Gallery['counted'];

interface PieceProps { board: Board; payload: Payload; piece: GalleryPiece; counted: Counted }

/** Drawn by the board's own part; a game without one has names and texts. */
function Drawn({ board, payload, piece }: Omit<PieceProps, 'counted'>): JSX.Element {
  return (
    <div class="drawn" inert>
      {board.Piece ? <div class={`board ${board.game}`} data-game={board.game}><board.Piece payload={payload} piece={piece} /></div> : <div class="plain-piece"><b>{piece.name}</b><p>{piece.text}</p></div>}
    </div>
  );
}

function percent(share: number): string {
  return share.toLocaleString(settings.value.lang, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

const REACH = 0.15; // the bar shows so much more and less than an even share

function Bar({ rate, even }: { rate: number; even: number }): JSX.Element {
  const to = Math.max(-1, Math.min(1, (rate - even) / REACH)) * 50;
  return <span class="win-bar" aria-hidden="true"><i class={to < 0 ? 'less' : ''} style={to < 0 ? { right: '50%', width: `${-to}%` } : { left: '50%', width: `${to}%` }} /></span>;
}

export function Tile({ board, payload, piece, counted, open, href }: PieceProps & { open: boolean; href: string }): JSX.Element {
  const { won } = piece;
  return (
    <li class={open ? 'open' : ''}>
      <a href={href} aria-current={open ? 'true' : undefined} aria-label={bookWords.value.more(piece.name)}>
        <Drawn board={board} payload={payload} piece={piece} />
        {counted && won && <span class="won">{won.few ? <em>{bookWords.value.tooFew}</em> : <><Bar rate={won.rate} even={counted.even} /><b>{percent(won.rate)}</b></>}</span>}
        {piece.sources.slice(-1).map((each) => <span key={each.what} class="source-line">{piece.sources.length > 1 && `${each.what}: `}<Badge source={each.source} /></span>)}
      </a>
    </li>
  );
}

export function Detail({ board, payload, piece, counted, titled = false }: PieceProps & { titled?: boolean }): JSX.Element {
  const t = bookWords.value;
  const { won } = piece;
  return (
    <div class="piece-detail">
      <Drawn board={board} payload={payload} piece={piece} />
      {titled && <h2>{piece.name}</h2>}
      {piece.text && <p>{piece.text}</p>}
      <dl>
        {piece.sources.map((each) => <div key={each.what}><dt>{each.what}</dt><dd><Badge source={each.source} /></dd></div>)}
        {counted && won && (
          <>
            <div><dt>{t.ownerWins}</dt><dd>{won.few ? t.tooFew : <b>{percent(won.rate)}</b>}</dd></div>
            {!won.few && <div><dt>{t.likely}</dt><dd>{percent(won.low)} – {percent(won.high)}</dd></div>}
            <div><dt>{t.games}</dt><dd>{won.games.toLocaleString(settings.value.lang)}</dd></div>
          </>
        )}
      </dl>
    </div>
  );
}
