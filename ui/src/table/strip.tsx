// The top strip: the house, the game, its calendar, the seats with what they are doing, clocks, menu.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Payload, SeatInfo } from '../api/types';
import type { Board } from '../boards/board';
import { Icon } from '../kit/icons';
import { Menu, type MenuItem } from '../kit/menu';
import { SeatMark } from '../kit/seats';
import { WhichBox } from '../kit/which_box';
import { words } from '../words';
import { counting } from './ending/gate';
import { leaving } from './leaving/words';
import type { LiveModel } from './live_model';
import { tablet } from './width';

/** What a seat is doing, in a word or two. */
export function doing(payload: Payload, seat: SeatInfo): string {
  const t = words.value;
  const asked = payload.waiting.includes(seat.seat);
  const played = seat.kind === 'bot' || seat.bot_plays;
  if (counting.value) return leaving.value.countingSeat;
  if (payload.status === 'over' && payload.view.frame.result?.winners.includes(seat.seat)) return leaving.value.winner;
  if (seat.resigned) return leaving.value.resignedSeat;
  if (payload.status === 'over') return seat.kind === 'bot' ? t.bot : '';
  if (seat.kind === 'human' && seat.bot_plays) return t.botPlays;
  if (seat.stand_in) return t.warmingUp;
  if (asked) return seat.kind === 'human' && !seat.here && seat.seat !== payload.viewer ? t.away : played ? t.thinking : t.choosing;
  if (seat.hurried) return t.hurried;
  if (payload.waiting.length > 0 && payload.seats.length - payload.waiting.length >= 1 && payload.waiting.length > 1) return t.ready;
  if (seat.kind === 'human' && !seat.here && seat.seat !== payload.viewer) return t.away;
  return seat.kind === 'bot' ? t.bot : t.waitingSeat;
}

function time(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days > 0) return `${days} d ${hours} h`;
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The same where there is little room: whole days, and no seconds from an hour on. */
function short(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes >= 1440) return `${Math.floor(minutes / 1440)} d`;
  return minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h` : time(ms);
}

/** Whose clocks there is room for: on a phone mine while it runs, or else the only one that does. */
function timed(payload: Payload, tight: boolean): SeatInfo[] {
  const running = payload.seats.filter((seat) => seat.clock?.running);
  if (!tight) return payload.seats;
  const own = running.filter((seat) => seat.seat === payload.viewer);
  return own.length > 0 ? own : running.length === 1 ? running : [];
}

function Clock({ seat, received, tight }: { seat: SeatInfo; received: number; tight: boolean }): JSX.Element | null {
  const [, tick] = useState(0);
  const running = seat.clock?.running ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!seat.clock) return null;
  const left = seat.clock.left_ms - (running ? performance.now() - received : 0);
  return (
    <span class={`clock ${left < 30_000 ? 'short' : ''}`} role="timer" aria-label={words.value.clockOf(seat.name, time(left))}>
      <Icon name="clock" size={14} />{tight ? short(left) : time(left)}
    </span>
  );
}

function Seat({ payload, seat, received, tight }: { payload: Payload; seat: SeatInfo; received: number; tight: boolean }): JSX.Element {
  const asked = payload.waiting.includes(seat.seat) && payload.status === 'playing';
  const mine = seat.seat === payload.viewer;
  const does = asked && mine ? words.value.yourTurn : doing(payload, seat);
  const ready = does === words.value.ready;
  return (
    <li class={`seat-box seat-${seat.seat} ${asked ? 'asked' : ''} ${mine ? 'mine' : ''} ${seat.here || seat.kind === 'bot' || payload.status === 'over' ? '' : 'away'}`}>
      <SeatMark seat={seat.seat} size={20} />
      <span class="who">
        <b>{seat.name}{mine && <span class="hidden"> ({words.value.you})</span>}</b>
        <small>{does}{ready && <Icon name="tick" size={12} />}{asked && !mine && <span class="dots" aria-hidden="true"><i /><i /><i /></span>}</small>
      </span>
      {timed(payload, tight).includes(seat) && <Clock seat={seat} received={received} tight={tight} />}
    </li>
  );
}

interface StripProps {
  model: LiveModel;
  board: Board;
  items: MenuItem[];
  narrow: boolean;
  children?: ComponentChildren; // beside the menu
}

export function Strip({ model, board, items, narrow, children }: StripProps): JSX.Element {
  const payload = model.shown.value;
  const { Calendar } = board;
  const tight = narrow && !tablet.value;
  return (
    <header class={tight ? 'strip tight' : 'strip'}>
      <a class="brand" href="#/" aria-label={`${words.value.house}: ${words.value.toLobby}`}><Icon name="logo" size={narrow ? 28 : 30} />{!narrow && <span>{words.value.house}</span>}</a>
      <h1>{payload.title}</h1>
      <WhichBox game={payload.game} box={payload.box} strip />
      {!narrow && Calendar && <div class="calendar"><Calendar view={payload.view} payload={payload} /></div>}
      <ul class={`seat-row of-${payload.seats.length}`} aria-label={words.value.seatsAt}>
        {payload.seats.map((seat) => <Seat key={seat.seat} payload={payload} seat={seat} received={model.live.received} tight={tight} />)}
      </ul>
      {payload.viewer === null && <span class="watching"><Icon name="eye" size={18} />{!narrow && words.value.watching}</span>}
      {children}
      <Menu label={words.value.menu} items={items} />
    </header>
  );
}
