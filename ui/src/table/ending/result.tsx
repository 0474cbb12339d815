// How it ended: a picture, the result in words, the score sheet, and where to go from here.

import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, LinkButton } from '../../kit/buttons';
import { SeatMark } from '../../kit/seats';
import { words } from '../../words';
import { dailyWords } from '../../words/daily';
import type { LiveModel } from '../live_model';
import { Again } from './again';
import { Picture } from './picture';
import { share } from './share';
import { Sheet } from './sheet';
import { figures, title } from './title';
import { endings } from './words';

export function Result({ model, onBoard }: { model: LiveModel; onBoard: () => void }): JSX.Element {
  const t = endings.value;
  const payload = model.payload.value;
  const { result } = payload.view.frame;
  const root = useRef<HTMLElement>(null);
  const [news, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      tell((await share(payload, root.current?.querySelector<SVGSVGElement>('.scene > svg') ?? null)) ? t.saved : '');
    } catch {
      tell(t.noPicture);
    } finally {
      setBusy(false);
    }
  };
  const turns = (payload.turns.at(-1)?.number ?? -1) + 1;
  const told = figures(payload);
  return (
    <section class="ending result" aria-label={words.value.over} ref={root}>
      <div class="side right">
        <div class="words">
          <p class="kicker">{(result?.winners ?? []).map((seat) => <SeatMark key={seat} seat={seat} size={15} label={payload.seats[seat]?.name} />)} {payload.title}{turns > 0 && ` · ${t.turns(turns)}`}</p>
          <h2>{title(payload) || words.value.over}</h2>
          <p class="sentence" role="status">{result?.sentence || words.value.over}</p>
          {told && <p class="figures">{told}</p>}
        </div>
        <Sheet payload={payload} />
      </div>
      <div class="side left">
        <Picture payload={payload} />
        <div class="deeds">
          {payload.daily ? <LinkButton icon="calendar" kind="confirm" href={`#/daily/${payload.daily.date}`}>{dailyWords.value.seeOthers}</LinkButton> : <Again model={model} />}
          <LinkButton icon="chart" href={`#/r/${encodeURIComponent(payload.table)}`}>{t.review}</LinkButton>
          <Button icon="share" disabled={busy} onClick={() => void send()}>{t.share}</Button>
          <Button icon="grid" kind="quiet" onClick={onBoard}>{t.board}</Button>
          <LinkButton href="#/" kind="quiet">{t.toTables}</LinkButton>
          <p class="news" role="status">{news}</p>
        </div>
      </div>
    </section>
  );
}
