import type { Board } from '../board';

export const board: Board = {
  game: 'beer-and-bread',
  Wide: () => <p>beer-and-bread</p>,
  areas: [],
  Area: () => <p>beer-and-bread</p>,
  note: () => '',
};
