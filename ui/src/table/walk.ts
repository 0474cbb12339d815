// Going from place to place by arrow keys, by where things lie on the screen. The board is one stop of the Tab key.

const LEGAL = '.place.legal';
const ALL = '.place, [data-explains]';

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
type Target = HTMLElement | SVGElement;

function visible(board: ParentNode, which: string): Target[] {
  return [...board.querySelectorAll<Target>(which)].filter((each) => each.getClientRects().length > 0 && !each.closest('[inert]'));
}

function middle(target: Target): [number, number] {
  const box = target.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest target in this direction: straight ahead counts more than off to the side. */
export function nearest(from: Target, targets: Target[], way: Way): Target | null {
  const [x, y] = middle(from);
  const level = way === 'ArrowLeft' || way === 'ArrowRight';
  const sign = way === 'ArrowLeft' || way === 'ArrowUp' ? -1 : 1;
  let best: Target | null = null;
  let least = Infinity;
  for (const each of targets) {
    if (each === from || each.contains(from)) continue;
    const [tx, ty] = middle(each);
    const ahead = sign * (level ? tx - x : ty - y);
    const aside = Math.abs(level ? ty - y : tx - x);
    if (ahead <= 3 || aside > ahead * 4) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) { least = cost; best = each; }
  }
  return best;
}

/** Makes one element the board's Tab stop: the one that had the focus, else the first legal place. */
export function makeStop(board: HTMLElement, wanted?: Target | null): Target | null {
  const old = board.querySelectorAll<Target>('[tabindex="0"]');
  const stop = wanted ?? [...old].find((each) => each.matches(LEGAL)) ?? visible(board, LEGAL)[0] ?? old[0] ?? visible(board, ALL)[0] ?? null;
  for (const each of old) if (each !== stop) each.setAttribute('tabindex', '-1');
  stop?.setAttribute('tabindex', '0');
  return stop;
}

export function focusOn(board: HTMLElement, target: Target | null): void {
  if (!target) return;
  makeStop(board, target);
  target.focus({ preventScroll: false });
}

/** One step; with `all` also to what is grey. From outside the board it goes to the board's stop. */
export function step(board: HTMLElement, way: Way, all: boolean): void {
  const now = document.activeElement as Target | null;
  if (!now || !board.contains(now) || now === board) return focusOn(board, makeStop(board));
  const legal = visible(board, LEGAL);
  const targets = all || legal.length === 0 || (legal.length === 1 && legal[0] === now) ? visible(board, ALL) : legal;
  focusOn(board, nearest(now, targets, way));
}
