// The board on a phone: one area at a time, as tabs; a badge counts what can be done in each.

import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Area, Board, BoardProps } from '../boards/board';
import { words } from '../words';
import type { LiveModel } from './live_model';
import { tablet } from './width';

interface AreasProps extends BoardProps<any> {
  board: Board;
  model: LiveModel;
  place?: string; // where something is shown now: its area comes forward
  look?: string; // or where something is to be looked at, and nothing is asked
}

export function Areas({ board, model, place = '', look = '', ...props }: AreasProps): JSX.Element {
  const { payload } = props;
  const [shown, show] = useState(board.areas[0]?.id ?? '');
  const counts = new Map(board.areas.map((area) => [area.id, payload.choices.filter((each) => area.places(each.place)).length]));
  // A new question whose answers all lie elsewhere brings that area forward: before anybody sees it, lest a tab be taken away under a finger.
  useLayoutEffect(() => {
    if ((counts.get(shown) ?? 0) > 0) return;
    const lead = board.leads?.(props.view);
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    if (lead && (counts.get(lead) ?? 0) > 0) show(lead);
    else if (best && best[1] > 0) show(best[0]);
  }, [payload.version, payload.choices]);
  // Side by side nothing is hidden but by the edge of the screen.
  useLayoutEffect(() => { if (tablet.value) document.getElementById(`area-name-${shown}`)?.scrollIntoView({ block: 'nearest' }); }, [shown]);
  const { wanted } = model;
  useLayoutEffect(() => {
    const area = wanted.value && board.areas.find((each) => each.places(wanted.value));
    if (area) { show(area.id); wanted.value = ''; }
  }, [wanted.value]);
  useLayoutEffect(() => {
    const holds = (area: Area<any>) => (place ? area.places(place) : look && (area.shows ?? area.places)(look));
    const there = board.areas.find(holds);
    if (there) show(there.id);
  }, [place, look]);
  const keys = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const to = board.areas[(board.areas.findIndex((area) => area.id === shown) + way + board.areas.length) % board.areas.length]!;
    show(to.id);
    document.getElementById(`area-tab-${to.id}`)?.focus();
  };
  const { Calendar } = board;
  if (tablet.value) {
    return (
      <>
        {Calendar && <div class="calendar"><Calendar view={props.view} payload={payload} /></div>}
        <div class="area" id="area" tabIndex={0}><div class="side-by-side">
          {board.areas.map((area) => (
            <section key={area.id} class="one-area" aria-labelledby={`area-name-${area.id}`}>
              <h3 id={`area-name-${area.id}`}>{area.name(payload)}{(counts.get(area.id) ?? 0) > 0 && <span class="move-count"><span aria-hidden="true">{counts.get(area.id)}</span><span class="hidden">{words.value.canDoHere(counts.get(area.id)!)}</span></span>}</h3>
              <div class={`board ${board.game}`} data-game={board.game}><board.Area {...props} area={area.id} /></div>
            </section>
          ))}
        </div></div>
      </>
    );
  }
  return (
    <>
      {Calendar && <div class="calendar"><Calendar view={props.view} payload={payload} /></div>}
      <div class="area-tabs" role="tablist" aria-label={words.value.board} onKeyDown={keys}>
        {board.areas.map((area) => {
          const count = counts.get(area.id) ?? 0;
          return (
            <button key={area.id} type="button" role="tab" id={`area-tab-${area.id}`} aria-selected={shown === area.id} aria-controls="area" tabIndex={shown === area.id ? 0 : -1} onClick={() => show(area.id)}>
              {area.name(payload)}
              {count > 0 && <span class="move-count"><span aria-hidden="true">{count}</span><span class="hidden">{words.value.canDoHere(count)}</span></span>}
            </button>
          );
        })}
      </div>
      <div class="area" role="tabpanel" id="area" aria-labelledby={`area-tab-${shown}`} tabIndex={0}>
        <div class={`board ${board.game}`} data-game={board.game}><board.Area key={shown} {...props} area={shown} /></div>
      </div>
    </>
  );
}
