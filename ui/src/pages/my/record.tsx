// What my games have come to: by title and number of seats, and against whom.

import type { JSX } from 'preact';
import type { MyGames } from '../../api/types';
import { Title } from '../strip';
import { my } from './words';

export function RecordOf({ record }: { record: MyGames['record'] }): JSX.Element {
  const t = my.value;
  return (
    <section class="tally panel" aria-label={t.record}>
      <h2>{t.record}</h2>
      {record.games.length === 0 ? <p class="soft">{t.noRecord}</p> : (
        <table>
          <thead><tr><th scope="col">{t.game}</th><th scope="col">{t.games}</th><th scope="col">{t.won}</th><th scope="col">{t.best}</th></tr></thead>
          <tbody>
            {record.games.map((row) => (
              <tr key={`${row.game}/${row.seats}`}>
                <th scope="row"><b><Title of={row.title} /></b><small>{[t.seats(row.seats), row.seats > 2 ? t.places(row.places) : ''].filter(Boolean).join(' · ')}</small></th>
                <td>{row.games}</td><td>{row.seats > 1 ? row.won : '–'}</td><td>{row.best ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {record.against.length > 0 && (
        <table>
          <thead><tr><th scope="col">{t.against}</th><th scope="col">{t.games}</th><th scope="col">{t.ahead}</th></tr></thead>
          <tbody>
            {record.against.map((row) => <tr key={`${row.level}/${row.name}`}><th scope="row">{row.level ? t.bot(row.level) : row.name}</th><td>{row.games}</td><td>{row.ahead}</td></tr>)}
          </tbody>
        </table>
      )}
    </section>
  );
}
