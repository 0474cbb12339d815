// The table page.

import type { JSX } from 'preact';
import { words } from '../words';

export default function TablePage(_: { table: string }): JSX.Element {
  return <p class="loading">{words.value.loading}</p>;
}
