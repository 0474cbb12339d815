// At the foot of the lobby: which Affinage this is, which rules its games have, and whose work is in it.

import type { JSX } from 'preact';
import type { GameInfo } from '../../api/types';
import { words } from '../../words';
import { says } from '../../words/pages';

export function Imprint({ version, games }: { version: string; games: GameInfo[] }): JSX.Element | null {
  if (!version || games.length === 0) return null;
  return (
    <footer class="imprint soft">
      <span>{words.value.house} {version}</span>
      <span>{says.value.rulesVersions}: {games.map((game) => `${game.title} ${game.rules}`).join(', ')}</span>
      <a href="licences.txt" target="_blank" rel="noopener">{says.value.licences}</a>
    </footer>
  );
}
