// An invitation: what is played, who waits, a name, and the chair.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { claim, peek, Refused } from '../api/client';
import { keep, kept, randomText } from '../api/storage';
import type { Peeked } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { go } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import './join.css';
import { JoinByCode } from './lobby/code';
import './lobby/lobby.css';
import { name, NameField, nameOrGuest, takeName } from './name';
import { Scene } from './scenes';
import { Strip, Title } from './strip';

export default function Join({ table }: { table: string }): JSX.Element {
  const [seen, see] = useState<Peeked | null>(null);
  const [trouble, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const [next, setNext] = useState(name.value);
  const invite = kept(table)?.invite ?? '';
  const seated = (kept(table)?.seats.length ?? 0) > 0;
  const lang = settings.value.lang;
  useEffect(() => {
    let here = true;
    if (!invite) { tell(says.value.noInvite); return; }
    peek(table, invite).then(
      (found) => { if (here) { see(found); tell(found.free ? '' : says.value.noInvite); document.title = `${found.title} · ${words.value.house}`; } },
      (error: Error) => { if (here) tell(error instanceof Refused ? says.value.noInvite : says.value.offline); },
    );
    return () => { here = false; };
  }, [table, lang]);
  const sit = async () => {
    setBusy(true);
    takeName(next);
    const nonce = randomText();
    try {
      const { seat, token, spectator } = await claim(table, { invite, name: nameOrGuest(), nonce });
      keep(table, { game: seen?.game, seats: [{ seat, token }], spectator, invite: '' });
      go(`#/t/${encodeURIComponent(table)}`);
    } catch (error) {
      tell((error as Error).message || says.value.failed);
      setBusy(false);
    }
  };
  return (
    <div class="page join">
      <Strip />
      <main>
        <section class="card panel">
          {seen && <div class="picture"><Scene game={seen.game} /></div>}
          <div class="inside">
            <h1>{seen ? <Title of={says.value.invited(seen.title)} /> : says.value.invitation}</h1>
            {seen && seen.names.length > 0 && <p>{(seen.names.length > 1 ? says.value.invitedByMany : says.value.invitedBy)(seen.names.join(', '))}</p>}
            {seated && <p><LinkButton href={`#/t/${encodeURIComponent(table)}`} icon="left">{says.value.backToTable}</LinkButton></p>}
            {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
            {seen?.free && (
              <form onSubmit={(event) => { event.preventDefault(); void sit(); }}>
                <NameField value={next} label={says.value.nameTitle} onName={setNext} placeholder={says.value.guest} />
                <p class="soft small">{says.value.nameNote}</p>
                <Button kind="confirm" type="submit" icon="tick" disabled={busy}>{says.value.sitDown}</Button>
              </form>
            )}
            {trouble && <div class="other"><JoinByCode /><LinkButton href="#/" icon="left">{says.value.toTables}</LinkButton></div>}
          </div>
        </section>
      </main>
    </div>
  );
}
