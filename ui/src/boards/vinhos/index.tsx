// The board of Vinhos: an overview with one thing enlarged in the middle, and areas for a phone.

import type { JSX } from 'preact';
import { colourOf, SeatMark } from '../../kit/seats';
import type { Area, Board, BoardProps } from '../board';
import { Bank } from './bank';
import { Heading } from './bits';
import { Calendar, StagePicture } from './calendar';
import { Estates } from './estates';
import { LargeFair, SmallFair } from './fair';
import { HereContext, hereOf, nameOf } from './here';
import { MagnateCards, MagnateRows, Vintage } from './magnates';
import { Portugal } from './map';
import { Stats, Strips, WholeBoard } from './others';
import { Purse } from './purse';
import { OrderOfPlay, Quadrel, SmallQuadrel } from './quadrel';
import { Stage, useFocus } from './stage';
import { Exports, Sales } from './trade';
import type { View } from './view';
import { words } from './words';
import { Piece } from './gallery';
import './base.css';
import './quadrel.css';
import './map.css';
import './side.css';
import './estates.css';
import './stage.css';
import './phone.css';

function Wide(props: BoardProps<View>): JSX.Element {
  const here = hereOf(props, false);
  const { w } = here;
  const [focus, look] = useFocus(here);
  const seat = focus.startsWith('seat-') ? Number(focus.slice(5)) : null;
  return (
    <HereContext.Provider value={here}>
      <div class="wide" style={{ '--me': colourOf(here.me) }}>
        <Strips looking={seat} onLook={(who) => look(seat === who ? 'quadrel' : `seat-${who}`)} />
        <div class="table-top">
          <Portugal />
          <Stage focus={focus} onLook={look} />
          <div class="side">
            {focus === 'magnates' ? <SmallQuadrel /> : (
              <section class="panel magnates">
                <div class="magnates-head"><Vintage /><Heading onOpen={() => look('magnates')} open={w.enlarge(w.magnates)}>{w.magnates}</Heading></div><MagnateRows />
              </section>
            )}
            {focus === 'fair' ? <SmallQuadrel /> : (
              <section class="panel fair"><Heading onOpen={() => look('fair')} open={w.enlarge(w.fair)}>{w.fair}</Heading><SmallFair /></section>
            )}
            <div class="markets">
              {focus === 'sales' ? <SmallQuadrel /> : (
                <section class="panel market"><Heading onOpen={() => look('sales')} open={w.enlarge(w.sales)}>{w.sales}</Heading><Sales large={false} /></section>
              )}
              {focus === 'exports' ? <SmallQuadrel /> : (
                <section class="panel market"><Heading onOpen={() => look('exports')} open={w.enlarge(w.exports)}>{w.exports}</Heading><Exports large={false} /></section>
              )}
            </div>
          </div>
        </div>
        <div class="mine"><Estates seat={here.me} /><Purse onBank={() => look('bank')} /></div>
      </div>
    </HereContext.Provider>
  );
}

const starts = (...kinds: string[]) => (place: string) => kinds.includes(place.split('/')[0]!);

const areas: Area<View>[] = [
  { id: 'quadrel', name: (payload) => words[payload.lang].quadrel, places: starts('quadrel', 'order', 'queue') },
  { id: 'map', name: (payload) => words[payload.lang].mapShort, places: starts('map') },
  { id: 'estates', name: (payload) => words[payload.lang].estatesShort, places: starts('estate', 'cellar', 'farmer', 'enologist', 'porto', 'expert') },
  { id: 'markets', name: (payload) => words[payload.lang].markets, places: starts('sale', 'export', 'account', 'investment') },
  { id: 'fair', name: (payload) => words[payload.lang].fairShort, places: starts('vintage', 'magnate', 'favour', 'multiplier', 'booth', 'experts', 'cubes', 'play', 'sealed') },
  { id: 'others', name: (payload) => words[payload.lang].others, places: () => false },
];

// Before an action's first step barrels may come back and favours be used; the question is about something else.
const first: Record<string, string> = { buy: 'map', build: 'estates', sell: 'estates', bank: 'markets', hire: 'fair', queue: 'quadrel' };

function PhoneArea(props: BoardProps<View> & { area: string }): JSX.Element {
  const here = hereOf(props, true);
  const { w, view, me } = here;
  return (
    <HereContext.Provider value={here}>
      <div class={`phone-area area-${props.area}`} style={{ '--me': colourOf(me) }}>
        {props.area === 'quadrel' && <><Quadrel /><OrderOfPlay /><Stats seat={here.me} /></>}
        {props.area === 'map' && <Portugal />}
        {props.area === 'estates' && <><Purse /><Estates seat={here.me} /></>}
        {props.area === 'markets' && <><h2>{w.sales}</h2><p class="soft">{w.salesSub}</p><Sales large /><h2>{w.exports}</h2><p class="soft">{w.exportsSub}</p><Exports large /><h2>{w.bank}</h2><Bank /></>}
        {props.area === 'fair' && <><h2>{w.fair}</h2><LargeFair /><h2>{w.magnates}</h2><Vintage /><MagnateCards /></>}
        {props.area === 'others' && view.order.filter((seat) => seat !== me).map((seat) => (
          <section><h2><SeatMark seat={seat} /> {nameOf(here, seat)}</h2><WholeBoard seat={seat} /></section>
        ))}
      </div>
    </HereContext.Provider>
  );
}

export const board: Board<View> = {
  game: 'vinhos',
  Wide,
  areas,
  leads: (view) => first[view.frame.phase],
  Area: PhoneArea,
  Calendar,
  Stage: StagePicture,
  Piece,
};
