// A worked example: steps beside the board, which moves with them.

import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { example as fetchExample, tryExample, type BookExample } from '../../api/book';
import { boardOf } from '../../boards';
import type { Board } from '../../boards/board';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { part } from '../../part';
import { go } from '../../route';
import { settings } from '../../settings';
import { words } from '../../words';
import { bookWords } from '../../words/book';
import { keepMade } from '../lobby/setup';
import { nameOrGuest } from '../name';
import { Crop } from './crop';
import { stillPayload } from './still';

interface Got { example: BookExample; board: Board }

/** Fetched when it comes near, or when somebody prints. */
function useNear(ref: { current: HTMLElement | null }): boolean {
  const [near, set] = useState(false);
  useEffect(() => {
    const come = () => set(true);
    const watcher = new IntersectionObserver((seen) => { if (seen.some((each) => each.isIntersecting)) come(); }, { rootMargin: '500px' });
    watcher.observe(ref.current!);
    addEventListener('beforeprint', come);
    return () => { watcher.disconnect(); removeEventListener('beforeprint', come); };
  }, []);
  return near;
}

function Stepper({ game, title, got }: { game: string; title: string; got: Got }): JSX.Element {
  const t = bookWords.value;
  const { example, board } = got;
  const [at, setAt] = useState(0);
  const [trouble, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const of = example.steps.length;
  const step = example.steps[at]!;
  const lang = settings.value.lang;
  const payload = useMemo(() => stillPayload({ game, title, view: step.view, viewer: example.viewer, seats: example.seats, options: example.options, lang }), [example, at, lang]);
  const playOn = () => {
    setBusy(true);
    tryExample(game, example.id, { step: at, name: nameOrGuest() }).then(
      (made) => { keepMade(game, made); go(`#/t/${encodeURIComponent(made.table)}`); },
      (error: Error) => { setBusy(false); tell(error.message || t.exampleAway); },
    );
  };
  return (
    <>
      <header>
        <span class="pill">{t.worked}</span>
        <h4>{example.title}</h4>
        <Button icon="play" disabled={busy} onClick={playOn}>{t.tryIt}</Button>
      </header>
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      <div class="stepped">
        <Crop board={board} payload={payload} show={step.show} mark={step.mark} area={step.area} label={t.position(example.title, at + 1, of)} />
        <div class="steps">
          <ol>
            {example.steps.map((each, n) => (
              <li key={n} class={n < at ? 'done' : n === at ? 'now' : ''} aria-current={n === at ? 'step' : undefined}>
                <button type="button" class="dot" aria-label={t.step(n + 1, of)} onClick={() => setAt(n)}>{n < at ? <Icon name="tick" size={14} /> : n + 1}</button>
                <p>{each.text}</p>
              </li>
            ))}
          </ol>
          <p class="hidden" role="status">{at > 0 ? step.text : ''}</p>
          <div class="deeds">
            <Button icon="left" disabled={at === 0} onClick={() => setAt(at - 1)}>{t.back}</Button>
            <Button kind="confirm" disabled={at === of - 1} onClick={() => setAt(at + 1)}>{t.next}<Icon name="right" size={18} /></Button>
          </div>
        </div>
      </div>
    </>
  );
}

export function Example({ game, title, id, name }: { game: string; title: string; id: string; name: string }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [got, set] = useState<Got | null>(null);
  const [away, setAway] = useState(false);
  const lang = settings.value.lang;
  useEffect(() => {
    if (!near) return;
    let here = true;
    setAway(false);
    Promise.all([fetchExample(game, id), part(() => boardOf(game))]).then(([example, board]) => { if (here) set({ example, board }); }, () => { if (here) setAway(true); });
    return () => { here = false; };
  }, [near, game, id, lang]);
  return (
    <div class="example" ref={box} data-example={id}>
      {got ? <Stepper game={game} title={title} got={got} /> : <p class="waits" role="status">{name}: {away ? bookWords.value.exampleAway : words.value.loading}</p>}
    </div>
  );
}
