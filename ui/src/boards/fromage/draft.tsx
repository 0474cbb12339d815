// The draft: tiles to choose from, tiles kept, and laying them over printed structures.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { useScene } from './context';
import { Figure, Shown } from './spot';
import { Face } from './structures';
import type { Structure } from './view';

function Tile({ tile, live }: { tile: Structure; live: boolean }): JSX.Element {
  const { w } = useScene();
  const said = `${tile.name}. ${tile.text} ${w.costs(tile.cost)}`;
  const inside = <Shown><Face what={tile} built={false} have={0} /><Figure class="text" n={tile.text} /></Shown>;
  const name = `drafttile ${tile.kind}`;
  return live
    ? <Place id={`tile/${tile.tile}`} label={said} tip={said} piece={`tile/${tile.tile}`} class={name}>{inside}</Place>
    : <Thing label={said} tip={said} piece={`tile/${tile.tile}`} class={name}>{inside}</Thing>;
}

export function Draft(): JSX.Element {
  const { view, me, w } = useScene();
  const { hand, kept, slot } = view.draft!;
  const covering = view.frame.phase === 'cover';
  const over = slot === null ? undefined : view.seats[me]?.structures[slot];
  return (
    <div class="draft">
      {!covering && (
        <section>
          <h2>{w.hand}</h2><p>{w.keepOne}</p>
          <div class="tiles">{hand.map((tile) => <Tile key={tile.tile} tile={tile} live />)}</div>
        </section>
      )}
      <section>
        <h2>{covering ? w.coverSlot : w.kept}</h2>
        {covering && over && <p>{w.coverNow(over.name)}</p>}
        <div class={covering ? 'tiles' : 'tiles kept'}>
          {kept.length === 0 ? <p class="none">{w.noneYet}</p> : kept.map((tile) => <Tile key={tile.tile} tile={tile} live={covering} />)}
        </div>
      </section>
    </div>
  );
}
