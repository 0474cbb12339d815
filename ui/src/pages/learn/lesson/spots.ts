// Where the places of a lesson lie on the screen: for the cut-outs in the veil, and for the coach, who keeps clear of them.

export interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AIR = 6; // px around a place
const GAP = 14; // px between the coach and what it speaks of
const OTHER = 0.3; // how much what may be tried instead weighs, beside what is spoken of

function drawn(board: ParentNode, place: string): Element[] {
  const here = (match: string) => [...board.querySelectorAll(match)].filter((each) => each.getClientRects().length > 0);
  const name = CSS.escape(place);
  return here(`[data-place="${name}"], [data-at="${name}"]`);
}

/** A place, or all that lie under its name (`hand` for `hand/7` and the others). */
export function elementsOf(board: ParentNode, place: string): Element[] {
  const own = drawn(board, place);
  if (own.length > 0) return own;
  const under = CSS.escape(`${place}/`);
  return [...board.querySelectorAll(`[data-place^="${under}"], [data-at^="${under}"]`)].filter((each) => each.getClientRects().length > 0);
}

/** The cut-outs, relative to the corner of `around`, in the page's own pixels. */
export function holesFor(board: Element, around: Element, places: readonly string[], zoom: number): Hole[] {
  const origin = around.getBoundingClientRect();
  const room = board.getBoundingClientRect();
  const found: Hole[] = [];
  for (const place of places) {
    const own = drawn(board, place);
    const boxes = (own.length > 0 ? own : elementsOf(board, place)).map((each) => each.getBoundingClientRect());
    if (boxes.length === 0) continue;
    const groups = own.length > 0 ? boxes.map((box) => [box]) : [boxes]; // many under one name: one cut-out around them all
    for (const group of groups) {
      const left = Math.max(room.left, Math.min(...group.map((box) => box.left)) - AIR);
      const top = Math.max(room.top, Math.min(...group.map((box) => box.top)) - AIR);
      const right = Math.min(room.right, Math.max(...group.map((box) => box.right)) + AIR);
      const bottom = Math.min(room.bottom, Math.max(...group.map((box) => box.bottom)) + AIR);
      if (right - left < 4 || bottom - top < 4) continue; // out of sight: scrolled away
      found.push({ x: (left - origin.left) / zoom, y: (top - origin.top) / zoom, width: (right - left) / zoom, height: (bottom - top) / zoom });
    }
  }
  return found;
}

function shared(one: Hole, other: Hole): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Where other moves can be tried. */
export function othersOn(board: Element, around: Element, zoom: number): Hole[] {
  const origin = around.getBoundingClientRect();
  return [...board.querySelectorAll('.place:is(.legal, .other)')].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)
    .map((box) => ({ x: (box.left - origin.left) / zoom, y: (box.top - origin.top) / zoom, width: box.width / zoom, height: box.height / zoom }));
}

/** Where the coach hides least and is near what it speaks of. */
export function coachSpot(room: Hole, size: { width: number; height: number }, holes: readonly Hole[], others: readonly Hole[] = []): { x: number; y: number } {
  const least = { x: room.x + GAP, y: room.y + GAP };
  const most = { x: Math.max(least.x, room.x + room.width - size.width - GAP), y: Math.max(least.y, room.y + room.height - size.height - GAP) };
  if (holes.length + others.length === 0) return { x: (least.x + most.x) / 2, y: least.y + (most.y - least.y) * 0.3 };
  const middle = holes.length ? { x: 0, y: 0 } : { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  for (const hole of holes) { middle.x += (hole.x + hole.width / 2) / holes.length; middle.y += (hole.y + hole.height / 2) / holes.length; }
  let best = least;
  let cost = Infinity;
  const steps = 10;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const at = { x: least.x + ((most.x - least.x) * i) / steps, y: least.y + ((most.y - least.y) * j) / steps };
      const here = { x: at.x - GAP, y: at.y - GAP, width: size.width + 2 * GAP, height: size.height + 2 * GAP };
      const far = Math.hypot(at.x + size.width / 2 - middle.x, at.y + size.height / 2 - middle.y);
      const now = far + holes.reduce((sum, hole) => sum + shared(here, hole), 0) + OTHER * others.reduce((sum, other) => sum + shared(here, other), 0);
      if (now < cost) { cost = now; best = at; }
    }
  }
  return best;
}
