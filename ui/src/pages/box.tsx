// Your box: what is printed on the cards and boards in somebody's hands, typed piece by piece.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep as handIn, openDraft, readFile, sheet as fetchSheet, type Sheet } from '../api/boxes';
import { myName, read, write } from '../api/storage';
import type { KeptSet } from '../api/types';
import { drawingOf, type Drawing } from '../boards/drawing';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { Stamp } from '../kit/stamp';
import { go } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import { t } from '../words/box';
import { BoardEntry } from './box/board';
import './box/box.css';
import { Compare } from './box/compare';
import { Desk } from './box/desk';
import { Entry } from './box/entry';
import { Overview } from './box/overview';
import './box/piece.css';
import { Problems } from './box/problems';
import { openFile, said, Share, spoken } from './box/share';
import { Rooms } from './box/rooms';
import { RoomContext, type Room } from './box/sign';
import { Spectacle } from './box/spectacle';
import './choose.css';
import { wanted } from './lobby/wanted';
import { Strip, Title } from './strip';

interface BoxProps {
  game: string;
  room: string;
  more: string;
}

/** Which piece the address means: a row of the set, or the next off the pile of a kind. */
function pieceAt(desk: Desk, room: string, more: string): { at: number; group: string } {
  const section = desk.section(room)!;
  const groups = Object.keys(section.groups?.sizes ?? {});
  if (/^\d+$/.test(more)) {
    const at = Math.max(0, Math.min(Number(more) - 1, Array.isArray(desk.content.value[room]) ? (desk.content.value[room] as unknown[]).length - 1 : 0));
    return { at, group: section.groups ? String(desk.row(section, at)[section.groups.key]) : '' };
  }
  if (!desk.pile(section)) return { at: 0, group: '' };
  return { at: -1, group: groups.includes(more) ? more : groups[0] ?? '' };
}

/** What is being typed stays there, whatever answers arrive meanwhile. */
function SetName({ desk }: { desk: Desk }): JSX.Element {
  const [typed, type] = useState<string | null>(null);
  const keep = (name: string) => { type(null); desk.rename(name.trim() || t.value.boxOf(myName())); };
  return <input class="set-name" maxLength={40} value={typed ?? desk.name} onInput={(event) => type(event.currentTarget.value)} onChange={(event) => keep(event.currentTarget.value)} />;
}

function Desktop({ desk, drawing, room, more, first }: Room & { room: string; more: string; first: string }): JSX.Element {
  const [sharing, share] = useState(false);
  const [news, tell] = useState(first);
  const file = useRef<HTMLInputElement>(null);
  const game = desk.sheet.game;
  const findings = desk.standing.value.findings;
  const open = findings.filter((each) => each.level === 'broken' || (each.level === 'against_facts' && !each.open && !each.accepted)).length;
  const section = desk.section(room);
  const play = () => {
    handIn(game, desk.content.value).then((kept: KeptSet) => {
      const before = read<KeptSet[]>(`sets/${game}`, []).filter((each) => each.fingerprint !== kept.fingerprint);
      write(`sets/${game}`, [kept, ...before].slice(0, 5));
      write(`set/${game}`, kept.key);
      write('game', game);
      wanted.value = true;
      go('#/');
    }, (error) => tell(said(error)));
  };
  return (
    <RoomContext.Provider value={{ desk, drawing }}>
      <section class="box-head" aria-label={t.value.title}>
        <a class="button quiet bare" href={room ? `#/box/${game}` : '#/box'} aria-label={t.value.back}><Icon name="left" size={20} /></a>
        <Stamp of={desk.standing.value.fingerprint} kind="mine" size={40} />
        <div class="who">
          <label><span class="hidden">{t.value.nameOfSet}</span><SetName desk={desk} /></label>
          <p><span class="digits" title={t.value.fingerprintNote}>{spoken(desk.standing.value.fingerprint)}</span><span class="game"> · <Title of={desk.sheet.title} /></span><span class="kept"> · {t.value.kept}</span></p>
        </div>
        <nav class="rooms-of-box" aria-label={t.value.title}>
          <a href={`#/box/${game}`} aria-current={!room ? 'page' : undefined}>{t.value.overview}</a>
          <a href={`#/box/${game}/problems`} aria-current={room === 'problems' ? 'page' : undefined}>{t.value.problems}{open > 0 && <b class="badge">{open}</b>}</a>
          <a href={`#/box/${game}/compare`} aria-current={room === 'compare' ? 'page' : undefined}>{t.value.compare}</a>
        </nav>
        <div class="end">
          {section && open > 0 && <a class="button quiet bare to-problems" href={`#/box/${game}/problems`} aria-label={`${t.value.problems}: ${open}`}><Icon name="warn" size={20} /><b class="badge" aria-hidden="true">{open}</b></a>}
          <input ref={file} type="file" accept=".toml,text/plain" class="hidden" tabIndex={-1} aria-label={t.value.open}
            onChange={(event) => { const chosen = event.currentTarget.files?.[0]; event.currentTarget.value = ''; if (chosen) void openFile(desk, chosen).then(tell); }} />
          <Button icon="undo" label={t.value.undo} disabled={desk.past.value.length === 0} onClick={() => desk.undo()} />
          <Button icon="box" label={t.value.open} onClick={() => file.current?.click()} />
          <Button icon="share" label={t.value.share} onClick={() => share(true)} />
        </div>
      </section>
      {news && <p class="box-news" role="status"><Icon name="warn" size={18} />{news}<Button kind="quiet" icon="close" label={words.value.close} onClick={() => tell('')} /></p>}
      {section ? (drawing?.maps?.[room] ? <BoardEntry section={section} /> : <Entry key={`${room}/${more}`} section={section} {...pieceAt(desk, room, more)} />)
        : room === 'problems' ? <Problems /> : room === 'compare' ? <Compare /> : <Overview onPlay={play} />}
      {sharing && <Share desk={desk} onClose={() => share(false)} />}
    </RoomContext.Provider>
  );
}

export default function Box({ game, room, more }: BoxProps): JSX.Element {
  const [desk, lay] = useState<Desk | null>(null);
  const [drawing, draw] = useState<Drawing | null>(null);
  const [shown, show] = useState<Sheet | null>(null);
  const [trouble, tell] = useState('');
  const [fromLink, openLink] = useState(''); // the draft that was opened last
  const lang = settings.value.lang;
  const foreign = room === 'set' ? more : '';
  const theirs = room === 'draft' ? more : '';
  useEffect(() => {
    document.title = `${t.value.title} · ${words.value.house}`;
    if (!game) return;
    let here = true;
    const failed = (error: unknown) => { if (here) tell(said(error)); };
    Promise.all([fetchSheet(game, foreign), drawingOf(game)]).then(async ([found, drawn]) => {
      if (!here) return;
      draw(drawn);
      if (foreign) { show(found); return; }
      const next = Desk.open(found, t.value.boxOf(myName()));
      if (theirs) {
        const draft = await openDraft(game, theirs);
        const set = await readFile(game, draft.text);
        if (!here) return;
        next.opened(set.content, { id: draft.id, version: draft.version });
        openLink(draft.id);
        go(`#/box/${game}`);
      }
      lay(next);
    }).catch(failed);
    return () => { here = false; };
  }, [game, lang, foreign, theirs]);
  if (!game) return <div class="page box"><Strip here="box" /><Rooms /></div>;
  return (
    <div class={`page box ${desk && room && desk.section(room) ? 'typing' : ''}`} data-game={game}>
      <Strip here="box" />
      {trouble && <p class="box-news" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      {foreign ? shown && <Spectacle sheet={shown} drawing={drawing} onKeep={() => { Desk.open(shown, shown.name).change(shown.content, {}); go(`#/box/${game}`); }} />
        : desk ? <Desktop key={fromLink} desk={desk} drawing={drawing} room={room} more={more} first={fromLink ? t.value.openedLink : ''} /> : !trouble && <p class="loading" role="status">{words.value.loading}</p>}
    </div>
  );
}
