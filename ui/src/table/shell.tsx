// The table around every board: strip, prompt, board, rail; on a phone areas as tabs and the prompt at the bottom.

import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { substitute } from '../api/client';
import { address, useReached } from '../api/reached';
import { kept } from '../api/storage';
import type { Payload } from '../api/types';
import type { Board } from '../boards/board';
import type { MenuItem } from '../kit/menu';
import { part } from '../part';
import { pointAt, route } from '../route';
import { set, settings } from '../settings';
import { words } from '../words';
import { HintPanel, Guide } from './advice';
import { useTurnAlert } from './alert';
import { Areas } from './areas';
import { KeysDialog, LinkDialog, SettingsDialog } from './dialogs';
import { useEnding } from './ending';
import { useRings } from './ending/where';
import type { Flights } from './flights';
import { useKeys } from './keys';
import { AskNote } from './leaving/ask';
import { leavingItems, type LeavingDialog } from './leaving/menu';
import { useNews } from './leaving/notes';
import type { LiveModel } from './live_model';
import { TableContext } from './model';
import { PlaceMenu } from './place_menu';
import { Prompt } from './prompt';
import { Rail } from './rail';
import { ruleShown } from './rules/anchors';
import { Sheet } from './sheet';
import { Strip } from './strip';
import { TipLayer, useTips } from './tips';
import { narrow, roomy } from './width';
import { focusOn, makeStop } from './walk';
import { Banner, MarksLayer, Since, useWatch, WatchBar } from './watch';
import './table.css';
import './rail.css';
import './phone.css';
import './desk/desk.css';
import './watch/watch.css';

interface ShellProps {
  model: LiveModel;
  board: Board;
  flights: Flights;
}

function linkTo(page: 't' | 'w', table: string, key: string): string {
  return address(`#/${page}/${encodeURIComponent(table)}/${encodeURIComponent(key)}`);
}

function menuItems(model: LiveModel, open: (what: 'settings' | 'keys' | 'device' | 'watch' | LeavingDialog) => void): MenuItem[] {
  const t = words.value;
  const payload = model.payload.value;
  const me = payload.viewer === null ? undefined : payload.seats[payload.viewer];
  const { live } = model;
  const swap = (seat: number, level: string | null) => {
    substitute(live.table, live.token, seat, level).then(() => live.refresh(), (error: Error) => { model.note.value = error.message; });
  };
  const items: MenuItem[] = [
    { title: t.toLobby, icon: 'home', href: '#/' },
    ...(payload.daily ? [{ title: t.daily, icon: 'calendar' as const, href: `#/daily/${payload.daily.date}` }] : []),
    { title: t.rules, icon: 'book', href: `#/rules/${payload.game}` },
    { title: t.settings, icon: 'gear', onPick: () => open('settings') },
    { title: t.keys, icon: 'list', onPick: () => open('keys') },
  ];
  if (kept(payload.table)?.spectator) items.push({ title: t.watchLink, icon: 'eye', onPick: () => open('watch') });
  if (me) items.push({ title: t.openElsewhere, icon: 'link', onPick: () => open('device') });
  if (payload.status === 'playing' && me && !payload.daily) {
    if (me.resigned) return [...items, ...leavingItems(payload, open)];
    if (me.bot_plays) items.push({ title: t.takeBack, icon: 'hand', onPick: () => swap(me.seat, null) });
    else items.push({ title: t.playForMe, icon: 'bot', onPick: () => swap(me.seat, 'medium') });
    for (const seat of payload.seats) {
      if (seat.kind === 'human' && seat.seat !== me.seat && !seat.here && !seat.bot_plays) items.push({ title: t.letBotPlayFor(seat.name), icon: 'bot', onPick: () => swap(seat.seat, 'medium') });
    }
  }
  return [...items, ...leavingItems(payload, open)];
}

/** Talk is fetched where somebody else sits: nobody talks to a bot. */
function useTalk(model: LiveModel): typeof import('./talk') | null {
  const parts = useSignal<typeof import('./talk') | null>(null);
  const payload = model.payload.value;
  const mine = new Set(kept(payload.table)?.seats.map((key) => key.seat));
  const wanted = (payload.talk ?? 'none') !== 'none' && payload.seats.some((seat) => seat.kind === 'human' && seat.seat !== payload.viewer && !mine.has(seat.seat));
  useEffect(() => { if (wanted) void part(() => import('./talk')).then((all) => { parts.value = all; }); }, [wanted]);
  return wanted ? parts.value : null;
}

type Dialogs = typeof import('./leaving/dialogs');

/** The dialogs are fetched when somebody first wants one. */
function Leaving(props: Parameters<Dialogs['LeavingDialogs']>[0]): JSX.Element | null {
  const dialogs = useSignal<Dialogs | null>(null);
  useLayoutEffect(() => { void part(() => import('./leaving/dialogs')).then((all) => { dialogs.value = all; }); }, []);
  return dialogs.value && <dialogs.value.LeavingDialogs {...props} />;
}

/** A part of the rule book over the board, fetched when somebody first asks for one. */
function Rules({ payload }: { payload: Payload }): JSX.Element | null {
  const sheet = useSignal<typeof import('./rules/sheet') | null>(null);
  const anchor = ruleShown.value;
  useEffect(() => { if (anchor && !sheet.value) void part(() => import('./rules/sheet')).then((it) => { sheet.value = it; }); }, [anchor]);
  return anchor && sheet.value ? <sheet.value.RuleSheet key={anchor} payload={payload} anchor={anchor} onClose={() => { ruleShown.value = ''; }} /> : null;
}

/** The bar of a puzzle, at its table alone; `own` where somebody looks for a better turn than their own. */
function Puzzle({ model, own }: { model: LiveModel; own?: string }): JSX.Element | null {
  const bar = useSignal<typeof import('./puzzle/bar') | null>(null);
  useLayoutEffect(() => { void part(() => import('./puzzle/bar')).then((all) => { bar.value = all; }); }, []);
  return bar.value && (own ? <bar.value.OwnBar model={model} id={own} /> : <bar.value.PuzzleBar model={model} />);
}

function isLeaving(what: string): what is LeavingDialog {
  return ['resign', 'end', 'back', 'remove'].includes(what);
}

export function Shell({ model, board, flights }: ShellProps): JSX.Element {
  const t = words.value;
  const payload = model.payload.value;
  const phone = narrow.value;
  const own = kept(payload.table)?.own;
  const dialog = useSignal<'' | 'settings' | 'keys' | 'device' | 'watch' | LeavingDialog>('');
  const sheet = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const ghost = useComputed(() => (model.preview.value?.version === model.payload.value.version ? model.preview.value.view : null));
  const mine = payload.status === 'playing' && payload.viewer !== null && payload.waiting.includes(payload.viewer);

  const ending = useEnding(model);
  const talk = useTalk(model);
  useNews(model);
  const linked = route.value.page === 'table' ? route.value.turn : null;
  useEffect(() => { if (linked !== null && !roomy.value) sheet.value = true; else if (linked !== null) set('rail', true); }, [linked]);
  useReached();
  useTips(model);
  useKeys(model, { board: () => field.current, help: () => { dialog.value = 'keys'; }, escape: () => { sheet.value = false; model.advice.value = null; model.light([]); pointAt(null); } });
  useTurnAlert(payload.title, mine);
  const { watch, table } = useWatch(model, flights, field);
  const shown = model.shown.value; // the newest, or what is being watched
  const now = watch.director.now.value;
  useFocusKept(field, `${payload.version}/${shown === payload}`);

  const props = { payload: shown, view: shown.view, me: payload.viewer ?? 0, ghost: now ? null : ghost.value };
  const beside = roomy.value; // else the rail is a sheet that comes when it is asked for
  const { parts } = ending;
  const counting = ending.stage === 'counting' ? ending.count : null;
  useRings(field, payload.game, counting);
  const open = beside && (counting !== null || (settings.value.rail && ending.stage !== 'result'));
  return (
    <TableContext.Provider value={table}>
      <div class={`table ${phone ? 'phone' : open ? '' : 'folded'} ${model.busy.value ? 'busy' : ''}`} data-game={payload.game} data-version={payload.version} data-watch={now ? 'shows' : shown === payload ? 'rests' : 'waits'} ref={root}>
        <Strip model={model} board={board} narrow={phone} items={menuItems(model, (what) => { dialog.value = what; })}>{talk && payload.viewer !== null && <talk.TalkButton />}</Strip>
        <main class="main">
          <p class="hidden" role="status">{watch.said.value || null}</p>
          {parts && ending.stage === 'board' && <parts.EndingLine model={model} onResult={() => ending.show('result')} />}
          {parts && counting && <parts.CountBar payload={payload} count={counting} />}
          {now ? <WatchBar watch={watch} narrow={phone} /> : (ending.stage === 'playing' || (ending.stage === 'board' && phone)) && (
            <Prompt model={model} narrow={phone} onHint={() => void model.askHint()} onSheet={() => { sheet.value = true; }} onRecall={() => watch.recall()} onOpenRail={phone || open ? null : () => { if (beside) set('rail', true); else sheet.value = true; }} />
          )}
          {(own || (payload.puzzle !== null && payload.puzzle !== undefined)) && <Puzzle model={model} own={own} />}
          <AskNote model={model} />
          {!beside && ending.stage === 'playing' && <div class="low-advice"><Guide model={model} /><HintPanel model={model} /></div>}
          {parts && ending.stage === 'result' && <parts.Result model={model} onBoard={() => ending.show('board')} />}
          {parts && counting && !beside && <div class="count-field"><parts.Sheet payload={payload} count={counting} /></div>}
          {ending.stage !== 'result' && !(counting && !beside) && <div class="field" role="group" aria-labelledby="board-name" ref={field}>
            <h2 class="hidden" id="board-name">{t.board}</h2>
            {phone ? <Areas board={board} model={model} place={now?.scene.steps[now.step]?.place ?? ''} {...props} />
              : <div class={`board ${board.game}`} data-game={board.game}><board.Wide {...props} /></div>}
          </div>}
          <Banner watch={watch} board={board} />
          <Since watch={watch} narrow={phone} />
          <MarksLayer />
          <PlaceMenu model={model} />
          <TipLayer model={model} />
        </main>
        {parts && open && counting && <aside class="rail counting" aria-label={t.rail}><parts.Sheet payload={payload} count={counting} /></aside>}
        {open && !counting && <Rail model={model} board={board} onFold={() => set('rail', false)} />}
        {!beside && sheet.value && <Sheet model={model} board={board} onClose={() => { sheet.value = false; pointAt(null); }} />}
        <Rules payload={payload} />
        {talk && <talk.Talk model={model} />}
        {isLeaving(dialog.value) && <Leaving open={dialog.value} model={model} onClose={() => { dialog.value = ''; }} />}
        {dialog.value === 'settings' && <SettingsDialog onClose={() => { dialog.value = ''; }} />}
        {dialog.value === 'keys' && <KeysDialog onClose={() => { dialog.value = ''; }} />}
        {dialog.value === 'device' && <LinkDialog title={t.openElsewhere} note={t.openElsewhereNote} link={linkTo('t', payload.table, model.live.token)} onClose={() => { dialog.value = ''; }} />}
        {dialog.value === 'watch' && <LinkDialog title={t.watchLink} note="" link={linkTo('w', payload.table, kept(payload.table)?.spectator ?? '')} onClose={() => { dialog.value = ''; }} />}
      </div>
    </TableContext.Provider>
  );
}

/** The board keeps its Tab stop and, when what had the focus is gone, the focus: nobody starts from the top again. */
function useFocusKept(field: { current: HTMLDivElement | null }, version: string): void {
  const inside = useRef(false);
  useLayoutEffect(() => {
    const note = (event: FocusEvent) => { inside.current = field.current?.contains(event.target as Node) ?? false; };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const board = field.current;
    if (!board) return;
    const focused = document.activeElement;
    const lost = inside.current && (focused === document.body || focused === null);
    const stop = makeStop(board);
    if (lost && stop) focusOn(board, stop);
  }, [version]);
}
