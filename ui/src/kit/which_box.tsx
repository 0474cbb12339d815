// Which component set a table is played with, where it is one of somebody's own: everybody there may look at it.

import type { JSX } from 'preact';
import type { KeptSet } from '../api/types';
import { words } from '../words';
import { Icon } from './icons';
import { Stamp } from './stamp';

interface WhichBoxProps {
  game: string;
  box: KeptSet | null | undefined;
  strip?: boolean; // in the strip above the table: its stamp, and its name where there is room
}

export function WhichBox({ game, box, strip = false }: WhichBoxProps): JSX.Element | null {
  if (!box) return null;
  const digits = `${box.fingerprint.slice(0, 4)} ${box.fingerprint.slice(4, 8)}`;
  const says = words.value.guestBox(box.name, digits);
  return (
    <a class={`which-box ${strip ? 'in-strip' : ''}`} href={`#/box/${encodeURIComponent(game)}/set/${encodeURIComponent(box.key)}`} target="_blank" rel="noreferrer" aria-label={strip ? says : undefined} title={strip ? says : undefined}>
      {strip ? <><Stamp of={box.fingerprint} kind="theirs" size={28} /><span>{box.name}</span></> : <><Icon name="box" size={18} /> {says}</>}
    </a>
  );
}
