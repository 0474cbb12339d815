// The board on a phone, in four areas. Everything that a turn needs is in the first, but for the exchange cards.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import type { Area, BoardProps } from '../board';
import { CardTip, Front, listed, Strip, told } from './card';
import { turnedBy } from './hand';
import { Deck, Discard, Exchange, NextBacks } from './middle';
import { busy, Glance, Panel } from './panel';
import { PhoneBarn, PhoneLand } from './phone_land';
import { Counted, Discs, GoodIcon, Ic, T, Tick } from './pieces';
import { called, village, type Scene } from './scene';
import { Short } from './short';
import { useTravel } from './travel';
import { Building, Coins, OtherHand, Sold, Windmill } from './village';
import type { Card, View } from './view';
import { wordsIn } from './words';

function starts(...kinds: string[]): (place: string) => boolean {
  return (place) => kinds.includes(place.split('/')[0]!);
}

export const AREAS: Area<View>[] = [
  { id: 'play', name: (payload) => wordsIn(payload.lang).play, places: starts('hand', 'column', 'site', 'slot', 'storage', 'offer'), shows: starts('field', 'hand', 'storage', 'offer') },
  { id: 'exchange', name: (payload) => wordsIn(payload.lang).exchange, places: starts('exchange', 'deck') },
  { id: 'mine', name: (payload) => wordsIn(payload.lang).village, places: () => false, shows: starts('site', 'slot') },
  { id: 'other', name: (payload) => payload.seats[1 - (payload.viewer ?? 0)]?.name ?? '', places: starts('windmill') },
];

export function PhoneArea({ payload, view, me, ghost, area }: BoardProps<View> & { area: string }): JSX.Element {
  const scene: Scene = { payload, view, me, ghost, words: wordsIn(payload.lang), travel: useTravel(view) };
  return (
    <div class={`bb bb-phone ${area}`}>
      {area === 'play' && <Play scene={scene} />}
      {area === 'exchange' && <Middle scene={scene} />}
      {area === 'mine' && <Home scene={scene} seat={me} />}
      {area === 'other' && <Home scene={scene} seat={1 - me} />}
    </div>
  );
}

function Play({ scene }: { scene: Scene }): JSX.Element {
  const { view } = scene;
  return (
    <>
      {view.frame.over && <Panel scene={scene} />}
      <PhoneLand scene={scene} />
      <PhoneBarn scene={scene} seat={scene.me} />
      <Thumbs scene={scene} />
      <div class="deal">
        {view.chosen && <Chosen scene={scene} card={view.chosen} />}
        {busy(scene) && !view.frame.over ? <Panel scene={scene} /> : <Glance scene={scene} />}
      </div>
    </>
  );
}

/** The chosen card in full, beside what can be done with it. */
function Chosen({ scene, card }: { scene: Scene; card: Card }): JSX.Element {
  return <Thing class="cardplace chosen" label={told(scene.view, card, scene.words)} tip={() => <CardTip view={scene.view} card={card} words={scene.words} />}><Front card={card} /><Tick /></Thing>;
}

/** My hand as small cards: harvest, good and value; a long press shows the whole card. */
function Thumbs({ scene }: { scene: Scene }): JSX.Element {
  const { words } = scene;
  return (
    <div class="thumbs" role="group" aria-label={words.hand}>
      {village(scene, scene.me).hand.cards.map((card) => {
        const chosen = scene.view.chosen?.card === card.card;
        const turned = turnedBy(scene, card);
        const more = turned < 0 ? '' : words.turned(called(scene, turned));
        return (
          <Place key={card.card} id={`hand/${card.card}`} class={`th ${card.good} ${chosen ? 'chosen' : ''}`} piece={`card/${card.card}`} label={`${told(scene.view, card, words)} ${more}`}
            tip={() => <CardTip view={scene.view} card={card} words={words} more={more} />}>
            <span class="a"><Discs of={card.harvest} size={18} /></span>
            <span class="m"><Counted of={card.recipe} size={15} /></span>
            <span class="b"><GoodIcon good={card.good} size={17} />{turned >= 0 && <Ic id="i-turned" size={16} />}<T of={card.value} /></span>
            {chosen && <Tick />}
          </Place>
        );
      })}
    </div>
  );
}

function Middle({ scene }: { scene: Scene }): JSX.Element {
  return (
    <>
      <Exchange scene={scene} small={false} />
      <div class="pdeck"><Deck scene={scene} /><Discard scene={scene} /></div>
      <h2>{scene.words.next}</h2>
      <NextBacks scene={scene} n={16} />
    </>
  );
}

/** A whole village: for looking, not for moving. */
function Home({ scene, seat }: { scene: Scene; seat: number }): JSX.Element {
  const { view, words } = scene;
  const home = village(scene, seat);
  const other = seat !== scene.me;
  return (
    <>
      <header class="phead">
        <SeatMark seat={seat} size={22} /><h2>{called(scene, seat)}</h2><Coins scene={scene} seat={seat} />
        <Windmill scene={scene} seat={seat} loose />
      </header>
      {other && <section><h3>{words.inHand(home.hand.count)}</h3><OtherHand scene={scene} seat={seat} w={40} h={58} /></section>}
      {other && <PhoneBarn scene={scene} seat={seat} />}
      <div class="houses"><Building scene={scene} seat={seat} good="beer" loose /><Building scene={scene} seat={seat} good="bread" loose /></div>
      <div class="houses">
        <section class="pcol">
          <h3><Ic id="i-sickle" size={16} class="gold" />{words.column}</h3>
          <Thing at={`column/${seat}`} class="strips" label={words.columnLabel(home.column.count, listed(view, home.column.totals, words))}>
            {home.column.cards.length ? home.column.cards.map((each) => <Strip key={each.card} card={each} size={28} />) : <span class="soft">{words.nothing}</span>}
          </Thing>
        </section>
        <section class="pcol"><h3>{words.sold}</h3><Sold scene={scene} seat={seat} loose /></section>
      </div>
      <section>
        <h3>{words.upgrades}</h3>
        {view.slots.map((slot) => {
          const built = home.upgrades[slot.id];
          return (
            <Thing key={slot.id} at={`slot/${seat}/${slot.id}`} class={`pslot ${built.length ? '' : 'void'}`} label={words.slot(slot.name, built.length ? built.map((each) => `${each.name}: ${each.text}`).join(' ') : words.slotEmpty)}>
              <span class="ui"><Ic id={`u-${slot.id}`} size={16} /></span>
              <span class="texts">
                <b>{slot.name}</b>
                {built.map((each) => <span key={each.id} class="up1"><Short of={each} />{each.copies > 1 && <b>×{each.copies}</b>}<span class="soft">{each.name}: {each.text}</span></span>)}
              </span>
            </Thing>
          );
        })}
      </section>
    </>
  );
}
