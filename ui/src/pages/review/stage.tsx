// The real board at a position of the game, drawn as at the table but still; made smaller where there is less room.

import { computed, type ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Payload } from '../../api/types';
import { boardOf } from '../../boards';
import type { Board } from '../../boards/board';
import { Areas } from '../../table/areas';
import { TableContext } from '../../table/model';
import { TipLayer, useTips } from '../../table/tips';
import { narrow } from '../../table/width';
import { words } from '../../words';
import { asLive, stillTable } from './still';

export const WHOLE = { width: 1076, height: 656 }; // the room that a board has at the table
const SLIDER = 190; // px: strip, slider and the air between
const PAPER = 660; // px: what a sheet of A4 has between its margins, about

export function useBoard(game: string): Board | null {
  const [board, set] = useState<Board | null>(null);
  useEffect(() => {
    let here = true;
    const load = () => boardOf(game).then((found) => { if (here) set(found); }, () => { if (here) setTimeout(load, 1500); });
    void load();
    return () => { here = false; };
  }, [game]);
  return board;
}

interface StageProps {
  payload: ReadonlySignal<Payload | null>;
  me: number;
}

export function Stage({ payload, me }: StageProps): JSX.Element | null {
  const now = payload.value!;
  const board = useBoard(now.game);
  const model = useMemo(() => stillTable(computed(() => payload.value!)), [payload]);
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.7);
  useTips(asLive(model));
  useEffect(() => {
    if (!room.current) return;
    // As wide as there is room, but with the slider still in sight.
    const fit = () => {
      const holder = room.current;
      if (holder) setScale(Math.min((holder.clientWidth - 2) / WHOLE.width, Math.max(0.8, (innerHeight - SLIDER) / WHOLE.height)));
    };
    const onPaper = () => setScale(PAPER / WHOLE.width); // as wide as a sheet, so that it prints whole
    const watcher = new ResizeObserver(() => { if (!matchMedia('print').matches) fit(); });
    watcher.observe(room.current);
    addEventListener('resize', fit);
    addEventListener('beforeprint', onPaper);
    addEventListener('afterprint', fit);
    fit();
    return () => {
      watcher.disconnect();
      removeEventListener('resize', fit);
      removeEventListener('beforeprint', onPaper);
      removeEventListener('afterprint', fit);
    };
  }, [board, narrow.value]);
  if (!board) return <p class="loading" role="status">{words.value.loading}</p>;
  const props = { payload: now, view: now.view, me, ghost: null };
  return (
    <TableContext.Provider value={model}>
      {narrow.value
        ? <div class="stage phone"><Areas board={board} model={asLive(model)} {...props} /></div>
        : (
          <div class="stage-room" ref={room}><div class="stage still" style={{ width: `${WHOLE.width * scale}px`, height: `${WHOLE.height * scale}px` }} role="group" aria-label={words.value.board}>
            <div class="rv-whole" style={{ width: `${WHOLE.width}px`, height: `${WHOLE.height}px`, transform: `scale(${scale})` }}>
              <div class={`board ${board.game}`} data-game={board.game}><board.Wide {...props} /></div>
            </div>
          </div></div>
        )}
      <TipLayer model={asLive(model)} />
    </TableContext.Provider>
  );
}
