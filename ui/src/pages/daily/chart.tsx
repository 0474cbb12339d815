// How often each final score was reached: at most twelve bars, the rare ends joined.

import type { JSX } from 'preact';
import type { FieldRow } from '../../api/daily';
import { dailyWords } from '../../words/daily';

interface Bar {
  name: string;
  count: number;
  you: boolean;
}

const MOST = 12;

export function barsOf(field: readonly FieldRow[]): Bar[] {
  const scores = field.filter((row) => row.finished).map((row) => row.score);
  if (scores.length === 0) return [];
  const least = Math.min(...scores);
  const wide = Math.max(1, Math.ceil((Math.max(...scores) - least + 1) / MOST));
  const bars = Array.from({ length: Math.ceil((Math.max(...scores) - least + 1) / wide) }, (_, at): Bar => {
    const from = least + at * wide;
    return { name: wide === 1 ? String(from) : `${from}–${from + wide - 1}`, count: 0, you: false };
  });
  for (const row of field) {
    if (!row.finished) continue;
    const bar = bars[Math.floor((row.score - least) / wide)]!;
    bar.count += 1;
    bar.you ||= row.you;
  }
  return bars;
}

export function Chart({ field }: { field: readonly FieldRow[] }): JSX.Element | null {
  const t = dailyWords.value;
  const bars = barsOf(field);
  if (bars.length < 2) return null;
  const most = Math.max(...bars.map((bar) => bar.count));
  return (
    <figure class="chart">
      <ul aria-label={t.chart}>
        {bars.map((bar) => (
          <li key={bar.name} class={bar.you ? 'you' : ''} aria-label={t.bar(bar.name, bar.count, bar.you)}>
            <i style={{ height: `${(bar.count / most) * 100}%` }} aria-hidden="true">{bar.you && <b>{t.you}</b>}</i>
            <span aria-hidden="true">{bar.name}</span>
          </li>
        ))}
      </ul>
      <figcaption class="soft">{t.chartNote}</figcaption>
    </figure>
  );
}
