// Pieces travel, they never teleport: where each stood before the table changed, and from there to where it stands now.

import { moves } from '../settings';

const DURATION = 220; // ms

export class Flights {
  private before = new Map<string, DOMRect>();

  /** Notes where the pieces stand; called just before the table changes. */
  remember(root: ParentNode | null): void {
    this.before.clear();
    if (!root || !moves()) return;
    for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
      const name = piece.dataset.piece!;
      const box = piece.getBoundingClientRect();
      if (box.width > 0 && !this.before.has(name)) this.before.set(name, box);
    }
  }

  /** Sends the pieces that have moved on their way; called when the new table is drawn and not yet painted. */
  fly(root: ParentNode | null, duration = DURATION): void {
    const { before } = this;
    this.before = new Map();
    if (!root || before.size === 0 || !moves()) return;
    const seen = new Set<string>();
    for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
      const name = piece.dataset.piece!;
      if (seen.has(name)) continue;
      seen.add(name);
      const from = before.get(name);
      const to = piece.getBoundingClientRect();
      if (to.width === 0) continue;
      if (!from) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' });
        continue;
      }
      const across = from.x + from.width / 2 - to.x - to.width / 2;
      const down = from.y + from.height / 2 - to.y - to.height / 2;
      if (Math.abs(across) < 2 && Math.abs(down) < 2) continue;
      const [x, y] = inOwnUnits(piece, across, down);
      piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0px, 0px)' }],
        { duration, easing: 'cubic-bezier(.2,.7,.2,1)', composite: 'add' });
    }
  }
}

/** A way on the screen in the units of the element itself: an SVG drawing is scaled, a page may be zoomed. */
function inOwnUnits(piece: HTMLElement | SVGElement, across: number, down: number): [number, number] {
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const turn = piece.getScreenCTM();
    if (turn) {
      const { a, b, c, d } = turn;
      const area = a * d - b * c || 1;
      return [(d * across - c * down) / area, (a * down - b * across) / area];
    }
  }
  const zoom = piece.currentCSSZoom ?? (Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1);
  return [across / zoom, down / zoom];
}
