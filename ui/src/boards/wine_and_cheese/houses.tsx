// Housing cards between the farmsteads: the pattern in the middle, the other's house above it, mine below.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import { callOf, inWords, ownerOf, useBoard, useMention } from './context';
import { Icon, Worker } from './icons';
import { Yield } from './plots';
import type { Pointing } from './pointing';
import type { Housing } from './view';

interface HousesProps {
  pointing: Pointing;
  names: Map<string, string>;
}

export function Houses({ pointing, names }: HousesProps): JSX.Element {
  const { view } = useBoard();
  return <div class="houses">{view.housing.map((card) => <HousingCard key={card.space} card={card} pointing={pointing} names={names} />)}</div>;
}

/** The cells of a pattern; the red one with a figure is the worker's own plot. */
export function Pattern({ card, size = 17 }: { card: Pick<Housing, 'kind' | 'pattern'>; size?: number }): JSX.Element {
  const cells: [number, number][] = [[0, 0], ...card.pattern];
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  const high = Math.max(...cells.map(([row]) => row)) - top + 1;
  const wide = Math.max(...cells.map(([, column]) => column)) - left + 1;
  return (
    <svg class={`pattern ${card.kind}`} style={{ '--n': wide * size, '--m': high * size }} viewBox={`0 0 ${wide * 17} ${high * 17}`} aria-hidden="true">
      {cells.map(([row, column], i) => {
        const x = (column - left) * 17;
        const y = (row - top) * 17;
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <rect x="1" y="1" width="15" height="15" rx="2" class={i === 0 ? 'own' : ''} />
            {i === 0 && <text x="8.5" y="12.8">{card.kind === 'together' ? 2 : 1}</text>}
            {i > 0 && card.kind === 'together' && <path class="person" d="M5.3 12.7c0-3.6 1-4.4 3.2-4.4s3.2.8 3.2 4.4ZM8.5 4.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />}
            {i > 0 && card.kind === 'alone' && <circle class="nobody" cx="8.5" cy="8.5" r="2.8" />}
          </g>
        );
      })}
    </svg>
  );
}

function House({ seat, colour, leaves, piece }: { seat: number; colour: string | null; leaves: boolean; piece: string | undefined }): JSX.Element {
  const { w } = useBoard();
  return (
    <span class={`house seat-${seat} ${colour ? '' : 'out'}`}>
      <svg class="roof" viewBox="0 0 56 20" aria-hidden="true"><path d="M2 19 28 2 54 19Z" /></svg>
      <SeatMark seat={seat} size={11} class="crest" />
      <span class="room">{colour ? <><span data-piece={piece}><Worker colour={colour} n={30} class={leaves ? 'ghostly' : ''} /></span><Icon id="w-bench" n={34} m={10} class="bench" /></> : <em>{w.out}</em>}</span>
    </span>
  );
}

function HousingCard({ card, pointing, names }: HousesProps & { card: Housing }): JSX.Element {
  const board = useBoard();
  const { view, me, ghost, w, phone } = board;
  const other = 1 - me;
  const after = ghost?.housing[card.space]?.houses[me];
  const several = Object.keys(view.yields).length > 1; // with one house the plots say it
  const gain = several && pointing.plot !== null ? view.yields[String(card.space)]?.[pointing.plot] : undefined;
  const home = (seat: number) => {
    const colour = view.colours.find((each) => each.id === card.houses[seat]);
    return `${w.house(card.space + 1, ownerOf(board, seat))}, ${colour ? w.atHome(colour.name) : w.nobodyHome}`;
  };
  const kind = card.kind === 'together' ? w.together : w.alone;
  const aim = card.kind === 'together' ? w.togetherTip : w.aloneTip;
  const tip = (seat: number) => () => (
    <div class="wc house-tip"><Pattern card={card} size={26} /><p><b>{card.name}</b>{home(seat)}. {aim}</p></div>
  );
  const asked = pointing.house === String(card.space) && (pointing.pattern !== null || view.frame.phase === 'house');
  return (
    <div class={`housing ${card.kind} ${card.chosen ? 'chosen' : ''} ${asked ? 'asked' : ''}`}>
      <Thing label={home(other)} tip={tip(other)} at={`house/${other}/${card.space}`} class="their-house">
        {phone ? <span class="brief"><SeatMark seat={other} size={11} />{card.houses[other] ? <Worker colour={card.houses[other]!} n={22} /> : <em>{w.out}</em>}</span>
          : <House seat={other} colour={card.houses[other]!} leaves={false} piece={names.get(`house/${other}/${card.space}`)} />}
      </Thing>
      <Place id={`house/${me}/${card.space}`} label={`${home(me)}. ${card.name}, ${kind}${gain ? `, ${w.would(inWords(board, gain))}` : ''}`} tip={tip(me)} class="my-house">
        <span class="card-of-house">
          <span class="kind"><Icon id={card.kind === 'together' ? 'u-two' : 'u-one'} n={22} m={13} />{kind}</span>
          <span class="drawn">{card.id && <Pattern card={card} size={phone ? 18 : 17} />}</span>
        </span>
        <House seat={me} colour={card.houses[me] ?? (after || null)} leaves={after !== undefined && after !== card.houses[me]} piece={names.get(`house/${me}/${card.space}`)} />
        {gain && <Yield amounts={gain} />}
      </Place>
    </div>
  );
}

/** Whose turn comes when, while workers move; and who waits for the second year. */
export function TurnOrder(): JSX.Element {
  const board = useBoard();
  const { view, w } = board;
  const waiting = view.colours.find((each) => each.id === view.waits);
  const lit = useMention('benches', 'housing', 'order/0', 'order/1');
  return (
    <div class={`turn-order ${lit}`}>
      {view.turns.length > 0 && (
        <Thing label={`${w.turnOf(Math.min(view.turn + 1, view.turns.length), view.turns.length)}: ${view.turns.map((seat) => callOf(board, seat)).join(', ')}`} class="turns">
          {view.turns.map((seat, i) => <i key={i} class={i < view.turn ? 'past' : i === view.turn ? 'now' : ''}><SeatMark seat={seat} size={12} /></i>)}
          <span>{w.turnOf(Math.min(view.turn + 1, view.turns.length), view.turns.length)}</span>
        </Thing>
      )}
      {waiting && <Thing label={w.waits(waiting.name)} class="waits"><Worker colour={waiting.id} n={18} /><Worker colour={waiting.id} n={18} />{w.nextYear}</Thing>}
    </div>
  );
}
