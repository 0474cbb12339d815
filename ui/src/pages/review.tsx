import { words } from '../words';

export default function Page() {
  return <p class="loading">{words.value.loading}</p>;
}
