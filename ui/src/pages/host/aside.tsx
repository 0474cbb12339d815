// Beside the tables: what is thought about, and who is shut out.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Blocked, Thinking } from '../../api/host';
import { Button } from '../../kit/buttons';
import { settings } from '../../settings';
import { hosting } from './words';

export function ThinkingNow({ of }: { of: Thinking }): JSX.Element {
  const t = hosting.value;
  return (
    <section class="panel" aria-label={t.thinking}>
      <h2>{t.thinking}</h2>
      <table>
        <thead><tr><th scope="col">{t.class}</th><th scope="col">{t.underWay}</th><th scope="col">{t.waiting}</th></tr></thead>
        <tbody>{of.classes.map((one) => <tr key={one.kind}><th scope="row">{t.classes[one.kind]}</th><td>{one.under_way}</td><td>{one.waiting}</td></tr>)}</tbody>
      </table>
    </section>
  );
}

interface BlocksProps {
  blocks: Blocked[];
  onBlock: (address: string) => Promise<boolean>;
  onUnblock: (address: string) => void;
}

export function Blocks({ blocks, onBlock, onUnblock }: BlocksProps): JSX.Element {
  const t = hosting.value;
  const [address, write] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    if (address.trim() && (await onBlock(address.trim()))) write('');
  };
  return (
    <section class="panel" aria-label={t.blocks}>
      <h2>{t.blocks}</h2>
      <p class="soft">{t.blocksNote}</p>
      {blocks.length === 0 ? <p>{t.nobody}</p> : (
        <ul class="blocks">
          {blocks.map((one) => (
            <li key={one.address}>
              <span><code>{one.address}</code> <small class="soft">{new Date(one.at).toLocaleDateString(settings.value.lang)}</small></span>
              <Button label={t.unblockOne(one.address)} onClick={() => onUnblock(one.address)}>{t.unblock}</Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void send(event)}>
        <label><span>{t.address}</span><input type="text" value={address} placeholder="192.0.2.7" autocomplete="off" onInput={(event) => write(event.currentTarget.value)} /></label>
        <Button type="submit" disabled={!address.trim()}>{t.block}</Button>
      </form>
    </section>
  );
}
