// Structures, layouts of the wheel, order cards and customers alone, for the gallery.

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import { SceneContext, sceneOf } from './context';
import { Ground } from './grounds';
import { Pic } from './icons';
import { LAYOUTS } from './layout';
import { PieceG } from './pieces';
import { CheesePic } from './spot';
import { Face } from './structures';
import type { Age, CheeseType, Structure, Venue, View } from './view';

/** A venue as it is drawn on the wheel, with nobody's cheese. */
function Layout({ venue }: { venue: Venue }): JSX.Element {
  const { width, height, r, at } = LAYOUTS[venue.venue];
  const idle = useId();
  return (
    <figure class={`alone-venue ${venue.venue}`}>
      <svg viewBox={`-8 -8 ${width + 16} ${height + 16}`} aria-hidden="true">
        <Ground venue={venue} big={false} corporate={false} me={-1} idle={idle} />
        {venue.spaces.map((space) => {
          const [x, y] = at(space.space);
          return <PieceG key={space.space} x={x} y={y} r={venue.venue === 'villes' ? r + 4 : r} space={space} />;
        })}
      </svg>
      <figcaption><b>{venue.name}</b>{venue.layout}</figcaption>
    </figure>
  );
}

function Order({ order }: { order: { type: CheeseType; age: Age; name: string } }): JSX.Element {
  return <div class="alone-card"><CheesePic type={order.type} age={order.age} size={72} /><b>{order.name}</b></div>;
}

function Customer({ name, worth }: { name: string; worth: { seats: string; n: number }[] }): JSX.Element {
  return (
    <div class="alone-card">
      <Pic name="customer" size={44} /><b>{name}</b>
      <dl>{worth.map((row) => <div key={row.seats}><dt>{row.seats}</dt><dd>{row.n}</dd></div>)}</dl>
    </div>
  );
}

function Inside({ piece }: { piece: GalleryPiece }): JSX.Element {
  if (piece.group === 'layout') return <Layout venue={piece.front} />;
  if (piece.group === 'order') return <Order order={piece.front} />;
  if (piece.group === 'customer') return <Customer name={piece.name} worth={piece.front.worth} />;
  const what = piece.front as Structure;
  return <div class={`structure alone-structure ${what.tile === null ? '' : 'on-tile'}`}><span class="face"><Face what={what} built={false} have={0} /></span></div>;
}

export function Piece({ payload, piece }: { payload: Payload<View>; piece: GalleryPiece }): JSX.Element {
  return <SceneContext.Provider value={sceneOf(payload, payload.view, 0, null)}><Inside piece={piece} /></SceneContext.Provider>;
}
