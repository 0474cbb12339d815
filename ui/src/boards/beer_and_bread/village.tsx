// A village: its name plate, windmill, brewery and bakery, sold cards, harvest column and upgrades.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import { GOODS, SITE } from './amounts';
import { Back, CardsTip, listed, Strip } from './card';
import { at, GoodIcon, Ic, Tick } from './pieces';
import { called, village, type Scene } from './scene';
import { densityOf, ShortBuilt, type Density } from './short';
import type { Card, Good, Slot } from './view';

export interface VillageProps {
  scene: Scene;
  seat: number;
  loose?: boolean; // a phone lays it out itself: it has no spot on the land, and is no place of a move
}

/** The other hand: backs, with the value of every card that I have seen. */
export function OtherHand({ scene, seat, w = 19, h = 28 }: VillageProps & { w?: number; h?: number }): JSX.Element {
  const { hand } = village(scene, seat);
  const words = scene.words;
  const name = called(scene, seat);
  const unseen = hand.hidden.beer + hand.hidden.bread > 0 ? words.unseen(hand.hidden.beer, hand.hidden.bread) : '';
  const label = `${words.handOf(name, hand.count)}. ${hand.cards.length ? `${words.remember} ${hand.cards.map((each) => `${each.name} (${each.value})`).join(', ')}.` : ''} ${unseen}`;
  return (
    <Thing class="mh" label={label} tip={hand.cards.length ? () => <CardsTip view={scene.view} title={words.handOf(name, hand.count)} cards={hand.cards} words={words} note={`${words.remember} ${unseen}`} /> : label}>
      {hand.cards.map((each) => <Back key={each.card} good={each.good} w={w} h={h} piece={`card/${each.card}`} known={each.value} />)}
      {GOODS.flatMap((good) => Array.from({ length: hand.hidden[good] }, (_, i) => <Back key={`${good}${i}`} good={good} w={w} h={h} />))}
    </Thing>
  );
}

export function Coins({ scene, seat }: VillageProps): JSX.Element {
  const { score } = village(scene, seat);
  const then = scene.ghost?.seats[seat as 0 | 1].score ?? score;
  const words = scene.words;
  return (
    <Thing class="duo" label={words.scoreTip(called(scene, seat), score.beer, score.bread)}>
      {GOODS.map((good) => (
        <span key={good} class={score.lower === good || score.lower === '' ? 'low' : ''}>
          <GoodIcon good={good} size={16} /><b class={then[good] === score[good] ? '' : 'then'}>{then[good]}</b>
        </span>
      ))}
    </Thing>
  );
}

export function Plate({ scene, seat }: VillageProps): JSX.Element {
  const mine = seat === scene.me;
  const { hand } = village(scene, seat);
  return (
    <div class="plate" style={at(16, mine ? 308 : 39, 122)}>
      <span class="who"><SeatMark seat={seat} size={18} /><b>{called(scene, seat)}</b></span>
      <Coins scene={scene} seat={seat} />
      {!mine && <OtherHand scene={scene} seat={seat} />}
      <small>{scene.words.inHand(hand.count)}</small>
    </div>
  );
}

export function Windmill({ scene, seat, loose }: VillageProps): JSX.Element {
  const mine = seat === scene.me;
  const words = scene.words;
  if (scene.view.windmill !== seat) {
    return (
      <Thing class="mill no" at={`windmill/${seat}`} style={loose ? undefined : at(148, mine ? 326 : 57, 56, 70)} label={words.noWindmill}>
        <svg viewBox="148 326 56 70" aria-hidden="true"><ellipse class="mound" cx="176" cy="388" rx="26" ry="6" /><path class="mound" d="M164 387 168 343c0-8 3-12 9-12s9 4 9 12l4 44" /></svg>
      </Thing>
    );
  }
  return (
    <Thing class="mill" at={`windmill/${seat}`} piece="windmill" style={loose ? undefined : at(142, mine ? 304 : 35, 66, 96)} label={words.windmillOf(called(scene, seat))}>
      <svg viewBox="0 0 64 92" aria-hidden="true"><use href="#bb-b-mill" /></svg>
    </Thing>
  );
}

/** The cards in brewery or bakery, one over the other where there is room for several. */
function Spots({ scene, seat, good }: VillageProps & { good: Good }): JSX.Element {
  const mine = seat === scene.me;
  const site = village(scene, seat)[SITE[good]];
  const then = scene.ghost?.seats[seat as 0 | 1][SITE[good]].cards.length ?? site.cards.length;
  const room = Math.max(site.room, site.cards.length);
  const step = room > 1 ? 16 / (room - 1) : 0;
  const w = 60 - (room - 1 ? 16 : 0);
  const h = 88 - (room - 1 ? 22 : 0);
  return (
    <span class="spots">
      {Array.from({ length: room }, (_, i) => {
        const card = site.cards[i];
        const place = at(i * step, i * step * 1.35, w, h);
        if (!card) return <span key={i} class={`spot ${i < then ? 'ghost' : ''}`} style={place}>{i === room - 1 && <GoodIcon good={good} size={24} />}</span>;
        return <span key={i} class={`spot has ${i >= then ? 'out' : ''}`} style={place}><Back good={good} w={w} h={h} piece={`card/${card.card}`} known={mine ? card.value : undefined} /></span>;
      })}
    </span>
  );
}

export function siteLabel(scene: Scene, seat: number, good: Good): string {
  const site = village(scene, seat)[SITE[good]];
  const cards = site.cards.map((each) => `${each.name} (${each.value})`).join(', ');
  return site.cards.length ? scene.words.siteHolds(site.name, cards, site.free) : scene.words.siteEmpty(site.name, site.room);
}

export function Building({ scene, seat, good, loose }: VillageProps & { good: Good }): JSX.Element {
  const mine = seat === scene.me;
  const words = scene.words;
  const site = village(scene, seat)[SITE[good]];
  const label = siteLabel(scene, seat, good);
  const note = mine ? words.siteTip : words.faceDown;
  const tip = site.cards.length ? () => <CardsTip view={scene.view} title={label} cards={site.cards} words={words} note={note} /> : `${label}. ${words.siteTip}`;
  const inside = (
    <>
      <svg class="house" viewBox="0 0 96 98" aria-hidden="true"><use href={`#bb-b-${SITE[good]}`} width="96" height="84" /></svg>
      <span class="plank">{site.name}</span>
      <Spots scene={scene} seat={seat} good={good} />
    </>
  );
  const style = loose ? undefined : at(good === 'beer' ? 222 : 394, mine ? 302 : 35, 166, 99);
  const other = scene.view.chosen && scene.view.chosen.good !== good;
  return mine && !other && !loose
    ? <Place id={`site/${seat}/${good}`} class="site" style={style} label={label} tip={tip}>{inside}</Place>
    : <Thing at={`site/${seat}/${good}`} class="site" style={style} label={label} tip={tip}>{inside}</Thing>;
}

export function Sold({ scene, seat, loose }: VillageProps): JSX.Element {
  const { sold } = village(scene, seat);
  const words = scene.words;
  const mine = seat === scene.me;
  const cards: Card[] = [...sold.beer, ...sold.bread];
  const label = words.soldTip(sold.beer.length, sold.bread.length);
  return (
    <Thing class="sold" style={loose ? undefined : at(564, mine ? 306 : 39, 82, 92)} label={label}
      tip={cards.length ? () => <CardsTip view={scene.view} title={label} cards={cards} words={words} note={mine ? undefined : words.faceDown} /> : label}>
      <svg class="well" viewBox="0 0 44 48" aria-hidden="true"><use href="#bb-b-well" /></svg>
      <span class="piles">
        {GOODS.map((good) => sold[good].length > 0 && (
          <span class="pile" key={good}>
            {sold[good].slice(-3).map((each) => <Back key={each.card} good={good} w={28} h={42} piece={`card/${each.card}`} />)}
            <b>{sold[good].length}</b>
          </span>
        ))}
      </span>
    </Thing>
  );
}

export function Column({ scene, seat }: VillageProps): JSX.Element {
  const { column } = village(scene, seat);
  const mine = seat === scene.me;
  const words = scene.words;
  const coming = scene.ghost?.seats[seat as 0 | 1].column.cards.filter((each) => !column.cards.some((had) => had.card === each.card)) ?? [];
  const many = column.cards.length + coming.length;
  const size = many <= 3 ? 23 : many === 4 ? 18 : 14.5;
  const label = words.columnLabel(column.count, listed(scene.view, column.totals, words));
  const tip = () => <CardsTip view={scene.view} title={label} cards={column.cards} words={words} note={words.columnTip} />;
  const inside = (
    <>
      <span class="hd"><Ic id="i-sickle" size={14} class="gold" />{words.column}</span>
      {column.cards.map((each) => <Strip key={each.card} card={each} size={size} />)}
      {coming.map((each) => <Strip key={each.card} card={each} size={size} class="ghost" />)}
      {many < 3 && <span class="hrest" />}
    </>
  );
  const style = at(650, mine ? 303 : 36, 116, 97);
  return mine
    ? <Place id={`column/${seat}`} class="hcol" style={style} label={label} tip={tip}>{inside}</Place>
    : <Thing at={`column/${seat}`} class="hcol" style={style} label={label} tip={tip}>{inside}</Thing>;
}

/** Six slots along the edge; a slot takes any number of upgrades. */
export function Slots({ scene, seat }: VillageProps): JSX.Element {
  const mine = seat === scene.me;
  const density = densityOf(village(scene, seat), scene.view.slots.map((each) => each.name));
  return (
    <div class={`edge ${mine ? 'bot' : 'top'} ${density}`} role="group" aria-label={scene.words.upgrades}>
      {scene.view.slots.map((slot) => <SlotPlace key={slot.id} scene={scene} seat={seat} slot={slot.id} name={slot.name} density={density} />)}
    </div>
  );
}

function SlotPlace({ scene, seat, slot, name, density }: VillageProps & { slot: Slot; name: string; density: Density }): JSX.Element {
  const words = scene.words;
  const built = village(scene, seat).upgrades[slot];
  const target = seat === scene.me && (!scene.view.chosen || scene.view.chosen.upgrade.slot === slot);
  const then = scene.ghost?.seats[seat as 0 | 1].upgrades[slot].reduce((all, each) => all + each.copies, 0) ?? 0;
  const now = built.reduce((all, each) => all + each.copies, 0);
  const label = words.slot(name, built.length ? built.map((each) => `${each.name}${each.copies > 1 ? ` ×${each.copies}` : ''}: ${each.text}`).join(' ') : words.slotEmpty);
  const tip = built.length
    ? () => <div class="bb bb-tip many"><b class="title">{name}</b>{built.map((each) => <p key={each.id}><b>{each.name}{each.copies > 1 ? ` ×${each.copies}` : ''}</b>: {each.text}</p>)}</div>
    : `${name}: ${words.slotEmpty}. ${words.slotTip}`;
  const inside = (
    <>
      <span class="ui"><Ic id={`u-${slot}`} size={15} /></span>
      {built.length ? <span class="chips">{built.map((each) => <ShortBuilt key={each.id} of={each} named={built.length === 1} density={density} />)}</span> : <span class="sn">{name}</span>}
      {then > now && <Tick />}
    </>
  );
  const look = `slot ${built.length ? 'full' : 'void'}`;
  const id = `slot/${seat}/${slot}`;
  return target
    ? <Place id={id} class={look} label={label} tip={tip}>{inside}</Place>
    : <Thing at={id} class={look} label={label} tip={tip}>{inside}</Thing>;
}

