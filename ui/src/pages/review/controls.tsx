// The replay's slider: arrows, keys, playing by itself, a link to each move.

import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { LogLine } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { settings } from '../../settings';
import { says } from '../../words/pages';
import { address } from '../../api/reached';
import { copy } from '../link';
import type { Replay } from './position';

const SPEEDS = { '0.5': 2000, '1': 1000, '2': 500, '4': 250 };

interface ControlsProps {
  replay: Replay;
  pins: number[]; // positions of the turning points
  line: LogLine | undefined; // the move that led here
  names: string[];
}

/** Left and right, Home and End, and space, unless somebody writes or turns another knob. */
function useReplayKeys(replay: Replay, toggle: () => void): void {
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input, select, textarea, dialog, [role="tablist"], [role="menu"]')) return;
      const at = replay.at.value ?? 0;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: replay.length.value }[event.key];
      if (to !== undefined) void replay.go(to);
      else if (event.key === ' ' && settings.value.shortcuts && !(event.target as Element).closest('button, a, summary, [role="button"]')) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [replay, toggle]);
}

export function Controls({ replay, pins, line, names }: ControlsProps): JSX.Element {
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<keyof typeof SPEEDS>('1');
  const [news, tell] = useState('');
  const at = replay.at.value ?? 0;
  const length = replay.length.value;
  const toggle = () => {
    if (!playing && at >= length) void replay.go(0);
    play(!playing);
  };
  useReplayKeys(replay, toggle);
  useEffect(() => {
    if (!playing) return;
    if (at >= length) { play(false); return; }
    const timer = setTimeout(() => void replay.go(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, speed, length]);
  useEffect(() => { tell(''); }, [at]);
  const link = async () => {
    const url = address(`#/r/${encodeURIComponent(replay.table)}/${at}`);
    tell((await copy(url)) ? says.value.linked : url);
  };
  return (
    <div class="rv-controls" role="group" aria-label={says.value.replay}>
      <p class="rv-told" role="status">
        {line && (line.seat >= 0 ? <SeatMark seat={line.seat} size={16} /> : <Icon name="dice" size={16} />)}
        <span>{line ? `${line.seat >= 0 ? `${names[line.seat]}: ` : ''}${line.words}` : says.value.startedAt}</span>
      </p>
      <div class="rv-keys">
        <Button icon="start" label={says.value.first} disabled={at <= 0} onClick={() => void replay.go(0)} />
        <Button icon="left" label={says.value.previous} disabled={at <= 0} onClick={() => void replay.go(at - 1)} />
        <button type="button" class="button confirm rv-round" aria-label={playing ? says.value.pause : says.value.play} onClick={toggle}>
          {playing ? <svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path class="f" d="M6 4.5h4v15H6ZM14 4.500h4v15h-4Z" /></svg> : <svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true"><path class="f" d="M7 4.5v15l12-7.500Z" /></svg>}
        </button>
        <Button icon="right" label={says.value.next} disabled={at >= length} onClick={() => void replay.go(at + 1)} />
        <Button icon="end" label={says.value.last} disabled={at >= length} onClick={() => void replay.go(length)} />
      </div>
      <div class="rv-track">
        <input type="range" min={0} max={length} value={at} aria-label={says.value.position} aria-valuetext={says.value.of(at, length)} onInput={(event) => void replay.go(event.currentTarget.valueAsNumber)} />
        <span class="rv-pins" aria-hidden="true">{pins.map((pin, n) => <b key={pin} style={{ left: `${(pin / Math.max(1, length)) * 100}%` }}>{n + 1}</b>)}</span>
      </div>
      <output class="rv-count"><b>{at}</b> <small>{says.value.of(at, length).replace(String(at), '').trim()}</small></output>
      <label class="rv-speed"><span class="hidden">{says.value.speed}</span>
        <select value={speed} onChange={(event) => setSpeed(event.currentTarget.value as keyof typeof SPEEDS)}>{Object.keys(SPEEDS).map((each) => <option key={each} value={each}>{each} ×</option>)}</select>
      </label>
      <Button icon="link" label={says.value.linkTo} onClick={() => void link()} />
      <span class="news" role="status">{news}</span>
    </div>
  );
}
