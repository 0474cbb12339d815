// The picture to share, as it stands on the page: the game's scene, names and counts.

import type { JSX } from 'preact';
import type { Payload } from '../../api/types';
import { Icon } from '../../kit/icons';
import { SeatMark } from '../../kit/seats';
import { Scene } from '../../pages/scenes';
import { words } from '../../words';
import { cards } from './figures';
import { title } from './title';
import { endings } from './words';

export function Picture({ payload }: { payload: Payload }): JSX.Element {
  const told = cards(payload);
  const said = [payload.title, title(payload), ...told.map((card) => `${card.name} ${card.figures.map((each) => `${each.n} ${each.of}`).join(', ')}`)].join('. ');
  return (
    <figure class="end-picture" role="img" aria-label={endings.value.pictureOf(said)}>
      <Scene game={payload.game} />
      <p class="band" aria-hidden="true"><Icon name="logo" size={26} /><b>{payload.title}</b><span>{words.value.house}</span></p>
      <ul class={`of-${told.length}`} aria-hidden="true">
        {told.map((card) => (
          <li key={card.seat} class={card.won ? 'won' : ''}>
            <p><SeatMark seat={card.seat} size={20} /><b>{card.name}</b><em>{card.standing}</em></p>
            <div>{card.figures.map((each) => <span key={each.of}><strong>{each.n}</strong> {each.of}</span>)}</div>
          </li>
        ))}
      </ul>
    </figure>
  );
}
