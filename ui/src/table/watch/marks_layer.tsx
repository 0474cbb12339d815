// Trails, outlines and figures above the board: where pieces came from, what is new, and by how much counts changed.

import type { JSX } from 'preact';
import { colourOf } from '../../kit/seats';
import { marks, type Marks } from './marks';

type Trail = Marks['trails'][number];

function path({ from, to }: Trail, zoom: number): string {
  const [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map((each) => each / zoom) as [number, number, number, number];
  const bow = Math.min(40, Math.hypot(x2 - x1, y2 - y1) * 0.08); // a slight arc: two ways beside each other stay apart
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bow} ${x2} ${y2}`;
}

export function MarksLayer(): JSX.Element | null {
  const now = marks.value;
  if (!now) return null;
  const zoom = Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1;
  const colour = now.seat < 0 ? 'var(--accent)' : colourOf(now.seat);
  return (
    <div class="watch-marks" aria-hidden="true" style={{ '--c': colour }}>
      <svg>
        {now.old.map((trail, n) => <path key={`old${n}`} class="trail old" d={path(trail, zoom)} />)}
        {now.trails.map((trail, n) => (
          <g key={n}>
            <path class="trail edge" d={path(trail, zoom)} />
            <path class="trail" d={path(trail, zoom)} />
            <rect class="left" x={(trail.from.x - trail.from.width / 2) / zoom} y={(trail.from.y - trail.from.height / 2) / zoom} width={trail.from.width / zoom} height={trail.from.height / zoom} rx={Math.max(trail.from.width, trail.from.height) > 48 ? 6 : Math.min(trail.from.width, trail.from.height) / 2 / zoom} />
          </g>
        ))}
        {now.fresh.map((at, n) => <rect key={`new${n}`} class="fresh" x={(at.x - at.width / 2) / zoom - 2} y={(at.y - at.height / 2) / zoom - 2} width={at.width / zoom + 4} height={at.height / zoom + 4} rx={6} />)}
      </svg>
      {now.pills.map(({ x, y, n }, at) => <span key={at} class="pill" style={{ left: `${x / zoom}px`, top: `${y / zoom}px` }}>{n > 0 ? '+' : '−'}{Math.abs(n)}</span>)}
    </div>
  );
}
