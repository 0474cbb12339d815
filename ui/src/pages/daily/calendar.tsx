// One's own days of a month: won, played, under way or open, each by colour, sign and word.

import type { JSX } from 'preact';
import type { Day, DailyTold } from '../../api/daily';
import { Icon } from '../../kit/icons';
import { settings } from '../../settings';
import { dailyWords } from '../../words/daily';

/** A date as a day of its own, in whichever zone: noon is never the day before. */
export function noon(date: string): Date {
  return new Date(`${date}T12:00:00`);
}

const iso = (year: number, month: number, day: number) => `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

interface CalendarProps {
  shown: string;
  today: string;
  days: readonly Day[];
  mine: DailyTold['calendar'];
}

export function Calendar({ shown, today, days, mine }: CalendarProps): JSX.Element {
  const t = dailyWords.value;
  const { lang } = settings.value;
  const at = noon(shown);
  const [year, month] = [at.getFullYear(), at.getMonth()];
  const first = (new Date(year, month, 1, 12).getDay() + 6) % 7; // Monday begins the week
  const length = new Date(year, month + 1, 0, 12).getDate();
  const there = new Map(days.map((day) => [day.date, day]));
  const own = new Map(mine.map((one) => [one.date, one]));
  const played = mine.filter((one) => one.over);
  const weekdays = Array.from({ length: 7 }, (_, n) => new Date(2024, 0, 1 + n, 12));
  return (
    <section class="calendar panel" aria-label={t.month}>
      <header><h2>{at.toLocaleDateString(lang, { month: 'long' })}</h2>{played.length > 0 && <span class="soft">{t.won(played.filter((one) => one.won).length, played.length)}</span>}</header>
      <ol>
        {weekdays.map((day) => <li key={day.getDay()} class="weekday" aria-hidden="true">{day.toLocaleDateString(lang, { weekday: 'short' }).slice(0, 2)}</li>)}
        {Array.from({ length }, (_, n) => {
          const date = iso(year, month, n + 1);
          const day = there.get(date);
          const one = own.get(date);
          const how = one ? (one.won ? 'won' : one.over ? 'played' : 'running') : day ? 'open' : 'none';
          const said = { won: t.dayWon, played: t.dayPlayed, running: t.dayRunning, open: t.dayOpen, none: t.noDeal }[how];
          const name = `${noon(date).toLocaleDateString(lang, { day: 'numeric', month: 'long' })}: ${day ? `${day.title}, ` : ''}${said}`;
          return (
            <li key={date} class={`day ${how}`} style={n === 0 ? { gridColumnStart: first + 1 } : undefined}>
              {day ? <a href={`#/daily/${date}`} aria-label={name} title={name} aria-current={date === shown ? 'date' : undefined} class={date === today ? 'today' : ''}>{n + 1}{how === 'won' && <Icon name="tick" size={10} />}</a> : <span>{n + 1}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
