// Another device of mine has shown this link: the tables of both come together.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../api/client';
import { comeAlong } from '../api/me';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { go } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import './my/my.css';
import { my } from './my/words';
import { Strip } from './strip';

export default function Along({ link }: { link: string }): JSX.Element {
  const t = my.value;
  const [busy, work] = useState(false);
  const [trouble, tell] = useState('');
  const [used, end] = useState(!link); // it leads nowhere any more
  useEffect(() => { document.title = `${t.alongTitle} · ${words.value.house}`; }, [settings.value.lang]);
  const come = async () => {
    work(true);
    try {
      await comeAlong(link);
      go('#/my');
    } catch (error) {
      tell((error as Error).message || t.failed);
      if (error instanceof Refused && error.code === 'no-pass') end(true);
      work(false);
    }
  };
  return (
    <div class="page my">
      <Strip here="my" />
      <main class="come">
        <section class="panel">
          <h1>{t.comeTitle}</h1>
          {!trouble && <p>{link ? t.comeNote : t.comeAgain}</p>}
          {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
          <div class="deeds">
            {!used && <Button kind="confirm" icon="tick" disabled={busy} onClick={() => void come()}>{t.comeDo}</Button>}
            <LinkButton href={used ? '#/my' : '#/'}>{used ? t.title : t.comeNot}</LinkButton>
          </div>
        </section>
      </main>
    </div>
  );
}
