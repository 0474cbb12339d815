import type { Board } from '../board';

export const board: Board = {
  game: 'wine-and-cheese',
  Wide: () => <p>wine-and-cheese</p>,
  areas: [],
  Area: () => <p>wine-and-cheese</p>,
  note: () => '',
};
