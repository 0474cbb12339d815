// Small pieces: coins, barrels, markers, renown cubes, wine.

import type { ComponentChildren, JSX } from 'preact';
import { colourOf, SeatMark } from '../../kit/seats';
import { Glyph } from './icons';
import type { Colour, Wine } from './view';

export function Coin({ n, small = false }: { n: number; small?: boolean }): JSX.Element {
  return <span class={`coin ${small ? 'small' : ''}`}>{n}</span>;
}

export function Barrel({ seat, size = 22, ghost = false }: { seat: number; size?: number; ghost?: boolean }): JSX.Element {
  return (
    <span class={`barrel ${ghost ? 'ghost' : ''}`} style={{ color: colourOf(seat) }}>
      <Glyph name="barrel" size={size} />
      <SeatMark seat={seat} size={Math.round(size * 0.5)} />
    </span>
  );
}

/** Barrels of several seats on one space. */
export function Barrels({ of, size = 20 }: { of: Record<string, number>; size?: number }): JSX.Element {
  return (
    <span class="barrels">
      {Object.entries(of).map(([seat, n]) => (
        <span class="barrel-count"><Barrel seat={Number(seat)} size={size} />{n > 1 && <b>{n}</b>}</span>
      ))}
    </span>
  );
}

export function Pawn({ seat, me = false, ghost = false, small = false }: { seat: number; me?: boolean; ghost?: boolean; small?: boolean }): JSX.Element {
  return (
    <span class={`pawn ${me ? 'me' : ''} ${ghost ? 'ghost' : ''} ${small ? 'small' : ''}`} style={{ color: colourOf(seat) }} data-piece={ghost ? undefined : `pawn/${seat}`}>
      <SeatMark seat={seat} size={small ? 14 : 18} />
    </span>
  );
}

/** Red is square, white is round, wherever wine is drawn. */
export function Swatch({ colour }: { colour: Colour }): JSX.Element {
  return <span class={`swatch ${colour}`} />;
}

export function RegionNumber({ n }: { n: number }): JSX.Element {
  return <span class="region-number">{n}</span>;
}

export function WineTile({ wine, ghost = false }: { wine: Wine; ghost?: boolean }): JSX.Element {
  return (
    <span class={`wine ${wine.colour} ${ghost ? 'going' : ''}`}>
      <i>{wine.quality}</i>
      <b>{wine.value}</b>
    </span>
  );
}

/** A figure, and what it would become after the move that is pointed at. */
export function Figure({ n, then }: { n: number; then?: number | undefined }): JSX.Element {
  return <>{n}{then !== undefined && then !== n && <em class="then">→ {then}</em>}</>;
}

export function Heading({ children, onOpen, open }: { children: ComponentChildren; onOpen?: (() => void) | undefined; open?: string }): JSX.Element {
  if (!onOpen) return <h2 class="heading">{children}</h2>;
  return (
    <h2 class="heading">
      <button type="button" class="enlarge" aria-label={open} onClick={onOpen}>{children}<Glyph name="open" size={14} /></button>
    </h2>
  );
}
