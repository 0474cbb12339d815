// The log: who did what; a line that is pointed at lights up the place it speaks of.

import { Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../api/types';
import { Segmented } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { words } from '../words';
import { desk } from '../words/desk';
import { told, TurnLog } from './desk/turn_log';
import { NoteLines } from './leaving/notes';
import type { LiveModel } from './live_model';

export function LogLines({ model, lines, before = -1, notes = false }: { model: LiveModel; lines: readonly LogLine[]; before?: number; notes?: boolean }): JSX.Element {
  const names = model.payload.value.seats;
  const keys = (event: KeyboardEvent) => {
    const way = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key] as 'nextElementSibling' | undefined;
    if (!way) return;
    let line = (document.activeElement as HTMLElement | null)?.[way] ?? null;
    while (line && !line.hasAttribute('tabindex')) line = line[way];
    if (!line) return;
    event.preventDefault();
    event.stopPropagation();
    (line as HTMLElement).focus();
  };
  const stop = lines.find((line) => line.place)?.number; // the list is one stop of the Tab key
  return (
    <ol class="log-lines" onKeyDown={keys}>
      {lines.map((line) => (<Fragment key={line.number}>
        {notes && <NoteLines payload={model.payload.value} after={line.number + 1} />}
        <li key={line.number} class={`${line.place ? 'speaks' : ''} ${line.number < before ? 'before' : ''}`} tabIndex={line.place ? (line.number === stop ? 0 : -1) : undefined}
          onPointerEnter={() => line.place && model.light([line.place])} onPointerLeave={() => model.light([])}
          onFocus={() => line.place && model.light([line.place])} onBlur={() => model.light([])}>
          {line.seat < 0 ? <Icon name="dice" size={15} label={words.value.chance} /> : <SeatMark seat={line.seat} size={15} label={names[line.seat]?.name} />}
          <span>{line.words}</span>
        </li>
      </Fragment>))}
    </ol>
  );
}

/** The log by turns; every single move can be read too. */
export function Log({ model }: { model: LiveModel }): JSX.Element {
  const t = desk.value;
  return (
    <div class="log-box">
      <Segmented label={t.howTold} hideLabel value={told.value} onPick={(how) => { told.value = how; }} options={[{ value: 'turns', title: t.turns }, { value: 'all', title: t.allMoves }]} />
      {told.value === 'turns' ? <TurnLog model={model} /> : <AllMoves model={model} />}
    </div>
  );
}

/** The newest line first, so that nobody has to scroll; what came before my last move stands back. */
function AllMoves({ model }: { model: LiveModel }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const payload = model.shown.value;
  const newest = payload.log.at(-1)?.number;
  useEffect(() => { if (box.current) box.current.scrollTop = 0; }, [newest]);
  const mine = payload.viewer !== null && payload.waiting.includes(payload.viewer) && payload.log.some((line) => line.number >= payload.since);
  return (
    <div class="log" role="log" aria-label={words.value.log} tabIndex={0} ref={box}>
      {payload.log.length === 0 ? <p class="soft">{words.value.noLog}</p>
        : <LogLines model={model} lines={payload.log.toReversed()} before={mine ? payload.since : -1} notes />}
    </div>
  );
}
