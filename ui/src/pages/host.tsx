// The host's page: all tables and what can be done about them, what is thought about, and who is shut out.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused, status } from '../api/client';
import { block, blocks as fetchBlocks, hostTables, thinking as fetchThinking, unblock, type Blocked, type HostTable, type Thinking } from '../api/host';
import { hostKey, keepHostKey } from '../api/host_key';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { Blocks, ThinkingNow } from './host/aside';
import { Confirm, type Wish } from './host/confirm';
import './host/host.css';
import { Tables } from './host/tables';
import { hosting } from './host/words';
import { Strip } from './strip';

const AGAIN = 5_000; // ms between two looks

interface Found {
  tables: HostTable[];
  of: number;
  thinking: Thinking;
  blocks: Blocked[];
  keeps: string;
}

async function look(): Promise<Found> {
  const [{ tables, of }, thinking, blocks, { keeps }] = await Promise.all([hostTables(), fetchThinking(), fetchBlocks(), status()]);
  return { tables, of, thinking, blocks, keeps: keeps.note };
}

function AskKey({ trouble }: { trouble: string }): JSX.Element {
  const t = hosting.value;
  const [key, write] = useState('');
  return (
    <main class="ask-key">
      <form class="panel" onSubmit={(event) => { event.preventDefault(); if (key.trim()) keepHostKey(key.trim()); }}>
        <h1>{t.keyTitle}</h1>
        <p>{t.keyNote}</p>
        <label><span>{t.key}</span><input type="password" value={key} autocomplete="off" onInput={(event) => write(event.currentTarget.value)} /></label>
        {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
        <Button type="submit" kind="confirm" icon="tick" disabled={!key.trim()}>{t.open}</Button>
      </form>
    </main>
  );
}

export default function HostPage(): JSX.Element {
  const t = hosting.value;
  const key = hostKey.value;
  const [found, set] = useState<Found | null>(null);
  const [trouble, tell] = useState('');
  const [wish, want] = useState<Exclude<Wish, { kind: 'block' }> | null>(null);
  const [looked, again] = useState(0);
  const lang = settings.value.lang;

  useEffect(() => { document.title = `${t.title} · ${words.value.house}`; }, [lang]);
  useEffect(() => {
    if (!key) return undefined;
    let here = true;
    const news = () => {
      if (document.hidden) return;
      look().then(
        (all) => { if (here) set(all); },
        (error: Error) => {
          if (!here) return;
          if (error instanceof Refused && error.status === 401) { set(null); keepHostKey(''); }
          tell(error instanceof Refused ? error.message : says.value.offline);
        },
      );
    };
    news();
    const timer = setInterval(news, AGAIN);
    document.addEventListener('visibilitychange', news);
    return () => { here = false; clearInterval(timer); document.removeEventListener('visibilitychange', news); };
  }, [key, lang, looked]);
  useEffect(() => { if (key) tell(''); }, [key]);

  const change = async (deed: Promise<unknown>): Promise<boolean> => {
    try {
      await deed;
      tell('');
      again((n) => n + 1);
      return true;
    } catch (error) {
      tell((error as Error).message || says.value.failed);
      return false;
    }
  };
  const act = (next: Wish) => { if (next.kind === 'block') void change(block(next.address)); else want(next); };
  if (!key) return <div class="page host"><Strip /><AskKey trouble={trouble} /></div>;
  return (
    <div class="page host">
      <Strip />
      <main>
        <header class="head">
          <h1>{t.title}</h1>
          <Button kind="quiet" onClick={() => { set(null); keepHostKey(''); }}>{t.leave}</Button>
        </header>
        {found?.keeps && <p class="soft">{found.keeps}</p>}
        {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
        {found ? (
          <div class="spread">
            <Tables tables={found.tables} of={found.of} onWish={act} />
            <aside aria-label={`${t.thinking}, ${t.blocks}`}>
              <ThinkingNow of={found.thinking} />
              <Blocks blocks={found.blocks} onBlock={(address) => change(block(address))} onUnblock={(address) => void change(unblock(address))} />
            </aside>
          </div>
        ) : !trouble && <p class="loading" role="status">{words.value.loading}</p>}
      </main>
      {wish && <Confirm wish={wish} onClose={() => want(null)} onDone={() => again((n) => n + 1)} />}
    </div>
  );
}
