// The boxes of all games: how much of each is known and from where, and the sets that somebody has typed here.

import type { JSX } from 'preact';
import type { Content, Source } from '../../api/boxes';
import { read } from '../../api/storage';
import type { GameInfo, KeptSet } from '../../api/types';
import { Icon } from '../../kit/icons';
import { Stamp } from '../../kit/stamp';
import { t } from '../../words/box';
import { useGames } from '../choose';
import { Scene } from '../scenes';
import { Title } from '../strip';
import { sourceOf } from './form';
import { Bar } from './overview';
import { spoken } from './share';
import { Seal } from './sign';

const SOURCES: Source[] = ['owner', 'rulebook', 'public', 'rebuilt'];

/** How many rows come from where, of a set that is kept on this device. */
function countsOf(content: Content): Record<Source, number> {
  const found: Record<Source, number> = { owner: 0, rulebook: 0, public: 0, rebuilt: 0 };
  for (const part of Object.values(content)) for (const row of Array.isArray(part) ? part : [part]) if (row.source !== undefined) found[sourceOf(row)] += 1;
  return found;
}

function Sources({ counts }: { counts: Record<Source, number> }): JSX.Element {
  return (
    <>
      <Bar counts={counts} />
      <span class="from">{SOURCES.filter((source) => counts[source] > 0).map((source) => <span key={source}><Seal source={source} size={14} />{counts[source]} <span>{t.value.source[source]}</span></span>)}</span>
    </>
  );
}

function Room({ game }: { game: GameInfo }): JSX.Element {
  const draft = read<{ content: Content; print?: string } | null>(`box/${game.name}`, null);
  const mine = draft && countsOf(draft.content);
  const kept = read<KeptSet[]>(`sets/${game.name}`, []);
  const name = String((draft?.content.set as { name?: string } | undefined)?.name ?? '');
  const counts = { owner: 0, rulebook: 0, public: 0, rebuilt: 0, ...(game as GameInfo & { sources?: Partial<Record<Source, number>> }).sources };
  return (
    <li>
      <span class="picture"><Scene game={game.name} /></span>
      <div class="inside">
        <h2><Title of={game.title} /></h2>
        <Sources counts={counts} />
        {mine && (
          <a class="set" href={`#/box/${game.name}`}>
            <Stamp of={draft?.print ?? ''} kind="mine" size={36} />
            <span><b>{name}</b><small>{t.value.checkedOf(mine.owner, SOURCES.reduce((sum, source) => sum + mine[source], 0))}</small><Bar counts={mine} /></span>
          </a>
        )}
        {kept.filter((set) => set.name !== name).map((set) => (
          <a key={set.key} class="set" href={`#/box/${game.name}/set/${set.key}`}>
            <Stamp of={set.fingerprint} kind="theirs" size={36} /><span><b>{set.name}</b><small class="digits">{spoken(set.fingerprint)}</small></span>
          </a>
        ))}
        <a class={`button ${mine ? 'confirm' : ''}`} href={`#/box/${game.name}`}><Icon name={mine ? 'right' : 'pen'} size={18} />{mine ? t.value.goOnWith : t.value.typeIn}</a>
      </div>
    </li>
  );
}

export function Rooms(): JSX.Element {
  const games = useGames();
  return (
    <main class="choose boxes">
      <h1>{t.value.choose}</h1>
      <p class="soft">{t.value.note}</p>
      <ul class="shelf">{games.map((game) => <Room key={game.name} game={game} />)}</ul>
      <ol class="how">{t.value.how.map(([title, text], n) => <li key={title}><i aria-hidden="true">{n + 1}</i><span><b>{title}</b><br />{text}</span></li>)}</ol>
    </main>
  );
}
