// My devices: which there are, another one taken along, one put out.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { address, isLocal, useReached } from '../../api/reached';
import { forgetMe, me, putOut, renameDevice, takeSeats, writePass } from '../../api/me';
import type { Me, Pass } from '../../api/types';
import { Button } from '../../kit/buttons';
import { Dialog } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { says } from '../../words/pages';
import { LinkField, QrCode } from '../link';
import { ago } from './times';
import { my } from './words';

const LOOK = 2_000; // ms between two looks whether the other device has come

/** A link and its picture, shown this once. */
function Along({ onClose }: { onClose: () => void }): JSX.Element {
  const t = my.value;
  const [known] = useState(me.value?.devices.length ?? 0); // when the link was shown
  const [pass, take] = useState<Pass | null>(null);
  const [trouble, tell] = useState('');
  const [over, end] = useState(false);
  const reached = useReached();
  useEffect(() => {
    writePass().then(take, (error: Error) => tell(error.message || t.failed));
    const timer = setInterval(() => void takeSeats(true).catch(() => undefined), LOOK);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!pass) return undefined;
    const timer = setTimeout(() => end(true), pass.until - Date.now());
    return () => clearTimeout(timer);
  }, [pass]);
  const came = (me.value?.devices.length ?? 0) > known;
  const link = pass ? address(pass.fragment) : '';
  return (
    <Dialog title={t.alongTitle} onClose={onClose} class="along">
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      <p role="status">{came ? <><Icon name="tick" size={18} /> {t.alongCame}</> : over ? t.alongOver : ''}</p>
      {pass && !came && !over && <><p>{t.alongNote}</p>{isLocal() && !reached && <p class="trouble"><Icon name="warn" size={18} />{says.value.localOnly}</p>}<QrCode text={link} /><LinkField href={link} label={t.alongLink} kind="confirm" /></>}
      <div class="deeds"><Button onClick={onClose}>{came ? t.close : t.cancel}</Button></div>
    </Dialog>
  );
}

function Sure({ title, note, deed, onClose, onDo }: { title: string; note: string; deed: string; onClose: () => void; onDo: () => Promise<void> }): JSX.Element {
  const t = my.value;
  const [trouble, tell] = useState('');
  const act = () => onDo().then(onClose, (error: Error) => tell(error.message || t.failed));
  return (
    <Dialog title={title} onClose={onClose} class="along">
      <p>{note}</p>
      {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
      <div class="deeds"><Button onClick={onClose}>{t.cancel}</Button><Button kind="confirm" onClick={() => void act()}>{deed}</Button></div>
    </Dialog>
  );
}

type Asking = { what: 'along' } | { what: 'forget' } | { what: 'rename' } | { what: 'out'; device: Me['devices'][number] };

function Rename({ name, onClose }: { name: string; onClose: () => void }): JSX.Element {
  const t = my.value;
  const [next, set] = useState(name);
  const keep = () => renameDevice(next).then(() => takeSeats(true)).then(onClose, onClose);
  return (
    <Dialog title={t.name} onClose={onClose} class="along">
      <form onSubmit={(event) => { event.preventDefault(); void keep(); }}>
        <label class="name-field"><span>{t.name}</span><input type="text" value={next} maxLength={32} onInput={(event) => set(event.currentTarget.value)} /></label>
        <div class="deeds"><Button type="submit" kind="confirm" icon="tick" disabled={!next.trim()}>{t.rename}</Button></div>
      </form>
    </Dialog>
  );
}

export function Devices({ onChange }: { onChange: () => void }): JSX.Element {
  const t = my.value;
  const [asking, ask] = useState<Asking | null>(null);
  const devices = me.value?.devices ?? [];
  const done = () => { ask(null); onChange(); };
  return (
    <section class="devices panel" aria-label={t.devices}>
      <h2>{t.devices}</h2>
      <p class="soft">{devices.length > 0 ? t.devicesNote : t.noDevices}</p>
      {devices.length > 0 && (
        <ul>
          {devices.map((device) => (
            <li key={device.id}>
              <span class="who"><b>{device.name || t.here}</b><small>{device.here ? t.here : t.lastHere(ago(device.seen_at))}</small></span>
              {device.here && <Button kind="quiet" onClick={() => ask({ what: 'rename' })}>{t.rename}</Button>}
              <Button kind="quiet" label={t.putOutOne(device.name)} onClick={() => ask({ what: 'out', device })}>{t.putOut}</Button>
            </li>
          ))}
        </ul>
      )}
      {devices.length > 0 && (
        <div class="deeds">
          <Button kind="confirm" icon="share" onClick={() => ask({ what: 'along' })}>{t.along}</Button>
          <Button kind="quiet" onClick={() => ask({ what: 'forget' })}>{t.forget}</Button>
        </div>
      )}
      {asking?.what === 'along' && <Along onClose={done} />}
      {asking?.what === 'rename' && <Rename name={devices.find((each) => each.here)?.name ?? ''} onClose={done} />}
      {asking?.what === 'forget' && <Sure title={t.forgetTitle} note={t.forgetNote} deed={t.forgetDo} onClose={done} onDo={forgetMe} />}
      {asking?.what === 'out' && (
        <Sure title={t.putOutTitle(asking.device.name)} note={asking.device.here ? t.putOutSelf : t.putOutNote} deed={t.putOut} onClose={done} onDo={() => putOut(asking.device.id)} />
      )}
    </section>
  );
}
