// A card alone, for the gallery.

import type { JSX } from 'preact';
import type { GalleryPiece } from '../../api/book';
import { Front } from './card';
import type { Card } from './view';

export function Piece({ piece }: { piece: GalleryPiece }): JSX.Element {
  return <div class="bb"><Front card={piece.front as Card} /></div>;
}
