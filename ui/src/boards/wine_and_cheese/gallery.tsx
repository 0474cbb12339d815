// A card alone, for the gallery.

import type { JSX } from 'preact';
import type { GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import { Large } from './cards';
import { BoardContext, shown } from './context';
import type { Card, View } from './view';

export function Piece({ payload, piece }: { payload: Payload<View>; piece: GalleryPiece }): JSX.Element {
  const card = piece.front as Card;
  return (
    <BoardContext.Provider value={shown({ payload, view: payload.view, me: 0, ghost: null }, false)}>
      <div class="wc alone-card"><span class={`large roomy ${card.good}`}><Large card={card} crowd="roomy" /></span></div>
    </BoardContext.Provider>
  );
}
