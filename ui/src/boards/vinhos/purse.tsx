// What I have in hand: cash, account, barrels, Porto tokens, fair points and experts.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { Figure } from './bits';
import { ExpertFace } from './fair';
import { mine, ownPlaces, sentence, signed, useHere, type Here } from './here';
import { Glyph } from './icons';
import { expertTip } from './tips';
import type { Expert } from './view';

export function Money({ onBank }: { onBank?: (() => void) | undefined }): JSX.Element {
  const here = useHere();
  const { w, ghost, me } = here;
  const my = mine(here);
  const then = ghost?.seats[me];
  const account = w.accountLabel(my.account, my.account_points, signed(my.investment));
  const inside = (
    <>
      <Glyph name="bank" size={20} /><b><Figure n={my.account} then={then?.account} /></b>
      <small>{my.account_points} {w.vp} · {signed(my.investment)}{then && then.investment !== my.investment && <em class="then">→ {signed(then.investment)}</em>}</small>
    </>
  );
  return (
    <div class="money-row">
      <Thing label={w.cashLabel(my.cash)} class="cash"><Glyph name="bago" size={24} class="gold" /><b><Figure n={my.cash} then={then?.cash} /></b><small>{w.cash}</small></Thing>
      {onBank ? <button type="button" class="bank-button" aria-label={`${w.enlarge(w.bank)}. ${account}`} onClick={onBank}>{inside}</button>
        : <Thing label={account} class="bank-button">{inside}</Thing>}
    </div>
  );
}

function ExpertTile({ expert, up, here }: { expert: Expert; up: boolean; here: Here }): JSX.Element {
  const { w } = here;
  const played = mine(here).played.some((each) => each.tile === expert.tile);
  const state = played ? w.played : up ? w.faceUp : w.faceDown;
  const label = sentence(expert.name, expert.text, expert.arrow && w.arrow, state);
  const inside = up ? <><Glyph name={expert.feature} size={17} class="act" /><ExpertFace expert={expert} words={false} /></> : <span class="back" />;
  const name = `expert-tile ${up ? 'up' : 'down'} ${played ? 'chosen' : ''}`;
  if (!ownPlaces(here)) return <Thing label={label} tip={() => expertTip(here, expert, state)} class={name}>{inside}</Thing>;
  return <Place id={`expert/${expert.tile}`} label={label} tip={() => expertTip(here, expert, state)} piece={`expert/${expert.tile}`} class={name}>{inside}</Place>;
}

export function Experts(): JSX.Element {
  const here = useHere();
  const my = mine(here);
  const n = my.experts.length + my.experts_down.length;
  return (
    <div class="expert-row" role="group" aria-label={here.w.expertCount(n, my.expert_limit)}>
      {my.experts.map((expert) => <ExpertTile expert={expert} up here={here} />)}
      {my.experts_down.map((expert) => <ExpertTile expert={expert} up={false} here={here} />)}
      {Array.from({ length: Math.max(0, my.expert_limit - n) }, () => <span class="expert-tile empty" />)}
    </div>
  );
}

export function Belongings(): JSX.Element {
  const here = useHere();
  const { w, ghost, me } = here;
  const my = mine(here);
  const then = ghost?.seats[me];
  const barrels = sentence(w.barrels(my.barrels, my.barrel_limit), w.barrelsTip);
  return (
    <div class="belongings">
      <Thing label={barrels} tip={barrels} class="barrel-row">
        {Array.from({ length: my.barrel_limit }, (_, k) => <Glyph name="barrel" size={16} class={k < my.barrels ? (then && k >= then.barrels ? 'cork going' : 'cork') : 'used'} />)}
      </Thing>
      <span class="tokens">
        <Thing label={`${w.fairPoints} ${my.fair_points}`} class="token"><Glyph name="fair" size={18} class="gold" /><b><Figure n={my.fair_points} then={then?.fair_points} /></b></Thing>
        {my.porto > 0 && <Thing label={w.portoTokens(my.porto)} class="token"><Glyph name="bottle" size={18} class="dark" /><b>{my.porto}</b></Thing>}
      </span>
    </div>
  );
}

export function Purse({ onBank }: { onBank?: () => void }): JSX.Element {
  return (
    <section class="purse">
      <Money onBank={onBank} />
      <Belongings />
      <Experts />
    </section>
  );
}
