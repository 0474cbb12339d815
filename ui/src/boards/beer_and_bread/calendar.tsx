// Six years, fruitful and dry in turn, then the coins are counted.

import type { JSX } from 'preact';
import type { Payload } from '../../api/types';
import { Thing } from '../../table/place';
import { capital, Ic } from './pieces';
import type { View } from './view';
import { wordsIn } from './words';
import './theme.css';
import './calendar.css';

export function Calendar({ view, payload }: { view: View; payload: Payload<View> }): JSX.Element {
  const words = wordsIn(payload.lang);
  const { name } = view.frame.stage;
  const label = view.turn ? `${name}. ${words.turnOf(Math.ceil(view.turn / 2), view.turns / 2)}.` : name;
  return (
    <Thing class="bb bb-calendar" label={label} tip={`${label} ${view.calendar.map((each) => `${each.year}: ${capital(each.kind_name)}`).join(', ')}.`}>
      {view.calendar.map((each) => (
        <span key={each.year} class={`yr ${each.kind} ${each.state}`}>
          <Ic id={`y-${each.kind}`} size={16} />
          <span>{each.state === 'now' ? name : each.year}</span>
        </span>
      ))}
      <Ic id="i-coin" size={22} class="end" />
    </Thing>
  );
}

/** The year that begins: fruitful or dry. */
export function Stage({ view }: { view: View }): JSX.Element {
  const now = view.calendar.find((each) => each.state === 'now');
  return <span class="bb"><Ic id={`y-${now?.kind ?? 'fruitful'}`} size={56} /></span>;
}
