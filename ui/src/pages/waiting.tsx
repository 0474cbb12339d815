import { words } from '../words';

export function Waiting(_: { payload: unknown; kept: unknown; refresh: () => void }) {
  return <p class="loading">{words.value.loading}</p>;
}
