// Beer & Bread on the table: two villages, the land between them, and my hand.

import type { Board } from '../board';
import { Calendar, Stage } from './calendar';
import { Piece } from './gallery';
import { AREAS, PhoneArea } from './phone';
import { lay } from './sprite';
import type { View } from './view';
import { Wide } from './wide';
import './theme.css';
import './cards.css';
import './board.css';
import './village.css';
import './panel.css';
import './phone.css';

lay();

export const board: Board<View> = {
  game: 'beer-and-bread',
  Wide,
  areas: AREAS,
  Area: PhoneArea,
  Calendar,
  Stage,
  Piece,
};
