import type { Board } from '../board';

export const board: Board = {
  game: 'fromage',
  Wide: () => <p>fromage</p>,
  areas: [],
  Area: () => <p>fromage</p>,
  note: () => '',
};
