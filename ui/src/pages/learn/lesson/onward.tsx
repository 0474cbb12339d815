// After the last step: the game goes on as a real one, or something else begins. In a sheet, which may be too short for
// all of it, going on stands first.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, LinkButton } from '../../../kit/buttons';
import { Icon, type IconName } from '../../../kit/icons';
import { go } from '../../../route';
import { says } from '../../../words/pages';
import { keepMade } from '../../lobby/setup';
import type { Course } from './course';
import { playOn } from './script';
import { coach } from './words';

export function Onward({ course, narrow }: { course: Course; narrow: boolean }): JSX.Element {
  const t = coach.value;
  const { game } = course.script.value;
  const [state, set] = useState({ busy: false, trouble: '' });
  const on = () => {
    set({ busy: true, trouble: '' });
    playOn(game, course.name).then(
      (made) => { keepMade(game, made); go(`#/t/${encodeURIComponent(made.table)}`); },
      (error: Error) => set({ busy: false, trouble: error.name === 'Unreachable' || !error.message ? says.value.failed : error.message }),
    );
  };
  const rows: [IconName, string, string, string, string][] = [
    ['hotseat', t.newTable, t.newTableNote, t.setUp, '#/'],
    ['hint', t.puzzles, t.puzzlesNote, t.open, `#/puzzles/${game}`],
    ['book', t.rules, t.rulesNote, t.open, `#/rules/${game}`],
  ];
  const playing = (
    <>
      {state.trouble && <p class="trouble" role="alert"><Icon name="warn" size={18} />{state.trouble}</p>}
      <div class="deeds">
        {narrow && <Button icon="left" label={t.back} onClick={() => course.back()} />}
        <Button kind="confirm" class="expected" disabled={state.busy} onClick={on}>{t.playOn}<Icon name="right" size={16} /></Button>
      </div>
      <small>{t.playOnNote}</small>
    </>
  );
  return (
    <div class="onward">
      {narrow && playing}
      {rows.map(([icon, name, note, deed, href]) => (
        <div key={href} class="row"><Icon name={icon} size={20} /><span><b>{name}</b><small>{note}</small></span><LinkButton href={href}>{deed}<span class="hidden">: {name}</span></LinkButton></div>
      ))}
      {!narrow && playing}
    </div>
  );
}
