// The whole table on one screen: the other farmstead above, mine below, what both share between them.

import type { JSX } from 'preact';
import type { BoardProps } from '../board';
import { BoardContext, shown } from './context';
import { Farm } from './farm';
import { Houses, TurnOrder } from './houses';
import { Plots } from './plots';
import { usePointing } from './pointing';
import { Display, Hand } from './stock';
import { Track } from './track';
import type { View } from './view';
import { useWorkerNames } from './workers';

export function Wide(props: BoardProps<View>): JSX.Element {
  return (
    <BoardContext.Provider value={shown(props, false)}>
      <div class="wc wide">
        <div class="desk">
          <Farm seat={1 - props.me} />
          <Shared view={props.view} />
          <Farm seat={props.me} />
          <Hand />
        </div>
      </div>
    </BoardContext.Provider>
  );
}

function Shared({ view }: { view: View }): JSX.Element {
  const pointing = usePointing();
  const names = useWorkerNames(view);
  return (
    <div class="shared">
      <div class="houses-side"><TurnOrder /><Houses pointing={pointing} names={names} /></div>
      <Plots pointing={pointing} names={names} />
      <Track />
      <Display />
    </div>
  );
}
