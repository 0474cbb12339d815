// Talk at a table: a button with what is unread, a dialog to say something, and bubbles at the seats. Fetched when
// somebody else sits there.

import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { said as fetchSaid, speak } from '../../api/client';
import { read, write } from '../../api/storage';
import type { Payload, SaidTold } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Dialog } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import type { LiveModel } from '../live_model';
import { Emote, EMOTES } from './emotes';
import './talk.css';
import { talking } from './words';

const STAYS = 6_000; // ms for which a bubble is shown
const LONG = 60; // signs of a bubble; the dialog has the rest

const saying = signal(false); // the dialog is open
const unread = signal(0);
const muted = signal<Record<string, number[]>>({});

function mutedAt(table: string): number[] {
  return muted.value[table] ?? read<number[]>(`mutes/${table}`, []);
}

function mute(table: string, seat: number, off: boolean): void {
  const now = mutedAt(table).filter((each) => each !== seat).concat(off ? [seat] : []);
  muted.value = { ...muted.value, [table]: now };
  write(`mutes/${table}`, now);
}

function spoken(one: SaidTold): string {
  return one.kind === 'emote' ? (talking.value.emote[one.text] ?? '') : one.text;
}

function SayDialog({ model, all, onSaid, onClose }: { model: LiveModel; all: SaidTold[]; onSaid: (one: SaidTold) => void; onClose: () => void }): JSX.Element {
  const t = talking.value;
  const payload = model.payload.value;
  const [text, set] = useState('');
  const [trouble, tell] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => { list.current?.scrollTo({ top: list.current.scrollHeight }); }, [all.length]);
  const say = (kind: SaidTold['kind'], what: string) => speak(payload.table, model.live.token, kind, what).then(
    (one) => { onSaid(one); tell(''); set(''); if (kind === 'emote') onClose(); },
    (error: Error) => tell(error.message || t.failed),
  );
  const others = payload.seats.filter((seat) => seat.seat !== payload.viewer && seat.kind === 'human');
  const heard = all.filter((one) => !mutedAt(payload.table).includes(one.seat));
  return (
    <Dialog title={t.title} onClose={onClose} class="say">
      {payload.talk !== 'none' && (
        <div class="emotes" role="group" aria-label={t.emotes}>
          {EMOTES.map((name) => <button key={name} type="button" class="button" onClick={() => void say('emote', name)}><Emote name={name} /><span>{t.emote[name]}</span></button>)}
        </div>
      )}
      {payload.talk === 'all' && (
        <>
          <ul class="said" ref={list} aria-label={t.log} tabIndex={0}>
            {heard.length === 0 && <li class="soft">{t.nothing}</li>}
            {heard.map((one) => (
              <li key={one.number} class={one.seat === payload.viewer ? 'own' : ''}>
                <SeatMark seat={one.seat} size={14} /><b>{one.seat === payload.viewer ? t.me : payload.seats[one.seat]?.name}</b>
                <span>{one.kind === 'emote' && <Emote name={one.text} size={18} />} {spoken(one)}</span>
              </li>
            ))}
          </ul>
          <form onSubmit={(event) => { event.preventDefault(); if (text.trim()) void say('words', text); }}>
            <label><span>{t.field}</span><input type="text" value={text} maxLength={280} autocomplete="off" onInput={(event) => set(event.currentTarget.value)} /></label>
            <Button type="submit" kind="confirm" disabled={!text.trim()}>{t.send}</Button>
          </form>
          <p class="soft small">{t.only}</p>
        </>
      )}
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      {others.map((seat) => (
        <label key={seat.seat} class="lets"><input type="checkbox" checked={mutedAt(payload.table).includes(seat.seat)} onChange={(event) => mute(payload.table, seat.seat, event.currentTarget.checked)} /><span>{t.mute(seat.name)}</span></label>
      ))}
    </Dialog>
  );
}

/** Where a bubble hangs in nobody's way: under those that are there already, if they would overlap. */
function below(own: HTMLElement, left: number, top: number): number {
  for (let other = own.previousElementSibling; other instanceof HTMLElement && other.classList.contains('bubble'); other = other.previousElementSibling) {
    const from = other.offsetLeft;
    const bottom = other.offsetTop + other.offsetHeight;
    if (left < from + other.offsetWidth && from < left + own.offsetWidth && top < bottom) top = bottom + 8;
  }
  return top;
}

/** A bubble hangs under its seat in the strip, inside the window. */
function Bubble({ one, payload }: { one: SaidTold; payload: Payload }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const seat = document.querySelector(`.strip .seat-${one.seat}`)?.getBoundingClientRect();
    const own = box.current;
    if (!seat || !own) return;
    const zoom = own.offsetWidth ? own.getBoundingClientRect().width / own.offsetWidth : 1; // larger text
    const left = Math.max(6, Math.min(seat.left / zoom, innerWidth / zoom - own.offsetWidth - 6));
    own.style.left = `${left}px`;
    own.style.top = `${below(own, left, seat.bottom / zoom + 7)}px`;
    own.style.setProperty('--tip', `${Math.max(10, Math.min((seat.left + seat.width / 2) / zoom - left, own.offsetWidth - 18))}px`);
  }, [one.number]);
  const words = spoken(one);
  return (
    <div class={`bubble seat-${one.seat}`} ref={box} aria-hidden="true">
      {one.kind === 'emote' && <Emote name={one.text} size={26} />}
      <span><b>{payload.seats[one.seat]?.name}</b> {words.length > LONG ? `${words.slice(0, LONG)} …` : words}</span>
    </div>
  );
}

/** Stands in the strip; the dialog does not, for it has a head of its own. */
export function TalkButton(): JSX.Element {
  const t = talking.value;
  const count = unread.value;
  return (
    <button type="button" class="button quiet bare talk-button" aria-label={count > 0 ? t.unread(count) : t.title} onClick={() => { saying.value = true; }}>
      <Icon name="talk" size={20} />{count > 0 && <b class="badge" aria-hidden="true">{count}</b>}
    </button>
  );
}

/** The talk of one table, as far as this page has heard it. */
export function Talk({ model }: { model: LiveModel }): JSX.Element {
  const t = talking.value;
  const payload = model.payload.value;
  const { live } = model;
  const open = saying.value;
  const [before, take] = useState<SaidTold[]>([]); // what was said before this page came, and what I said
  const [upTo, readUpTo] = useState(read(`heard/${payload.table}`, 0));
  const [bubbles, float] = useState<SaidTold[]>([]);
  const news = live.said.value;
  const known = [...new Map([...before, ...news].map((one) => [one.number, one])).values()].sort((a, b) => a.number - b.number);
  const last = known[known.length - 1]?.number ?? 0;
  const quiet = mutedAt(payload.table);

  useEffect(() => {
    let here = true;
    fetchSaid(payload.table, live.token).then(({ said }) => { if (here) take((own) => [...said, ...own]); }, () => undefined);
    return () => { here = false; };
  }, [live]);
  const floated = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const fresh = news.filter((one) => one.number > floated.current);
    floated.current = Math.max(floated.current, ...fresh.map((one) => one.number));
    for (const one of fresh.filter((each) => !quiet.includes(each.seat))) {
      float((now) => [...now.filter((each) => each.seat !== one.seat), one]);
      const timer = setTimeout(() => { // each goes in its own time, whoever speaks meanwhile
        timers.current.delete(timer);
        float((now) => now.filter((each) => each.number !== one.number));
      }, STAYS);
      timers.current.add(timer);
    }
  }, [news]);
  useEffect(() => () => { for (const timer of timers.current) clearTimeout(timer); }, []);
  useEffect(() => {
    if (!open || last <= upTo) return;
    readUpTo(last);
    write(`heard/${payload.table}`, last);
  }, [open, last]);

  const count = known.filter((one) => one.number > upTo && one.kind === 'words' && one.seat !== payload.viewer && !quiet.includes(one.seat)).length;
  useEffect(() => { unread.value = count; }, [count]);
  useEffect(() => () => { saying.value = false; unread.value = 0; }, [live]);
  const shown = bubbles.filter((one) => !quiet.includes(one.seat));
  return (
    <>
      <p class="hidden" role="status">{shown.map((one) => t.saidBy(payload.seats[one.seat]?.name ?? '', spoken(one))).join('. ')}</p>
      {shown.map((one) => <Bubble key={one.number} one={one} payload={payload} />)}
      {open && <SayDialog model={model} all={known} onSaid={(one) => take((own) => [...own, one])} onClose={() => { saying.value = false; }} />}
    </>
  );
}
