// Before somebody leaves or asks: what it means, in a sentence or two, and the safe way first to hand.

import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { askOthers, resign } from '../../api/client';
import { kept } from '../../api/storage';
import { Button } from '../../kit/buttons';
import { Dialog } from '../../kit/dialog';
import { go } from '../../route';
import { words } from '../../words';
import type { LiveModel } from '../live_model';
import { RemoveDialog } from './remove';
import { names } from './ask';
import { lastTurn, type LeavingDialog } from './menu';
import { leaving } from './words';

interface QuestionProps {
  title: string;
  children: ComponentChildren;
  yes: string;
  no: string;
  onYes: () => Promise<unknown>;
  model: LiveModel;
  onClose: () => void;
}

function Question({ title, children, yes, no, onYes, model, onClose }: QuestionProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [trouble, tell] = useState('');
  const act = () => {
    setBusy(true);
    onYes().then(() => { onClose(); return model.live.refresh(); }, (error: Error) => { tell(error.message || words.value.failed); setBusy(false); });
  };
  return (
    <Dialog title={title} onClose={onClose} class="leaving">
      {children}
      {trouble && <p class="trouble" role="alert">{trouble}</p>}
      <div class="deeds">
        <Button onClick={onClose}>{trouble ? words.value.close : no}</Button>
        {!trouble && <Button kind="confirm" disabled={busy} onClick={act}>{yes}</Button>}
      </div>
    </Dialog>
  );
}

export function LeavingDialogs({ open, model, onClose }: { open: LeavingDialog; model: LiveModel; onClose: () => void }): JSX.Element {
  const t = leaving.value;
  const payload = model.payload.value;
  const { table, token } = model.live;
  const others = payload.seats.filter((seat) => seat.seat !== payload.viewer);
  const here = (kept(payload.table)?.seats ?? []).map((key) => key.seat); // at one screen people agree by word of mouth
  const people = others.filter((seat) => seat.kind === 'human' && !seat.bot_plays && !here.includes(seat.seat));
  const bots = others.some((seat) => seat.kind === 'bot' || seat.bot_plays);
  const asked = names(payload, people.map((seat) => seat.seat));
  if (open === 'remove') return <RemoveDialog table={payload.table} onClose={onClose} onRemoved={() => go('#/')} />;
  if (open === 'resign') {
    return (
      <Question title={t.resignTitle} yes={t.resignDo} no={t.keepPlaying} model={model} onClose={onClose} onYes={() => resign(table, token)}>
        <p>{others.length === 0 ? t.resignAlone : others.length === 1 ? t.resignTwo(others[0]!.name) : t.resignMore}</p>
      </Question>
    );
  }
  const end = open === 'end';
  const alone = people.length === 0;
  return (
    <Question title={end ? t.endTitle : t.backTitle} yes={end ? (alone ? t.endDoAlone : t.endDo) : alone ? t.backDoAlone : t.backDo} no={t.keepPlaying}
      model={model} onClose={onClose} onYes={() => askOthers(table, token, end ? 'end' : 'back')}>
      {!end && <p>{t.backWhat(lastTurn(payload) ?? '')}</p>}
      <p>{alone ? t.endAlone : end ? t.endAsk(asked) : t.backAsk(asked)}{bots && ` ${t.botsAgree}`}</p>
      {!end && <p class="soft">{t.backNever}</p>}
    </Question>
  );
}
