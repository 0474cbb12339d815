// Regions, vintages, experts, booths and the spaces of the board alone, for the gallery.

import type { ComponentChildren, JSX } from 'preact';
import type { GalleryPiece } from '../../api/book';
import type { Payload } from '../../api/types';
import { Coin, RegionNumber, Swatch } from './bits';
import { ExpertFace } from './fair';
import { HereContext, hereOf, rateOf, signed, useHere } from './here';
import { drawingOf, Glyph } from './icons';
import { counted, weatherOf } from './magnates';
import type { Booth, CountedId, Expert, Favour, Feature, Region, Vintage, View } from './view';
import './gallery.css';

const FEATURES: readonly Feature[] = ['appearance', 'taste', 'aroma', 'alcohol'];

type Land = Pick<Region, 'number' | 'name' | 'ability' | 'ability_text' | 'cubes'> & { red: number; white: number };

interface Space { id: string; name: string; note: string; taxed: string }
interface House { name: string; red: number[]; white: number[] }
interface Country { name: string; majority: number; requests: number[]; points: number[] }
interface Slots { magnate: string; counted: CountedId; what: string; rates: number[]; most: string }

function Tile({ title, children }: { title: ComponentChildren; children: ComponentChildren }): JSX.Element {
  return <div class="tile-alone"><b class="head">{title}</b>{children}</div>;
}

function SpaceTile({ space }: { space: Space }): JSX.Element {
  return <Tile title={<><Glyph name={drawingOf(space.id)} size={18} /> {space.name}</>}><p>{space.note}</p>{space.taxed && <p>{space.taxed}</p>}</Tile>;
}

function HouseTile({ house }: { house: House }): JSX.Element {
  return (
    <Tile title={house.name}>
      {(['red', 'white'] as const).map((colour) => <p key={colour} class="row"><Swatch colour={colour} />{house[colour].map((n, i) => <span key={i} class={`slot ${colour}`}>{n}</span>)}</p>)}
    </Tile>
  );
}

function CountryTile({ country }: { country: Country }): JSX.Element {
  const { w } = useHere();
  return (
    <Tile title={<>{country.name}<span class="majority">{country.majority} {w.vp}</span></>}>
      {country.requests.map((n, row) => <p key={row} class="row export-row"><span class="slot export">{n}</span><b>{country.points[row]}</b> {w.vp}</p>)}
    </Tile>
  );
}

function MagnateTile({ magnate }: { magnate: { name: string; actions: Favour[] } }): JSX.Element {
  return (
    <Tile title={magnate.name}>
      {magnate.actions.map((each, k) => <p key={k} class="row"><span class="offer-of"><Glyph name={drawingOf(each.task)} size={19} class="act" />{each.price !== null && <Coin n={each.price} small />}</span>{each.short}</p>)}
    </Tile>
  );
}

function MultiplierTile({ slots }: { slots: Slots }): JSX.Element {
  return (
    <Tile title={slots.magnate}>
      <p class="row"><Glyph name={counted[slots.counted]} size={20} class="counted" />{slots.rates.map((rate, i) => <span key={i} class="multiplier"><b>×{rateOf(rate)}</b></span>)}</p>
      <p>{slots.what}</p>
      {slots.most && <p>{slots.most}</p>}
    </Tile>
  );
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
  if (piece.group === 'space') return <SpaceTile space={piece.front} />;
  if (piece.group === 'house') return <HouseTile house={piece.front} />;
  if (piece.group === 'country') return <CountryTile country={piece.front} />;
  if (piece.group === 'magnate') return <MagnateTile magnate={piece.front} />;
  if (piece.group === 'multiplier') return <MultiplierTile slots={piece.front} />;
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
