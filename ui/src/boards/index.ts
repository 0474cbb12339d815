// Boards are fetched when their game is opened.

import type { Board } from './board';

const boards: Record<string, () => Promise<{ board: Board }>> = {
  'beer-and-bread': () => import('./beer_and_bread'),
  'wine-and-cheese': () => import('./wine_and_cheese'),
  fromage: () => import('./fromage'),
  vinhos: () => import('./vinhos'),
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import('./generic')); // a game without a board of its own
  return (await load()).board;
}
