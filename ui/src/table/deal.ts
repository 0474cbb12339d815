// Before the deal: this device notes the commitment that it is shown, and only then adds the parts of its seats.

import { useEffect } from 'preact/hooks';
import { add } from '../api/client';
import { keep, kept } from '../api/storage';
import type { Payload } from '../api/types';

const added = new Set<string>(); // keys whose part has been sent since the page was loaded

/** The commitment is another one than this device was shown before: then nobody should play on. */
export function isOther(payload: Payload): boolean {
  const noted = kept(payload.table)?.commitment;
  return noted !== undefined && noted !== payload.commitment;
}

export function useOwnPart(payload: Payload | null): void {
  const gathering = payload?.status === 'gathering';
  useEffect(() => {
    if (!payload || !gathering) return;
    const { table, commitment, seats } = payload;
    if (!kept(table)?.commitment) keep(table, { commitment });
    if (isOther(payload)) return;
    for (const { seat, token } of kept(table)?.seats ?? []) {
      if (added.has(token) || seats[seat]?.ready) continue;
      added.add(token);
      add(table, token).catch(() => added.delete(token)); // with the next news it is tried again
    }
  }, [gathering, payload?.version]);
}
