// The three turns that decided the game, each with the board before it.

import { computed, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Payload, Review, Story } from '../../api/types';
import type { Board } from '../../boards/board';
import { Button } from '../../kit/buttons';
import { SeatMark } from '../../kit/seats';
import { TableContext } from '../../table/model';
import { says } from '../../words/pages';
import { percent } from './graph';
import { VerdictMark } from './marks';
import type { Replay } from './position';
import { WHOLE } from './stage';
import { stillTable } from './still';

const WIDE = 244; // px, of a little board

/** The real board, small and only to be looked at. */
function Little({ board, payload, me }: { board: Board; payload: Payload; me: number }): JSX.Element {
  const model = useMemo(() => stillTable(computed(() => signal(payload).value)), [payload]);
  const scale = WIDE / WHOLE.width;
  return (
    <div class="little" inert aria-hidden="true" style={{ height: `${WHOLE.height * scale}px` }}>
      <div class="rv-whole" style={{ width: `${WHOLE.width}px`, height: `${WHOLE.height}px`, transform: `scale(${scale})` }}>
        <TableContext.Provider value={model}>
          <div class={`board ${board.game}`} data-game={board.game}><board.Wide payload={payload} view={payload.view} me={me} ghost={null} /></div>
        </TableContext.Provider>
      </div>
    </div>
  );
}

interface StoriesProps {
  review: Review;
  replay: Replay;
  board: Board | null;
  names: string[];
  turn: number;
  onGo: (turn: number) => void;
  onTry: (number: number, seat: number) => void;
}

function Card({ story, n, review, replay, board, names, turn, onGo, onTry }: StoriesProps & { story: Story; n: number }): JSX.Element | null {
  const step = review.steps[story.turn];
  const verdict = step?.verdicts.find((one) => one.seat === story.seat);
  const [before, set] = useState<Payload | null>(null);
  useEffect(() => {
    let here = true;
    if (step) void replay.look(step.first).then((payload) => { if (here) set(payload); }, () => undefined);
    return () => { here = false; };
  }, [step?.first, replay]);
  if (!step || !verdict) return null;
  return (
    <li class={story.turn === turn ? 'story panel on' : 'story panel'}>
      <div class="picture">{board && before && <Little board={board} payload={before} me={review.seat} />}<b class="rv-number">{n + 1}</b></div>
      <div class="told">
        <p class={`mark vd-${verdict.word}`}><VerdictMark word={verdict.word} size={16} /><b>{verdict.label}</b><small>{says.value.turn(story.turn + 1)}</small></p>
        <h3><button type="button" aria-current={story.turn === turn ? 'step' : undefined} onClick={() => onGo(story.turn)}><SeatMark seat={story.seat} size={14} label={names[story.seat]} /> {verdict.made}</button></h3>
        <p>{verdict.text}</p>
      </div>
      <footer><span><b>{says.value.fromTo(percent(story.before), percent(story.after))}</b>{story.seat === review.seat && verdict.wins[1] !== undefined && <small>{says.value.bestWas(percent(verdict.wins[1]))}</small>}</span><Button icon="play" label={says.value.tryTurn(n + 1)} onClick={() => onTry(verdict.chose, story.seat)}>{says.value.tryShort}</Button></footer>
    </li>
  );
}

export function Stories(props: StoriesProps): JSX.Element | null {
  if (props.review.stories.length === 0) return null;
  return (
    <section class="stories" aria-label={says.value.decided}>
      <h2>{says.value.decided}</h2>
      <ol>{props.review.stories.map((story, n) => <Card key={story.turn} {...props} story={story} n={n} />)}</ol>
    </section>
  );
}
