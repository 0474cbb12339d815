// The whole board for a wide window: the other village above, the land, my village, my hand.

import type { JSX } from 'preact';
import type { BoardProps } from '../board';
import { Barn } from './barn';
import { Fields } from './fields';
import { Hand } from './hand';
import { Land } from './land';
import { Deck, Discard, Exchange, NextBacks } from './middle';
import { busy, Glance, Memory, Panel } from './panel';
import { called, type Scene } from './scene';
import { useTravel } from './travel';
import { Building, Column, Plate, Slots, Sold, Windmill } from './village';
import type { View } from './view';
import { wordsIn } from './words';

export function Wide({ payload, view, me, ghost }: BoardProps<View>): JSX.Element {
  const scene: Scene = { payload, view, me, ghost, words: wordsIn(payload.lang), travel: useTravel(view) };
  return (
    <div class="bb bb-wide">
      <div class="country">
        <Land />
        <Villages scene={scene} seat={1 - me} />
        <div class="woods"><Deck scene={scene} /><Discard scene={scene} /><NextBacks scene={scene} /></div>
        <Fields scene={scene} />
        <Exchange scene={scene} />
        <Villages scene={scene} seat={me} />
      </div>
      <div class="below">
        <Hand scene={scene} />
        {view.seats[me as 0 | 1].hand.count < 4 && <Aside scene={scene} />}
        <Panel scene={scene} />
      </div>
    </div>
  );
}

/** A small hand leaves room beside it. */
function Aside({ scene }: { scene: Scene }): JSX.Element | null {
  if (scene.view.frame.over) return null;
  if (scene.view.seats[(1 - scene.me) as 0 | 1].hand.cards.length > 0) return <Memory scene={scene} />;
  return busy(scene) ? <Glance scene={scene} /> : null;
}

function Villages({ scene, seat }: { scene: Scene; seat: number }): JSX.Element {
  const mine = seat === scene.me;
  return (
    <section aria-label={mine && scene.payload.viewer === seat ? scene.words.yourVillage : scene.words.villageOf(called(scene, seat))}>
      <Plate scene={scene} seat={seat} />
      <Windmill scene={scene} seat={seat} />
      <Building scene={scene} seat={seat} good="beer" />
      <Building scene={scene} seat={seat} good="bread" />
      <Sold scene={scene} seat={seat} />
      <Column scene={scene} seat={seat} />
      <Barn scene={scene} seat={seat} y={mine ? 305 : 38} />
      <Slots scene={scene} seat={seat} />
    </section>
  );
}

