// Where on a board a category of the score lies: it is ringed while it is counted. A game without an entry rings nothing.

import { useLayoutEffect } from 'preact/hooks';
import type { Count } from './count';

const PLACES: Record<string, readonly (readonly [RegExp, string])[]> = {
  'beer-and-bread': [[/^beer/, '.seller > .line:nth-child(2)'], [/^bread/, '.seller > .line:nth-child(3)']],
  'wine-and-cheese': [[/-gold$/, '.pile.gold'], [/-silver$/, '.pile.silver'], [/-track$/, '.track'], [/-pairs$/, '.sites']],
  fromage: [
    [/^festival$/, '.quadrant.festival'], [/^fromagerie$/, '.quadrant.fromagerie'], [/^bistro$/, '.quadrant.bistro'], [/^villes$/, '.quadrant.villes'],
    [/^fruit$/, '.basket'], [/^orders$/, '.orders'], [/^structures$/, '.structures'], [/^spare$/, '.left'],
  ],
  vinhos: [[/^(exports|majorities)$/, '.exports'], [/^fairs$/, '.panel.fair'], [/^(account|losses)$/, '.bank-button'], [/^multipliers$/, '.panel.magnates']],
};

export function useRings(board: { current: HTMLElement | null }, game: string, count: Count | null): void {
  const id = count?.now.value?.id ?? '';
  useLayoutEffect(() => {
    const place = PLACES[game]?.find(([category]) => category.test(id))?.[1];
    const ringed = place ? [...(board.current?.querySelectorAll(place) ?? [])] : [];
    for (const each of ringed) each.classList.add('counted');
    return () => { for (const each of ringed) each.classList.remove('counted'); };
  }, [game, id]);
}
