// The house's icons: 24 x 24, ink lines with round joins, one flat fill. Colours: --icon-ink, --icon-fill, --icon-card.

import type { JSX } from 'preact';
import './icons.css';

const drawings = {
  logo: '<path class="f" d="M3 21.5 17.5 6.5C24 7 28.5 12 29 18.5v3Z"/><path class="f" d="M3 21.5h26v6H3Z"/><circle class="c" cx="20" cy="16" r="2.3"/><circle class="c" cx="13.5" cy="18" r="1.4"/>',
  undo: '<path class="s" d="M8 4.5 3.5 9 8 13.5M4 9h10a6 6 0 0 1 0 12H9"/>',
  reset: '<path class="s" d="M4 12a8 8 0 1 0 2.6-5.9M4 3.5v5h5"/>',
  tick: '<path class="s bold" d="m4.5 12.5 5 5 10-11"/>',
  hint: '<path class="f" d="M9 18.4c0-3-3.4-4.4-3.4-8.6a6.4 6.4 0 0 1 12.8 0c0 4.2-3.4 5.6-3.4 8.6Z"/><path class="s" d="M10 21.4h4"/>',
  menu: '<path class="s" d="M4 7h16M4 12h16M4 17h16"/>',
  calendar: '<path class="f" d="M4 6h16v14.5H4Z"/><path class="s" d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4"/><path class="s bold" d="M8.5 15.5v.1M12 15.5v.1M15.5 15.5v.1"/>',
  clock: '<circle class="s" cx="12" cy="12" r="9"/><path class="s" d="M12 7v5l3.5 2"/>',
  fold: '<path class="s" d="m9 5 7 7-7 7"/>',
  link: '<path class="s" d="M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7"/>',
  bot: '<path class="f" d="M5 9.5h14v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.5Z"/><path class="s" d="M12 9.5V5M9 17h6M2.5 13v4M21.5 13v4"/><circle class="f" cx="12" cy="3.8" r="1.5"/><path class="s bold" d="M9.2 13.2v.1M14.8 13.2v.1"/>',
  hotseat: '<path class="f" d="M3 12h18v3.5H3Z"/><path class="s" d="M5.5 15.5V21M18.5 15.5V21"/><circle class="f" cx="7.5" cy="5.5" r="2.7"/><circle class="f" cx="16.5" cy="5.5" r="2.7"/><path class="s" d="M3.5 12c.4-2.4 1.8-3.5 4-3.5s3.6 1.1 4 3.5M12.5 12c.4-2.4 1.8-3.5 4-3.5s3.6 1.1 4 3.5"/>',
  person: '<circle class="f" cx="12" cy="7.5" r="4"/><path class="f" d="M4 21c.4-5.6 3-8 8-8s7.6 2.4 8 8Z"/>',
  copy: '<path class="f" d="M8.5 8.5h11v12h-11Z"/><path class="s" d="M5.5 15.5h-1v-12h11v2"/>',
  down: '<path class="s" d="m6 9.5 6 6 6-6"/>',
  right: '<path class="s" d="m9 5 7 7-7 7"/>',
  left: '<path class="s" d="m15 5-7 7 7 7"/>',
  moon: '<path class="f" d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"/>',
  sun: '<circle class="f" cx="12" cy="12" r="4.4"/><path class="s" d="M12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M18.7 5.3l-1.5 1.5M6.8 17.2l-1.5 1.5"/>',
  globe: '<circle class="s" cx="12" cy="12" r="9"/><path class="s" d="M3 12h18M12 3c-5.5 5.5-5.5 12.5 0 18M12 3c5.5 5.5 5.5 12.5 0 18"/>',
  seal: '<path class="f" d="m12 2 2.5 2.3 3.3-.6.9 3.3 3.1 1.4-1.1 3.1 1.1 3.2-3.1 1.3-.9 3.3-3.3-.5L12 22l-2.5-3.2-3.3.5-.9-3.3-3.1-1.3 1.1-3.2-1.1-3.1L5.3 7l.9-3.3 3.3.6Z"/><path class="s" d="m8.5 11.5 2.5 2.6 4.6-5"/>',
  box: '<path class="f" d="M3 8.5 12 4l9 4.500v8.500L12 21.500 3 17Z"/><path class="s" d="m3 8.500 9 4.500 9-4.500M12 13v8.500"/>',
  pen: '<path class="f" d="M4 20l1-5L16 4l4 4L9 19Z"/><path class="s" d="m13.500 6.500 4 4"/>',
  down_in: '<path class="s" d="M12 3v12M7.500 11l4.500 4.300 4.500-4.300M5 14v6.500h14V14"/>',
  pad: '<path class="f" d="M4.5 4.5h15v17h-15Z"/><path class="s" d="M8 2.5v4M12 2.5v4M16 2.5v4M8 11h8M8 14.5h8M8 18h4"/>',
  chart: '<path class="s" d="M3.5 3.5v17h17M7 15.5l4-5 3.5 3 5.5-8"/>',
  share: '<path class="s" d="M12 15V3M7.5 7 12 2.7 16.5 7M5 11.5v9h14v-9"/>',
  book: '<path class="f" d="M12 6C9.5 4 6.5 3.5 3 4v14.5c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2V4c-3.5-.5-6.5 0-9 2Z"/><path class="s" d="M12 6v14.5"/>',
  play: '<path class="f" d="M7 4.5v15l12-7.5Z"/>',
  pause: '<path class="s bold" d="M8.5 5v14M15.5 5v14"/>',
  pace: '<path class="s" d="M4.2 17.5a9 9 0 1 1 15.6 0M12 13.5l4-5"/><path class="s bold" d="M12 13.5v.1"/>',
  end: '<path class="f" d="M5 5v14l10-7Z"/><path class="s bold" d="M18.5 5v14"/>',
  start: '<path class="f" d="M19 5v14L9 12Z"/><path class="s bold" d="M5.5 5v14"/>',
  plus: '<path class="s bold" d="M12 5v14M5 12h14"/>',
  minus: '<path class="s bold" d="M5 12h14"/>',
  dice: '<rect class="f" x="4" y="4" width="16" height="16" rx="3"/><path class="s bold" d="M8.5 8.5v.1M15.5 15.5v.1M12 12v.1M15.5 8.5v.1M8.5 15.5v.1"/>',
  hand: '<path class="f" d="M6.4 12.4V6.2c0-1.8 2.6-1.8 2.6 0V4.4c0-1.8 2.8-1.8 2.8 0v1c0-1.8 2.8-1.8 2.8 0v1.4c0-1.6 2.6-1.6 2.6 0v8c0 4-2.6 6.2-5.8 6.2-3.6 0-5-2-8-7.6 1.2-1.8 2.2-.4 3 1Z"/>',
  swap: '<path class="s" d="M4 8.5h14M14 4.5l4.5 4-4.5 4M20 16H6M10 12l-4.5 4 4.5 4"/>',
  coin: '<circle class="f" cx="12" cy="12" r="9.5"/><circle class="s thin" cx="12" cy="12" r="6.3"/>',
  grid: '<path class="s" d="M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z"/>',
  eye: '<path class="f" d="M2 12c2.6-4.6 6-7 10-7s7.4 2.4 10 7c-2.6 4.6-6 7-10 7s-7.4-2.4-10-7Z"/><circle class="c" cx="12" cy="12" r="3"/>',
  close: '<path class="s bold" d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  gear: '<circle class="c" cx="12" cy="12" r="3.2"/><path class="s" d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  question: '<circle class="f" cx="12" cy="12" r="9.5"/><path class="s" d="M9.2 9.5c0-3.6 5.6-3.6 5.6-.2 0 2.2-2.8 2.3-2.8 4.5"/><path class="s bold" d="M12 17.3v.1"/>',
  home: '<path class="f" d="M3 11.5 12 3.5l9 8M5.5 10v10.5h13V10"/><path class="s" d="M10 20.5v-6h4v6"/>',
  away: '<path class="s" d="M4 7.5h6L4 15h6M13 3.5h6.5L13 11h6.5"/>',
  chance: '<rect class="f" x="4" y="4" width="16" height="16" rx="3"/><path class="s bold" d="M8.5 8.5v.1M15.5 15.5v.1M12 12v.1"/>',
  list: '<path class="s" d="M9 6h11M9 12h11M9 18h11"/><path class="s bold" d="M4.5 6v.1M4.5 12v.1M4.5 18v.1"/>',
  score: '<path class="f" d="M6 3h12v6a6 6 0 0 1-12 0Z"/><path class="s" d="M6 5H3c0 3.5 1 5 3.2 5M18 5h3c0 3.5-1 5-3.2 5M12 15v4M8 21h8"/>',
  guide: '<circle class="f" cx="12" cy="7" r="3.8"/><path class="f" d="M5 20.5c.3-5 2.6-7.5 7-7.5s6.7 2.5 7 7.5Z"/><path class="s" d="M8 4.5h8l-1-2.5H9Z"/>',
  warn: '<path class="f" d="M12 3 22 20.5H2Z"/><path class="s" d="M12 9.5v5"/><path class="s bold" d="M12 17.6v.1"/>',
  broken: '<path class="s" d="m9.500 6.500 2-2a4 4 0 0 1 5.700 5.700l-2 2M14.500 17.500l-2 2a4 4 0 0 1-5.700-5.700l2-2M4 4l3.500 3.500M20 20l-3.500-3.500M9 3v3M3 9h3M15 21v-3M21 15h-3"/>',
  search: '<circle class="s" cx="10.5" cy="10.5" r="6.500"/><path class="s" d="m15.500 15.500 5 5"/>',
  print: '<path class="f" d="M4 9h16v8h-3.500v-3h-9v3H4Z"/><path class="s" d="M7.500 9V3.500h9V9M7.500 14v6.500h9V14"/>',
  bell: '<path class="f" d="M5 17.5c1.600-1.500 2-3.200 2-7a5 5 0 0 1 10 0c0 3.800.4 5.500 2 7Z"/><path class="s" d="M10 20.500a2.200 2.200 0 0 0 4 0M12 3v2.500"/>',
  mute: '<path class="f" d="M5 17.5c1.600-1.500 2-3.200 2-7a5 5 0 0 1 10 0c0 3.800.4 5.500 2 7Z"/><path class="s" d="M10 20.500a2.200 2.200 0 0 0 4 0M12 3v2.500M4 3.500 20 20"/>',
  talk: '<path class="f" d="M3.500 5h17v11.500H12L7 20.500v-4H3.500Z"/><path class="s" d="M7.500 9h9M7.500 12.500h6"/>',
  more: '<path class="s bold" d="M5 12v.1M12 12v.1M19 12v.1"/>',
  unlinked: '<path class="s" d="M3 9.5a14 14 0 0 1 5-3.200M21 9.500a14 14 0 0 0-8.500-3.900M6 13.500a9 9 0 0 1 4.500-2.400M18 13.500a9 9 0 0 0-2.500-1.700M9.500 17a4.500 4.500 0 0 1 5 0"/><path class="s bold" d="M12 20v.1"/><path class="s" d="M4 3.500 20 20"/>',
} as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  size?: number;
  label?: string; // said aloud; without it the icon is decoration
  class?: string;
}

export function Icon({ name, size = 20, label, class: more = '' }: IconProps): JSX.Element {
  return (
    <svg class={`icon icon-${name} ${more}`} width={size} height={size} viewBox={name === 'logo' ? '0 0 32 32' : '0 0 24 24'}
      role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}
      dangerouslySetInnerHTML={{ __html: drawings[name] }} />
  );
}
