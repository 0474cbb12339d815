// What an element says of itself on hover, focus and long press. The tip layer reads it from here.

import type { ComponentChildren } from 'preact';

export type Explanation = string | (() => ComponentChildren);

interface Said {
  tip: Explanation | undefined;
  place: string;
}

const sayings = new WeakMap<Element, Said>();

export function explains(element: Element | null, tip: Explanation | undefined, place: string): void {
  if (!element) return;
  sayings.set(element, { tip, place });
  element.setAttribute('data-explains', '');
}

export function explanationOf(element: Element): Said | undefined {
  return sayings.get(element);
}
