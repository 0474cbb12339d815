// What cannot be undone is asked once more; a new link is shown once.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { closeTable, deleteTable, revoke, type HostTable, type NewLink } from '../../api/host';
import { address, useReached } from '../../api/reached';
import { Button } from '../../kit/buttons';
import { Dialog } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { says } from '../../words/pages';
import { LinkField } from '../link';
import { hosting } from './words';

/** What the host wants to do. */
export type Wish =
  | { kind: 'close' | 'delete'; table: HostTable }
  | { kind: 'revoke'; table: HostTable; seat: number; name: string }
  | { kind: 'block'; address: string };

function asked(wish: Exclude<Wish, { kind: 'block' }>): { title: string; note: string; deed: string } {
  const t = hosting.value;
  if (wish.kind === 'revoke') return { title: t.newLinkTitle(wish.name), note: t.newLinkNote, deed: t.newLinkDo };
  if (wish.kind === 'close') return { title: t.closeTitle, note: t.closeNote, deed: t.close };
  return { title: t.removeTitle, note: t.removeNote, deed: t.remove };
}

export function Confirm({ wish, onClose, onDone }: { wish: Exclude<Wish, { kind: 'block' }>; onClose: () => void; onDone: () => void }): JSX.Element {
  const t = hosting.value;
  const [link, show] = useState<NewLink | null>(null);
  const [trouble, tell] = useState('');
  const [busy, work] = useState(false);
  useReached();
  const { title, note, deed } = asked(wish);
  const go = async () => {
    work(true);
    try {
      if (wish.kind === 'revoke') show(await revoke(wish.table.table, wish.seat));
      else await (wish.kind === 'close' ? closeTable : deleteTable)(wish.table.table);
      onDone();
      if (wish.kind !== 'revoke') onClose();
    } catch (error) {
      tell((error as Error).message || says.value.failed);
    }
    work(false);
  };
  if (link && wish.kind === 'revoke') {
    return (
      <Dialog title={t.linkTitle(wish.name)} onClose={onClose}>
        <p>{link.kind === 'seat' ? t.linkNote : t.inviteNote}</p>
        <LinkField href={address(link.fragment)} label={t.linkTitle(wish.name)} kind="confirm" />
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose} class="host-ask">
      <p><b>{wish.table.title}</b> <code>{wish.table.table}</code><br />{wish.table.seats.map((seat) => seat.name).filter(Boolean).join(', ')}</p>
      <p>{note}</p>
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      <div class="deeds">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button kind="confirm" disabled={busy} onClick={() => void go()}>{deed}</Button>
      </div>
    </Dialog>
  );
}
