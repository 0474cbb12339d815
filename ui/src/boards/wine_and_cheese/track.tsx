// The money track: a ramp from the start, then a ring on which laps are run, with four indicators.

import type { JSX } from 'preact';
import { SeatMark } from '../../kit/seats';
import { Place, Thing } from '../../table/place';
import { GOODS } from './amounts';
import { goodName, ownerOf, useBoard } from './context';
import { Change, Icon } from './icons';
import type { Good, TrackSpace } from './view';

type Spot = { row: number; column: number; side: 'left' | 'top' | 'right' | 'bottom' };

/** The ring runs up the left side, along the top, down the right side and back along the bottom. */
function ring(count: number): { spots: Spot[]; side: number } {
  const side = Math.max(4, Math.ceil((count + 4) / 4));
  const last = side - 1;
  const spots: Spot[] = [];
  for (let row = last - 1; row >= 0; row -= 1) spots.push({ row, column: 0, side: row === 0 ? 'top' : 'left' });
  for (let column = 1; column < last; column += 1) spots.push({ row: 0, column, side: 'top' });
  for (let row = 0; row <= last; row += 1) spots.push({ row, column: last, side: row === last ? 'bottom' : 'right' });
  for (let column = last - 1; column >= 0; column -= 1) spots.push({ row: last, column, side: 'bottom' });
  return { spots, side };
}

export function Track(): JSX.Element {
  const board = useBoard();
  const { view, w, me, ghost } = board;
  const { spaces, lap_to: lapTo, lap } = view.track;
  const round = spaces.slice(lapTo);
  const { spots, side } = ring(round.length);
  const ramp = spaces.slice(1, lapTo);
  return (
    <div class="track" style={{ '--side': side }}>
      {round.map((space, i) => {
        const spot = spots[i]!;
        return <Space key={space.at} space={space} row={spot.row} column={spot.column} side={spot.side} />;
      })}
      {ramp.map((space, i) => <Space key={space.at} space={space} row={side - 2} column={ramp.length - i} side="left" ramp />)}
      <div class="start" style={{ gridArea: `${side - 2} / ${ramp.length + 2} / ${side} / ${side}` }}>
        <Thing label={w.start} tip={w.startTip} class="start-name"><svg viewBox="0 0 16 14" class="i" style={{ '--n': 14, '--m': 12 }} aria-hidden="true"><path d="M15 7H3M7 2 2 7l5 5" /></svg>{w.start}</Thing>
        <span class="start-pieces"><Indicators space={spaces[0]!} /></span>
      </div>
      <div class="track-middle" style={{ gridArea: `2 / 2 / ${side - 2} / ${side}` }}>
        <h3>{w.track}</h3>
        <p>{w.skipped}</p>
        <div class="worths">
          {[1 - me, me].flatMap((seat) => GOODS.map((good) => {
            const { worth, laps } = view.seats[seat]!.indicators[good];
            const after = ghost?.seats[seat]?.indicators[good].worth;
            return (
              <Thing key={`${seat}${good}`} label={`${w.indicator(ownerOf(board, seat), goodName(board, good))}: ${w.indicatorTip(worth, laps)}`}
                tip={`${w.indicator(ownerOf(board, seat), goodName(board, good))}. ${w.indicatorTip(worth, laps)} ${w.lapTip(lap)}`} class="worth">
                <SeatMark seat={seat} size={12} /><Icon id={`g-${good}`} n={16} /><b>{worth}</b>{laps > 0 && <em>↻{laps}</em>}
                {after !== undefined && <Change by={after - worth} />}
              </Thing>
            );
          }))}
        </div>
      </div>
      <Thing label={w.lapTip(lap)} class="lap"><svg viewBox="0 0 26 34" aria-hidden="true"><path d="M13 31V6M5 13 13 4l8 9" /></svg></Thing>
    </div>
  );
}

function Space({ space, row, column, side, ramp = false }: { space: TrackSpace; row: number; column: number; side: string; ramp?: boolean }): JSX.Element {
  const { w } = useBoard();
  const five = space.value > 0 && space.value % 5 === 0;
  return (
    <div class={`space ${side} ${ramp ? 'ramp' : ''} ${five ? 'five' : ''}`} style={{ gridArea: `${row + 1} / ${column + 1}` }}>
      <Thing label={w.space(space.value)} class="value">{space.value}</Thing>
      <Indicators space={space} />
      {space.bonus_space && (
        <Thing label={space.bonus ? w.bonusTip : w.bonusGone} class={`bonus ${space.bonus ? 'there' : ''}`}>{space.bonus ? <Icon id="i-mark" n={17} /> : '+'}</Thing>
      )}
    </div>
  );
}

/** The indicators on a space, and those that the move under the pointer would bring there. */
function Indicators({ space }: { space: TrackSpace }): JSX.Element {
  const { ghost, me } = useBoard();
  const here = (seat: number, good: Good) => space.indicators.some((each) => each.seat === seat && each.good === good);
  const coming = (ghost?.track.spaces[space.at]?.indicators ?? []).filter((each) => !here(each.seat, each.good));
  return (
    <>
      {space.indicators.map(({ seat, good }) => (seat === me ? <Mine key={`${seat}${good}`} seat={seat} good={good} /> : <Theirs key={`${seat}${good}`} seat={seat} good={good} />))}
      {coming.map(({ seat, good }) => <span key={`ghost${seat}${good}`} class={`indicator ghostly ${good} seat-${seat}`} aria-hidden="true"><Drawn seat={seat} good={good} /></span>)}
    </>
  );
}

function Drawn({ seat, good }: { seat: number; good: Good }): JSX.Element {
  return <><Icon id={`m-${good}`} n={26} /><SeatMark seat={seat} size={10} class="crest" /></>;
}

function useIndicatorWords(seat: number, good: Good): string {
  const board = useBoard();
  const { worth, laps } = board.view.seats[seat]!.indicators[good];
  return `${board.w.indicator(ownerOf(board, seat), goodName(board, good))}. ${board.w.indicatorTip(worth, laps)}`;
}

function Mine({ seat, good }: { seat: number; good: Good }): JSX.Element {
  const words = useIndicatorWords(seat, good);
  return (
    <Place id={`indicator/${seat}/${good}`} label={words} tip={words} piece={`indicator/${seat}/${good}`} class={`indicator ${good} seat-${seat}`}>
      <Drawn seat={seat} good={good} />
    </Place>
  );
}

function Theirs({ seat, good }: { seat: number; good: Good }): JSX.Element {
  const words = useIndicatorWords(seat, good);
  return <Thing label={words} tip={words} at={`indicator/${seat}/${good}`} piece={`indicator/${seat}/${good}`} class={`indicator ${good} seat-${seat}`}><Drawn seat={seat} good={good} /></Thing>;
}
