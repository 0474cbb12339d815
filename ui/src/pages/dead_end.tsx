// Where the way ends: what happened, and always a way on. A code, one's own tables, a new table.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isOut } from '../api/me';
import type { MyTable } from '../api/types';
import { LinkButton } from '../kit/buttons';
import { Icon, type IconName } from '../kit/icons';
import { settings } from '../settings';
import { says } from '../words/pages';
import './dead_end.css';
import { JoinByCode } from './lobby/code';
import './lobby/lobby.css';
import { myTables } from './my_tables';
import { Scene } from './scenes';
import { Strip, Title } from './strip';

const MOST = 3; // tables that are offered

function Mine(): JSX.Element | null {
  const [tables, show] = useState<MyTable[]>([]);
  const lang = settings.value.lang;
  useEffect(() => {
    let here = true;
    myTables().then((found) => { if (here) show(found.filter((each) => !each.over).slice(0, MOST)); }, () => undefined); // without them there is still a way on
    return () => { here = false; };
  }, [lang]);
  if (tables.length === 0) return null;
  return (
    <section class="own">
      <h2>{says.value.ownTables}</h2>
      <ul>
        {tables.map((each) => (
          <li key={each.table}>
            <a href={`#/t/${encodeURIComponent(each.table)}`}>
              <Scene game={each.game} small />
              <span class="who"><b><Title of={each.title} /></b><small>{[each.names.filter((_, seat) => seat !== each.seat).join(', '), each.note].filter(Boolean).join(' · ')}</small></span>
              {each.my_turn && <span class="now"><Icon name="play" size={14} />{says.value.yourTurn}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeadEndProps {
  game?: string; // whose picture is shown
  icon?: IconName;
  kicker: string; // a few words above the title
  title: string;
  children: ComponentChildren; // what happened
  deeds?: ComponentChildren; // what to do now, before all else
  code?: boolean;
}

export function DeadEnd({ game = 'fromage', icon = 'broken', kicker, title, children, deeds, code = true }: DeadEndProps): JSX.Element {
  return (
    <div class="page dead-end">
      <Strip />
      <main>
        <section class="card panel">
          <div class="picture"><Scene game={game} /></div>
          <div class="inside">
            <p class="kicker"><Icon name={icon} size={16} />{kicker}</p>
            <h1>{title}</h1>
            <div class="what">{children}</div>
            {deeds && <div class="deeds">{deeds}</div>}
            {code && <JoinByCode />}
            <Mine />
            <div class="on">
              <LinkButton href="#/" kind={deeds ? 'plain' : 'confirm'} icon="plus">{says.value.openNew}</LinkButton>
              <LinkButton href="#/" kind="quiet">{says.value.toTables}</LinkButton>
            </div>
          </div>
        </section>
      </main>
    </div>
  );
}

/** A link to a table that is not there, or that this device has no key to. */
export function NoTable({ wrongKey }: { wrongKey: boolean }): JSX.Element {
  if (wrongKey && isOut()) return <DeadEnd kicker={says.value.outKicker} title={says.value.outTitle}><p>{says.value.outNote}</p></DeadEnd>;
  return (
    <DeadEnd kicker={says.value.linkLost} title={wrongKey ? says.value.wrongKeyTitle : says.value.noTableTitle}>
      <p>{wrongKey ? says.value.wrongKeyNote : says.value.noTableNote}</p>
    </DeadEnd>
  );
}
