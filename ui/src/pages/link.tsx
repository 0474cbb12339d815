// A link to pass on: copied by one click, or selected where copying is not allowed (plain http in a home network).

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../api/client';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { says } from '../words/pages';
import './link.css';

/** Copies a text; false where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function LinkField({ href, label, kind = 'plain' }: { href: string; label: string; kind?: 'plain' | 'confirm' }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [news, tell] = useState('');
  const take = async () => {
    field.current?.select();
    const done = (await copy(href)) || document.execCommand('copy'); // the old way still works without https
    tell(done ? says.value.copied : says.value.select);
  };
  return (
    <div class="link-field">
      <label><Icon name="link" size={16} /><input type="text" ref={field} readOnly value={href} aria-label={label} onFocus={(event) => event.currentTarget.select()} /></label>
      <Button kind={kind} icon="copy" onClick={() => void take()}>{says.value.copy}</Button>
      <span class="news" role="status">{news}</span>
    </div>
  );
}

/** The link as a square for a telephone's camera; the server draws it. Nothing is shown where it cannot. */
export function QrCode({ text }: { text: string }): JSX.Element | null {
  const [code, set] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let here = true;
    ask<{ size: number; path: string }>('qr', { body: { text } }).then((found) => { if (here) set(found); }, () => undefined);
    return () => { here = false; };
  }, [text]);
  if (!code) return null;
  const far = code.size - 7;
  return (
    <svg class="qr" viewBox={`-3 -3 ${code.size + 6} ${code.size + 6}`} role="img" aria-label={says.value.qr} shape-rendering="crispEdges">
      <rect x="-3" y="-3" width={code.size + 6} height={code.size + 6} class="ground" />
      <path d={code.path} class="dots" />
      {[[0, 0], [far, 0], [0, far]].map(([x, y]) => <rect key={`${x} ${y}`} x={x! + 2} y={y! + 2} width="3" height="3" class="eye" />)}
    </svg>
  );
}
