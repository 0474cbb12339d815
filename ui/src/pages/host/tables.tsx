// The list of all tables: found by words, in an order of the host's choice, each with its seats and what can be done.

import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { HostSeat, HostTable, Status } from '../../api/host';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { settings } from '../../settings';
import { Title } from '../strip';
import type { Wish } from './confirm';
import { hosting } from './words';

type Order = 'move' | 'idle' | 'game' | 'moves';

const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60], ['second', 1]] as const;
const ORDERS: Record<Order, (a: HostTable, b: HostTable) => number> = {
  move: (a, b) => a.idle - b.idle,
  idle: (a, b) => b.idle - a.idle,
  game: (a, b) => a.title.localeCompare(b.title) || a.idle - b.idle,
  moves: (a, b) => b.moves - a.moves,
};
const STATUSES: readonly Status[] = ['gathering', 'playing', 'over', 'record'];

/** "3 hours ago". */
function ago(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(settings.value.lang, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}

function day(at: number): string {
  return new Date(at).toLocaleString(settings.value.lang, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Every word of the search stands somewhere in what the table says of itself. */
function fits(table: HostTable, search: string): boolean {
  const text = [table.table, table.title, ...table.seats.flatMap((seat) => [seat.name, ...seat.addresses])].join(' ').toLocaleLowerCase();
  return search.toLocaleLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function SeatLine({ table, seat, onWish }: { table: HostTable; seat: HostSeat; onWish: (wish: Wish) => void }): JSX.Element {
  const t = hosting.value;
  const name = seat.name || t.seat(seat.seat + 1);
  const notes = [!seat.taken && t.free, seat.bot && t.bot, !seat.bot && seat.level && t.botPlays, seat.here && !seat.bot && t.here].filter(Boolean);
  return (
    <li>
      <span class="who"><SeatMark seat={seat.seat} size={18} /><b>{name}</b><span class="soft">{notes.join(', ')}</span></span>
      <span class="what">
        {seat.addresses.map((address) => (
          <span key={address} class="address"><code>{address}</code>
            <Button kind="quiet" label={t.blockOne(address)} onClick={() => onWish({ kind: 'block', address })}>{t.block}</Button></span>
        ))}
        {!seat.bot && table.status !== 'record' && <Button icon="link" label={t.newLinkFor(name)} onClick={() => onWish({ kind: 'revoke', table, seat: seat.seat, name })}>{t.newLink}</Button>}
      </span>
    </li>
  );
}

function Details({ table, onWish }: { table: HostTable; onWish: (wish: Wish) => void }): JSX.Element {
  const t = hosting.value;
  return (
    <div class="details">
      <ul class="host-seats">{table.seats.map((seat) => <SeatLine key={seat.seat} table={table} seat={seat} onWish={onWish} />)}</ul>
      <p class="soft">{t.made}: {day(table.made_at)} · {t.lastMove}: {day(table.moved_at)}{table.watching > 0 && ` · ${t.watching(table.watching)}`}</p>
      {table.thinking.map((one, n) => (
        <p key={n} class="soft"><Icon name="bot" size={16} /> {t.thinks[one.kind]}{one.waiting && ` (${t.waits})`}: {t.seconds(Math.round(one.seconds))}</p>
      ))}
      <div class="deeds">
        {table.status === 'playing' && <Button icon="end" onClick={() => onWish({ kind: 'close', table })}>{t.close}</Button>}
        <Button icon="close" onClick={() => onWish({ kind: 'delete', table })}>{t.remove}</Button>
      </div>
    </div>
  );
}

function Row({ table, open, onOpen, onWish }: { table: HostTable; open: boolean; onOpen: () => void; onWish: (wish: Wish) => void }): JSX.Element {
  const t = hosting.value;
  const id = useId();
  return (
    <li class={`host-table ${open ? 'open' : ''}`}>
      <button type="button" class="row" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onOpen}>
        <span class="title"><b><Title of={table.title} /></b> <code>{table.table}</code></span>
        <span class={`standing ${table.status}`}>{t.statuses[table.status]}</span>
        <span class="names">{table.seats.map((seat) => (
          <span key={seat.seat} class={seat.here && !seat.bot ? 'here' : ''}><SeatMark seat={seat.seat} size={14} />{seat.name || t.free}</span>
        ))}</span>
        <span class="moves">{t.moves(table.moves)}</span>
        <span class="idle">{ago(table.idle)}{table.thinking.length > 0 && <Icon name="bot" size={16} label={t.thinking} />}</span>
        <Icon name="down" size={16} class="fold" />
      </button>
      {open && <div id={id}><Details table={table} onWish={onWish} /></div>}
    </li>
  );
}

export function Tables({ tables, of, onWish }: { tables: HostTable[]; of: number; onWish: (wish: Wish) => void }): JSX.Element {
  const t = hosting.value;
  const [search, look] = useState('');
  const [order, sort] = useState<Order>('move');
  const [status, only] = useState<Status | ''>('');
  const [open, unfold] = useState('');
  const shown = tables.filter((table) => fits(table, search) && (!status || table.status === status)).sort(ORDERS[order]);
  const orders: [Order, string][] = [['move', t.byMove], ['idle', t.byIdle], ['game', t.byGame], ['moves', t.byMoves]];
  return (
    <section class="host-tables" aria-label={t.tables}>
      <header>
        <h2>{t.tables}</h2>
        <p class="soft" role="status">{t.count(shown.length, of)}</p>
      </header>
      <div class="find">
        <label class="search"><span>{t.search}</span><input type="text" value={search} onInput={(event) => look(event.currentTarget.value)} /></label>
        <label><span>{t.status}</span>
          <select value={status} onChange={(event) => only(event.currentTarget.value as Status | '')}>
            <option value="">{t.all}</option>
            {STATUSES.map((each) => <option key={each} value={each}>{t.statuses[each]}</option>)}
          </select></label>
        <label><span>{t.sort}</span>
          <select value={order} onChange={(event) => sort(event.currentTarget.value as Order)}>
            {orders.map(([each, title]) => <option key={each} value={each}>{title}</option>)}
          </select></label>
      </div>
      {shown.length === 0 ? <p class="soft">{tables.length ? t.noneFound : t.none}</p> : (
        <ul class="list">
          {shown.map((table) => <Row key={table.table} table={table} open={open === table.table} onWish={onWish} onOpen={() => unfold(open === table.table ? '' : table.table)} />)}
        </ul>
      )}
    </section>
  );
}
