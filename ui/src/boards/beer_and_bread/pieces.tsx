// The small pieces that everything on this board is made of: icons, tokens, goods, coins, lengths.

import type { JSX } from 'preact';
import { kinds, type Amounts } from './amounts';
import type { Good, Resource } from './view';

/** A length in the board's own unit: a pixel at 1076 x 656, more in a bigger window. */
export function u(n: number): string {
  return `calc(${n} * var(--u))`;
}

/** Where a thing lies on the land. */
export function at(x: number, y: number, w?: number, h?: number): Record<string, string> {
  const style: Record<string, string> = { left: u(x), top: u(y) };
  if (w !== undefined) style.width = u(w);
  if (h !== undefined) style.height = u(h);
  return style;
}

interface IconProps {
  id: string; // without the board's prefix: i-wheat
  size?: number;
  class?: string;
}

export function Ic({ id, size = 16, class: name = '' }: IconProps): JSX.Element {
  return (
    <svg class={`ic ${name}`} viewBox="0 0 24 24" style={{ width: u(size), height: u(size) }} aria-hidden="true">
      <use href={`#bb-${id}`} />
    </svg>
  );
}

interface TokenProps {
  kind: Resource;
  size?: number;
  class?: string; // ghost: would come; out: would go
  piece?: string;
}

/** A figure that is drawn: the label of its card or place says the same in words, so it is no text of its own. */
export function T({ of, class: name = '' }: { of: string | number; class?: string }): JSX.Element {
  return <span class={`t ${name}`} data-t={of} />;
}

/** A resource token: a disc with its own silhouette, so that colour is never the only sign. */
export function Token({ kind, size = 20, class: name = '', piece }: TokenProps): JSX.Element {
  return (
    <svg class={`tok ${kind} ${name}`} viewBox="-12.8 -12.8 25.6 25.6" style={{ width: u(size), height: u(size) }} data-piece={piece} aria-hidden="true">
      <circle class="o" r="12" />
      <use href={`#bb-i-${kind}`} x="-8.65" y="-8.65" width="17.3" height="17.3" />
    </svg>
  );
}

/** One disc for each token: a harvest. */
export function Discs({ of, size = 20 }: { of: Amounts; size?: number }): JSX.Element {
  return <>{kinds(of).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => <Token key={`${kind}${i}`} kind={kind} size={size} />))}</>;
}

/** A figure and a disc for each kind: a recipe, a gain, a payment. */
export function Counted({ of, size = 20, sign = '' }: { of: Amounts; size?: number; sign?: string }): JSX.Element {
  return (
    <>
      {kinds(of).map(([kind, n]) => (
        <span class="rq" key={kind}><T class="n" of={`${sign}${n}`} /><Token kind={kind} size={size} /></span>
      ))}
    </>
  );
}

export function GoodIcon({ good, size = 20, class: name = '' }: { good: Good; size?: number; class?: string }): JSX.Element {
  return <Ic id={`i-${good}`} size={size} class={`good ${good} ${name}`} />;
}

export function Coin({ value, size = 34 }: { value: number; size?: number }): JSX.Element {
  return <span class="coin" style={{ width: u(size), height: u(size), fontSize: u(size * 0.56) }}><T of={value} /></span>;
}

/** The small sign of something chosen. */
export function Tick(): JSX.Element {
  return <span class="tick" aria-hidden="true"><Ic id="i-tick" size={13} /></span>;
}

/** How a figure would change: the preview of a move. */
export function Delta({ by, class: name = '' }: { by: number; class?: string }): JSX.Element | null {
  if (by === 0) return null;
  return <T class={`delta ${name}`} of={by > 0 ? `+${by}` : `\u2212${-by}`} />;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
