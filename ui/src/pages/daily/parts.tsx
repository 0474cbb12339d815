// Parts of the daily deal's page: the field, where games parted, and the seal.

import type { JSX } from 'preact';
import type { Day, DailyTold, FieldRow } from '../../api/daily';
import { Icon } from '../../kit/icons';
import { settings } from '../../settings';
import { dailyWords } from '../../words/daily';

const AROUND = 3; // rows at the head, and around one's own

/** The best, those around one's own place, and the last; gaps are lines. */
export function rowsShown(field: readonly FieldRow[]): (FieldRow | null)[] {
  const mine = field.findIndex((row) => row.you);
  const keep = (n: number) => n < AROUND || n === field.length - 1 || (mine >= 0 && Math.abs(n - mine) <= 1) || field.length <= 9;
  const shown: (FieldRow | null)[] = [];
  field.forEach((row, n) => {
    if (keep(n)) shown.push(row);
    else if (shown.at(-1) !== null) shown.push(null);
  });
  return shown;
}

export function Field({ field }: { field: readonly FieldRow[] }): JSX.Element | null {
  const t = dailyWords.value;
  if (field.length === 0) return null;
  return (
    <section class="field-list panel" aria-label={t.field}>
      <h2>{t.field}</h2>
      <table>
        <thead><tr><th scope="col"><span class="hidden">{t.place}</span></th><th scope="col">{t.name}</th><th scope="col">{t.score}</th><th scope="col">{t.botScore}</th></tr></thead>
        <tbody>
          {rowsShown(field).map((row, n) => (row === null ? <tr key={n} class="gap"><td colSpan={4}>…</td></tr> : (
            <tr key={n} class={row.you ? 'you' : ''}>
              <td>{row.place}</td>
              <th scope="row">{row.level && <Icon name="bot" size={14} />}{row.you ? t.you : row.name}</th>
              {row.finished ? <><td><b>{row.score}</b></td><td>{row.rival}</td></> : <td colSpan={2} class="soft">{t.gaveUpShort}</td>}
            </tr>
          )))}
        </tbody>
      </table>
    </section>
  );
}

export function Parted({ parted }: { parted: NonNullable<DailyTold['parted']> }): JSX.Element {
  const t = dailyWords.value;
  return (
    <section class="parted panel" aria-label={t.parted}>
      <header><h2>{t.parted}</h2><span class="soft">{t.sameCards}</span></header>
      <table>
        <thead><tr><th scope="col">{t.when}</th><th scope="col">{t.you}</th><th scope="col">{t.bestGame(parted.best, parted.score)}</th></tr></thead>
        <tbody>
          {parted.rows.map((row, n) => (
            <tr key={n}><th scope="row">{row.when}</th><td class="mine" data-label={t.you}>{row.mine}</td><td data-label={parted.best}>{row.best}</td></tr>
          ))}
        </tbody>
      </table>
      {parted.asked > 0 && <p class="soft">{t.same(parted.same, parted.asked)}</p>}
    </section>
  );
}

export function Seal({ day }: { day: Day }): JSX.Element {
  const t = dailyWords.value;
  const when = new Date(day.published_at).toLocaleString(settings.value.lang, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="day-seal panel" aria-label={t.more}>
      <Icon name="seal" size={22} />
      <div>
        <p>{day.over ? t.opened : t.sealed} <span class="soft">{t.publishedOn(when)}</span></p>
        <details>
          <summary>{t.more}</summary>
          <dl><dt>{t.commitment}</dt><dd>{day.commitment}</dd>{day.secret && <><dt>{t.secret}</dt><dd>{day.secret}</dd></>}</dl>
        </details>
      </div>
    </section>
  );
}
