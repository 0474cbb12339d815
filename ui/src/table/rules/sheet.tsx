// A part of the rule book over the board, without leaving the table.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { book as fetchBook, type BookPart } from '../../api/book';
import type { Payload } from '../../api/types';
import { Dialog } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { Figures, FigureTable } from '../../pages/rules/figures';
import { Text } from '../../pages/rules/text';
import { words } from '../../words';
import { bookWords } from '../../words/book';
import './sheet.css';

export function RuleSheet({ payload, anchor, onClose }: { payload: Payload; anchor: string; onClose: () => void }): JSX.Element {
  const t = bookWords.value;
  const [parts, set] = useState<BookPart[] | null>(null);
  const [at, go] = useState(anchor);
  useEffect(() => {
    let here = true;
    fetchBook(payload.game).then((told) => { if (here) set(told.chapters.flatMap((chapter) => chapter.parts)); }, () => { if (here) set([]); });
    return () => { here = false; };
  }, [payload.game, payload.lang]);
  const part = parts?.find((each) => each.id === at);
  return (
    <Dialog title={part ? `${part.number} ${part.title}` : t.inTheBook} onClose={onClose} class="rule-sheet">
      {part ? (
        <>
          <div class="text"><Text of={part.text} /></div>
          {part.tables.map((table) => <FigureTable key={table.title} of={table} />)}
          {part.ruling && <div class="ruling"><h3>{t.ruling}</h3><Text of={part.ruling} /></div>}
          {part.figures.length > 0 && <Figures part={part} />}
          {part.see.length > 0 && <p class="see">{t.see}: {part.see.map((each) => <button key={each.id} type="button" onClick={() => go(each.id)}>{each.title}</button>)}</p>}
          <a class="button" href={`#/rules/${payload.game}#${part.id}`} target="_blank" rel="noopener"><Icon name="book" size={18} />{t.openBook}<span class="hidden">, {t.opensNew}</span></a>
        </>
      ) : <p role="status">{parts ? t.notInBook : words.value.loading}</p>}
    </Dialog>
  );
}
