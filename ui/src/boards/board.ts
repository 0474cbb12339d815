// What a game adds to the shell: a drawing of the whole board, the same in areas for a phone, and small pictures.

import type { ComponentType } from 'preact';
import type { GalleryPiece } from '../api/book';
import type { Payload } from '../api/types';

export interface BoardProps<View> {
  payload: Payload<View>;
  view: View;
  me: number; // the seat drawn at the bottom; seat 0 for spectators
  ghost: View | null; // the table after the move that is pointed at, for ghost pieces and figures
}

export interface Area<View> {
  id: string;
  name: (payload: Payload<View>) => string; // in the payload's language
  places: (place: string) => boolean; // which places it holds, for the badge that counts what can be done there
  shows?: (place: string) => boolean; // what is to be looked at there, where that is more than its places
}

export interface Board<View = any> {
  game: string;
  Wide: ComponentType<BoardProps<View>>; // fills the box it is given (about 1070 x 650 px), without scrolling
  areas: Area<View>[];
  leads?: (view: View) => string | undefined; // the area that a question is about, where other moves may outnumber its answers
  Area: ComponentType<BoardProps<View> & { area: string }>; // one area, 390 px wide, as tall as it likes
  Calendar?: ComponentType<{ view: View; payload: Payload<View> }>; // year, season or turn, for the top strip (height 40 px)
  Stage?: ComponentType<{ view: View }>; // a small picture of the year, season or fair that begins (56 px)
  Piece?: ComponentType<{ payload: Payload<View>; piece: GalleryPiece }>; // one card, tile or space alone, for the gallery (about 150 px wide)
  Memory?: ComponentType<{ view: View; payload: Payload<View> }>; // memory aid for the help: what was seen, what is still to come
}
