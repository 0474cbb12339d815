// Taking a running table off this device's list: the link back into the seat is handed over first.

import type { JSX } from 'preact';
import { leaveTable } from '../../api/me';
import { kept } from '../../api/storage';
import { Button } from '../../kit/buttons';
import { Dialog } from '../../kit/dialog';
import { address } from '../../route';
import { LinkRow } from '../dialogs';
import { leaving } from './words';
import './leaving.css';

export function RemoveDialog({ table, onClose, onRemoved }: { table: string; onClose: () => void; onRemoved: () => void }): JSX.Element {
  const t = leaving.value;
  const mine = kept(table);
  const seats = (mine?.seats ?? []).map((key) => address('t', table, key.token)); // several: a hot seat
  const links = seats.length > 0 ? seats : mine?.spectator ? [address('w', table, mine.spectator)] : [];
  return (
    <Dialog title={t.removeTitle} onClose={onClose} class="leaving">
      <p>{seats.length > 0 ? t.removeNote : t.removeWatch}</p>
      {links.map((link, n) => <LinkRow key={link} title={links.length > 1 ? `${t.removeLink} ${n + 1}` : t.removeLink} link={link} />)}
      <div class="deeds">
        <Button onClick={onClose}>{t.removeKeep}</Button>
        <Button kind="confirm" icon="close" onClick={() => { onRemoved(); void leaveTable(table).catch(() => undefined); }}>{t.removeDo}</Button>
      </div>
    </Dialog>
  );
}
