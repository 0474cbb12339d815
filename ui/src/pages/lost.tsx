// An address that leads nowhere.

import type { JSX } from 'preact';
import { says } from '../words/pages';
import { DeadEnd } from './dead_end';

export default function Lost(): JSX.Element {
  return <DeadEnd kicker={says.value.linkLost} title={says.value.lostTitle}><p>{says.value.lostNote}</p></DeadEnd>;
}
