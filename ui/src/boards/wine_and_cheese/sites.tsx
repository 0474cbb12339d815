// Processing sites with their markers, and on each the label with its two options.

import type { JSX } from 'preact';
import { Place, Thing } from '../../table/place';
import { markersOf } from './amounts';
import { breakable } from '../../kit/breaks';
import { callOf, goodName, inWords, useBoard, useFarm, useMention, type Shown } from './context';
import { Change, Ingredient as Drawn, Option } from './icons';
import type { Label, Option as OptionId, Site } from './view';
import { shortName } from './words';

export function Sites({ seat, mine }: { seat: number; mine: boolean }): JSX.Element {
  const { view } = useBoard();
  return (
    <div class="sites">
      {view.ingredients.map((ingredient, i) => {
        const label = view.labels.find((each) => each.ingredient === ingredient.id)!;
        const breaks = i > 0 && view.ingredients[i - 1]!.good !== ingredient.good;
        const Drawing = mine ? MySite : TheirSite;
        return <Drawing key={ingredient.id} seat={seat} ingredient={ingredient} label={label} breaks={breaks} />;
      })}
    </div>
  );
}

interface SiteProps {
  seat: number;
  ingredient: Site;
  label: Label;
  breaks: boolean; // the first of the cheese ingredients stands a little apart
}

/** How many markers, how many of them can be stored, and what a move would change. */
function Head({ seat, ingredient }: { seat: number; ingredient: Site }): JSX.Element {
  const { view, ghost, w } = useBoard();
  const farm = useFarm(seat);
  const n = farm.markers[ingredient.id] ?? 0;
  const after = ghost?.seats[seat]?.markers[ingredient.id];
  const lost = view.kind === 'store' && !view.frame.over ? (farm.not_stored[ingredient.id] ?? 0) : 0;
  return (
    <>
      <Drawn id={ingredient.id} n={24} />
      <b class={`count ${n === 0 ? 'none' : ''}`}>{n}</b>
      <span class="storage">{Array.from({ length: ingredient.storage }, (_, i) => <i key={i} class={i < n ? 'on' : ''} />)}</span>
      {after !== undefined && <Change by={after - n} />}
      {lost > 0 && after === undefined && <span class="lost" title={w.lost(lost)}>−{lost}</span>}
    </>
  );
}

function costWords(board: Shown, label: Label): string {
  const fixed = inWords(board, label.cost);
  return label.any ? `${fixed}, ${board.w.anyMore(goodName(board, label.any))}` : fixed;
}

/** The markers that a label asks for, the further one included. */
export function Price({ label, n = 15 }: { label: Label; n?: number }): JSX.Element {
  const icons = markersOf(label.cost);
  if (label.any) icons.push(label.any === 'wine' ? 'anyw' : 'anyc');
  return <span class="price-of-label">{icons.map((id, i) => <span key={i}>{i > 0 && <s>+</s>}<Drawn id={id} n={n} /></span>)}<u /></span>;
}

function MySite({ seat, ingredient, label, breaks }: SiteProps): JSX.Element {
  const board = useBoard();
  const { w, view, payload, ghost, phone } = board;
  const n = useFarm(seat).markers[ingredient.id] ?? 0;
  const gains = (ghost?.seats[seat]?.markers[ingredient.id] ?? n) > n;
  return (
    <div class={`site ${ingredient.good} ${breaks ? 'breaks' : ''} ${gains ? 'gains' : ''}`}>
      <Place id={`site/${seat}/${ingredient.id}`} label={w.site(ingredient.name, n)} tip={w.siteTip(ingredient.name, n, ingredient.storage)} class="head">
        <span class="line"><Head seat={seat} ingredient={ingredient} /></span>
        <span class="name">{phone ? ingredient.name : shortName(payload.lang, ingredient.id, ingredient.name)}</span>
      </Place>
      <div class={`label ${view.labels_allowed ? '' : 'resting'}`}>
        <Price label={label} />
        <span class="options">
          {label.options.map((option, i) => (
            <Place key={i} id={`label/${seat}/${ingredient.id}-${i}`} label={w.label(ingredient.name, option.name)}
              tip={w.labelTip(costWords(board, label), option.name)} class="option">
              <Option id={option.id} n={24} />{phone && <span>{breakable(option.name)}</span>}
            </Place>
          ))}
        </span>
      </div>
    </div>
  );
}

function TheirSite({ seat, ingredient, label, breaks }: SiteProps): JSX.Element {
  const board = useBoard();
  const { w } = board;
  const n = useFarm(seat).markers[ingredient.id] ?? 0;
  const mention = useMention(`label/${seat}/${ingredient.id}-0`, `label/${seat}/${ingredient.id}-1`);
  const does = label.options.map((option) => option.name).join(' / ');
  return (
    <Thing label={`${callOf(board, seat)}, ${w.site(ingredient.name, n)}`} tip={`${w.site(ingredient.name, n)}. ${w.labelTip(costWords(board, label), does)}`}
      at={`site/${seat}/${ingredient.id}`} class={`site theirs ${ingredient.good} ${breaks ? 'breaks' : ''} ${mention}`}>
      <span class="label"><Price label={label} /><span class="options">{label.options.map((option, i) => <span key={i} class="option">{i > 0 && <s>/</s>}<Option id={option.id} n={21} /></span>)}</span></span>
      <span class="line"><Head seat={seat} ingredient={ingredient} /></span>
    </Thing>
  );
}

/** Free options: what a production brings without paying. They spread out when one is to be chosen. */
export function FreeOptions(): JSX.Element {
  const { view, w, payload } = useBoard();
  const names = new Map(view.labels.flatMap((label) => label.options.map((option) => [option.id, option.name] as const)));
  const open = payload.choices.some((choice) => choice.place.startsWith('option/'));
  return (
    <div class={`free ${open ? 'open' : ''}`} role="group" aria-label={w.free}>
      {ORDER.filter((id) => names.has(id)).map((id, n) => [
        !open && n % 2 === 0 && <span key={`${id}-head`} class="option-head" aria-hidden="true">{w.optionKinds[n / 2]}</span>,
        <Place key={id} id={`option/${id}`} label={w.optionFree(names.get(id)!)} tip={`${w.optionFree(names.get(id)!)}. ${w.freeTip}`} class="option">
          <Option id={id} n={24} />{open && <span>{breakable(names.get(id)!)}</span>}
        </Place>,
      ])}
    </div>
  );
}

const ORDER: OptionId[] = ['wine-step', 'cheese-step', 'wine-card', 'cheese-card', 'hurry-wine', 'hurry-cheese', 'slow-wine', 'slow-cheese'];

