// Figures of a part: each with its source, alone or in tables.

import type { JSX } from 'preact';
import type { BookPart, BookTable } from '../../api/book';
import { Badge } from './text';
import './book.css';

export function Figures({ part }: { part: BookPart }): JSX.Element {
  return (
    <dl class="figures">
      {part.figures.map((each) => <div key={each.name}><dt>{each.label}</dt><dd><b>{each.value}</b> <Badge source={each.source} /></dd></div>)}
    </dl>
  );
}

export function FigureTable({ of }: { of: BookTable }): JSX.Element {
  const sources = [...new Set(of.rows.map((row) => row.source))];
  return (
    <div class="figure-table" role="group" aria-label={of.title} tabIndex={0}>
      <table>
        <caption>{of.title} {sources.map((source) => <Badge key={source} source={source} />)}</caption>
        {of.heads.length > 0 && <thead><tr><td />{of.heads.map((head, n) => <th key={n} scope="col">{head}</th>)}</tr></thead>}
        <tbody>{of.rows.map((row) => <tr key={row.label}><th scope="row">{row.label}</th>{row.values.map((value, n) => <td key={n}>{value}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}
