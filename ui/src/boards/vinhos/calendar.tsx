// Six years with their fairs, and where this year stands: for the top strip.

import type { JSX } from 'preact';
import type { Payload } from '../../api/types';
import { Thing } from '../../table/place';
import { Glyph } from './icons';
import type { View } from './view';
import { words } from './words';
import './calendar.css';

export function Calendar({ view, payload }: { view: View; payload: Payload<View> }): JSX.Element {
  const w = words[payload.lang];
  const step = view.stage === 'actions' ? (view.action === 1 ? w.firstAction : w.secondAction) : view.stage_name;
  return (
    <div class="vinhos-calendar">
      <span class="years">
        {Array.from({ length: view.years }, (_, k) => k + 1).map((year) => {
          const fair = view.fairs.find((each) => each.year === year);
          return (
            <>
              <Thing label={w.year(year, view.years)} class={`year ${year < view.year ? 'past' : year === view.year ? 'now' : ''}`}>{year}</Thing>
              {fair && <Thing label={w.fairAfter(year, fair.points.join(', '))} class={`year-fair ${year < view.year ? 'past' : ''}`}><Glyph name="fair" size={16} /></Thing>}
            </>
          );
        })}
      </span>
      <b class="year-step">{view.frame.over ? view.frame.phase_name : step}</b>
    </div>
  );
}

/** What begins: the fair, the making of wine, or another round of actions. */
export function StagePicture({ view }: { view: View }): JSX.Element {
  const pictures: Record<string, Parameters<typeof Glyph>[0]['name']> = { fair: 'fair', production: 'barrel', maintenance: 'bago' };
  return <span class="vinhos-stage"><Glyph name={pictures[view.stage] ?? 'vineyards'} size={56} /></span>;
}
