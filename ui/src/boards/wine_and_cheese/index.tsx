// Wine & Cheese: two farmsteads facing each other.

import type { Board } from '../board';
import { Calendar, Stage } from './calendar';
import { OWNERS, PhoneArea } from './phone';
import type { View } from './view';
import { Wide } from './wide';
import { wordsIn, type Words } from './words';
import { Piece } from './gallery';
import './board.css';
import './cards.css';
import './farm.css';
import './shared.css';
import './phone.css';

const NAMES: Record<string, (words: Words) => string> = {
  plots: (words) => words.areaPlots, farm: (words) => words.areaFarm, cards: (words) => words.areaCards, money: (words) => words.areaMoney,
};

export const board: Board<View> = {
  game: 'wine-and-cheese',
  Wide,
  areas: Object.entries(OWNERS).map(([id, owns]) => ({
    id,
    name: (payload) => NAMES[id]!(wordsIn(payload.lang)),
    places: (place) => owns.includes(place.split('/')[0]!),
  })),
  Area: PhoneArea,
  Calendar,
  Stage,
  Piece,
};
