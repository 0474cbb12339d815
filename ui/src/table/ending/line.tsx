// Above the board of a finished game: the result in a line, and the ways from here.

import type { JSX } from 'preact';
import { Button, LinkButton } from '../../kit/buttons';
import { SeatMark } from '../../kit/seats';
import { words } from '../../words';
import type { LiveModel } from '../live_model';
import { Again } from './again';
import { endings } from './words';

export function EndingLine({ model, onResult }: { model: LiveModel; onResult: () => void }): JSX.Element {
  const t = words.value;
  const payload = model.payload.value;
  const { result } = payload.view.frame;
  return (
    <section class="ending line" aria-label={t.over}>
      <span class="winners">{(result?.winners ?? []).map((seat) => <SeatMark key={seat} seat={seat} size={26} label={payload.seats[seat]?.name} />)}</span>
      <p class="sentence" role="status">{result?.sentence || t.over}</p>
      <div class="deeds">
        <Again model={model} />
        <Button icon="score" onClick={onResult}>{endings.value.toResultAgain}</Button>
        <LinkButton icon="chart" href={`#/r/${encodeURIComponent(payload.table)}`}>{endings.value.review}</LinkButton>
      </div>
    </section>
  );
}
