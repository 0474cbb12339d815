// The right rail: score, then log, moves or help, then the hint. On a phone the same stands in a sheet.

import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { rules } from '../api/client';
import type { RuleChapter } from '../api/types';
import type { Board } from '../boards/board';
import { Button, LinkButton } from '../kit/buttons';
import { route } from '../route';
import { WhichBox } from '../kit/which_box';
import { words } from '../words';
import { Guide, HintPanel } from './advice';
import { bookWords } from '../words/book';
import { Log } from './log';
import { Moves } from './moves';
import { Score } from './score';
import type { LiveModel } from './live_model';
import { anchorNow, anchorOfPhase, askIndex, showRule } from './rules/anchors';

type Tab = 'log' | 'moves' | 'help';

function InTheBook({ anchor }: { anchor: string }): JSX.Element | null {
  return anchor ? <button type="button" class="rule-link" onClick={() => showRule(anchor)}>{bookWords.value.inTheBook}</button> : null;
}

/** The phases of the game with their rules, the one that is asked now first to hand. */
function PlayerAid({ model }: { model: LiveModel }): JSX.Element | null {
  const payload = model.payload.value;
  const [chapters, setChapters] = useState<RuleChapter[]>([]);
  useEffect(() => {
    let here = true;
    askIndex(payload.game);
    rules(payload.game).then((told) => { if (here) setChapters(told); }, () => {}); // help can wait
    return () => { here = false; };
  }, [payload.game, payload.lang]);
  const now = payload.view?.frame.phase;
  if (chapters.length === 0) return null;
  return (
    <>
      <h3>{words.value.memory}</h3>
      {chapters.map((each) => (
        <details key={each.phase} class={each.phase === now ? 'now' : ''}><summary>{each.name}</summary><p>{each.rule || each.guide}</p><InTheBook anchor={anchorOfPhase(payload.game, each.phase)} /></details>
      ))}
    </>
  );
}

function Help({ model, board }: { model: LiveModel; board: Board }): JSX.Element {
  const { Memory } = board;
  const t = words.value;
  const payload = model.payload.value;
  const { question, rule, option_words, commitment } = payload;
  return (
    <div class="help">
      <h3>{question}</h3>
      {rule && <p>{rule}</p>}
      <InTheBook anchor={anchorNow(payload)} />
      {Memory && <Memory view={payload.view} payload={payload} />}
      <PlayerAid model={model} />
      {option_words.length > 0 && <><h3>{t.thisTable}</h3><ul>{option_words.map((each) => <li key={each}>{each}</li>)}</ul></>}
      <WhichBox game={payload.game} box={payload.box} />
      {commitment && <><h3>{t.commitment}</h3><p class="seal">{commitment}</p></>}
    </div>
  );
}

export function RailInside({ model, board, advice = true }: { model: LiveModel; board: Board; advice?: boolean }): JSX.Element {
  const t = words.value;
  const [tab, setTab] = useState<Tab>('log');
  const name = useId();
  const payload = model.payload.value;
  const linked = route.value.page === 'table' ? route.value.turn : null;
  useEffect(() => { if (linked !== null) setTab('log'); }, [linked]); // somebody came by a link to a turn
  const mine = payload.viewer !== null && payload.waiting.includes(payload.viewer);
  const tabs: [Tab, string][] = [['log', t.log], ['moves', t.moves], ['help', t.help]];
  const keys = (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowLeft: 2 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const to = tabs[(tabs.findIndex(([id]) => id === tab) + way) % 3]![0];
    setTab(to);
    document.getElementById(`${name}-${to}`)?.focus();
  };
  return (
    <>
      <Score model={model} />
      <div class="tabs" role="tablist" aria-label={t.help} onKeyDown={keys}>
        {tabs.map(([id, title]) => (
          <button key={id} type="button" role="tab" id={`${name}-${id}`} aria-selected={tab === id} aria-controls={`${name}-panel`} tabIndex={tab === id ? 0 : -1} onClick={() => setTab(id)}>
            {title}{id === 'moves' && payload.choices.length > 0 && <span class="move-count">{payload.choices.length}</span>}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-${tab}`}>
        <div class={tab === 'log' ? 'log-holder' : 'hidden'}><Log model={model} /></div>
        {tab === 'moves' && <div class="scrolls" tabIndex={0}><Moves model={model} /></div>}
        {tab === 'help' && <div class="scrolls" tabIndex={0}><Help model={model} board={board} /></div>}
      </div>
      {advice && <><HintPanel model={model} /><Guide model={model} /></>}
      <div class="foot">
        {payload.hints && payload.viewer !== null && payload.status === 'playing' && <Button icon="hint" shortcut="h" disabled={!mine || model.thinking.value} onClick={() => void model.askHint()}>{payload.guide_on ? t.guideSuggest : t.hint}</Button>}
        <LinkButton href={`#/rules/${payload.game}`}>{t.rules}</LinkButton>
      </div>
    </>
  );
}

export function Rail({ model, board, onFold }: { model: LiveModel; board: Board; onFold: () => void }): JSX.Element {
  return (
    <aside class="rail" aria-label={words.value.rail}>
      <header>
        <h2>{words.value.score}</h2><span class="soft small">{model.payload.value.status === 'over' ? '' : words.value.scoreNow}</span>
        <Button kind="quiet" icon="fold" label={words.value.foldRail} onClick={onFold} />
      </header>
      <RailInside model={model} board={board} />
    </aside>
  );
}
