// The deal laid open: the file of the game, and how to check that nobody touched the shuffle.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Payload } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { says } from '../../words/pages';
import { kept } from '../../api/storage';
import { saveFile } from '../save_file';

export function Proof({ payload, token }: { payload: Payload; token: string | undefined }): JSX.Element {
  const [trouble, tell] = useState('');
  const noted = kept(payload.table)?.commitment; // where this device sat at the table
  const name = `${payload.game}-${payload.table}.json`;
  const download = async () => {
    try {
      await saveFile(payload.game, payload.table, token);
      tell('');
    } catch (error) {
      tell((error as Error).message || says.value.failed);
    }
  };
  return (
    <details class="proof panel">
      <summary><Icon name="seal" size={20} />{says.value.verify}</summary>
      <p>{says.value.verifyNote}</p>
      <code>affinage verify {name}</code>
      <Button icon="share" onClick={() => void download()}>{says.value.download}</Button>
      {trouble && <p class="trouble" role="alert">{trouble}</p>}
      <dl>
        <dt>{says.value.mark}</dt><dd><code>{payload.commitment}</code>{noted && <span class={noted === payload.commitment ? 'noted' : 'trouble'}>{noted === payload.commitment ? says.value.sameMark : says.value.otherMark}</span>}</dd>
        {payload.reveal && <><dt>{says.value.secret}</dt><dd><code>{payload.reveal.secret}</code></dd><dt>{says.value.grains}</dt><dd>{payload.reveal.nonces.map((nonce, n) => <code key={n}>{nonce || '–'}</code>)}</dd></>}
      </dl>
    </details>
  );
}
