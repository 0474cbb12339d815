// How I am called when it is my turn: by this browser, by a webhook, each turn, once a day or never.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { addWebhook, callHere, callNoMore, look, setLevel, tryOut, whyNot, type Calls, type Channel } from '../../api/calls';
import type { CallLevel } from '../../api/types';
import { Button, Segmented } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { settings } from '../../settings';
import { calling } from './call_words';

const LEVELS: readonly CallLevel[] = ['each', 'daily', 'never'];

function Way({ channel, onChange }: { channel: Channel; onChange: (deed: Promise<Calls>) => void }): JSX.Element {
  const t = calling.value;
  const [news, tell] = useState('');
  const name = channel.kind === 'push' ? channel.device || t.kinds.push : `${t.kinds[channel.kind]} (${channel.host})`;
  return (
    <li>
      <span class="who"><b>{name}</b><small role="status">{news || (channel.failing ? t.failing : channel.kind === 'push' ? (channel.here ? t.thisBrowser : t.otherBrowser) : '')}</small></span>
      <Button kind="quiet" label={t.tryOne(name)} onClick={() => { tell(t.trying); tryOut(channel.id).then(({ fate }) => tell(t.fates[fate]), (error: Error) => tell(error.message)); }}>{t.try}</Button>
      <Button kind="quiet" label={t.removeOne(name)} onClick={() => onChange(callNoMore(channel))}>{t.remove}</Button>
    </li>
  );
}

export function CallMe(): JSX.Element {
  const t = calling.value;
  const [calls, show] = useState<Calls | null>(null);
  const [why, tellWhy] = useState(whyNot());
  const [trouble, tell] = useState('');
  const [url, write] = useState('');
  const [busy, work] = useState(false);
  useEffect(() => {
    let here = true;
    look().then((found) => { if (here) show(found); }, () => undefined);
    return () => { here = false; };
  }, [settings.value.lang]);
  const change = async (deed: Promise<Calls>): Promise<boolean> => {
    work(true);
    try {
      show(await deed);
      tell('');
      return true;
    } catch (error) {
      tell((error as Error).message || t.failed);
      return false;
    } finally {
      work(false);
    }
  };
  const here = async () => {
    const found = await callHere(calls!.key).catch((error: Error) => { tell(error.message || t.failed); return null; });
    if (typeof found === 'string') tellWhy(found);
    else if (found) { show(found); tell(''); }
  };
  const on = calls?.channels.some((channel) => channel.kind === 'push' && channel.here) ?? false;
  return (
    <section class="calls panel" aria-label={t.title}>
      <h2><Icon name="bell" size={20} />{t.title}</h2>
      <p class="soft">{t.note}</p>
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      {calls && (
        <>
          {calls.channels.length > 0 && <ul>{calls.channels.map((channel) => <Way key={channel.id} channel={channel} onChange={(deed) => void change(deed)} />)}</ul>}
          {why ? <p class="why">{t.why[why]}</p> : !on && <Button kind="confirm" icon="bell" onClick={() => void here()}>{t.here}</Button>}
          <form onSubmit={(event) => { event.preventDefault(); void change(addWebhook(url.trim())).then((done) => { if (done) write(''); }); }}>
            <label><span>{t.webhook}</span><input type="text" inputMode="url" autocomplete="off" spellcheck={false} placeholder="https:// …" value={url} onInput={(event) => write(event.currentTarget.value)} /></label>
            <Button type="submit" disabled={busy || !url.trim()}>{t.add}</Button>
          </form>
          <p class="soft small">{t.webhookNote}</p>
          <Segmented label={t.level} value={calls.level} options={LEVELS.map((value) => ({ value, title: t.levels[value] }))} onPick={(value) => void change(setLevel(value))} />
        </>
      )}
    </section>
  );
}
