// When a day ends, as one says it: nobody calls midnight 12 AM on the next day.

import { inBoth } from '.';
import { settings } from '../settings';

const midnight = inBoth('midnight', 'Mitternacht');

/** What stands after "until": a day is over within 24 hours, so there is only one midnight that it can mean. */
export function endOfDay(at: number): string {
  const end = new Date(at);
  if (end.getHours() === 0 && end.getMinutes() === 0) return midnight.value;
  return end.toLocaleString(settings.value.lang, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
}
