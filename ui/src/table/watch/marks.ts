// What has changed on the board from one picture to the next: pieces that moved or are new, and figures. It is found by
// looking at the drawing before and after, so that every board is marked alike and knows nothing of it.

import { signal } from '@preact/signals';

const FAR = 1.7; // times its own size: what moves less has only made room
const MANY = 16; // more than this is another table rather than a move
const FIGURE = /^[+−-]?\d{1,3}$/;

interface Box {
  x: number; // centre, in the window
  y: number;
  width: number;
  height: number;
}

export interface Picture {
  pieces: Map<string, Box>;
  figures: Map<Text, number>;
}

export interface Marks {
  seat: number; // whose doing; -1: nobody's
  trails: { from: Box; to: Box }[];
  fresh: Box[];
  pills: { x: number; y: number; n: number }[];
  old: { from: Box; to: Box }[]; // trails of the beats before
}

/** Drawn above the board. */
export const marks = signal<Marks | null>(null);

function box(of: Element | Range): Box {
  const { x, y, width, height } = of.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

function figure(text: Text): number | null {
  const said = text.data.trim();
  return FIGURE.test(said) ? Number(said.replace('−', '-')) : null;
}

export function picture(root: Element | null): Picture {
  const pieces = new Map<string, Box>();
  const figures = new Map<Text, number>();
  if (!root) return { pieces, figures };
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const at = box(piece);
    if (at.width > 0 && !pieces.has(piece.dataset.piece!)) pieces.set(piece.dataset.piece!, at);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const n = figure(texts.currentNode as Text);
    if (n !== null) figures.set(texts.currentNode as Text, n);
  }
  return { pieces, figures };
}

/** Compares the board with how it looked before; figures that changed count from the old to the new in this time. */
export function compare(root: Element, before: Picture, seat: number, old: Marks | null, ms: number): Marks {
  const now = picture(root);
  const trails: Marks['trails'] = [];
  const fresh: Box[] = [];
  for (const [name, to] of now.pieces) {
    const from = before.pieces.get(name);
    if (!from) fresh.push(to);
    else if (Math.hypot(from.x - to.x, from.y - to.y) > FAR * Math.min(to.width, to.height)) trails.push({ from, to });
  }
  const pills: Marks['pills'] = [];
  for (const [text, n] of now.figures) {
    const was = before.figures.get(text);
    if (was === undefined || was === n || text.parentElement?.closest('.hidden, [data-piece]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const at = box(range);
    if (at.width === 0) continue;
    pills.push({ x: at.x, y: at.y - at.height / 2, n: n - was });
    if (ms > 0) count(text, was, n, ms);
  }
  const few = <T>(list: T[]) => (list.length > MANY ? [] : list);
  return { seat, trails: few(trails), fresh: before.pieces.size > 0 ? few(fresh) : [], pills: few(pills), old: [...(old?.old ?? []), ...(old?.trails ?? [])] };
}

/** Counts a figure up or down. Whoever writes something else into it in between has the last word. */
function count(text: Text, from: number, to: number, ms: number): void {
  const last = text.data;
  const began = performance.now();
  let mine = last;
  const tick = () => {
    if (!text.isConnected || text.data !== mine) return;
    const part = Math.min(1, (performance.now() - began) / ms);
    mine = part === 1 ? last : String(Math.round(from + (to - from) * part));
    text.data = mine;
    if (part < 1) requestAnimationFrame(tick);
  };
  tick();
}
