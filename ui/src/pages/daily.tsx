// The deal of a day: what it is, one's own game, and afterwards how everybody did with the same cards.

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Unreachable } from '../api/client';
import { days as fetchDays, lookAt, startDay, type DailyTold, type Days } from '../api/daily';
import { keep } from '../api/storage';
import { Button, LinkButton } from '../kit/buttons';
import { Icon } from '../kit/icons';
import { go } from '../route';
import { settings } from '../settings';
import { words } from '../words';
import { dailyWords } from '../words/daily';
import { endOfDay } from '../words/midnight';
import { says } from '../words/pages';
import { Calendar, noon } from './daily/calendar';
import { Chart } from './daily/chart';
import './daily/daily.css';
import { Field, Parted, Seal } from './daily/parts';
import { copy } from './link';
import { nameOrGuest } from './name';
import { Scene } from './scenes';
import { Strip } from './strip';

const AGAIN = 15_000; // ms between two looks while something may change

function Mine({ told }: { told: DailyTold }): JSX.Element {
  const t = dailyWords.value;
  const mine = told.mine!;
  if (!mine.finished) return <p class="gave-up">{t.gaveUp}</p>;
  return (
    <dl class="mine">
      <div><dt>{t.scored}</dt><dd><b class="big">{mine.score}</b> <span>{t.bot(mine.rival)}</span></dd></div>
      <div><dt>{t.place}</dt><dd><b>{mine.place}</b> <span>{t.of(mine.of)}</span></dd></div>
      {mine.beaten !== null && <div><dt>{t.better}</dt><dd><b>{t.percent(mine.beaten)}</b></dd></div>}
    </dl>
  );
}

/** The result as a few words to send, copied or laid ready where copying is not allowed. */
function CopyResult({ told }: { told: DailyTold }): JSX.Element {
  const t = dailyWords.value;
  const { mine, day } = told;
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, set] = useState<'' | 'copied' | 'shown'>('');
  const date = noon(day.date).toLocaleDateString(settings.value.lang, { dateStyle: 'medium' });
  const text = t.share(date, day.title, mine!.score, mine!.rival, mine!.beaten === null ? '' : t.shareBeaten(mine!.beaten));
  const take = async () => set((await copy(text)) ? 'copied' : 'shown');
  useEffect(() => {
    if (state !== 'shown' || !field.current) return;
    field.current.select();
    if (document.execCommand('copy')) set('copied'); // the old way still works without https
  }, [state]);
  return (
    <>
      <Button icon="copy" onClick={() => void take()}>{t.copy}</Button>
      <span class="news" role="status">{state === 'copied' ? t.copied : ''}</span>
      {state === 'shown' && <label class="to-copy">{t.select}<textarea ref={field} readOnly rows={2} value={text} /></label>}
    </>
  );
}

function Head({ told, today, onPlay, busy }: { told: DailyTold; today: string; onPlay: (practice: boolean) => void; busy: boolean }): JSX.Element {
  const t = dailyWords.value;
  const { day, state } = told;
  const now = day.date === today;
  const open = now && (state === 'open' || state === 'playing');
  return (
    <section class="deal panel" aria-labelledby="daily-head">
      <h2 class="hidden" id="daily-head">{t.against(day.title, day.bot)}</h2>
      {told.mine && <Mine told={told} />}
      {open && <div class="picture"><Scene game={day.game} /></div>}
      {open && <ul class="how">{t.rules.map((rule) => <li key={rule}><Icon name="tick" size={16} />{rule}</li>)}</ul>}
      {!open && !told.mine && <p>{state === 'gone' ? t.goneNote : state === 'late' ? t.lateNote : state === 'playing' ? t.runningNote : t.notPlayed}</p>}
      <div class="deeds">
        {open && <Button kind="confirm" icon="play" disabled={busy} onClick={() => onPlay(false)}>{state === 'open' ? t.play : t.goOn}</Button>}
        {state === 'playing' && !now && <Button kind="confirm" icon="play" disabled={busy} onClick={() => go(`#/t/${encodeURIComponent(told.table!)}`)}>{t.goOn}</Button>}
        {told.mine && told.table && <LinkButton kind="confirm" icon="chart" href={`#/r/${encodeURIComponent(told.table)}`}>{t.lookBack}</LinkButton>}
        {told.mine?.finished && <CopyResult told={told} />}
        {!open && state !== 'playing' && <Button icon="play" disabled={busy} onClick={() => onPlay(true)}>{t.practise}</Button>}
        {open && <span class="soft until">{t.endsAt(endOfDay(day.ends_at))}</span>}
      </div>
      {!open && state !== 'playing' && <p class="soft small">{t.practiceNote}</p>}
      {told.field.length > 0 ? <Chart field={told.field} /> : !open && <p class="soft">{t.nobody}</p>}
      {now && <p class="soft small trust">{t.trust}</p>}
    </section>
  );
}

export default function Daily({ date }: { date: string }): JSX.Element {
  const t = dailyWords.value;
  const [days, setDays] = useState<Days | null>(null);
  const [told, setTold] = useState<DailyTold | null>(null);
  const [trouble, tell] = useState('');
  const [busy, setBusy] = useState(false);
  const lang = settings.value.lang;
  useEffect(() => { document.title = `${t.title} · ${words.value.house}`; }, [lang]);
  useEffect(() => {
    let here = true;
    const fail = (error: Error) => { if (here) tell(error instanceof Unreachable ? says.value.offline : error.message); };
    const load = () => {
      if (document.hidden) return;
      fetchDays().then((found) => {
        if (!here) return;
        setDays(found);
        if (!found.on) return;
        return lookAt(date || found.today).then((one) => { if (here) { setTold(one); tell(''); } });
      }).catch(fail);
    };
    load();
    const timer = setInterval(load, AGAIN);
    document.addEventListener('visibilitychange', load);
    return () => { here = false; clearInterval(timer); document.removeEventListener('visibilitychange', load); };
  }, [date, lang]);

  const play = (practice: boolean) => {
    if (!told) return;
    setBusy(true);
    startDay(told.day.date, nameOrGuest(), practice).then(
      (made) => { keep(made.table, { game: told.day.game, seats: [{ seat: 0, token: made.token }] }); go(`#/t/${encodeURIComponent(made.table)}`); },
      (error: Error) => { tell(error.message || says.value.failed); setBusy(false); },
    );
  };
  const shown = told && days && told.day.date === (date || days.today) ? told : null;
  return (
    <div class="page daily">
      <Strip here="learn" name />
      <main>
        <header>
          <h1>{t.title}</h1>
          {shown && <p class="soft">{noon(shown.day.date).toLocaleDateString(lang, { dateStyle: 'full' })} · {t.against(shown.day.title, shown.day.bot)}</p>}
        </header>
        {trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{trouble}</p>}
        {days && !days.on && <p>{days.why}</p>}
        {!shown && !trouble && (!days || days.on) && <p class="loading" role="status">{words.value.loading}</p>}
        {shown && days && (
          <div class="columns">
            <div class="left">
              <Head told={shown} today={days.today} onPlay={play} busy={busy} />
              {shown.parted && <Parted parted={shown.parted} />}
            </div>
            <div class="right">
              <Calendar shown={shown.day.date} today={days.today} days={days.days} mine={shown.calendar} />
              <Field field={shown.field} />
              <Seal day={shown.day} />
              {days.tomorrow && <p class="soft tomorrow"><Icon name="calendar" size={16} />{t.tomorrow(days.tomorrow.title)}</p>}
            </div>
          </div>
        )}
      </main>
    </div>
  );
}
