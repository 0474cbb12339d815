// A piece of a board, drawn by the board's own parts: the places that matter and what lies around them.

import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Payload } from '../../api/types';
import type { Board } from '../../boards/board';
import { TableContext } from '../../table/model';
import { stillModel } from './still';

const STAGE = { width: 1076, height: 656 }; // what boards are drawn for
const AROUND = 16; // px of the board around what is shown
const LEAST = { width: 380, height: 190 }; // a smaller piece says nothing
const NARROW = 520; // px: less room than that is a phone's
const LARGEST = 1.6; // pieces are not drawn larger than that

interface CropProps {
  board: Board;
  payload: Payload;
  show: readonly string[]; // places, or beginnings of their names; none: the whole board
  mark: readonly string[];
  area: string; // what a narrow page shows instead: an area of the board as phones have it
  label: string;
}

interface Piece { x: number; y: number; width: number; height: number }

/** Elements that stand for a place or are a part of it; `.barn`: of a board's drawings of that class the last, one's own. */
function of(root: HTMLElement, place: string): Element[] {
  if (place.startsWith('.')) return [...root.querySelectorAll(place)].slice(-1);
  return [...root.querySelectorAll('[data-place], [data-at]')].filter((each) => {
    const name = each.getAttribute('data-place') ?? each.getAttribute('data-at') ?? '';
    return name === place || name.startsWith(`${place}/`);
  });
}

function around(root: HTMLElement, places: readonly string[]): Piece {
  const ground = root.getBoundingClientRect();
  const scale = ground.width / STAGE.width || 1;
  const boxes = places.flatMap((place) => of(root, place)).map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
  if (boxes.length === 0) return { x: 0, y: 0, ...STAGE };
  const left = Math.min(...boxes.map((box) => (box.left - ground.left) / scale)) - AROUND;
  const top = Math.min(...boxes.map((box) => (box.top - ground.top) / scale)) - AROUND;
  const right = Math.max(...boxes.map((box) => (box.right - ground.left) / scale)) + AROUND;
  const bottom = Math.max(...boxes.map((box) => (box.bottom - ground.top) / scale)) + AROUND;
  const width = Math.min(STAGE.width, Math.max(LEAST.width, right - left));
  const height = Math.min(STAGE.height, Math.max(LEAST.height, bottom - top));
  const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most));
  return { x: clamp((left + right - width) / 2, STAGE.width - width), y: clamp((top + bottom - height) / 2, STAGE.height - height), width, height };
}

/** The board itself is no more than a picture here: it is hidden from keys and from those who listen. */
export function Crop({ board, payload, show, mark, area, label }: CropProps): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [piece, setPiece] = useState<Piece | null>(null);
  const [room, setRoom] = useState(0);
  const model = useMemo(() => stillModel(payload, []), [payload]);
  useLayoutEffect(() => {
    const watcher = new ResizeObserver(() => setRoom(frame.current?.clientWidth ?? 0));
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, []);
  const phone = room > 0 && room < NARROW && area !== '';
  const places = show.join(' ');
  useLayoutEffect(() => {
    const root = stage.current!;
    root.querySelectorAll('.marked').forEach((each) => each.classList.remove('marked'));
    mark.forEach((place) => of(root, place).filter((each) => !each.parentElement?.closest('.marked')).forEach((each) => each.classList.add('marked')));
    setPiece(phone ? null : around(root, show));
  }, [payload, places, room > 0, phone]);
  const scale = piece && room ? Math.min(LARGEST, room / piece.width) : 0;
  const props = { payload, view: payload.view, me: payload.viewer ?? 0, ghost: null };
  return (
    <div class="crop" role="img" aria-label={label} ref={frame} style={{ height: phone ? 'auto' : piece && scale ? `${Math.round(piece.height * scale)}px` : '240px' }}>
      <div class={phone ? 'crop-area' : 'crop-stage'} inert ref={stage} style={phone ? {} : {
        width: `${STAGE.width}px`, height: `${STAGE.height}px`, visibility: scale ? 'visible' : 'hidden',
        transform: piece && scale ? `translate(${(room - piece.width * scale) / 2 - piece.x * scale}px, ${-piece.y * scale}px) scale(${scale})` : 'none',
      }}>
        <TableContext.Provider value={model}>
          <div class={`board ${board.game}`} data-game={board.game}>{phone ? <board.Area {...props} area={area} /> : <board.Wide {...props} />}</div>
        </TableContext.Provider>
      </div>
    </div>
  );
}
