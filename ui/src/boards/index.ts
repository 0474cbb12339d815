// Boards are fetched when their game is opened.

import type { Board } from './board';

/** A board's styles come with it, and stand where the bundler had them: before those of the table. */
function styled(folder: string): Promise<void> {
  const rest = document.querySelector('link[href="rest.css"]');
  if (!rest || document.querySelector(`link[href="board-${folder}.css"]`)) return Promise.resolve(); // one bundle, while developing
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `board-${folder}.css`;
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => { link.remove(); fail(new Error(link.href)); };
    rest.before(link);
  });
}

const boards: Record<string, () => Promise<{ board: Board }>> = {
  'beer-and-bread': () => import('./beer_and_bread'),
  'wine-and-cheese': () => import('./wine_and_cheese'),
  fromage: () => import('./fromage'),
  vinhos: () => import('./vinhos'),
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import('./generic')); // a game without a board of its own
  const [{ board }] = await Promise.all([load(), styled(game in boards ? game.replaceAll('-', '_') : 'generic')]);
  return board;
}
