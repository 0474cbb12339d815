// Places of this board: what they show is drawn for the eye, their label says all of it to those who listen.

import type { ComponentProps, JSX } from 'preact';
import { Place as AnyPlace, PlaceG as AnyPlaceG } from '../../table/place';

export { Thing, ThingG } from '../../table/place';

export function Place({ children, ...rest }: ComponentProps<typeof AnyPlace>): JSX.Element {
  return <AnyPlace {...rest}><span class="shown" aria-hidden="true">{children}</span></AnyPlace>;
}

export function PlaceG({ children, ...rest }: ComponentProps<typeof AnyPlaceG>): JSX.Element {
  return <AnyPlaceG {...rest}><g aria-hidden="true">{children}</g></AnyPlaceG>;
}
