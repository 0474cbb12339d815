// The plots between the farmsteads, with what each would bring and how the pattern under the pointer lies.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { markersOf, type Amounts } from './amounts';
import { gives, inWords, useBoard } from './context';
import { Icon, Ingredient, Worker } from './icons';
import type { Pointing } from './pointing';
import type { Cell } from './view';

const GROUNDS = new Set(['milk', 'white', 'red', 'sugar', 'salt', 'laboratory', 'water']);

interface PlotsProps {
  pointing: Pointing;
  names: Map<string, string>;
}

export function Plots({ pointing, names }: PlotsProps): JSX.Element {
  const { view } = useBoard();
  const columns = view.grid[0]?.length ?? 1;
  return (
    <div class="plots" style={{ '--columns': columns, '--rows': view.grid.length }}>
      {view.grid.flat().map((cell) => (cell.plot === null ? <Water key={cell.at} cell={cell} /> : <Plot key={cell.at} cell={cell} pointing={pointing} names={names} />))}
    </div>
  );
}

function Ground({ type }: { type: string }): JSX.Element {
  return (
    <svg class="ground" viewBox="0 0 62 62" preserveAspectRatio="none" aria-hidden="true">
      <use href={`#wc-t-${GROUNDS.has(type) ? type : 'laboratory'}`} width="62" height="62" />
    </svg>
  );
}

function Water({ cell }: { cell: Cell }): JSX.Element {
  const { w } = useBoard();
  return <Thing label={`${cell.at}: ${cell.name}`} tip={w.waterTip} class="plot water"><Ground type="water" /></Thing>;
}

/** Markers as a row of small drawings: four at most, so each is drawn. */
export function Yield({ amounts }: { amounts: Amounts }): JSX.Element {
  return <span class="yield">{markersOf(amounts).map((id, i) => <Ingredient key={i} id={id} n={15} />)}</span>;
}

function Plot({ cell, pointing, names }: PlotsProps & { cell: Cell }): JSX.Element {
  const board = useBoard();
  const { view, w, ghost } = board;
  const id = `plot/${cell.plot}`;
  const share = pointing.pattern?.[String(cell.plot)];
  const gain = pointing.house !== null ? view.yields[pointing.house]?.[String(cell.plot)] : undefined;
  const here = share !== undefined && pointing.plot === String(cell.plot);
  const after = ghost?.grid[cell.row]?.[cell.column]?.worker ?? null;
  const comes = ghost && !cell.worker && after ? after : here && !cell.worker ? view.under_way.colour : null;
  const worker = view.colours.find((each) => each.id === cell.worker);
  const words = ['plot', cell.type];
  if (cell.worker || comes) words.push('busy');
  if (cell.chosen) words.push('chosen');
  if (share !== undefined) words.push('pattern', share > 0 ? 'giving' : 'idle');
  if (here) words.push('here');
  const told = share === undefined && gain && !pointing.pattern;
  if (told) words.push('told');
  const state = worker ? w.plotTaken(worker.name) : w.plotFree;
  const label = `${cell.name}, ${state}${gain ? `, ${w.would(inWords(board, gain))}` : ''}`;
  return (
    <Place id={id} label={label} tip={`${cell.name}, ${state}. ${w.plotTip(gives(board, cell.type))}`} class={words.join(' ')}>
      <Ground type={cell.type} />
      <span class="kind"><Ingredient id={cell.type} n={cell.worker || comes ? 20 : 30} /></span>
      {cell.type === 'laboratory' && !cell.worker && !comes && !gain && <span class="either"><Ingredient id="yeast" n={15} /><Ingredient id="cultures" n={15} /></span>}
      {cell.worker && <span class="stands" data-piece={names.get(id)}><Worker colour={cell.worker} n={42} hat /></span>}
      {comes && <span class="stands ghostly"><Worker colour={comes} n={42} /></span>}
      {share !== undefined && (share > 0 ? <span class="plus">+{share}<Ingredient id={cell.type} n={15} /></span> : <span class="plus no">0</span>)}
      {told && <Yield amounts={gain} />}
      {cell.chosen && <Icon id="u-tick" n={14} class="tick" />}
    </Place>
  );
}
