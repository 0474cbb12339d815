// The table page: which seat of this device looks at the table, its living view, and what to show of it.

import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Live } from '../api/live';
import { keep, kept, type KeptTable } from '../api/storage';
import type { Payload } from '../api/types';
import { boardOf } from '../boards';
import type { Board } from '../boards/board';
import { Loading } from '../kit/loading';
import { part } from '../part';
import { route, toRecord } from '../route';
import { words } from '../words';
import { Curtain } from './curtain';
import { useOwnPart } from './deal';
import { Flights } from './flights';
import { nextSitter, sittingNow, usePeople, type Sitter } from './hotseat';
import { LiveModel } from './live_model';
import { Shell } from './shell';

/** The way ends here, unless the seat is one of mine: then this device gets a key of its own. */
function DeadEnd({ table, wrongKey = false }: { table: string; wrongKey?: boolean }): JSX.Element {
  const [asked, found] = useState(false);
  useEffect(() => {
    void part(() => import('../api/me')).then(({ openAgain }) => openAgain(table)).then((opened) => { if (opened) location.reload(); else found(true); });
  }, [table]);
  return asked ? <NoWay wrongKey={wrongKey} /> : <Loading />;
}

function NoWay({ wrongKey }: { wrongKey: boolean }): JSX.Element {
  const NoTable = useFetched<ComponentType<{ wrongKey: boolean }>>('dead-end', async () => (await import('../pages/dead_end')).NoTable);
  return NoTable ? <NoTable wrongKey={wrongKey} /> : <Loading />;
}

/** A part of the page that this table needs; null until it is there. */
function useFetched<T>(what: string, fetch: () => Promise<T>): T | null {
  const [got, setGot] = useState<{ what: string; it: T } | null>(null);
  useEffect(() => {
    let here = true;
    if (what) void part(fetch).then((it) => { if (here) setGot({ what, it }); });
    return () => { here = false; };
  }, [what]);
  return got?.what === what ? got.it : null;
}

interface WaitingProps {
  payload: Payload;
  token: string;
  kept: KeptTable;
  refresh: () => void;
}

interface SeatedProps {
  table: string;
  token: string;
  sitters: Sitter[]; // the other seats of this device
  onPass: (to: Sitter[]) => void;
  onDealt?: () => void;
}

/** One seat's view of the table, as long as this seat is the one that looks. */
function Seated({ table, token, sitters, onPass, onDealt }: SeatedProps): JSX.Element {
  const flights = useMemo(() => new Flights(), []);
  const live = useMemo(() => new Live(table, token, () => flights.remember(document.querySelector('.field'))), [table, token]);
  useEffect(() => () => live.stop(), [live]);
  const payload = live.payload.value;
  const gathering = payload?.status === 'gathering';
  const board = useFetched<Board>(payload?.game ?? '', () => boardOf(payload!.game));
  const Waiting = useFetched<ComponentType<WaitingProps>>(gathering ? 'waiting' : '', async () => (await import('../pages/waiting')).Waiting);
  const model = useMemo(() => (payload ? new LiveModel(live, () => words.value) : null), [live, payload !== null]);
  useEffect(() => () => model?.stop(), [model]);

  // Which seat this key opens, the first view tells.
  useEffect(() => { if (payload && payload.viewer !== null) keep(table, { game: payload.game, seats: [{ seat: payload.viewer, token }] }); }, [payload?.viewer]);
  useEffect(() => { if (payload && !gathering) onDealt?.(); }, [payload !== null, gathering]);
  useOwnPart(payload);
  const pass = payload ? nextSitter(payload, sitters) : [];
  const passTo = pass.map((each) => each.seat).join();
  useEffect(() => {
    if (pass.length === 0) return;
    const timer = setTimeout(() => onPass(pass), 900); // a moment to see what one's own move did
    return () => clearTimeout(timer);
  }, [passTo]);

  const gone = live.closed.value?.status === 410;
  useEffect(() => { if (gone) toRecord(table); }, [gone]);
  if (gone) return <Loading />;
  if (live.closed.value) return <DeadEnd table={table} wrongKey={live.closed.value.status !== 404} />;
  if (!payload || !model) return <Loading />;
  if (gathering) {
    return Waiting ? <Waiting payload={payload} token={token} kept={kept(table) ?? { table, seats: [], at: 0 }} refresh={() => void live.refresh()} /> : <Loading />;
  }
  if (!board) return <Loading />;
  return <Shell model={model} board={board} flights={flights} />;
}

export default function TablePage({ table }: { table: string }): JSX.Element {
  void route.value; // another key to this table may have come by the address bar
  const mine = kept(table);
  const sitting = useSignal(sittingNow.get(table));
  const passing = useSignal<Sitter[]>([]);
  const keys = mine?.seats ?? [];
  const round = useSignal(0);
  const people = usePeople(table, keys, round.value);
  if (keys.length === 0) {
    const watch = mine?.spectator;
    return watch ? <Seated key={watch} table={table} token={watch} sitters={[]} onPass={() => {}} /> : <DeadEnd table={table} />;
  }
  const sit = (seat: number) => {
    sittingNow.set(table, seat);
    sitting.value = seat;
    passing.value = [];
  };
  if (keys.length === 1) {
    const token = keys[0]!.token;
    return <Seated key={token} table={table} token={token} sitters={[]} onPass={() => {}} />;
  }
  const seated = keys.find((key) => key.seat === sitting.value && key.seat >= 0);
  if (passing.value.length > 0) return <Curtain title={people?.title ?? ''} next={passing.value} onSit={sit} />;
  if (seated) {
    const others = (people?.sitters ?? []).filter((each) => each.seat !== seated.seat);
    return <Seated key={seated.token} table={table} token={seated.token} sitters={others} onPass={(to) => { sittingNow.set(table, -1); sitting.value = -1; passing.value = to; }} />;
  }
  if (!people) return <Loading />;
  const watch = mine?.spectator;
  if (people.gathering && watch) {
    // Nothing is dealt yet; from the moment it is, the curtain hangs.
    return <Seated key={watch} table={table} token={watch} sitters={[]} onPass={() => {}} onDealt={() => { round.value += 1; }} />;
  }
  const next = people.sitters.filter((each) => people.waiting.includes(each.seat));
  return <Curtain title={people.title} next={next.length > 0 ? next : people.sitters} onSit={sit} />;
}
