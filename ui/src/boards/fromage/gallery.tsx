// A structure alone, for the gallery.

import type { JSX } from 'preact';
import type { GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import { SceneContext, sceneOf } from './context';
import { Face } from './structures';
import type { Structure, View } from './view';

export function Piece({ payload, piece }: { payload: Payload<View>; piece: GalleryPiece }): JSX.Element {
  const what = piece.front as Structure;
  return (
    <SceneContext.Provider value={sceneOf(payload, payload.view, 0, null)}>
      <div class={`structure alone-structure ${what.tile === null ? '' : 'on-tile'}`}><span class="face"><Face what={what} built={false} have={0} /></span></div>
    </SceneContext.Provider>
  );
}
