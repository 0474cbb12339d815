// Eight emotes, drawn like all icons of the house.

import type { JSX } from 'preact';

export const EMOTES = ['hello', 'cheers', 'well-played', 'thanks', 'oops', 'hmm', 'wow', 'soon'] as const;

const drawings: Record<string, string> = {
  hello: '<path class="f" d="M7 12.500 5.500 8.200c-.5-1.500 1.500-2.200 2-.7l1.300 3.600-1-5.800c-.3-1.600 1.900-2 2.200-.4l1.100 5.400.3-5.600c.1-1.600 2.300-1.500 2.200.1l-.1 5.900 1.300-4c.5-1.500 2.500-.9 2.100.6-1 3.700-.6 9.700-4.600 11.700-3.400 1.700-5.600-.3-7.600-3.200L3.200 13c-.8-1.400.9-2.300 1.900-1.300Z"/><path class="s" d="M19.500 4.500c1 .9 1.600 2 1.800 3.300"/>',
  cheers: '<path class="f" d="m4 4 6-1 .5 5.500a3 3 0 0 1-5.800 1Z"/><path class="s" d="m8.200 11.400 1 6.600m-2.700.5 5-.8"/><path class="f" d="m20 4-6-1-.5 5.500a3 3 0 0 0 5.800 1Z"/><path class="s" d="m15.800 11.400-1 6.600m2.700.5-5-.8M12 1v-.1"/>',
  'well-played': '<path class="f" d="M6 3h12v6a6 6 0 0 1-12 0Z"/><path class="s" d="M6 5H3c0 3.500 1 5 3.200 5M18 5h3c0 3.500-1 5-3.200 5M12 15v4M8 21h8"/>',
  thanks: '<path class="f" d="M12 20.500C6 16 3 12.800 3 9a4.600 4.600 0 0 1 9-1.400A4.600 4.600 0 0 1 21 9c0 3.800-3 7-9 11.500Z"/>',
  oops: '<path class="f" d="M3 8h9l2 3.500L12 15H5Z"/><path class="s" d="M14 11.500h2.500"/><path class="f" d="M17 14c1.600 2 2.400 3.200 2.400 4.300a2.400 2.400 0 0 1-4.800 0c0-1.100.8-2.300 2.400-4.300Z"/><path class="s" d="M6 8 5 4.500"/>',
  hmm: '<circle class="f" cx="12" cy="12" r="9.500"/><path class="s" d="M8.500 9.500h.1M15 8.500l2-.8M9 16c1.800-1 4-1.200 6.500-.6"/><path class="s bold" d="M8.700 10v.1M15.300 10.500v.1"/>',
  wow: '<path class="f" d="m12 2 2.400 6.200L21 9l-4.900 4.300L17.500 20 12 16.400 6.500 20l1.400-6.700L3 9l6.600-.8Z"/>',
  soon: '<circle class="f" cx="12" cy="12" r="9"/><path class="s" d="M12 7v5l3.500 2"/>',
};

export function Emote({ name, size = 24 }: { name: string; size?: number }): JSX.Element {
  return <svg class={`icon emote ${name}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawings[name] ?? '' }} />;
}
