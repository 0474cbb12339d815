// Turn alert without leave to notify: the title of the tab and its icon say that it is my turn.

import { useEffect } from 'preact/hooks';
import { words } from '../words';

export function useTurnAlert(title: string, mine: boolean): void {
  const text = mine ? `● ${words.value.tableMoved}${title}` : title;
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    document.title = `${text} · ${words.value.house}`;
    if (icon) icon.href = mine ? 'icon-turn.svg' : 'icon.svg';
    return () => {
      document.title = words.value.house;
      if (icon) icon.href = 'icon.svg';
    };
  }, [text, mine]);
}
