// What happened at the table that is no move: somebody resigned, something was asked and answered.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Payload, TableNote } from '../../api/types';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import type { LiveModel } from '../live_model';
import { leaving } from './words';

export function noteWords(payload: Payload, note: TableNote): string {
  return leaving.value.notes[note.kind]?.(payload.seats[note.seat]?.name ?? '') ?? '';
}

/** Whose note it is: a seat's, or the house's. */
export function NoteMark({ note }: { note: TableNote }): JSX.Element {
  return note.seat < 0 ? <Icon name="home" size={15} /> : <SeatMark seat={note.seat} size={15} />;
}

/** The notes that belong before the line with this number, in a list whose newest line comes first. */
export function NoteLines({ payload, after }: { payload: Payload; after: number }): JSX.Element {
  const here = payload.notes.filter((note) => note.after === after).toReversed();
  return (
    <>{here.map((note, n) => <li key={`note-${n}`} class="table-note"><NoteMark note={note} /><span>{noteWords(payload, note)}</span></li>)}</>
  );
}

/** Tells everybody once what has become of a question, and that somebody has left. */
export function useNews(model: LiveModel): void {
  const payload = model.payload.value;
  const known = useRef(payload.notes.length);
  const asked = useRef(payload.ask);
  useEffect(() => {
    const news = payload.notes.slice(known.current);
    const before = asked.current;
    known.current = payload.notes.length;
    asked.current = payload.ask;
    const last = news.at(-1);
    if (!last || payload.status !== 'playing') return;
    const mine = before?.by === payload.viewer && payload.viewer !== null;
    if (last.kind === 'resigned') model.note.value = leaving.value.botPlaysOn(payload.seats[last.seat]?.name ?? '');
    else if (last.kind === 'done-back' || (mine && /^(declined|lapsed)/.test(last.kind))) model.note.value = noteWords(payload, last);
  }, [payload.notes.length, payload.ask?.number]);
}
