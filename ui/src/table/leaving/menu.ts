// What the menu of the table offers to somebody who wants to leave or to ask the others.

import type { Payload } from '../../api/types';
import type { MenuItem } from '../../kit/menu';
import { leaving } from './words';

export type LeavingDialog = 'resign' | 'end' | 'back' | 'remove';

export function leavingItems(payload: Payload, open: (what: LeavingDialog) => void): MenuItem[] {
  const t = leaving.value;
  const me = payload.viewer === null ? undefined : payload.seats[payload.viewer];
  const items: MenuItem[] = [];
  if (payload.status === 'playing' && me && !me.resigned) {
    if (!me.bot_plays && !payload.ask && !payload.daily && lastTurn(payload)) items.push({ title: t.back, icon: 'undo', onPick: () => open('back') });
    if (!me.bot_plays && !payload.ask && !payload.daily) items.push({ title: t.end, icon: 'hand', onPick: () => open('end') });
    items.push({ title: t.resign, icon: 'end', onPick: () => open('resign') });
  }
  if (payload.status !== 'over') items.push({ title: t.remove, icon: 'close', onPick: () => open('remove') });
  return items;
}

/** The viewer's own last turn that is settled. */
export function lastTurn(payload: Payload): string | undefined {
  return payload.turns.findLast((turn) => turn.over && payload.viewer !== null && turn.seats.includes(payload.viewer))?.headline;
}
