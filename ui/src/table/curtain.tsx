// Hot seat: the curtain between two people at one device. Behind it is nothing: the next view is fetched when it opens.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { SeatMark } from '../kit/seats';
import { words } from '../words';

interface CurtainProps {
  title: string;
  next: { seat: number; name: string }[]; // who may sit down now
  onSit: (seat: number) => void;
}

export function Curtain({ title, next, onSit }: CurtainProps): JSX.Element {
  const t = words.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <main class="curtain" ref={box}>
      <a class="brand" href="#/"><Icon name="logo" size={40} /><span>{t.house}</span></a>
      <p class="soft">{title}</p>
      <h1>{t.passTo(next.map((each) => each.name).join(', '))}</h1>
      <div class="people">
        {next.map((each) => (
          <Button key={each.seat} kind="confirm" onClick={() => onSit(each.seat)}>
            <span class="chip"><SeatMark seat={each.seat} size={18} /></span>{t.iAm(each.name)}
          </Button>
        ))}
      </div>
      <p class="soft">{t.passNote}</p>
    </main>
  );
}
