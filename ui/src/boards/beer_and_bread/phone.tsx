import type { JSX } from 'preact';
import type { Area, BoardProps } from '../board';
import { wordsIn } from './words';
import type { View } from './view';
export const AREAS: Area<View>[] = [{ id: 'play', name: (p) => wordsIn(p.lang).play, places: () => true }];
export function PhoneArea(_: BoardProps<View> & { area: string }): JSX.Element { return <p />; }
