// How many figures of a component set come from where.

import type { JSX } from 'preact';
import type { GameInfo } from '../../api/types';
import { says } from '../../words/pages';

export function Sources({ game }: { game: GameInfo }): JSX.Element {
  const all = Object.values(game.sources).reduce((sum, n) => sum + n, 0) || 1;
  const kinds = ['rulebook', 'public', 'rebuilt'] as const;
  return (
    <section class="sources" aria-label={says.value.sources}>
      <h3>{says.value.sources}</h3>
      <p class="soft">{says.value.sourcesNote}</p>
      <div class="bar" aria-hidden="true">{kinds.map((kind) => <i key={kind} class={kind} style={{ width: `${((game.sources[kind] ?? 0) / all) * 100}%` }} />)}</div>
      <ul>
        {kinds.map((kind) => <li key={kind}><i class={kind} aria-hidden="true" /><b>{says.value.figuresOf(game.sources[kind] ?? 0)}</b> {says.value[kind]}</li>)}
      </ul>
    </section>
  );
}
