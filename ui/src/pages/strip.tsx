// The strip at the head of every page around the table: house, pages, language, light, and who sits at this device.

import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

import { Icon, type IconName } from '../kit/icons';
import { Menu } from '../kit/menu';
import { set, settings } from '../settings';
import { words } from '../words';
import { says } from '../words/pages';
import { name as name_, NameDialog } from './name';
import './pages.css';

type Here = 'tables' | 'my' | 'learn' | 'box' | 'pad' | 'rules' | ''; // the rules are a part of learning

const rooms: { id: Here; to: string; icon: IconName; name: 'tables' | 'myGames' | 'boxes' | 'scorePad' | 'learnRoom' }[] = [
  { id: 'tables', to: '#/', icon: 'hotseat', name: 'tables' },
  { id: 'my', to: '#/my', icon: 'list', name: 'myGames' },
  { id: 'learn', to: '#/learn', icon: 'guide', name: 'learnRoom' },
  { id: 'box', to: '#/box', icon: 'box', name: 'boxes' },
  { id: 'pad', to: '#/pad', icon: 'pad', name: 'scorePad' },
];

function Rooms({ here, badge = 0 }: { here: Here; badge?: number }): JSX.Element {
  return (
    <nav class="rooms" aria-label={says.value.pages}>
      {rooms.map((room) => (
        <a key={room.id} href={room.to} aria-current={(here === 'rules' ? 'learn' : here) === room.id ? 'page' : undefined}>
          <Icon name={room.icon} size={24} />
          <span>{says.value[room.name]}</span>
          {room.id === 'tables' && badge > 0 && <b class="badge" aria-label={says.value.waitForYou(badge)}>{badge}</b>}
        </a>
      ))}
    </nav>
  );
}

function Language(): JSX.Element {
  const now = settings.value.lang;
  return (
    <Menu class="language" label={`${words.value.language}: ${now === 'de' ? says.value.german : says.value.english}`}
      items={[{ title: says.value.english, onPick: () => set('lang', 'en') }, { title: says.value.german, onPick: () => set('lang', 'de') }]}>
      <Icon name="globe" size={18} /><span class="long">{now === 'de' ? says.value.german : says.value.english}</span><span class="short">{now.toUpperCase()}</span>
    </Menu>
  );
}

function Light(): JSX.Element {
  const dark = document.documentElement.dataset.theme === 'dark';
  const [, draw] = useState(0);
  const pick = (theme: 'light' | 'dark') => { set('theme', theme); draw((n) => n + 1); };
  return (
    <div class="light" role="group" aria-label={says.value.lightOrDark}>
      <button type="button" aria-pressed={!dark} aria-label={says.value.light} onClick={() => pick('light')}><Icon name="sun" size={16} /></button>
      <button type="button" aria-pressed={dark} aria-label={says.value.dark} onClick={() => pick('dark')}><Icon name="moon" size={16} /></button>
    </div>
  );
}

interface StripProps {
  here?: Here;
  title?: ComponentChildren; // beside the house's name: the game of this page
  note?: ComponentChildren;
  badge?: number;
  children?: ComponentChildren; // what this page adds at the right end
  name?: boolean; // show who sits at this device
}

export function Strip({ here = '', title, note, badge, children, name = false }: StripProps): JSX.Element {
  const [asking, ask] = useState(false);
  const who = name_.value;
  return (
    <>
      <header class="masthead">
        <a class="brand" href="#/" aria-label={`${words.value.house}: ${words.value.toLobby}`}><Icon name="logo" size={30} /><span>{words.value.house}</span></a>
        {title && <p class="of">{title}</p>}
        {note && <p class="aside">{note}</p>}
        {!title && <Rooms here={here} badge={badge} />}
        <div class="end">
          {children}
          <Language />
          <Light />
          {name && (
            <button type="button" class="button quiet me" aria-label={who ? says.value.myName(who) : says.value.noName} onClick={() => ask(true)}>
              <Icon name="person" size={18} /><span class="long">{who || says.value.noName}</span>
            </button>
          )}
        </div>
      </header>
      {asking && <NameDialog onClose={() => ask(false)} />}
    </>
  );
}

/** "Beer & Bread" with a soft ampersand. */
export function Title({ of }: { of: string }): JSX.Element {
  const at = of.indexOf(' & ');
  return at < 0 ? <>{of}</> : <>{of.slice(0, at)} <em class="and">&amp;</em> {of.slice(at + 3)}</>;
}
