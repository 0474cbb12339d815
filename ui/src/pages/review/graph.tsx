// The chance to win, move by move, with the turning points; pointing at it goes there.

import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Review } from '../../api/types';
import { colourOf, SeatMarkG } from '../../kit/seats';
import { says } from '../../words/pages';

const ROOM = { height: 150, left: 34, right: 14, top: 14, bottom: 14 };

export function percent(share: number, sign = false): string {
  const whole = Math.round(share * 100);
  const text = `${Math.abs(whole)} %`;
  return whole < 0 ? `−${text}` : sign ? `+${text}` : text;
}

interface GraphProps {
  review: Review;
  length: number;
  at: number;
  rival: string; // whoever is ahead below the line
  name: string;
  onGo: (at: number) => void;
}

export function Graph({ review, length, at, rival, name, onGo }: GraphProps): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(700); // one unit is one pixel, so that figures keep their size
  useLayoutEffect(() => {
    const measure = () => { if (svg.current?.clientWidth) setWidth(svg.current.clientWidth); };
    const watcher = new ResizeObserver(measure);
    if (svg.current) watcher.observe(svg.current);
    measure();
    return () => watcher.disconnect();
  }, []);
  const BOX = { ...ROOM, width };
  const x = (position: number) => BOX.left + (position * (BOX.width - BOX.left - BOX.right)) / Math.max(1, length);
  const y = (win: number) => BOX.top + (1 - win) * (BOX.height - BOX.top - BOX.bottom);
  const points: [number, number][] = [[0, review.start], ...review.steps.map((step): [number, number] => [step.number + 1, step.win])];
  const line = points.map(([position, win], n) => `${n ? 'L' : 'M'}${x(position).toFixed(1)} ${y(win).toFixed(1)}`).join('');
  const area = `${line}L${x(points.at(-1)![0]).toFixed(1)} ${y(0.5)}L${x(0)} ${y(0.5)}Z`;
  const other = review.seat === 1 ? 0 : 1;
  return (
    <svg class="graph" ref={svg} height={BOX.height} viewBox={`0 0 ${BOX.width} ${BOX.height}`} role="img" aria-label={says.value.winChanceAfter(review.steps.length)}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const share = (((event.clientX - box.left) / box.width) * BOX.width - BOX.left) / (BOX.width - BOX.left - BOX.right);
        onGo(Math.round(share * length));
      }}>
      <clipPath id="ahead"><rect width={BOX.width} height={y(0.5)} /></clipPath>
      <clipPath id="behind"><rect y={y(0.5)} width={BOX.width} height={BOX.height} /></clipPath>
      {[0, 0.5, 1].map((win) => (
        <g key={win}>
          <path class={win === 0.5 ? 'half' : 'frame'} d={`M${BOX.left} ${y(win)}H${BOX.width - BOX.right}`} />
          <text class="axis" x={BOX.left - 6} y={y(win) + 4}>{win * 100}</text>
        </g>
      ))}
      <path d={area} class="area" style={{ fill: colourOf(review.seat) }} clip-path="url(#ahead)" />
      <path d={area} class="area" style={{ fill: colourOf(other) }} clip-path="url(#behind)" />
      <path d={line} class="line" style={{ stroke: colourOf(review.seat) }} />
      <g class="names"><SeatMarkG seat={review.seat} x={BOX.left + 12} y={y(0.9)} size={12} /><text x={BOX.left + 22} y={y(0.9) + 4}>{name}</text><text x={BOX.left + 6} y={y(0.08) + 4}>{rival}</text></g>
      <path class="now" d={`M${x(at)} ${BOX.top - 6}V${BOX.height - BOX.bottom + 4}`} />
      {review.decisive.map((number, n) => {
        const step = review.steps.find((each) => each.number === number);
        if (!step) return null;
        const on = at === number + 1;
        return (
          <g key={number} class={on ? 'turn on' : 'turn'}>
            <circle cx={x(number + 1)} cy={y(step.win)} r="10" /><text x={x(number + 1)} y={y(step.win) + 4.5}>{n + 1}</text>
          </g>
        );
      })}
    </svg>
  );
}
