// A table that waits for its people: who sits, the links for those who are missing, and why the deal can be trusted.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fill, games, substitute } from '../api/client';
import { address, isLocal, useReached } from '../api/reached';
import type { KeptTable } from '../api/storage';
import type { GameInfo, Payload, SeatInfo } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon, type IconName } from '../kit/icons';
import { Menu } from '../kit/menu';
import { SeatMark, shapeOf } from '../kit/seats';
import { settings } from '../settings';
import { isOther } from '../table/deal';
import { says } from '../words/pages';
import { LinkField, QrCode } from './link';
import { RoundTable } from './round_table';
import { WhichBox } from '../kit/which_box';
import { Strip, Title } from './strip';
import './waiting.css';

interface WaitingProps {
  payload: Payload;
  token: string;
  kept: KeptTable;
  refresh: () => void; // the socket brings the news; this looks again by hand
}

function share(title: string, url: string): void {
  void navigator.share?.({ title, url }).catch(() => undefined); // closed without sharing: nothing to say
}

type Levels = GameInfo['levels'];

function kindOf(seat: SeatInfo, payload: Payload, kept: KeptTable, levels: Levels): [IconName, string] {
  if (!seat.taken) return ['link', says.value.waitingFriend];
  if (!seat.ready && seat.seat !== payload.viewer) return ['person', says.value.notCome];
  if (seat.kind === 'bot') return ['bot', says.value.isBot(levels.find((each) => each.kind === seat.level)?.title ?? seat.level ?? '')];
  if (seat.seat === payload.viewer) return ['person', says.value.youHere];
  if (kept.seats.some((key) => key.seat === seat.seat)) return ['hotseat', says.value.atThisScreen];
  return ['link', says.value.cameByLink];
}

function Row({ seat, payload, kept, levels, children }: { seat: SeatInfo; payload: Payload; kept: KeptTable; levels: Levels; children: ComponentChildren }): JSX.Element {
  const [icon, note] = kindOf(seat, payload, kept, levels);
  return (
    <li class={`row ${shapeOf(seat.seat)} ${seat.ready ? 'taken' : 'open'}`}>
      <span class="shape"><SeatMark seat={seat.seat} size={20} /></span>
      <span class="who"><b>{seat.taken ? seat.name : says.value.free}</b><small><Icon name={icon} size={14} />{note}</small></span>
      {seat.ready ? <span class="ready"><Icon name="tick" size={14} />{says.value.ready}</span> : children ?? <span class="dots" aria-hidden="true"><i /><i /><i /></span>}
    </li>
  );
}

function Invitation({ kept, payload, invites }: { kept: KeptTable; payload: Payload; invites: { seat: number; invite: string }[] }): JSX.Element {
  const code = payload.code ?? kept.code;
  const links = invites.map(({ seat, invite }) => ({ seat, href: address(`#/j/${encodeURIComponent(payload.table)}/${encodeURIComponent(invite)}`) }));
  const first = links[0];
  const known = useReached();
  return (
    <section class="ticket" aria-label={says.value.invitation}>
      <h2>{says.value.invitation}</h2>
      {links.map(({ seat, href }, n) => (
        <div key={seat} class="one">
          {links.length > 1 && <h3><SeatMark seat={seat} size={14} /> {says.value.invitationFor(seat + 1)}</h3>}
          <LinkField href={href} label={`${says.value.linkLabel} (${seat + 1})`} kind={n === 0 ? 'confirm' : 'plain'} />
        </div>
      ))}
      {isLocal() && !known && first && <p class="small">{says.value.localOnly}</p>}
      {(first || code) && <div class="cut" aria-hidden="true" />}
      <div class="stub">
        {first && <QrCode text={first.href} />}
        <div>
          <p>{says.value.qrNote}</p>
          {code && <b class="code">{code}</b>}
          <small>{says.value.codeNote}</small>
          {first && 'share' in navigator && <Button icon="share" onClick={() => share(payload.title, first.href)}>{says.value.share}</Button>}
        </div>
      </div>
    </section>
  );
}

/** What bots are called, and whom the maker can let in instead of a friend who does not come. */
function useLevels(game: string): Levels {
  const [levels, show] = useState<Levels>([]);
  useEffect(() => {
    games().then((all) => show(all.find((each) => each.name === game)?.levels ?? []), () => undefined); // without them the link still works
  }, [game, settings.value.lang]);
  return levels;
}

/** A long mark in groups of four, as it is read aloud. */
function grouped(mark: string): string {
  return mark.match(/.{1,4}/g)?.join(' ') ?? '';
}

export function Waiting({ payload, token, kept, refresh }: WaitingProps): JSX.Element {
  const free = payload.seats.filter((seat) => !seat.taken);
  const late = payload.seats.filter((seat) => seat.taken && !seat.ready); // they have a seat, and have not come yet
  const invites = (kept.invites ?? []).filter(({ seat }) => free.some((each) => each.seat === seat));
  const levels = useLevels(payload.game);
  const [trouble, tell] = useState('');
  const letIn = (invite: string, level: string) => fill(payload.table, invite, level).then(() => { tell(''); refresh(); }, (error: Error) => tell(error.message || says.value.failed));
  const standIn = (seat: number) => substitute(payload.table, token, seat, 'medium').then(() => { tell(''); refresh(); }, (error: Error) => tell(error.message || says.value.failed));
  const bots = (seat: number) => {
    if (free.length === 0 && payload.viewer !== null && seat !== payload.viewer) return <Button icon="bot" onClick={() => void standIn(seat)}>{says.value.letBot}</Button>;
    const held = invites.find((each) => each.seat === seat);
    if (!held || levels.length === 0) return null;
    return <Menu label={says.value.letBotIn(seat + 1)} items={levels.map((level) => ({ title: level.title, onPick: () => void letIn(held.invite, level.kind) }))}><Icon name="bot" size={18} />{says.value.letBot}</Menu>;
  };
  return (
    <div class="page waiting">
      <Strip title={<Title of={payload.title} />} note={payload.option_words.join(' · ')}>
        <span class="home"><LinkButton href="#/" icon="left">{says.value.leave}</LinkButton></span>
      </Strip>
      <main>
        <div class="room">
          <h1><span role="status">{free.length > 0 ? (invites.length > 0 ? says.value.waitTitle : says.value.waitOther)(free.length) : says.value.waitLate(late.map((seat) => seat.name).join(', '))}</span></h1>
          <RoundTable payload={payload} />
          <WhichBox game={payload.game} box={payload.box} />
        </div>
        <aside>
          {(invites.length > 0 || payload.code) && <Invitation kept={kept} payload={payload} invites={invites} />}
          <section class="people" aria-label={says.value.seats}>
            <h2>{says.value.seats} <small>{says.value.seatsTaken(payload.seats.filter((seat) => seat.ready).length, payload.seats.length)}</small></h2>
            <ul>{payload.seats.map((seat) => <Row key={seat.seat} seat={seat} payload={payload} kept={kept} levels={levels}>{bots(seat.seat)}</Row>)}</ul>
            {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
          </section>
          {kept.spectator && (
            <details class="watch">
              <summary><Icon name="eye" size={18} />{says.value.watch}</summary>
              <LinkField href={address(`#/w/${encodeURIComponent(payload.table)}/${encodeURIComponent(kept.spectator)}`)} label={says.value.watch} />
              <p class="small">{says.value.watchNote}</p>
            </details>
          )}
          {isOther(payload) && <p class="trouble" role="alert"><Icon name="warn" size={18} />{says.value.otherMark}</p>}
          <section class="seal">
            <Icon name="seal" size={28} />
            <div>
              <p><b>{says.value.sealTitle}</b> {says.value.sealNote}</p>
              <code aria-label={says.value.mark}>sha256 {grouped(payload.commitment)}</code>
            </div>
          </section>
        </aside>
      </main>
    </div>
  );
}
