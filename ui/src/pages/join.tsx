// An invitation: what is played, who waits, a name, and the chair.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { claim, peek, Refused } from '../api/client';
import { keep, kept, randomText } from '../api/storage';
import type { Peeked } from '../api/types';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { go } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { DeadEnd } from './dead_end';
import './join.css';
import { JoinByCode } from './lobby/code';
import './lobby/lobby.css';
import { Lets, name, NameField, nameOrGuest, takeName } from './name';
import { Scene } from './scenes';
import { Strip, Title } from './strip';

/** Somebody else sits there: who, and how to watch. */
function Full({ table, seen }: { table: string; seen: Peeked }): JSX.Element {
  const t = says.value;
  const full = seen.names.length === seen.seats;
  const over = seen.status === 'over';
  const seated = (kept(table)?.seats.length ?? 0) > 0;
  const watch = () => {
    keep(table, { game: seen.game, spectator: seen.spectator });
    go(over ? `#/r/${encodeURIComponent(table)}` : `#/t/${encodeURIComponent(table)}`);
  };
  return (
    <DeadEnd game={seen.game} icon="eye" kicker={`${seen.title}, ${seen.note}`} title={full ? t.fullTitle(seen.seats) : t.seatTaken} code={!full || !seated}
      deeds={(
        <>
          {seated && <LinkButton href={`#/t/${encodeURIComponent(table)}`} kind="confirm" icon="left">{t.backToTable}</LinkButton>}
          <Button kind={seated ? 'plain' : 'confirm'} icon="eye" onClick={watch}>{over ? t.lookAtIt : t.watchThis}</Button>
        </>
      )}>
      <p>{over ? t.ended : full ? t.begun(listed(seen.names), seen.names.length > 1) : t.seatTakenNote}</p>
      <ul class="seats">
        {seen.names.map((each, seat) => (
          <li key={each} class={`seat-${seat}`}><span class="shape"><SeatMark seat={seat} size={18} /></span><b>{each}</b>{seen.asked.includes(each) && <small>{t.playsNow}</small>}</li>
        ))}
      </ul>
    </DeadEnd>
  );
}

/** Names as they are said: "Hanna, Gert and Rui". */
function listed(names: string[]): string {
  return new Intl.ListFormat(settings.value.lang, { type: 'conjunction' }).format(names);
}

export default function Join({ table }: { table: string }): JSX.Element {
  const [seen, see] = useState<Peeked | null>(null);
  const [trouble, tell] = useState('');
  const [gone, setGone] = useState(false); // nobody knows this invitation
  const [busy, setBusy] = useState(false);
  const [next, setNext] = useState(name.value);
  const invite = kept(table)?.invite ?? '';
  const seated = (kept(table)?.seats.length ?? 0) > 0;
  const lang = settings.value.lang;
  useEffect(() => {
    let here = true;
    if (!invite) { setGone(true); return; }
    peek(table, invite).then(
      (found) => { if (here) { see(found); tell(''); document.title = `${found.title} · ${words.value.house}`; } },
      (error: Error) => { if (!here) return; if (error instanceof Refused) setGone(true); else tell(says.value.offline); },
    );
    return () => { here = false; };
  }, [table, lang]);
  const sit = async () => {
    setBusy(true);
    takeName(next);
    const claim_id = randomText();
    try {
      const { seat, token, spectator } = await claim(table, { invite, name: nameOrGuest(), claim_id });
      keep(table, { game: seen?.game, seats: [{ seat, token }], spectator, invite: '' });
      go(`#/t/${encodeURIComponent(table)}`);
    } catch (error) {
      tell((error as Error).message || says.value.failed);
      setBusy(false);
      if (error instanceof Refused && error.code === 'taken') peek(table, invite).then(see, () => undefined); // somebody was quicker
    }
  };
  if (gone) return <DeadEnd kicker={says.value.invitationGone} title={says.value.invitationGoneTitle}><p>{says.value.invitationGoneNote}</p></DeadEnd>;
  if (seen && !seen.free) return <Full table={table} seen={seen} />;
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
                <Lets />
                <Button kind="confirm" type="submit" icon="tick" disabled={busy}>{says.value.sitDown}</Button>
              </form>
            )}
            {trouble && !seen && <div class="other"><JoinByCode /><LinkButton href="#/" icon="left">{says.value.toTables}</LinkButton></div>}
          </div>
        </section>
      </main>
    </div>
  );
}
