// The log by stages and turns: a headline each, details folded. Pointing at a turn lights the board; each has a link.

import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import * as server from '../../api/client';
import { address } from '../../api/reached';
import { kept } from '../../api/storage';
import type { Payload, TurnTold } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { pointAt, route } from '../../route';
import { words } from '../../words';
import { desk } from '../../words/desk';
import { NoteMark, noteWords } from '../leaving/notes';
import type { LiveModel } from '../live_model';

export const told = signal<'turns' | 'all'>('turns');

/** Every place that a turn speaks of. */
export function placesOf(payload: Payload, turn: TurnTold): string[] {
  const lines = payload.log.filter((line) => line.number >= turn.first && line.number < turn.end).map((line) => line.place);
  return [...new Set([...lines, ...turn.beats.map((beat) => beat.place)])].filter((place) => place && !place.startsWith('button/'));
}

/** Lights what a turn speaks of, in the colour of its seat. */
function light(model: LiveModel, turn: TurnTold | undefined): void {
  const root = document.documentElement;
  if (turn?.seats.length === 1) root.dataset.lit = String(turn.seats[0]);
  else delete root.dataset.lit;
  model.light(turn ? placesOf(model.payload.value, turn) : []);
}

function nameOf(payload: Payload, seat: number): string {
  return seat === payload.viewer ? words.value.you : payload.seats[seat]?.name ?? '';
}

/** What a turn was, in a line for each seat that had its part in it. */
function Headline({ payload, turn }: { payload: Payload; turn: TurnTold }): JSX.Element {
  if (turn.seats.length === 0) return <span class="told">{turn.headline}</span>;
  const each = turn.each.length > 0 ? turn.each : turn.seats.map((seat) => ({ seat, words: turn.headline }));
  return (
    <span class="told">
      {each.map(({ seat, words: said }) => (
        <span key={seat} class={`part seat-${seat}`}><SeatMark seat={seat} size={15} /><span><b>{desk.value.turnOf(nameOf(payload, seat))}</b> {said || '…'}</span></span>
      ))}
    </span>
  );
}

function Brought({ payload, turn }: { payload: Payload; turn: TurnTold }): JSX.Element | null {
  if (turn.brought.length === 0) return null;
  const several = new Set(turn.brought.map((each) => each.seat)).size > 1;
  return (
    <p class="brought"><span class="hidden">{desk.value.brought}: </span>
      {turn.brought.map((each, at) => (
        <span key={at} class={each.n > 0 ? 'more' : 'less'}>{several && <SeatMark seat={each.seat} size={12} label={nameOf(payload, each.seat)} />}{each.n > 0 ? '+' : '−'}{Math.abs(each.n)} {each.what}</span>
      ))}
    </p>
  );
}

/** The address of a turn: for everybody who may watch, where this device can give that away. */
function linkTo(payload: Payload, turn: TurnTold): string {
  const part = encodeURIComponent;
  const watch = kept(payload.table)?.spectator;
  const where = watch ? `#/w/${part(payload.table)}/${part(watch)}` : `#/t/${part(payload.table)}`;
  return address(`${where}/turn-${turn.number}`);
}

function CopyLink({ href }: { href: string }): JSX.Element {
  const done = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(href);
      done.value = true;
    } catch {
      done.value = document.execCommand('copy'); // the old way still works without https
    }
  };
  return (
    <span class="turn-link">
      <input ref={field} type="text" readOnly value={href} aria-label={desk.value.selectLink} tabIndex={-1} onFocus={(event) => event.currentTarget.select()} />
      <Button icon="link" kind="quiet" onClick={() => void copy()}>{done.value ? desk.value.copied : desk.value.copyLink}</Button>
      <span class="hidden" role="status">{done.value ? desk.value.copied : ''}</span>
    </span>
  );
}

interface RowProps {
  model: LiveModel;
  turn: TurnTold;
  open: boolean;
  stop: boolean; // the list is one stop of the Tab key
  onOpen: () => void;
  onRest: () => void; // the pointer has left: back to what was lit before
  fold?: boolean; // the table went on by itself: folded into its stage
}

function Row({ model, turn, open, stop, onOpen, onRest, fold = false }: RowProps): JSX.Element {
  const payload = model.payload.value;
  const beats = turn.beats.filter((beat) => fold || !turn.each.some((each) => each.words === beat.words)); // what the headline says already
  return (
    <li class={`turn ${open ? 'open' : ''} ${fold ? 'fold' : ''} ${turn.over ? '' : 'now'} ${turn.seats.length === 1 ? `seat-${turn.seats[0]}` : ''}`} data-turn={turn.number}
      onPointerEnter={() => light(model, turn)} onPointerLeave={onRest}>
      <button type="button" class="turn-head" aria-expanded={open} tabIndex={stop ? 0 : -1} onClick={onOpen} onFocus={() => light(model, turn)} onBlur={onRest}>
        {fold ? <span class="told soft">{desk.value.prepared}</span> : <Headline payload={payload} turn={turn} />}
        <Icon name={open ? 'down' : 'right'} size={14} />
      </button>
      {open && (
        <div class="turn-details">
          {beats.length > 0 && (
            <ul class="beats">
              {beats.map((beat) => (
                <li key={beat.first} class={beat.seat >= 0 ? `seat-${beat.seat}` : ''} onPointerEnter={() => model.light([beat.place])} onPointerLeave={() => light(model, turn)}>
                  {beat.seat >= 0 && turn.seats.length !== 1 && <SeatMark seat={beat.seat} size={13} label={nameOf(payload, beat.seat)} />}<span>{beat.words}</span>
                </li>
              ))}
            </ul>
          )}
          <Brought payload={payload} turn={turn} />
          <CopyLink href={linkTo(payload, turn)} />
        </div>
      )}
    </li>
  );
}

/** A turn of the table alone that says no more than its stage does. */
const folds = (turn: TurnTold) => turn.seats.length === 0 && turn.headline === turn.banner;

interface Stage {
  key: string;
  banner: string;
  turns: TurnTold[];
}

/** Turns by their stages, the newest first. */
function stages(turns: readonly TurnTold[]): Stage[] {
  const found: Stage[] = [];
  for (const turn of turns) {
    const last = found[0];
    if (last && last.banner === turn.banner) last.turns.unshift(turn);
    else found.unshift({ key: `${turn.stage}/${turn.number}`, banner: turn.banner, turns: [turn] });
  }
  return found;
}

function keys(event: KeyboardEvent): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.turn-head');
  const at = [...list].indexOf(document.activeElement as HTMLElement);
  if (!way || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  list[Math.max(0, Math.min(list.length - 1, at + way))]!.focus();
}

interface ListProps {
  model: LiveModel;
  turns: readonly TurnTold[];
  linked?: boolean; // what is open stands in the address
}

/** Turns under the banners of their stages. */
export function TurnList({ model, turns, linked = false }: ListProps): JSX.Element {
  const inside = useSignal<number | null>(null);
  const to = route.value;
  const open = linked ? (to.page === 'table' ? to.turn : null) : inside.value;
  const opened = turns.find((turn) => turn.number === open);
  const pick = (number: number) => {
    const next = open === number ? null : number;
    if (linked) pointAt(next);
    else inside.value = next;
  };
  const rest = () => light(model, opened);
  useEffect(() => () => { delete document.documentElement.dataset.lit; }, []);
  useEffect(() => { if (linked) light(model, opened); }, [open, opened !== undefined]);
  const groups = stages(turns);
  const first = open ?? groups[0]?.turns.find((turn) => !folds(turn))?.number ?? groups[0]?.turns[0]?.number;
  const payload = model.payload.value;
  const notes = (turn: TurnTold) => payload.notes.filter((note) => linked && note.after > turn.first && note.after <= turn.end).toReversed();
  const row = (turn: TurnTold) => [
    ...notes(turn).map((note, n) => <li key={`note-${turn.number}-${n}`} class="table-note"><NoteMark note={note} /><span>{noteWords(payload, note)}</span></li>),
    <Row key={turn.number} model={model} turn={turn} open={turn.number === open} stop={turn.number === first} fold={folds(turn)} onOpen={() => pick(turn.number)} onRest={rest} />,
  ];
  return (
    <div class="turn-list" onKeyDown={keys}>
      {groups.map((stage) => (
        <section key={stage.key}>
          <h3 class="stage-name"><span>{stage.banner}</span></h3>
          <ol>{[...stage.turns.filter((turn) => !folds(turn)), ...stage.turns.filter(folds)].map(row)}</ol>
        </section>
      ))}
    </div>
  );
}

/** The whole log by turns; older ones are fetched when somebody wants to see them. */
export function TurnLog({ model }: { model: LiveModel }): JSX.Element {
  const payload = model.payload.value;
  const older = useSignal<TurnTold[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const from = payload.turns[0]?.number ?? 0;
  const before = older.value.filter((turn) => turn.number < from);
  const to = route.value;
  const wanted = to.page === 'table' ? to.turn : null;
  const fetchOlder = () => { server.turns(model.live.table, model.live.token).then((got) => { older.value = got.turns; }, () => undefined); };
  const missing = wanted !== null && wanted < from && before.length === 0;
  useEffect(() => { if (missing) fetchOlder(); }, [missing]);
  useEffect(() => { if (before.length > 0) fetchOlder(); }, [payload.lang]);
  const newest = payload.turns.at(-1)?.number;
  useLayoutEffect(() => { if (box.current && wanted === null) box.current.scrollTop = 0; }, [newest]);
  useEffect(() => {
    if (wanted !== null) box.current?.querySelector(`[data-turn="${wanted}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [wanted, before.length]);
  return (
    <div class="log by-turns" role="log" aria-live="off" aria-label={words.value.log} ref={box}>
      {payload.turns.length === 0 ? <p class="soft">{words.value.noLog}</p> : <TurnList model={model} turns={[...before, ...payload.turns]} linked />}
      {from > 0 && before.length === 0 && <p class="earlier"><Button kind="quiet" onClick={fetchOlder}>{desk.value.earlier}</Button></p>}
    </div>
  );
}
