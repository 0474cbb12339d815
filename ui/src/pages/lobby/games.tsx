// The shelf: one box per game, chosen by its picture.

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { GameInfo } from '../../api/types';
import { Icon } from '../../kit/icons';
import { says } from '../../words/pages';
import { Scene } from '../scenes';
import { Title } from '../strip';

function People({ seats }: { seats: number[] }): JSX.Element {
  const from = Math.min(...seats);
  const to = Math.max(...seats);
  return (
    <span class="people">
      <span class="heads" aria-hidden="true">{Array.from({ length: to }, (_, n) => <Icon key={n} name="person" size={14} class={n < from ? 'on' : ''} />)}</span>
      <b aria-hidden="true">{from === to ? to : `${from}–${to}`}</b>
      <span class="hidden">{says.value.seatsOf(from, to)}</span>
    </span>
  );
}

interface ShelfProps {
  games: GameInfo[];
  chosen: string;
  onChoose: (game: string) => void;
}

export function Shelf({ games, chosen, onChoose }: ShelfProps): JSX.Element {
  const group = useId();
  return (
    <fieldset class="shelf">
      <legend class="hidden">{says.value.chooseGame}</legend>
      {games.map((game) => (
        <label key={game.name} class={`box ${game.name} ${game.name === chosen ? 'chosen' : ''}`}>
          <input type="radio" name={group} value={game.name} checked={game.name === chosen} onChange={() => onChoose(game.name)} aria-label={`${game.title}. ${game.tagline}`} />
          <span class="picture"><Scene game={game.name} /></span>
          <span class="about">
            <span class="title"><Title of={game.title} /></span>
            <span class="tagline">{game.tagline}</span>
            <span class="facts">
              <People seats={game.seats} />
              <span class="time"><Icon name="clock" size={14} />{says.value.minutes(...game.minutes)}</span>
            </span>
          </span>
          {game.name === chosen && <span class="tick" aria-hidden="true"><Icon name="tick" size={14} /></span>}
        </label>
      ))}
    </fieldset>
  );
}
