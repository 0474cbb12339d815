// Files and links: a set leaves this device as figures alone.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fileOf, openDraft, readFile, saveDraft, shareDraft } from '../../api/boxes';
import { Refused, Unreachable } from '../../api/client';
import { Button } from '../../kit/buttons';
import { Dialog } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { Stamp } from '../../kit/stamp';
import { t } from '../../words/box';
import { saveText } from '../save_file';
import type { Desk } from './desk';

const MOST = 100 * 1024;

/** Opens a component file; what was there before is one Undo away. */
export async function openFile(desk: Desk, file: File): Promise<string> {
  if (file.size > MOST) return t.value.tooBig(Math.ceil(file.size / 1024));
  try {
    const found = await readFile(desk.sheet.game, await file.text());
    desk.change(found.content, {});
    return t.value.opened(found.name);
  } catch (error) {
    return said(error);
  }
}

export function said(error: unknown): string {
  return error instanceof Unreachable ? t.value.offline : (error as Error).message;
}

/** The fingerprint as people read it aloud. */
export function spoken(digits: string): string {
  return digits ? `${digits.slice(0, 4)} ${digits.slice(4, 8)}` : '····';
}

export function Share({ desk, onClose }: { desk: Desk; onClose: () => void }): JSX.Element {
  const [news, tell] = useState('');
  const [stale, clash] = useState(false);
  const link = desk.link.value;
  const address = link ? `${location.origin}${location.pathname}#/box/${desk.sheet.game}/draft/${link.id}` : '';
  const doing = (work: () => Promise<string | void>) => () => { tell(''); work().then((word) => tell(word ?? ''), (error) => { clash(error instanceof Refused && error.status === 409); tell(said(error)); }); };
  const save = async () => {
    const { text } = await fileOf(desk.sheet.game, desk.content.value);
    const made = await saveDraft(desk.sheet.game, link!.id, link!.version, text);
    desk.linked({ id: made.id, version: made.version });
    return t.value.saved;
  };
  const theirs = async () => {
    const found = await openDraft(desk.sheet.game, link!.id);
    const read = await readFile(desk.sheet.game, found.text);
    desk.opened(read.content, { id: found.id, version: found.version });
    clash(false);
    return t.value.openedLink;
  };
  const copy = async () => {
    const field = document.querySelector<HTMLInputElement>('.share .address')!;
    field.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(address);
    else document.execCommand('copy');
    return t.value.copied;
  };
  return (
    <Dialog title={t.value.shareTitle(desk.name)} onClose={onClose} class="share">
      <p class="print"><Stamp of={desk.standing.value.fingerprint} kind="mine" size={56} /><span>{t.value.fingerprint}: <b class="digits">{spoken(desk.standing.value.fingerprint)}</b><br /><small>{t.value.fingerprintNote}</small></span></p>
      <p class="soft">{t.value.shareNote}</p>
      <section>
        <h3><Icon name="link" size={18} /> {t.value.link}</h3>
        <p class="soft">{t.value.linkNote}</p>
        {link ? (
          <>
            <input class="address" readOnly value={address} aria-label={t.value.link} onFocus={(event) => event.currentTarget.select()} />
            <div class="dialog-deeds"><Button icon="copy" onClick={doing(copy)}>{t.value.copyLink}</Button><Button kind="confirm" icon="share" onClick={doing(save)}>{t.value.saveLink}</Button>{stale && <Button icon="down_in" onClick={doing(theirs)}>{t.value.takeTheirs}</Button>}</div>
          </>
        ) : <Button kind="confirm" icon="link" onClick={doing(async () => { const made = await shareDraft(desk.sheet.game, desk.content.value); desk.linked({ id: made.id, version: made.version }); })}>{t.value.makeLink}</Button>}
      </section>
      <section>
        <h3><Icon name="down_in" size={18} /> {t.value.file}</h3>
        <p class="soft">{t.value.fileNote}</p>
        {desk.loose.value && <p class="soft">{t.value.keptLoosely}</p>}
        <Button icon="down_in" onClick={doing(async () => { const found = await fileOf(desk.sheet.game, desk.content.value); saveText(found.file, found.text); })}>{t.value.save}</Button>
      </section>
      {news && <p class="news" role="status">{news}</p>}
    </Dialog>
  );
}
