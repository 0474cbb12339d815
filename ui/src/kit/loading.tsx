// While something is on its way. Where the server is away it says so, and leads to what opens without network.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answers } from '../part';
import { route } from '../route';
import { words } from '../words';

const LOOK = 1_500; // ms after which one asks what is the matter

export function Loading(): JSX.Element {
  const t = words.value;
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let here = true;
    const look = async () => {
      const there = await answers();
      if (!here) return;
      setAway(!there);
      timer = setTimeout(look, LOOK);
    };
    timer = setTimeout(look, LOOK);
    return () => { here = false; clearTimeout(timer); };
  }, []);
  if (!away) return <p class="loading" role="status">{t.loading}</p>;
  return (
    <main class="loading">
      <div role="status"><h1>{t.unreached}</h1></div>
      {route.value.page !== 'my' && <a class="button" href="#/my">{t.listAsItWas}</a>}
    </main>
  );
}
