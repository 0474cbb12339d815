// Luck and skill: two simple bars for each seat; the exact split is one tap away, in one sentence.

import type { JSX } from 'preact';
import type { Review } from '../../api/types';
import { Icon } from '../../kit/icons';
import { colourOf, SeatMark } from '../../kit/seats';
import { says } from '../../words/pages';

const WHOLE = 0.5; // luck that fills half of the bar

export function Luck({ review, names }: { review: Review; names: string[] }): JSX.Element {
  return (
    <section class="luck panel" aria-label={says.value.luckAndSkill}>
      <h2>{says.value.luckAndSkill}</h2>
      {review.people.map((one, seat) => {
        const half = Math.min(1, Math.abs(one.luck) / WHOLE) * 50;
        const colour = { '--of': colourOf(seat) };
        return (
          <div class="of-seat" key={seat} style={colour}>
            <h3><SeatMark seat={seat} size={16} /> {names[seat]}</h3>
            <dl>
              <div><dt><Icon name="hand" size={18} />{says.value.skill}</dt><dd>{says.value.ofHundred(one.skill)}</dd><span class="axis" aria-hidden="true"><i class="whole" style={{ left: 0, width: `${one.skill}%` }} /></span></div>
              <div><dt><Icon name="dice" size={18} />{says.value.luck}</dt><dd>{one.words}</dd><span class="axis" aria-hidden="true"><i class="hatched" style={{ left: `${one.luck < 0 ? 50 - half : 50}%`, width: `${half}%` }} /><u /></span></div>
            </dl>
          </div>
        );
      })}
      <p class="sum-up">{says.value.luckNote}</p>
      <details>
        <summary>{says.value.exactly(names[review.seat] ?? '')}</summary>
        <p>{review.in_points}</p><p>{review.in_chances}</p>{review.doubt && <p class="sum-up">{review.doubt}</p>}
      </details>
    </section>
  );
}
