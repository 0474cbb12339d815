// Joining a table by its short spoken code.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { join } from '../../api/client';
import { keep, randomText } from '../../api/storage';
import { Button } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { go } from '../../route';
import { says } from '../../words/pages';
import { nameOrGuest } from '../name';

export function JoinByCode(): JSX.Element {
  const [code, setCode] = useState('');
  const [trouble, tell] = useState('');
  const enter = async () => {
    tell('');
    try {
      const { table, seat, token, spectator } = await join({ code: code.trim().toUpperCase(), name: nameOrGuest(), claim_id: randomText() });
      keep(table, { seats: [{ seat, token }], spectator });
      go(`#/t/${encodeURIComponent(table)}`);
    } catch (error) {
      tell((error as Error).message || says.value.failed);
    }
  };
  return (
    <form class="by-code" onSubmit={(event) => { event.preventDefault(); if (code.trim()) void enter(); }}>
      <label>
        <span class="words">{says.value.code}</span>
        <input type="text" value={code} maxLength={12} placeholder="RYE-4KF" aria-label={says.value.codeLabel} autocomplete="off" autocapitalize="characters" spellcheck={false}
          onInput={(event) => { setCode(event.currentTarget.value); tell(''); }} />
      </label>
      <Button type="submit" disabled={!code.trim()}>{says.value.join}</Button>
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={16} />{trouble}</p>}
    </form>
  );
}
