// Drawings that are used many times lie once in the page, hidden, and are shown by <use>.

import icons from './icons.svg';
import scenery from './scenery.svg';

const ID = 'bb-sprite';

export function lay(): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('aria-hidden', 'true');
  box.innerHTML = icons + scenery; // our own static text
  document.body.append(box);
}
