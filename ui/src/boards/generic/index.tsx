// A board for any game, drawn from the shape of its view: figures, counters, tables; what can be done lies under it.
// A new game is playable with it before anybody has drawn a board of its own.

import type { JSX } from 'preact';
import type { Frame } from '../../api/frame';
import { SeatMark } from '../../kit/seats';
import { Place } from '../../table/place';
import type { Area, Board, BoardProps } from '../board';
import './generic.css';

type View = { frame: Frame } & Record<string, unknown>;
type Row = Record<string, unknown>;

const label = (key: string): string => key.replaceAll('_', ' ');
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

function Cell({ value }: { value: unknown }): JSX.Element {
  if (value === null || value === undefined || value === '') return <>–</>;
  if (typeof value === 'boolean') return <>{value ? '✓' : '–'}</>;
  if (Array.isArray(value)) return value.length === 0 ? <>–</> : <>{value.map((each, n) => <span key={n} class="each"><Cell value={each} /></span>)}</>;
  if (isRow(value)) {
    return (
      <>{Object.entries(value).map(([key, each]) => (
        <span key={key} class="each">{typeof each === 'number' ? <><b>{each}</b> {label(key)}</> : <>{label(key)} <Cell value={each} /></>}</span>
      ))}</>
    );
  }
  return <>{String(value)}</>;
}

function Rows({ name, rows, frame }: { name: string; rows: Row[]; frame: Frame }): JSX.Element {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const bySeat = rows.length === frame.seats.length;
  return (
    <table class="panel">
      <caption>{label(name)}</caption>
      <thead><tr><th />{keys.map((key) => <th key={key} scope="col">{label(key)}</th>)}</tr></thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={n} class={bySeat && frame.seats[n]!.asked ? 'asked' : ''}>
            <th scope="row">{bySeat ? <><SeatMark seat={n} size={16} /> {frame.seats[n]!.name}</> : n + 1}</th>
            {keys.map((key) => <td key={key}><Cell value={row[key]} /></td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Things({ view }: { view: View }): JSX.Element {
  const { frame, ...rest } = view;
  return (
    <div class="things">
      {Object.entries(rest).map(([key, value]) => (
        Array.isArray(value) && value.length > 0 && value.every(isRow)
          ? <Rows key={key} name={key} rows={value} frame={frame} />
          : <p key={key} class="panel figure"><span>{label(key)}</span> <Cell value={value} /></p>
      ))}
    </div>
  );
}

/** Everything that can be done, a button for each place; where a place offers several moves, its menu asks which. */
function Choices({ payload }: BoardProps<View>): JSX.Element {
  const places = new Map<string, string[]>();
  for (const choice of payload.choices) places.set(choice.place, [...(places.get(choice.place) ?? []), choice.words]);
  return (
    <div class="places">
      {[...places].filter(([place]) => !place.startsWith('button/')).map(([place, told]) => (
        <Place key={place} id={place} label={told.join(', ')} class="panel">{told.join(' · ')}</Place>
      ))}
    </div>
  );
}

function Wide(props: BoardProps<View>): JSX.Element {
  return <div class="generic"><Things view={props.view} /><Choices {...props} /></div>;
}

const AREAS: Area<View>[] = [{ id: 'table', name: (payload) => payload.title, places: () => true }];

export const board: Board<View> = {
  game: '',
  Wide,
  areas: AREAS,
  Area: Wide,
  Calendar: ({ view }) => <b class="generic-stage">{view.frame.stage.name}</b>,
};
