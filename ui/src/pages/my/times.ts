// Times as people say them, in the language of the page.

import { settings } from '../../settings';

const UNITS = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]] as const;

/** "3 hours ago". */
export function ago(at: number): string {
  const gone = Date.now() - at;
  const [unit, size] = UNITS.find(([, each]) => gone >= each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(settings.value.lang, { numeric: 'auto' }).format(-Math.floor(Math.max(0, gone) / size), unit);
}

/** "2 days", "3 hours 10 minutes": what is left, or how long something lasts. */
export function long(ms: number): string {
  const say = (n: number, unit: string) => new Intl.NumberFormat(settings.value.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  const days = Math.floor(ms / 86_400_000);
  const hours = Math.floor(ms / 3_600_000) % 24;
  const minutes = Math.floor(ms / 60_000) % 60;
  if (days > 0) return hours > 0 && days < 3 ? `${say(days, 'day')} ${say(hours, 'hour')}` : say(days, 'day');
  if (hours > 0) return minutes > 0 && hours < 6 ? `${say(hours, 'hour')} ${say(minutes, 'minute')}` : say(hours, 'hour');
  return say(Math.max(1, minutes), 'minute');
}

export function day(at: number): string {
  return new Date(at).toLocaleDateString(settings.value.lang, { dateStyle: 'medium' });
}
