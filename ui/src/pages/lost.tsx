// An address that leads nowhere.

import type { JSX } from 'preact';
import { LinkButton } from '../kit/buttons';
import { says } from '../words/pages';
import './lost.css';
import { Strip } from './strip';

export default function Lost(): JSX.Element {
  return (
    <div class="page lost">
      <Strip />
      <main>
        <svg viewBox="0 0 200 120" aria-hidden="true">
          <path class="plank" d="M10 92h180v9H10Z" /><path class="ink" d="M26 101v12M174 101v12" />
          <path class="wheel" d="M70 62v18a32 11 0 0 0 64 0V62Z" /><ellipse class="top" cx="102" cy="62" rx="32" ry="11" />
          <path class="gone" d="M102 62 70 64a32 11 0 0 0 20 9.500Z" /><path class="ink dust" d="M30 86q6-5 12 0M150 84q6-5 12 0M44 90h8" />
        </svg>
        <h1>{says.value.lostTitle}</h1>
        <p>{says.value.lostNote}</p>
        <LinkButton href="#/" kind="confirm" icon="left">{says.value.toTables}</LinkButton>
      </main>
    </div>
  );
}
