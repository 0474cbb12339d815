// The score pad for people with the box on their table: figures are written down, Python adds them up.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addUp, pad as fetchPad, Unreachable } from '../api/client';
import type { PadAnswer, PadSheet } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { ChooseGame } from './choose';
import { tidy } from './name';
import { Printed } from './pad/printed';
import { SeatSheet } from './pad/seat_sheet';
import './pad/pad.css';
import { empty, readable, remember, remembered, resized, rowsFor, toMend, type Filled } from './pad/sheet';
import { TieQuestion, type Question } from './pad/tie';
import { Strip, Title } from './strip';

function Sheet({ pad }: { pad: PadSheet }): JSX.Element {
  const [filled, fill] = useState<Filled>(() => remembered(pad));
  const [past, setPast] = useState<Filled[]>([]);
  const [answer, setAnswer] = useState<PadAnswer | null>(null);
  const [active, activate] = useState(0);
  const [trouble, tell] = useState('');
  const [clearing, clear] = useState(false);
  const latest = useRef(0);
  const lang = settings.value.lang;
  const called = filled.names.map((name, n) => tidy(name) || says.value.seat(n + 1));
  useEffect(() => {
    const asked = ++latest.current;
    const timer = setTimeout(() => {
      addUp(pad.game, { names: called, entries: readable(filled), tie: filled.tie }).then(
        (found) => { if (asked === latest.current) { setAnswer(found); tell(''); } },
        (error: Error) => { if (asked === latest.current) { setAnswer(null); tell(error instanceof Unreachable ? says.value.offline : error.message); } },
      );
    }, 120);
    return () => clearTimeout(timer);
  }, [filled, lang]);
  const change = (next: Filled) => { setPast([...past.slice(-99), filled]); fill(next); remember(pad.game, next); };
  const undo = () => { const last = past.at(-1); if (last) { fill(last); remember(pad.game, last); setPast(past.slice(0, -1)); } };
  const rows = rowsFor(pad, filled.names.length);
  const wrong = called.map((_, seat) => toMend(rows, filled, seat));
  const bad = wrong.findIndex((found) => found.length > 0);
  const settled = answer && bad >= 0 ? { ...answer, winner: [], ask: [], sentence: '' } : answer; // no winner until every figure can be read
  const mend = bad >= 0 ? says.value.mend(called[bad]!, wrong[bad]![0]!.name) : '';
  const sentence = mend || (trouble ? '' : settled?.sentence || says.value.emptySheet);
  const at = pad.seats.indexOf(filled.names.length);
  const shown = Math.min(active, filled.names.length - 1);
  return (
    <>
      <main class="pad-room" data-game={pad.game}>
        <header class="about">
          <h1>{says.value.padTitle}</h1>
          <p><Title of={says.value.padNote(pad.title)} /></p>
          {pad.seats.length > 1 && (
            <div class="stepper" role="group" aria-label={says.value.players}>
              <span>{says.value.players}</span>
              <Button icon="minus" label={says.value.fewer} disabled={at <= 0} onClick={() => change(resized(filled, pad.seats[at - 1]!))} />
              <output>{filled.names.length}</output>
              <Button icon="plus" label={says.value.more} disabled={at >= pad.seats.length - 1} onClick={() => change(resized(filled, pad.seats[at + 1]!))} />
            </div>
          )}
        </header>
        <div class="seat-tabs" role="group" aria-label={says.value.players}>
          {called.map((name, seat) => (
            <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => activate(seat)}><SeatMark seat={seat} size={18} /><span>{name}</span><b>{wrong[seat]!.length ? '–' : answer?.final[seat] ?? '–'}</b></button>
          ))}
        </div>
        <div class="sheets" style={{ '--seats': filled.names.length }}>
          {filled.names.map((_, seat) => (
            <div key={seat} class={seat === shown ? 'shown' : ''}>
              <SeatSheet rows={rows} seat={seat} filled={filled} answer={settled} called={called[seat]!}
                onName={(name) => change({ ...filled, names: filled.names.map((old, n) => (n === seat ? name : old)) })}
                onValue={(row, value) => change({ ...filled, entries: filled.entries.map((old, n) => (n === seat ? { ...old, [row]: value } : old)) })} />
            </div>
          ))}
        </div>
      </main>
      <footer class="pad-end">
        <div class="said">
          {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
          {(settled?.ask as Question[] | undefined)?.map((ask) => <TieQuestion key={ask.id} ask={ask} filled={filled} called={called} onTie={(said) => change({ ...filled, tie: { ...filled.tie, [ask.id]: said } })} />)}
          <p class={`sentence ${mend ? 'mend' : ''}`} role="status">{mend && <Icon name="warn" size={20} />}{sentence}</p>
        </div>
        <div class="deeds">
          <Button icon="undo" disabled={past.length === 0} onClick={undo}>{says.value.undo}</Button>
          <Button icon="pad" onClick={() => clear(true)}>{says.value.clear}</Button>
          <Button icon="share" class="print" onClick={() => print()}>{says.value.print}</Button>
        </div>
      </footer>
      <Printed title={pad.title} rows={rows} filled={filled} answer={settled} called={called} sentence={mend || settled?.sentence || ''} />
      {clearing && (
        <Dialog title={says.value.clear} onClose={() => clear(false)}>
          <p>{says.value.clearSure}</p>
          <div class="dialog-deeds">
            <Button onClick={() => clear(false)}>{says.value.cancel}</Button>
            <Button kind="confirm" onClick={() => { change(empty(filled.names.length, filled.names)); clear(false); }}>{says.value.clearYes}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export default function Pad({ game }: { game: string }): JSX.Element {
  const [pad, setPad] = useState<PadSheet | null>(null);
  const [trouble, tell] = useState('');
  const lang = settings.value.lang;
  useEffect(() => {
    document.title = `${says.value.padTitle} · ${words.value.house}`;
    if (!game) return;
    let here = true;
    tell('');
    fetchPad(game).then((found) => { if (here) setPad(found); }, (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); });
    return () => { here = false; };
  }, [game, lang]);
  const ready = pad?.game === game ? pad : null;
  return (
    <div class="page pad">
      <Strip here="pad" />
      {!game ? <ChooseGame title={says.value.padTitle} note={says.value.padChoose} to="pad" />
        : ready ? <Sheet key={game} pad={ready} />
          : <main class="loading">{trouble ? <><h1>{trouble}</h1><LinkButton href="#/pad" icon="left">{says.value.padTitle}</LinkButton></> : <p role="status">{words.value.loading}</p>}</main>}
    </div>
  );
}
