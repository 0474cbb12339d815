import './kit/tokens.css';
import './kit/base.css';
import './kit/kit.css';
import { render, type ComponentType, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { part } from './part';
import { route, type Route } from './route';
import './settings';
import { Loading } from './kit/loading';

// A page is fetched when somebody goes there.
const pages: { [P in Route['page']]: () => Promise<{ default: ComponentType<any> }> } = {
  lobby: () => import('./pages/lobby'),
  table: () => import('./table'),
  join: () => import('./pages/join'),
  review: () => import('./pages/review'),
  record: () => import('./pages/record'),
  pad: () => import('./pages/pad'),
  rules: () => import('./pages/rules'),
  cards: () => import('./pages/cards'),
  learn: () => import('./pages/learn'),
  box: () => import('./pages/box'),
  my: () => import('./pages/my'),
  along: () => import('./pages/along'),
  daily: () => import('./pages/daily'),
  puzzles: () => import('./pages/puzzles'),
  host: () => import('./pages/host'),
  lost: () => import('./pages/lost'),
};

function Page(): JSX.Element {
  const to = route.value;
  const [shown, show] = useState<{ page: string; Component: ComponentType<any> } | null>(null);
  useEffect(() => {
    let here = true;
    void part(pages[to.page]).then((module) => { if (here) show({ page: to.page, Component: module.default }); });
    return () => { here = false; };
  }, [to.page]);
  if (!shown || shown.page !== to.page) return <Loading />;
  const key = 'table' in to ? `${to.page}/${to.table}` : to.page === 'box' ? `box/${to.game}` : to.page;
  return <shown.Component key={key} {...to} />;
}

render(<Page />, document.getElementById('app')!);

// Not needed to show anything: it comes when the page stands.
setTimeout(() => void part(() => import('./api/me')).then(({ begin }) => begin()), 1500);
