// One heading of a rule book with its paragraphs, tables, examples, and the margin: figures, readings, other parts.

import type { JSX } from 'preact';
import type { BookPart } from '../../api/book';
import { Icon } from '../../kit/icons';
import { bookWords } from '../../words/book';
import { Example } from './example';
import { Figures, FigureTable } from './figures';
import { Line, Text } from './text';

export function Part({ game, title, part, words }: { game: string; title: string; part: BookPart; words: readonly string[] }): JSX.Element {
  const t = bookWords.value;
  const link = (id: string) => `#/rules/${game}#${id}`;
  const margin = part.figures.length + part.see.length > 0 || part.ruling;
  return (
    <section class="part" id={part.id} aria-labelledby={`${part.id}-title`}>
      <div class="said">
        <h3 id={`${part.id}-title`} tabIndex={-1}><i>{part.number}</i> <Line text={part.title} words={words} /></h3>
        <a class="anchor" href={link(part.id)} aria-label={t.linkTo(part.title)}><Icon name="link" size={16} /></a>
        <Text of={part.text} words={words} />
        {part.tables.map((table) => <FigureTable key={table.title} of={table} />)}
      </div>
      {margin && (
        <aside class="margin" aria-label={part.title}>
          {part.figures.length > 0 && <div class="note of-figures"><h4>{t.figures}</h4><Figures part={part} /></div>}
          {part.ruling && <div class="note of-ruling"><h4>{t.ruling}</h4><Text of={part.ruling} words={words} /></div>}
          {part.see.length > 0 && <div class="note"><h4>{t.see}</h4><ul>{part.see.map((each) => <li key={each.id}><a href={link(each.id)}>{each.title}</a></li>)}</ul></div>}
        </aside>
      )}
      {part.examples.map((each) => <Example key={each.id} game={game} title={title} id={each.id} name={each.title} />)}
    </section>
  );
}
