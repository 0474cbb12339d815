// The games' pictures: a scene for choosing, and the table reduced to its shapes for lists. Drawings without any words.

import type { JSX } from 'preact';
import './scenes.css';
import beerAndBread from './beer_and_bread.svg';
import fromage from './fromage.svg';
import smallBeerAndBread from './small_beer_and_bread.svg';
import smallFromage from './small_fromage.svg';
import smallVinhos from './small_vinhos.svg';
import smallWineAndCheese from './small_wine_and_cheese.svg';
import vinhos from './vinhos.svg';
import wineAndCheese from './wine_and_cheese.svg';

const drawings: Record<string, { scene: string; small: string }> = {
  'beer-and-bread': { scene: beerAndBread, small: smallBeerAndBread },
  'wine-and-cheese': { scene: wineAndCheese, small: smallWineAndCheese },
  fromage: { scene: fromage, small: smallFromage },
  vinhos: { scene: vinhos, small: smallVinhos },
};

/** The picture of a game; a game without one shows plain paper. */
export function Scene({ game, small = false }: { game: string; small?: boolean }): JSX.Element {
  const drawing = drawings[game];
  const text = drawing ? (small ? drawing.small : drawing.scene) : '';
  return <div class={`scene ${small ? 'small' : game}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: text }} />;
}
