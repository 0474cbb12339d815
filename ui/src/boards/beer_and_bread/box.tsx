// Cards and upgrades as the table draws them, from the figures that somebody types.

import type { JSX } from 'preact';
import type { Row, Words } from '../../api/boxes';
import type { Drawing, PieceProps, SignProps } from '../drawing';
import type { Amounts } from './amounts';
import { RESOURCES } from './amounts';
import { Front } from './card';
import { GoodIcon, Ic, Token } from './pieces';
import { Short } from './short';
import type { Card, EffectId, Good, Resource, Slot, Upgrade } from './view';

function upgradeOf(row: Row, words: Words): Upgrade {
  const pairs = row.effect === 'spend' ? ((row.to ?? []) as Resource[]).map((to) => [row.from, to] as [Resource, Resource]) : ((row.swaps ?? []) as [Resource, Resource][]);
  const { resource, good, band, rate, amount, lead } = row as Partial<Upgrade>;
  return {
    resource, good, band, rate, amount, lead, swaps: pairs.length ? pairs.filter(([a, b]) => a && b) : undefined,
    id: String(row.id ?? ''), name: words.rows.upgrade?.[String(row.id)] ?? words.words[String(row.effect).replaceAll('_', '-')] ?? '', text: '',
    slot: (row.slot ?? 'year') as Slot, slot_name: words.words[String(row.slot)] ?? '', effect: String(row.effect ?? '').replaceAll('_', '-') as EffectId,
  };
}

function cardOf({ row, content, words, name }: PieceProps): Card {
  const upgrade = ((content.upgrade ?? []) as Row[]).find((each) => each.id === row.upgrade);
  const said = (row.name as string | undefined) ?? name;
  return {
    id: '', card: 0, name: said, good: (row.good ?? 'beer') as Good, value: Number(row.value ?? 0), band_name: '',
    harvest: (row.harvest ?? {}) as Amounts, recipe: (row.recipe ?? {}) as Amounts,
    upgrade: upgrade ? upgradeOf(upgrade, words) : { ...upgradeOf({}, words), name: '', effect: '' as EffectId },
  } as unknown as Card;
}

function Piece(props: PieceProps): JSX.Element {
  const many = Object.values((props.row.harvest ?? {}) as Amounts).reduce<number>((sum, n) => sum + Number(n), 0);
  if (props.section === 'card') return <span class={`bb ${many > 4 ? 'crowded' : ''}`} style={many > 4 ? { '--over': Math.max(2, (many * 22 - 84) / (many - 1)) } : undefined}><Front card={cardOf(props)} small={props.small} /></span>;
  return <span class="bb one-upgrade"><Ic id={`u-${String(props.row.slot ?? 'year')}`} size={16} class="gold" /><Short of={upgradeOf(props.row, props.words)} /></span>;
}

function Sign({ word, size }: SignProps): JSX.Element {
  if ((RESOURCES as readonly string[]).includes(word)) return <span class="bb"><Token kind={word as Resource} size={size} /></span>;
  if (word === 'beer' || word === 'bread') return <span class="bb"><GoodIcon good={word} size={size} /></span>;
  return <span class="bb gold"><Ic id={`u-${word}`} size={size} class="gold" /></span>;
}

const SLOTS = new Set(['year', 'collecting', 'storage', 'production', 'cleaning', 'scoring']);

export const drawing: Drawing = {
  class: 'bb',
  pieces: ['card', 'upgrade'],
  Piece,
  Sign,
  signed: (_section, field, word) => (RESOURCES as readonly string[]).includes(word) || word === 'beer' || word === 'bread' || (field === 'slot' && SLOTS.has(word)),
};

