// What all parts of the board are drawn from.

import type { Payload } from '../../api/types';
import type { Travel } from './travel';
import type { Village, View } from './view';
import type { Words } from './words';

export interface Scene {
  payload: Payload<View>;
  view: View;
  ghost: View | null;
  me: number; // the seat at the bottom
  words: Words;
  travel: Travel;
}

export function village(scene: Scene, seat: number): Village {
  return scene.view.seats[seat as 0 | 1];
}

/** A player's own name, or "You". */
export function called(scene: Scene, seat: number): string {
  if (scene.payload.viewer === seat) return scene.words.you;
  return scene.payload.seats[seat]?.name || scene.view.frame.seats[seat]!.name;
}
