// The calendar for the top strip: two years of four seasons, each phase a small sign.

import type { JSX } from 'preact';
import type { Payload } from '../../api/types';
import { Thing } from '../../table/place';
import { Icon } from './icons';
import type { CalendarSpace, Task, View } from './view';
import { wordsIn } from './words';
import './calendar.css';

const SIGNS: Record<Task, string> = {
  send: 'u-send', market: 'u-make', store: 'u-store', age: 'u-age', trigger: 'u-spark', return: 'u-back', arrive: 'u-new', 'age-long': 'u-age', 'sell-out': 'u-make', end: 'u-end',
};

export function Calendar({ view, payload }: { view: View; payload: Payload<View> }): JSX.Element {
  const w = wordsIn(payload.lang);
  const seasons = [...new Set(view.calendar.map((space) => space.season))];
  const years = [...new Set(view.calendar.map((space) => space.year))];
  return (
    <div class="wc wc-calendar">
      <div class="years" aria-hidden="true">{years.map((year) => <b key={year} class={year === view.year ? 'now' : ''}>{w.year(year)}</b>)}</div>
      {seasons.map((season) => (
        <div key={season} class="season">
          <Icon id={`u-${season}`} n={20} />
          <div>{years.map((year) => <div key={year} class="row">{view.calendar.filter((space) => space.season === season && space.year === year).map((space) => <Space key={space.at} space={space} payload={payload} />)}</div>)}</div>
        </div>
      ))}
      <div class="today"><b>{w.when(view.season_name, view.year)}</b><span>{view.kind_name}</span></div>
    </div>
  );
}

function Space({ space, payload }: { space: CalendarSpace; payload: Payload<View> }): JSX.Element {
  const w = wordsIn(payload.lang);
  const words = [w.calendarTip(space.season_name, space.year, space.name), space.labels_allowed ? w.labelsYes : w.labelsNo];
  if (space.state === 'now') words.unshift(w.now);
  return <Thing label={words.join(' ')} class={`space ${space.state}`}><Icon id={SIGNS[space.kind]} n={13} /></Thing>;
}

/** The season in which something begins. */
export function Stage({ view }: { view: View }): JSX.Element {
  const now = view.calendar.find((space) => space.state === 'now') ?? view.calendar[0]!;
  return <span class="wc"><Icon id={`u-${now.season}`} n={56} /></span>;
}
