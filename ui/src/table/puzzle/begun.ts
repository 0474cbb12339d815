// When a turn can be checked: as soon as something of it is on the table.

import { useRef } from 'preact/hooks';
import type { Payload } from '../../api/types';

/** Whether the turn was begun since the position was laid out; also where Chance has answered, and nothing can be taken back. */
export function useBegun(payload: Payload): boolean {
  const last = payload.log.at(-1)?.number ?? -1;
  const laid = useRef(last);
  return payload.can_undo || last > laid.current;
}
