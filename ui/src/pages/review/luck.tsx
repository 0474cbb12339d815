// Where the result came from: luck, own choices, the others' choices. The bars add up, from the start to the result.

import type { JSX } from 'preact';
import type { Review } from '../../api/types';
import { Icon, type IconName } from '../../kit/icons';
import { says } from '../../words/pages';
import { percent } from './graph';

const rows: { what: 'luck' | 'choice' | 'others' | 'thoughts'; icon: IconName }[] = [
  { what: 'luck', icon: 'dice' }, { what: 'choice', icon: 'hand' }, { what: 'others', icon: 'hotseat' }, { what: 'thoughts', icon: 'eye' },
];

export function Luck({ review }: { review: Review }): JSX.Element {
  // One scale for all bars, so that they can be compared; each begins where the one before ended.
  let from = review.start;
  const spans = rows.map(({ what, icon }) => {
    const before = from;
    from += review[what];
    return { what, icon, before, after: from, share: review[what] };
  });
  const low = Math.min(0, ...spans.flatMap((span) => [span.before, span.after]));
  const high = Math.max(1, ...spans.flatMap((span) => [span.before, span.after]));
  const at = (win: number) => `${((win - low) / (high - low)) * 100}%`;
  const wide = (span: { before: number; after: number }) => `${(Math.abs(span.after - span.before) / (high - low)) * 100}%`;
  return (
    <section class="luck panel" aria-label={says.value.luckAndChoice}>
      <h2>{says.value.luckAndChoice}</h2>
      <dl>
        {spans.map((span) => (
          <div key={span.what}>
            <dt><Icon name={span.icon} size={18} /><span>{says.value[span.what]}<small>{says.value[`${span.what}Note`]}</small></span></dt>
            <dd><b>{percent(span.share, true)}</b><span class="axis" aria-hidden="true"><i class={span.share < 0 ? 'bad' : 'good'} style={{ left: at(Math.min(span.before, span.after)), width: wide(span) }} /><u style={{ left: at(span.before) }} /></span></dd>
          </div>
        ))}
      </dl>
      <p class="sum-up">{says.value.sumUp(percent(review.start), percent(review.result))}</p>
    </section>
  );
}
