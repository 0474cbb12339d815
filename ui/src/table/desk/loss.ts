// What would be lost by ending the turn now.

import { read } from '../../api/storage';
import type { Payload } from '../../api/types';
import type { Todo } from '../../api/frame';

/** Where this device remembers that it is not to be asked again at a table. */
export const quietName = (table: string): string => `ready/${table}`;

/** How many things are still to be done in this turn. */
export function openLeft(payload: Payload): number {
  return payload.view.frame.todo.filter((each) => each.state === 'open').length;
}

/** What is worth asking about; nothing where nobody wants to be asked. */
export function lossOf(payload: Payload): Todo[] {
  if (read<boolean>(quietName(payload.table), false)) return [];
  return payload.view.frame.todo.filter((each) => each.state === 'open' && each.ask !== null);
}
