// Beside the hand: what can be done with the chosen card, and what a payment, an offer or a harvest is about.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Place, Thing } from '../../table/place';
import { reasonAt, useTable } from '../../table/model';
import { SeatMark } from '../../kit/seats';
import { GOODS, kinds, nameOf, SITE, sum } from './amounts';
import { CardsTip, CardTip, Front, Line, listed, told } from './card';
import { Coin, Counted, GoodIcon, Ic, T, Token } from './pieces';
import { called, village, type Scene } from './scene';
import { Short } from './short';
import type { Chosen, Uses } from './view';

/** Whether the panel has something to say of its own. */
export function busy(scene: Scene): boolean {
  const { view } = scene;
  return view.frame.over || view.frame.phase === 'keep' || view.frame.phase === 'give' || view.chosen !== null || sum(view.offer) > 0;
}

export function Panel({ scene }: { scene: Scene }): JSX.Element {
  const { view } = scene;
  if (view.frame.over) return <Sales scene={scene} />;
  if (view.chosen?.uses && view.frame.phase === 'action') return <UsesPanel scene={scene} card={view.chosen} uses={view.chosen.uses} />;
  const mine = scene.payload.waiting.includes(scene.me) && scene.payload.viewer === scene.me;
  if (mine && view.frame.phase === 'keep') return <KeepPanel scene={scene} />;
  if (view.frame.phase === 'pay' && view.chosen) return <PayPanel scene={scene} />;
  if (sum(view.offer) > 0 || view.frame.phase === 'give') return <OfferPanel scene={scene} />;
  return <Glance scene={scene} />;
}

function Box({ title, note, class: name, quiet, children }: { title: string; note?: string; class: string; quiet?: boolean; children: ComponentChildren }): JSX.Element {
  return (
    <section class={`acts panel ${name}`} aria-label={title} data-quiet={quiet}>
      <header><h2>{title}</h2>{note && <span>{note}</span>}</header>
      {children}
    </section>
  );
}

// The three uses

interface RowProps {
  id: string;
  icon: ComponentChildren;
  name: string;
  note: string;
  effects: ComponentChildren;
}

function Use({ id, icon, name, note, effects }: RowProps): JSX.Element {
  const table = useTable();
  const can = table.choices.value.has(id);
  const why = can ? undefined : reasonAt(table, id)?.reason; // said in the row itself, in place of the figures
  return (
    <Place id={id} class={`act ${can ? '' : 'no'}`} label={`${name}. ${why ?? note}`} tip={`${name}: ${note}`}>
      <span class="ai">{icon}</span>
      <span class="what"><b>{name}</b>{' '}<small>{why ?? note}</small></span>
      {!why && <span class="ef">{effects}</span>}
    </Place>
  );
}

function UsesPanel({ scene, card, uses }: { scene: Scene; card: Chosen; uses: Uses }): JSX.Element {
  const table = useTable();
  const words = scene.words;
  const me = village(scene, scene.me);
  const mine = scene.payload.viewer === scene.me && table.choices.value.size > 0;
  useEffect(() => { if (mine && !uses.produce) table.askWhy(); }, [mine, uses.produce, scene.payload.version]); // so that the row itself says what is missing
  const { storage } = me;
  const all = storage.units + storage.water_only;
  const reaped = uses.harvest;
  const built = uses.upgrade;
  const cleaned = built.cleaned.beer && built.cleaned.bread ? words.cleansBoth : built.cleaned.beer ? words.cleansBeer : built.cleaned.bread ? words.cleansBread : '';
  const full = (n: number, gained: number) => (n > 0 ? words.storageOver(n) : gained === 0 ? words.collectsNothing : words.storageThen(storage.stored, storage.stored + gained, all));
  return (
    <Box quiet class="uses" title={card.name} note={words.chooseOne}>
      <Use id={`column/${scene.me}`} icon={<Ic id="i-sickle" size={20} class="gold" />} name={words.harvest}
        note={full(reaped.excess, sum(reaped.gained))} effects={<Counted of={reaped.gained} sign="+" />} />
      <Use id={`site/${scene.me}/${card.good}`} icon={<GoodIcon good={card.good} size={20} />} name={card.good === 'beer' ? words.brew : words.bake}
        note={!uses.produce ? words.notPossible : uses.produce.asks ? words.asksHow : words.lowerThen(scene.view.frame.seats[scene.me]!.final, uses.produce.final)}
        effects={<><Counted of={uses.produce && !uses.produce.asks ? uses.produce.paid : card.recipe} sign={'\u2212'} /><Coin value={card.value} size={26} /></>} />
      <Use id={`slot/${scene.me}/${card.upgrade.slot}`} icon={<Ic id={`u-${card.upgrade.slot}`} size={20} class="gold" />} name={words.upgrade}
        note={`${card.upgrade.name}${cleaned ? `, ${cleaned}` : ''}`}
        effects={<>{GOODS.map((good) => built.cleaned[good] > 0 && <span class="rq" key={good}><b>{'\u2212'}{built.cleaned[good]}</b><GoodIcon good={good} size={20} /></span>)}<Counted of={built.gained} sign="+" /><Short of={card.upgrade} /></>} />
    </Box>
  );
}

// Picking up harvest cards

function KeepPanel({ scene }: { scene: Scene }): JSX.Element {
  const words = scene.words;
  return (
    <Box class="keep" title={words.harvestCards} note={words.dropWhich}>
      <div class="three">
        {village(scene, scene.me).column.cards.map((card) => (
          <Place key={card.card} id={`column/${scene.me}/${card.card}`} class="cardplace" label={told(scene.view, card, words)}
            tip={() => <CardTip view={scene.view} card={card} words={words} />}>
            <Front card={card} small />
          </Place>
        ))}
      </div>
    </Box>
  );
}

// Tokens on their way

/** My storage once more, large: what is asked for lies close to the hand. */
function Own({ scene }: { scene: Scene }): JSX.Element {
  return (
    <div class="tray own">
      {kinds(village(scene, scene.me).tokens).map(([kind, n]) => {
        const label = scene.words.stored(n, nameOf(scene.view, kind));
        return <Place key={kind} id={`storage/${scene.me}/${kind}`} class="lot" label={label} tip={label}><Token kind={kind} size={28} /><b>{n}</b></Place>;
      })}
    </div>
  );
}

/** What is given up: the other village may take of it. */
function Tray({ scene }: { scene: Scene }): JSX.Element {
  const { words, view } = scene;
  return (
    <div class="tray">
      {kinds(view.offer).map(([kind, n]) => {
        const inside = <>{scene.travel('offer', kind).map((name) => <Token key={name} kind={kind} size={28} piece={name} />)}<b>{n}</b></>;
        const label = words.offered(n, nameOf(scene.view, kind));
        return <Place key={kind} id={`offer/${kind}`} class="lot" label={label} tip={label}>{inside}</Place>;
      })}
    </div>
  );
}

function OfferPanel({ scene }: { scene: Scene }): JSX.Element {
  const { view, words } = scene;
  const giving = view.frame.phase === 'give' && scene.payload.waiting.includes(scene.me);
  const taking = view.frame.phase === 'take';
  return (
    <Box quiet class="offer" title={taking ? words.offer : words.given} note={listed(view, view.offer, words)}>
      <Tray scene={scene} />
      <p>{giving ? words.giveHint(village(scene, scene.me).storage.excess) : taking ? words.offerHint : words.givenHint}</p>
      {giving && <Own scene={scene} />}
    </Box>
  );
}

function PayPanel({ scene }: { scene: Scene }): JSX.Element {
  const { view, words } = scene;
  const card = view.chosen!;
  return (
    <Box quiet class="pay" title={words.payFor(card.name)} note={words.coins(card.value)}>
      <p class="line"><b>{words.recipe}</b><span class="ef"><Counted of={card.recipe} size={24} /></span></p>
      <Own scene={scene} />
      <p class="line"><b>{words.paySet}</b><span class="ef"><Counted of={view.paid} size={24} /></span></p>
      <p>{words.payHint}</p>
    </Box>
  );
}

// The end: every sale lies open

function Sales({ scene }: { scene: Scene }): JSX.Element {
  const { words } = scene;
  return (
    <Box class="sales" title={words.sales} note={words.lowerCounts}>
      {[scene.me, 1 - scene.me].map((seat) => {
        const home = village(scene, seat);
        return (
          <div class="seller" key={seat}>
            <b><SeatMark seat={seat} size={18} />{called(scene, seat)}</b>
            {GOODS.map((good) => {
              const cards = [...home.sold[good], ...home[SITE[good]].cards];
              const printed = cards.reduce((all, each) => all + each.value, 0);
              const extra = home.score[good] - printed;
              return (
                <Thing key={good} class={`line ${home.score.lower === good || home.score.lower === '' ? 'low' : ''}`} label={words.scoreTip(called(scene, seat), home.score.beer, home.score.bread)}
                  tip={() => <CardsTip view={scene.view} title={good === 'beer' ? words.beer : words.bread} cards={cards} words={words} />}>
                  <GoodIcon good={good} size={24} />
                  <span class="coins">{cards.map((each) => <Coin key={each.card} value={each.value} size={28} />)}{extra > 0 && <T class="extra" of={`+${extra}`} />}</span>
                  <T class="all" of={home.score[good]} />
                </Thing>
              );
            })}
          </div>
        );
      })}
    </Box>
  );
}

// Nothing to decide here

/** What I remember of the other hand: it will be mine when hands are passed on. */
export function Memory({ scene }: { scene: Scene }): JSX.Element {
  const { view, words } = scene;
  const seat = 1 - scene.me;
  const { hand } = village(scene, seat);
  return (
    <Box class="memory" title={words.handShort(called(scene, seat))} note={words.cards(hand.count)}>
      {hand.cards.map((card) => (
        <Thing key={card.card} class="line" label={told(view, card, words)} tip={() => <CardTip view={view} card={card} words={words} more={words.remember} />}><Line card={card} /></Thing>
      ))}
      {hand.count > hand.cards.length && <p>{words.unseen(hand.hidden.beer, hand.hidden.bread)}</p>}
    </Box>
  );
}

export function Glance({ scene }: { scene: Scene }): JSX.Element {
  const { view, words } = scene;
  const me = village(scene, scene.me);
  const other = village(scene, 1 - scene.me);
  return (
    <Box class="glance" title={words.almanac} note={view.turn ? words.turnOf(Math.ceil(view.turn / 2), view.turns / 2) : ''}>
      <Thing class="line" label={words.supplyTip(listed(view, view.supply, words))}>
        <b><Ic id="i-sack" size={18} class="gold" />{words.supply}</b><span class="ef"><Counted of={view.supply} /></span>
      </Thing>
      <Thing class="line" label={`${words.columnShows}: ${listed(view, me.column.totals, words)}. ${words.columnTip}`}>
        <b><Ic id="i-sickle" size={18} class="gold" />{words.columnShows}</b><span class="ef">{sum(me.column.totals) ? <Counted of={me.column.totals} /> : words.nothing}</span>
      </Thing>
      <Thing class="line wm" label={words.windmillNext(me.storage.stored, other.storage.stored)}>
        <b><svg class="ic" viewBox="0 0 64 92" aria-hidden="true"><use href="#bb-b-mill" /></svg>{words.windmill}</b>
        <span class="soft">{words.windmillNext(me.storage.stored, other.storage.stored)}</span>
      </Thing>
    </Box>
  );
}
