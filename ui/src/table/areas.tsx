// The board on a phone: one area at a time, as tabs; a badge counts what can be done in each.

import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Board, BoardProps } from '../boards/board';
import { words } from '../words';
import type { LiveModel } from './live_model';

interface AreasProps extends BoardProps<any> {
  board: Board;
  model: LiveModel;
}

export function Areas({ board, model, ...props }: AreasProps): JSX.Element {
  const { payload } = props;
  const [shown, show] = useState(board.areas[0]?.id ?? '');
  const counts = new Map(board.areas.map((area) => [area.id, payload.choices.filter((each) => area.places(each.place)).length]));
  // A new question whose answers all lie elsewhere brings that area forward: before anybody sees it, lest a tab be taken away under a finger.
  useLayoutEffect(() => {
    if ((counts.get(shown) ?? 0) > 0) return;
    const [best] = [...counts].sort((a, b) => b[1] - a[1]);
    if (best && best[1] > 0) show(best[0]);
  }, [payload.version]);
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
