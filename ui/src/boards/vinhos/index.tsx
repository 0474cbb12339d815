import type { Board } from '../board';

export const board: Board = {
  game: 'vinhos',
  Wide: () => <p>vinhos</p>,
  areas: [],
  Area: () => <p>vinhos</p>,
  note: () => '',
};
