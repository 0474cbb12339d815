// The chance to win, turn by turn, with the turns that decided; pointing at it goes there. A table stands behind it.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Review } from '../../api/types';
import { colourOf, SeatMarkG } from '../../kit/seats';
import { says } from '../../words/pages';

const ROOM = { height: 168, left: 34, right: 22, top: 28, bottom: 8 };
const LETTER = 7; // px, of a banner's name, about

export function percent(share: number, sign = false): string {
  const whole = Math.round(share * 100);
  const text = `${Math.abs(whole)} %`;
  return whole < 0 ? `−${text}` : sign && whole > 0 ? `+${text}` : text;
}

interface GraphProps {
  review: Review;
  turn: number; // the one that is looked at
  names: string[];
  onGo: (turn: number) => void;
}

interface Band { from: number; to: number; name: string }

/** Turns that stand under one banner. */
export function bands(review: Review): Band[] {
  const found: Band[] = [];
  for (const step of review.steps) {
    const last = found.at(-1);
    if (last && last.name === step.banner) last.to = step.turn + 1;
    else found.push({ from: step.turn, to: step.turn + 1, name: step.banner });
  }
  return found;
}

/** A drawing's width in pixels, so that one unit is one of them and figures keep their size. */
export function useWidth<T extends Element>(first: number): [{ current: T | null }, number] {
  const holder = useRef<T>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const measure = () => { if (holder.current?.clientWidth) setWidth(holder.current.clientWidth); };
    const watcher = new ResizeObserver(measure);
    if (holder.current) watcher.observe(holder.current);
    measure();
    return () => watcher.disconnect();
  }, []);
  return [holder, width];
}

function Behind({ review, names }: { review: Review; names: string[] }): JSX.Element {
  return (
    <div class="hidden"><table>
      <caption>{says.value.winChanceAfter(review.steps.length)}</caption>
      <thead><tr><th scope="col">{says.value.turnWord}</th>{names.map((name, n) => <th key={n} scope="col">{name}</th>)}<th scope="col">{says.value.verdict}</th></tr></thead>
      <tbody>{review.steps.map((step) => (
        <tr key={step.turn}><th scope="row">{step.turn + 1}. {step.words}</th>{step.win.map((win, n) => <td key={n}>{percent(win)}</td>)}<td>{step.verdicts.map((one) => `${names[one.seat] ?? ''}: ${one.label}`).join(', ')}</td></tr>
      ))}</tbody>
    </table></div>
  );
}

export function Graph({ review, turn, names, onGo }: GraphProps): JSX.Element {
  const [svg, width] = useWidth<SVGSVGElement>(700);
  const BOX = { ...ROOM, width };
  const length = Math.max(1, review.steps.length);
  const x = (position: number) => BOX.left + (position * (BOX.width - BOX.left - BOX.right)) / length;
  const y = (win: number) => BOX.top + (1 - win) * (BOX.height - BOX.top - BOX.bottom);
  const line = (seat: number) => [review.start, ...review.steps.map((step) => step.win)].map((win, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${y(win[seat] ?? 0).toFixed(1)}`).join('');
  const { seat } = review;
  const two = names.length === 2;
  const other = 1 - seat;
  const even = two || names.length === 1 ? 0.5 : 1 / names.length;
  const own = line(seat);
  const area = `${own}L${x(length)} ${y(0.5)}L${x(0)} ${y(0.5)}Z`;
  const last = review.steps.at(-1)?.win ?? review.start;
  return (
    <>
      <svg class="graph" ref={svg} height={BOX.height} viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={says.value.winChanceAfter(review.steps.length)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (((event.clientX - box.left) / box.width) * BOX.width - BOX.left) / (BOX.width - BOX.left - BOX.right);
          onGo(Math.max(0, Math.min(length - 1, Math.floor(share * length))));
        }}>
        <clipPath id="ahead"><rect width={BOX.width} height={y(0.5)} /></clipPath>
        <clipPath id="behind"><rect y={y(0.5)} width={BOX.width} height={BOX.height} /></clipPath>
        {bands(review).map((band, n) => (
          <g key={band.from} class={n % 2 ? 'band odd' : 'band'}>
            <rect class="ground" x={x(band.from)} y={BOX.top} width={x(band.to) - x(band.from)} height={BOX.height - BOX.top - BOX.bottom} />
            <rect class="head" x={x(band.from) + 1} y={2} width={Math.max(0, x(band.to) - x(band.from) - 2)} height={20} rx={3} />
            {band.name.length * LETTER < x(band.to) - x(band.from) - 8 && <text x={(x(band.from) + x(band.to)) / 2} y={16}>{band.name}</text>}
          </g>
        ))}
        {[0, even, 1].map((win) => (
          <g key={win}>
            <path class={win === even ? 'half' : 'frame'} d={`M${BOX.left} ${y(win)}H${BOX.width - BOX.right}`} />
            <text class="axis" x={BOX.left - 6} y={y(win) + 4}>{Math.round(win * 100)}</text>
          </g>
        ))}
        {two
          ? <><path d={area} class="area" style={{ fill: colourOf(seat) }} clip-path="url(#ahead)" /><path d={area} class="area" style={{ fill: colourOf(other) }} clip-path="url(#behind)" />
            <path d={own} class="line" style={{ stroke: colourOf(seat) }} clip-path="url(#ahead)" /><path d={own} class="line" style={{ stroke: colourOf(other) }} clip-path="url(#behind)" />
            <g class="names"><SeatMarkG seat={seat} x={BOX.left + 14} y={y(0.9)} size={12} /><text x={BOX.left + 24} y={y(0.9) + 4}>{says.value.ahead(names[seat] ?? '')}</text><SeatMarkG seat={other} x={BOX.left + 14} y={y(0.1)} size={12} /><text x={BOX.left + 24} y={y(0.1) + 4}>{says.value.ahead(names[other] ?? '')}</text></g></>
          : names.map((_, n) => n).sort((a, b) => Number(a === seat) - Number(b === seat)).map((n) => (
            <g key={n}><path d={line(n)} class={n === seat ? 'line mine' : 'line'} style={{ stroke: colourOf(n) }} /><SeatMarkG seat={n} x={x(length) + 10} y={y(last[n] ?? 0)} size={n === seat ? 16 : 12} /></g>
          ))}
        <path class="now" d={`M${x(turn)} ${BOX.top - 4}V${BOX.height - BOX.bottom + 4}`} />
        {review.stories.map((story, n) => (
          <g key={story.turn} class={story.turn === turn ? 'turn on' : 'turn'}>
            <circle cx={x(story.turn + 1)} cy={y(story.after)} r="10" /><text x={x(story.turn + 1)} y={y(story.after) + 4.5}>{n + 1}</text>
          </g>
        ))}
      </svg>
      <Behind review={review} names={names} />
    </>
  );
}
