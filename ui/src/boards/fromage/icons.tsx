// Our drawings of cheese, resources, structures and venues: 24 x 24, ink lines, one flat fill.

import type { JSX } from 'preact';

const drawings = {
  soft: '<path class="pc" fill="var(--soft-cheese)" d="M12 3a9 9 0 1 0 9 9h-9z"/><path class="pc" fill="var(--cream-paper)" d="M14.5 2.8A8.6 8.6 0 0 1 21.2 9.5h-6.7z"/>',
  hard: '<path class="pc" fill="var(--hard-cheese)" d="M2.5 13.5 14 4.5c3.5.3 6.5 2.5 7.5 6v8.5h-19z"/><path class="pc" fill="none" d="M2.5 13.5h19"/>',
  bleu: '<path class="pc" fill="var(--bleu-cheese)" d="M4 5.5h16v13H4z"/><path class="pc" fill="none" d="M7.5 10.2c1.2-1.6 2.6.8 4 0M13.8 14.5c1.2-1.4 2 .5 3.2-.2M8 15h1M16 9h.6"/>',
  livestock: '<path class="pc" fill="#E9DCC4" d="M7.5 6.5C5.5 7 3 6.5 2.2 4.5c-.5 4 1.5 6 4 6.2L8 17c.4 3 1.9 4.5 4 4.5s3.6-1.5 4-4.5l1.8-6.3c2.5-.2 4.5-2.2 4-6.2-.8 2-3.3 2.5-5.3 2C15 5.5 9 5.5 7.5 6.5z"/><path class="pc" fill="var(--livestock)" d="M8.1 16.5c1-1.3 6.8-1.3 7.8 0 .3 3.4-1.6 5-3.9 5s-4.2-1.6-3.9-5z"/><path class="pc" fill="none" d="M9.3 11.5v.4M14.7 11.5v.4M10.6 18.6v.2M13.4 18.6v.2"/>',
  order: '<path class="pc" fill="var(--order)" d="M5 2.5h14v19l-2.3-1.6-2.4 1.6-2.3-1.6-2.3 1.6-2.4-1.6L5 21.5z"/><path class="pc" fill="none" d="M8.5 7.5h7M8.5 11h7M8.5 14.5h4"/>',
  structure: '<path class="pc" fill="var(--structure)" d="m2.5 16.5 4-2.5 15 0-4 2.5zM2.5 16.5h15V21h-15zM17.5 16.5l4-2.5v4.5l-4 2.5z"/><path class="pc" fill="#B0906F" d="m5.5 7.5 4-2.5h9l-4 2.5zM5.5 7.5h9v5h-9zM14.5 7.5l4-2.5v5l-4 2.5z"/>',
  fruit: '<path class="pc" fill="none" d="M7.5 14C8 9 10.5 5.5 14.5 3.5c.3 4.5 1.2 7 2 9.5"/><path class="pc" fill="#7C9A5B" d="M14.5 3.5c2.5-1.5 5-1 7 .8-2.3 1.8-5 1.7-7-.8z"/><circle class="pc" fill="var(--fruit)" cx="7.3" cy="17" r="4.5"/><circle class="pc" fill="var(--fruit)" cx="16.7" cy="16.5" r="4.5"/>',
  fruited: '<path class="pc" fill="none" d="M12 9c.3-3 1.8-5.2 4.5-6.5"/><circle class="pc" fill="var(--fruit)" cx="12" cy="15" r="6.8"/>',
  jam: '<path class="pc" fill="var(--fruit)" d="M6.5 7.5h11c1.5 1.5 2 3 2 5V19a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-6.5c0-2 .5-3.5 2-5z"/><path class="pc" fill="var(--cream-paper)" d="M5.5 3h13v4.5h-13zM8 12.5h8v4.5H8z"/>',
  sample: '<path class="pc" fill="var(--hard-cheese)" d="m3.5 14 8.5-3.5 8.5 3.5v5.5L12 22l-8.5-2.5z"/><path class="pc" fill="none" d="m3.5 14 8.5 3 8.5-3M12 17v5M12 13.5V2"/><path class="pc" fill="var(--cream-paper)" d="M12 2.2h8l-2.2 2.5L20 7.2h-8z"/>',
  customer: '<path class="pc" fill="var(--cream-paper)" d="M3 22c.3-5.5 3.5-8 9-8s8.7 2.5 9 8z"/><circle class="pc" fill="#F0D9BC" cx="12" cy="9" r="4.5"/><path class="pc" fill="#4A5A6B" d="M5.5 7C6 3.5 9 2 12.5 2.2c3.5.2 6 1.8 6 3.6 0 1.4-3 1.6-6.5 1.2z"/>',
  barn: '<path class="pc" fill="#B5685A" d="M3.5 11 7 5l5-2.5L17 5l3.5 6v10.5h-17z"/><path class="pc" fill="#F1E6D0" d="M8 21.5v-8h8v8z"/><path class="pc" fill="none" d="m8 13.5 8 8M16 13.5l-8 8"/>',
  greenhouse: '<path class="pc" fill="#C9DCC4" d="M2.5 21.5V11L12 4l9.5 7v10.5z"/><path class="pc" fill="none" d="M2.5 11h19M8.8 6.5v15M15.2 6.5v15M2.5 16.2h19"/>',
  dock: '<path class="pc" fill="#C9B08A" d="M2.5 8.5h12v9h-12z"/><path class="pc" fill="#8FA6B4" d="M14.5 11.5h4l3 3v3h-7z"/><circle class="pc" fill="var(--cream-paper)" cx="7" cy="18.5" r="2.3"/><circle class="pc" fill="var(--cream-paper)" cx="17.3" cy="18.5" r="2.3"/>',
  office: '<path class="pc" fill="#E5D3AE" d="M4 21.5v-12h16v12z"/><path class="pc" fill="#6B7F8C" d="M3 9.5 6 4h12l3 5.5z"/><path class="pc" fill="#8C6A4F" d="M10 21.5v-5h4v5z"/><path class="pc" fill="none" d="M7 13h1.5M15.5 13H17M12 4V1.5"/>',
  festival: '<path class="ln" d="M2 5c6 4 14 4 20 0"/><path class="pc" fill="#C2574F" d="m3.5 6 5 2-3.3 6z"/><path class="pc" fill="#E2A93B" d="M9.3 8.2h5.4L12 15z"/><path class="pc" fill="#5F8B6A" d="m15.5 8 5-2-1.7 8z"/><path class="ln" d="M5 20h14"/>',
  fromagerie: '<path class="pc" fill="var(--cream-paper)" d="M4.5 11v10h15V11z"/><path class="pc" fill="#7E93A3" d="M3.5 4h17L22 9.5c0 3-4 3-5 .5-1 2.5-4 2.5-5 0-1 2.5-4 2.5-5 0-1 2.5-5 2.5-5-.5z"/><path class="pc" fill="#E2A93B" d="M7.5 21v-5h5v5z"/>',
  bistro: '<path class="pc" fill="#D8C7A6" d="M3.5 17a8.5 8.5 0 0 1 17 0z"/><circle class="pc" fill="var(--cream-paper)" cx="12" cy="6.5" r="1.6"/><path class="pc" fill="var(--cream-paper)" d="M1.8 17h20.4l-2 3H3.8z"/>',
  villes: '<path class="pc" fill="#D9B7A0" d="M2.5 21.5v-9L7 9l4.5 3.5v9z"/><path class="pc" fill="#8FA98A" d="M11.5 21.5V8.5l3-6 3 6v13z"/><path class="pc" fill="#EAD9B5" d="M17.5 21.5V14l4 2v5.5z"/><path class="pc" fill="none" d="M6 21.5v-4h2v4M14.5 12v1.5"/>',
  back: '<path class="ln" d="M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-4"/>',
  tick: '<path class="ln" stroke-width="2.6" d="m4.5 12.5 5 5L19.5 7"/>',
  turn: '<path class="ln" d="M4 17A9 9 0 0 1 20 11.5M20.5 5.5v6h-6"/>',
  arrow: '<path class="ln" d="M4 12h15M13 6l6 6-6 6"/>',
  swap: '<path class="ln" d="M4 8.5h14M14 4.5l4.5 4-4.5 4M20 16H6M10 12l-4.5 4 4.5 4"/>',
  plate: '<circle class="pc" fill="var(--cream-paper)" cx="12" cy="12" r="9.5"/><circle class="ln" cx="12" cy="12" r="5.5"/>',
  look: '<circle class="ln" cx="10.5" cy="10.5" r="6.5"/><path class="ln" d="m15.5 15.5 5.5 5.5M8 10.5h5M10.5 8v5"/>',
} as const;

export type PicName = keyof typeof drawings;

/** A drawing in a line of text or a card; decoration beside words. */
export function Pic({ name, size = '1.4em', class: more = '' }: { name: PicName; size?: number | string; class?: string }): JSX.Element {
  return (
    <svg class={`pic ${more}`} style={{ width: size, height: size }} viewBox="0 0 24 24" aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[name] }} />
  );
}

/** The same inside a drawing, centred at x, y. */
export function PicG({ name, x, y, size, class: more = '' }: { name: PicName; x: number; y: number; size: number; class?: string }): JSX.Element {
  return (
    <g class={more} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawings[name] }} />
  );
}
