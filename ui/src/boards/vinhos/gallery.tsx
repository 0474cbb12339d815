// Regions, vintages, experts and booths alone, for the gallery.

import type { ComponentChildren, JSX } from 'preact';
import type { GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import { Coin, RegionNumber, Swatch } from './bits';
import { ExpertFace } from './fair';
import { HereContext, hereOf, signed } from './here';
import { drawingOf, Glyph } from './icons';
import { weatherOf } from './magnates';
import type { Booth, Expert, Feature, Region, Vintage, View } from './view';
import './gallery.css';

const FEATURES: readonly Feature[] = ['appearance', 'taste', 'aroma', 'alcohol'];

type Land = Pick<Region, 'number' | 'name' | 'ability' | 'ability_text' | 'cubes'> & { red: number; white: number };

function Tile({ title, children }: { title: ComponentChildren; children: ComponentChildren }): JSX.Element {
  return <div class="tile-alone"><b class="head">{title}</b>{children}</div>;
}

function Inside({ piece }: { piece: GalleryPiece }): JSX.Element {
  if (piece.group === 'region') {
    const region = piece.front as Land;
    return (
      <Tile title={<><RegionNumber n={region.number} /> {region.name}</>}>
        <p class="row"><Swatch colour="red" /><Coin n={region.red} small /><Swatch colour="white" /><Coin n={region.white} small /></p>
        <p>{region.ability_text}</p>
        <p class="row">{Array.from({ length: region.cubes }, (_, n) => <Glyph key={n} name="renown" size={15} />)}</p>
      </Tile>
    );
  }
  if (piece.group === 'vintage') {
    const vintage = piece.front as Vintage;
    return (
      <Tile title={<><Glyph name={weatherOf(vintage.weather)} size={18} /> {vintage.name}</>}>
        <p class="row weather"><b>{signed(vintage.weather)}</b></p>
        <p class="row">{FEATURES.filter((feature) => vintage.steps[feature] > 0).map((feature) => <span key={feature} class="adds"><Glyph name={feature} size={17} />+{vintage.steps[feature]}</span>)}</p>
        <p class="row"><Swatch colour={vintage.colour} />{vintage.value}+<span class="row">{vintage.regions.map((n) => <RegionNumber key={n} n={n} />)}</span></p>
      </Tile>
    );
  }
  if (piece.group === 'expert') {
    const expert = piece.front as Expert;
    return (
      <Tile title={<><Glyph name={expert.feature} size={18} /> {expert.name}</>}>
        <ExpertFace expert={expert} words />
      </Tile>
    );
  }
  const booth = piece.front as Booth;
  return (
    <Tile title={booth.name}>
      <p class="row">{booth.features.map((feature) => <Glyph key={feature} name={feature} size={22} />)}</p>
      <p class="row"><Glyph name={drawingOf(booth.bonus === 'expert' ? 'experts' : booth.bonus)} size={17} />{booth.bonus_name}</p>
    </Tile>
  );
}

export function Piece({ payload, piece }: { payload: Payload<View>; piece: GalleryPiece }): JSX.Element {
  return <HereContext.Provider value={hereOf({ payload, view: payload.view, me: 0, ghost: null }, false)}><Inside piece={piece} /></HereContext.Provider>;
}
