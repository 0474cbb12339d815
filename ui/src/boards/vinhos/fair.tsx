// The wine fair: what the judges like, decks of experts, booths, and the choices of a press release.

import type { JSX } from 'preact';
import { colourOf, SeatMark } from '../../kit/seats';
import { useTable } from '../../table/model';
import { Place, Thing } from '../../table/place';
import { Coin, Swatch } from './bits';
import { mine, nameOf, sentence, useHere } from './here';
import { drawingOf, Glyph } from './icons';
import { expertTip } from './tips';
import type { Booth, Deck, Expert, Track } from './view';

export function FeatureTrack({ track }: { track: Track }): JSX.Element {
  const { w, ghost } = useHere();
  const then = ghost?.features.find((each) => each.id === track.id)?.at ?? track.at;
  const label = w.feature(track.name, track.points, track.at, track.of);
  return (
    <Thing label={label} tip={label} class="track">
      <Glyph name={track.id} size={18} class="act" />
      {track.track.map((points, k) => (
        <span class={`step-cell p${points} ${k === track.at ? 'on' : ''} ${k === then && k !== track.at ? 'then' : ''}`}>{k === track.at || k === then ? points : ''}</span>
      ))}
    </Thing>
  );
}

export function DeckPlace({ deck, words }: { deck: Deck; words: boolean }): JSX.Element {
  const here = useHere();
  const { w } = here;
  const { top } = deck;
  const label = sentence(w.deck(deck.name), top ? top.name : w.deckEmpty, top?.text, top?.arrow && w.arrow, w.deckBelow(deck.below));
  return (
    <Place id={`experts/${deck.feature}`} label={label} tip={top ? () => expertTip(here, top, w.deckBelow(deck.below)) : label} piece={top ? `expert/${top.tile}` : undefined} class={`expert-deck n${Math.min(deck.below, 2)} ${top ? '' : 'empty'}`}>
      {top && <ExpertFace expert={top} words={words} />}
    </Place>
  );
}

export function ExpertFace({ expert, words }: { expert: Expert; words: boolean }): JSX.Element {
  return (
    <span class="expert-face">
      <Glyph name={drawingOf(expert.skill)} size={words ? 20 : 17} />
      {expert.arrow && <Glyph name="arrow" size={12} class="moves-up" />}
      {words && <span class="skill">{expert.text}</span>}
    </span>
  );
}

export function BoothPlace({ booth, at }: { booth: Booth; at: number }): JSX.Element {
  const here = useHere();
  const { w, ghost, me } = here;
  const coming = booth.seat === null && ghost?.booths[at]?.seat === me;
  const label = sentence(w.booth(booth.name), w.boothGives(booth.points, booth.bonus_name), booth.seat !== null && w.boothTaken(nameOf(here, booth.seat), booth.allowed ?? 0));
  return (
    <Place id={`booth/${at}`} label={label} tip={label} class={`booth ${booth.seat !== null ? 'taken' : ''}`} style={booth.seat !== null ? { '--owner': colourOf(booth.seat) } : undefined}>
      <span class="booth-features">{booth.features.map((feature) => <Glyph name={feature} size={17} class="act" />)}</span>
      {booth.seat !== null ? <span class="fair-tile" data-piece={`fair/${booth.seat}`}><SeatMark seat={booth.seat} size={14} /><b>{booth.allowed}</b></span>
        : coming ? <span class="fair-tile ghost"><SeatMark seat={me} size={14} /></span>
          : <span class="booth-worth"><b>{booth.points}</b><Bonus booth={booth} /></span>}
    </Place>
  );
}

function Bonus({ booth }: { booth: Booth }): JSX.Element {
  const n = Number(/\d+/.exec(booth.bonus_name)?.[0] ?? 1);
  if (booth.bonus === 'bagos') return <Coin n={n} small />;
  if (booth.bonus === 'points') return <span class="plus">+{n}</span>;
  return <Glyph name="experts" size={15} />;
}

export function Sealed(): JSX.Element {
  const here = useHere();
  const { w, view } = here;
  const waits = view.frame.phase === 'secret';
  const text = sentence(w.sealedTip, waits && view.frame.asked.map((seat) => nameOf(here, seat)).join(', '));
  return <Thing at="sealed" label={sentence(w.sealedLabel, text)} tip={text} class={`sealed ${waits ? 'now' : ''}`}><Glyph name="seal" size={20} class="act" /></Thing>;
}

/** The fair in small: tracks, tops of the decks, booths. */
export function SmallFair(): JSX.Element {
  const { view, w } = useHere();
  return (
    <div class="small-fair" role="group" aria-label={w.fair}>
      <div class="judges">
        {view.features.map((track, f) => (
          <div class="judge"><FeatureTrack track={track} /><DeckPlace deck={view.experts[f]!} words={false} /></div>
        ))}
      </div>
      <div class="booths">{view.booths.map((booth, at) => <BoothPlace booth={booth} at={at} />)}</div>
    </div>
  );
}

/** How many renown cubes for the wine that is presented, or which experts in secret. */
export function FairChoices(): JSX.Element | null {
  const here = useHere();
  const { view, w, payload } = here;
  const asked = view.frame.asked.includes(here.me) && view.frame.viewer === here.me;
  if (asked && view.frame.phase === 'cubes') {
    const offers = payload.choices.filter((each) => each.place.startsWith('cubes/'));
    return (
      <div class="fair-choices">
        <p><Swatch colour={view.half.colour!} /> {w.presenting(view.half.vineyard!, view.half.worth!)} {w.renownHow}:</p>
        <div class="offers">
          {offers.map((offer) => (
            <Place id={offer.place} label={w.renownHow} tip={offer.words} class="offer">
              <span class="offer-cubes">{cubesOf(offer.place) === 0 ? '0' : Array.from({ length: cubesOf(offer.place) }, () => <i class="cube" />)}</span>
              <span class="offer-words">{offer.words}</span>
            </Place>
          ))}
        </div>
      </div>
    );
  }
  if (asked && view.frame.phase === 'secret') return <SecretChoices />;
  if (view.half.worth !== null && asked) return <div class="fair-choices"><p><Swatch colour={view.half.colour!} /> {w.presenting(view.half.vineyard!, view.half.worth)}</p></div>;
  return null;
}

function cubesOf(place: string): number {
  return Number(place.split('/')[1]);
}

/** Each set of experts that may be played is one choice; bit i stands for the i-th of those that suit the booth. */
function SecretChoices(): JSX.Element {
  const here = useHere();
  const { w, payload, view } = here;
  const me = mine(here);
  const booth = view.booths.find((each) => each.seat === here.me);
  const fitting = me.experts.filter((expert) => booth?.features.includes(expert.feature));
  const offers = payload.choices.filter((each) => each.place.startsWith('play/'));
  const table = useTable();
  return (
    <div class="fair-choices">
      <p>{w.secretHow}</p>
      <div class={`offers sets ${offers.length > 16 ? 'many' : ''}`}>
        {offers.map((offer) => {
          const bits = cubesOf(offer.place);
          const chosen = fitting.filter((_, k) => (bits >> k) & 1);
          return (
            <Place id={offer.place} label={w.secretHow} tip={offer.words} class={`offer set ${table.pointed.value === offer.place ? 'chosen' : ''}`}>
              {chosen.length === 0 ? w.nobody : chosen.map((expert) => <span class="set-expert"><Glyph name={expert.feature} size={15} class="act" /><Glyph name={drawingOf(expert.skill)} size={15} />{expert.arrow && <Glyph name="arrow" size={11} />}</span>)}
            </Place>
          );
        })}
      </div>
    </div>
  );
}

/** The fair enlarged. */
export function LargeFair(): JSX.Element {
  const here = useHere();
  const { view, w } = here;
  const choices = FairChoices();
  return (
    <div class={`large-fair ${choices === null ? '' : 'brief'}`} role="group" aria-label={w.fair}>
      {choices}
      <div class="judges">
        {view.features.map((track, f) => (
          <div class="judge"><FeatureTrack track={track} /><DeckPlace deck={view.experts[f]!} words={choices === null} /></div>
        ))}
      </div>
      <div class="booths">{view.booths.map((booth, at) => <BoothPlace booth={booth} at={at} />)}</div>
      {view.frame.phase !== 'cubes' && <div class="fair-ranks">
        <span class="soft">{w.fairPoints}</span>
        {[...view.seats.entries()].sort(([, a], [, b]) => b.fair_points - a.fair_points).map(([seat, producer]) => (
          <span class="fair-rank"><SeatMark seat={seat} size={15} label={nameOf(here, seat)} /> <b>{producer.fair_points}</b></span>
        ))}
        <Sealed />
      </div>}
    </div>
  );
}
