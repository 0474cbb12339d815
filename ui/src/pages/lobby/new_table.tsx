// The panel of a new table: who sits where, which options, and the one button that starts it.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { write } from '../../api/storage';
import type { GameInfo, SeatWish, TalkAllowed } from '../../api/types';
import { Button, Segmented } from '../../kit/buttons';
import { Icon, type IconName } from '../../kit/icons';
import { SeatMark, shapeOf } from '../../kit/seats';
import { talking } from '../../table/talk/words';
import { says } from '../../words/pages';
import { FirstLesson } from '../learn/first_lesson';
import { progressOf } from '../learn/progress';
import { Lets, name } from '../name';
import { Title } from '../strip';
import { begin, chosenSet, clocks, keptSets, learning, mixed, remembered, usualLevel, valuesFor, type Setup } from './setup';

const icons: Record<SeatWish['kind'], IconName> = { me: 'person', link: 'link', bot: 'bot', hotseat: 'hotseat' };

function said(game: GameInfo, seat: SeatWish): [string, string] {
  const level = game.levels.find((each) => each.kind === seat.level);
  if (seat.kind === 'me') return [says.value.me, name.value || says.value.guest];
  if (seat.kind === 'link') return [says.value.friend, says.value.friendNote];
  if (seat.kind === 'hotseat') return [seat.name || says.value.hotseat, says.value.hotseatNote];
  return [says.value.botTitle(level?.title ?? seat.level ?? ''), level?.note ?? ''];
}

/** How strong a bot is, as filled little casks. */
function Strength({ game, level }: { game: GameInfo; level: string | undefined }): JSX.Element | null {
  const ladder = game.levels.filter((each) => !['random', 'greedy'].includes(each.kind));
  const at = ladder.findIndex((each) => each.kind === level);
  return at < 0 ? null : <span class="strength" aria-hidden="true">{ladder.map((each, n) => <i key={each.kind} class={n <= at ? 'on' : ''} />)}</span>;
}

interface RowProps {
  game: GameInfo;
  seat: SeatWish;
  number: number;
  onSeat: (seat: SeatWish) => void;
}

function SeatRow({ game, seat, number, onSeat }: RowProps): JSX.Element {
  const [title, note] = said(game, seat);
  return (
    <li class={`seat-row ${shapeOf(number)} ${seat.kind}`}>
      <span class="shape"><SeatMark seat={number} size={20} /></span>
      <Icon name={icons[seat.kind]} size={18} />
      <span class="who">
        <b>{title}{seat.kind === 'bot' && <Strength game={game} level={seat.level} />}</b>
        <small>{note}</small>
      </span>
      <Icon name="down" size={14} />
      <select aria-label={says.value.who(number + 1)} value={seat.kind === 'bot' ? `bot:${seat.level}` : seat.kind}
        onChange={(event) => {
          const [kind, level] = event.currentTarget.value.split(':') as [SeatWish['kind'], string?];
          onSeat(kind === 'bot' ? { kind, level } : { kind });
        }}>
        <option value="me">{says.value.me}</option>
        <option value="link">{says.value.friend}</option>
        <option value="hotseat">{says.value.hotseat}</option>
        <optgroup label={says.value.bots}>
          {game.levels.map((level) => <option key={level.kind} value={`bot:${level.kind}`}>{level.title}</option>)}
        </optgroup>
      </select>
      {seat.kind === 'hotseat' && (
        <input type="text" class="hot-name" maxLength={32} value={seat.name ?? ''} placeholder={says.value.hotseatName(number + 1)} aria-label={says.value.hotseatName(number + 1)}
          onInput={(event) => onSeat({ kind: 'hotseat', name: event.currentTarget.value })} />
      )}
    </li>
  );
}

function Options({ game, setup, onSetup }: { game: GameInfo; setup: Setup; onSetup: (setup: Setup) => void }): JSX.Element | null {
  const asked = game.options.map((option) => ({ option, values: valuesFor(option, setup.seats.length) })).filter(({ values }) => values.length > 1);
  if (asked.length === 0) return null;
  const rows = asked.map(({ option, values }) => (
    <label key={option.name} class="option">
      <span>{option.title}</span>
      <select value={setup.options[option.name] ?? option.default}
        onChange={(event) => onSetup({ ...setup, options: { ...setup.options, [option.name]: event.currentTarget.value } })}>
        {values.map((value) => <option key={value.value} value={value.value}>{value.title}</option>)}
      </select>
    </label>
  ));
  return asked.length <= 2 ? <>{rows}</> : <details class="options"><summary>{says.value.options}</summary>{rows}</details>;
}

const people = (setup: Setup) => setup.seats.filter((seat) => seat.kind !== 'bot').length;

function clockWords(clock: string): string {
  const { kind, seconds } = clocks[clock]!;
  if (kind === 'none') return says.value.clockNone;
  return kind === 'game' ? says.value.clockGame(seconds / 60) : says.value.clockMove(seconds === 60 ? says.value.oneMinute : seconds === 86_400 ? says.value.oneDay : says.value.oneWeek);
}

/** Which component set: the shipped one, or one that was typed on this device. */
function WhichBox({ game, usual }: { game: string; usual: string }): JSX.Element | null {
  const [key, pick] = useState(() => chosenSet(game));
  const sets = keptSets(game);
  useEffect(() => pick(chosenSet(game)), [game]);
  if (sets.length === 0 && !usual) return null;
  return (
    <label class="option">
      <span>{says.value.boxAtTable}</span>
      <select value={key} onChange={(event) => { write(`set/${game}`, event.currentTarget.value); pick(event.currentTarget.value); }}>
        <option value="">{usual || says.value.shippedBox}</option>
        {sets.map((set) => <option key={set.key} value={set.key}>{`${set.name} (${set.fingerprint.slice(0, 4)} ${set.fingerprint.slice(4, 8)})`}</option>)}
      </select>
    </label>
  );
}

/** Of one game: for another it must be another one (by its key), with that game's own remembered setup. */
export function NewTable({ game, botsNote, heading = true, newcomer = false }: { game: GameInfo; botsNote: string; heading?: boolean; newcomer?: boolean }): JSX.Element {
  const [shown, setSetup] = useState<Setup>(() => remembered(game));
  const [busy, setBusy] = useState(false);
  const [news, tell] = useState('');
  const [trouble, setTrouble] = useState('');
  const first = newcomer && progressOf(game.name).done === null; // who has not played yet is shown the lesson first
  const at = game.seats.indexOf(shown.seats.length);
  const thinkers = game.levels.filter((level) => level.kind !== 'random');
  const seat = (number: number, wish: SeatWish) => {
    const before = shown.seats[number]!;
    setSetup({ ...shown, seats: shown.seats.map((each, n) => (n === number ? wish : wish.kind === 'me' && each.kind === 'me' ? before : each)) });
  };
  const resize = (to: number | undefined) => {
    if (to === undefined) return;
    const seats = [...shown.seats];
    while (seats.length > to) seats.splice(Math.max(0, seats.findLastIndex((each) => each.kind !== 'me')), 1);
    while (seats.length < to) seats.push({ kind: 'bot', level: usualLevel(game) });
    setSetup({ ...shown, seats });
  };
  const start = (wish: Setup, guide: boolean) => {
    setBusy(true);
    setTrouble('');
    begin(game, wish, guide).catch((error: Error) => { setTrouble(error.name === 'Unreachable' || !error.message ? says.value.failed : error.message); setBusy(false); });
  };
  return (
    <form class="new-table" aria-label={says.value.newTable} onSubmit={(event) => { event.preventDefault(); start(shown, false); }}>
      {heading && <header><h2>{says.value.newTable}</h2><p><Title of={game.title} /></p></header>}
      <ul class="seat-rows">
        {shown.seats.map((wish, number) => <SeatRow key={number} game={game} seat={wish} number={number} onSeat={(next) => seat(number, next)} />)}
      </ul>
      <div class="counts">
        {game.seats.length > 1 && (
          <div class="stepper" role="group" aria-label={says.value.seats}>
            <span>{says.value.seats}</span>
            <Button icon="minus" label={says.value.fewer} disabled={at <= 0} onClick={() => resize(game.seats[at - 1])} />
            <output>{shown.seats.length}</output>
            <Button icon="plus" label={says.value.more} disabled={at >= game.seats.length - 1} onClick={() => resize(game.seats[at + 1])} />
          </div>
        )}
        {shown.seats.length > 1 && <Button icon="swap" onClick={() => { setSetup({ ...shown, seats: mixed(shown.seats) }); tell(says.value.mixed); }}>{says.value.mixOrder}</Button>}
        <span class="hidden" role="status">{news}</span>
      </div>
      <div class="wishes">
        <WhichBox game={game.name} usual={game.box?.name ?? ''} />
        <Options game={game} setup={shown} onSetup={setSetup} />
        <label class="option">
          <span>{says.value.clock}</span>
          <select value={shown.clock} onChange={(event) => setSetup({ ...shown, clock: event.currentTarget.value })}>
            {Object.keys(clocks).map((clock) => <option key={clock} value={clock}>{clockWords(clock)}</option>)}
          </select>
        </label>
        {people(shown) > 1 && thinkers.length > 0 && (
          <label class="option">
            <span>{says.value.standIn}</span>
            <select value={shown.standIn ?? 'medium'} onChange={(event) => setSetup({ ...shown, standIn: event.currentTarget.value })}>
              {thinkers.map((level) => <option key={level.kind} value={level.kind}>{level.title}</option>)}
            </select>
          </label>
        )}
        {shown.seats.some((seat) => seat.kind === 'link') && (
          <label class="option">
            <span>{talking.value.allow}</span>
            <select value={shown.talk ?? 'all'} onChange={(event) => setSetup({ ...shown, talk: event.currentTarget.value as TalkAllowed })}>
              {(['all', 'emotes', 'none'] as const).map((each) => <option key={each} value={each}>{talking.value.allows[each]}</option>)}
            </select>
          </label>
        )}
        {people(shown) > 1 && shown.seats.some((seat) => seat.kind === 'me') && <Lets />}
        <Segmented label={says.value.hints} value={shown.hints ? 'on' : 'off'} onPick={(value) => setSetup({ ...shown, hints: value === 'on' })}
          options={[{ value: 'on', title: says.value.on }, { value: 'off', title: says.value.off }]} />
      </div>
      <div class="begin">
        {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
        {botsNote && <p class="bots-note" role="status"><Icon name="bot" size={16} />{botsNote}</p>}
        {first && <FirstLesson game={game} />}
        <Button kind="confirm" type="submit" icon="tick" class="start" disabled={busy}>{busy ? says.value.starting : says.value.start}</Button>
        {!first && <FirstLesson game={game} />}
        {!game.lesson && <Button icon="guide" class="learn" disabled={busy} onClick={() => start(learning(game), true)}>{says.value.learn}<small>{says.value.learnNote}</small></Button>}
        <p class="seal-note"><Icon name="seal" size={16} />{says.value.sealed}</p>
      </div>
    </form>
  );
}
