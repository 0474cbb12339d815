// Spaces for cheese and resources as the board draws them, from the figures that somebody types.

import type { JSX } from 'preact';
import type { Drawing, PieceProps, SignProps } from '../drawing';
import { Pic, type PicName } from './icons';
import { AGES, TYPES } from './kinds';
import { EmptyG } from './pieces';

const RESOURCES = new Set(['fruit', 'livestock', 'structure', 'order', 'festival', 'fromagerie', 'bistro', 'villes']);
const SPACE = /^([SHB])([123])([fj]?)$/;

function Sign({ word, size }: SignProps): JSX.Element | null {
  const found = SPACE.exec(word);
  if (found) {
    const type = TYPES['SHB'.indexOf(found[1]!)]!;
    return <span class="board fromage sign"><svg viewBox="-24 -24 52 52" style={{ width: size, height: size }} aria-hidden="true"><EmptyG r={22} type={type} age={AGES[Number(found[2]) - 1]!} fruit={found[3]} /></svg></span>;
  }
  if (word === 'free') return <span class="board fromage sign"><Pic name="sample" size={size} /></span>;
  return <span class="board fromage sign"><Pic name={word as PicName} size={size} /></span>;
}

function Piece({ section, row, words, name }: PieceProps): JSX.Element {
  const of = words.words[String(row.kind ?? '')] ?? '';
  return (
    <span class="board fromage box-tile">
      <b>{of || name}</b>
      {section === 'tile' && row.resource && <span><Pic name={String(row.resource) as PicName} size={26} /> {row.kind === 'dock' && row.venue && <Pic name={String(row.venue) as PicName} size={26} />} ×{Number(row.amount ?? 0)}</span>}
      <i>{Number(row.cost ?? 0)}</i>
    </span>
  );
}

export const drawing: Drawing = {
  class: 'board fromage',
  pieces: ['tile'],
  Piece,
  Sign,
  signed: (section, field, word) => SPACE.test(word) || (section === 'layout' && word === 'free') || (RESOURCES.has(word) && field !== 'id'),
};
