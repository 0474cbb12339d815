// What a board lends to the page on which owners type in their box: pieces as they are drawn at the table.

import type { ComponentType } from 'preact';
import type { Content, Row, Source, Words } from '../api/boxes';
import { boardOf } from '.';

export interface PieceProps {
  section: string;
  row: Row;
  content: Content;
  words: Words;
  name: string; // how the piece is called on the page
  small?: boolean; // one of many
}

export interface SignProps {
  section: string;
  field: string;
  word: string;
  size: number;
}

export interface MapProps {
  content: Content;
  words: Words;
  chosen: string; // "3/red": row and figure
  onChoose: (row: number, key: string) => void;
  label: (row: number, key: string) => string;
  source: (row: number, key: string) => Source; // where a figure comes from
}

export interface Drawing {
  class: string; // around everything that it draws
  pieces: string[]; // sections of which a piece is drawn
  Piece: ComponentType<PieceProps>;
  Sign?: ComponentType<SignProps>; // a word as the small picture that is printed
  signed?: (section: string, field: string, word: string) => boolean; // of which words there is a picture
  maps?: Record<string, ComponentType<MapProps>>; // sections that are printed on a drawn board
}

const drawings: Record<string, () => Promise<{ drawing: Drawing }>> = {
  'beer-and-bread': () => import('./beer_and_bread/box'),
  'wine-and-cheese': () => import('./wine_and_cheese/box'),
  fromage: () => import('./fromage/box'),
  vinhos: () => import('./vinhos/box'),
};

/** A game's drawings with the styles of its board; a game without any is typed in plain figures. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = drawings[game];
  if (!load) return null;
  const [{ drawing }] = await Promise.all([load(), boardOf(game)]);
  return drawing;
}
