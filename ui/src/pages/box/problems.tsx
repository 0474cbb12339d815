// What cannot be right, what the rule book says otherwise, what is still open, and what was answered.

import type { JSX } from 'preact';
import type { Finding } from '../../api/boxes';
import { Button, LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { t } from '../../words/box';
import { lackedIn } from './form';
import { useRoom } from './sign';

function One({ finding, kind }: { finding: Finding; kind: 'broken' | 'asks' | 'open' | 'answered' }): JSX.Element {
  const { desk } = useRoom();
  const section = desk.section(finding.section);
  const lacked = section && !finding.row && desk.pile(section) ? lackedIn(desk.content.value, section) : undefined;
  const where = section ? `#/box/${desk.sheet.game}/${section.name}/${finding.row || (lacked === undefined ? 1 : lacked || 'next')}` : '';
  return (
    <li class={kind}>
      <Icon name={kind === 'answered' ? 'tick' : kind === 'open' ? 'clock' : 'warn'} size={20} />
      <span><span>{finding.sentence}</span>{kind === 'answered' && <b> {t.value.youSaid}</b>}</span>
      {where && kind !== 'open' && <LinkButton href={where}>{t.value.look}</LinkButton>}
      {kind === 'asks' && <Button onClick={() => desk.accept(finding)}>{t.value.boxSaysSo}</Button>}
      {kind === 'answered' && <Button onClick={() => desk.accept(finding, false)}>{t.value.askAgain}</Button>}
    </li>
  );
}

export function Problems(): JSX.Element {
  const { desk } = useRoom();
  const { findings } = desk.standing.value;
  const facts = findings.filter((each) => each.level === 'against_facts');
  const rebuilt = desk.counts().rebuilt > 0;
  const parts = [
    { kind: 'broken', title: t.value.cannotBe, note: t.value.cannotBeNote, found: findings.filter((each) => each.level === 'broken') },
    { kind: 'asks', title: t.value.lookAgain, note: t.value.lookAgainNote, found: facts.filter((each) => !each.accepted && !each.open) },
    { kind: 'open', title: t.value.stillOpen, note: t.value.stillOpenNote, found: rebuilt ? facts.filter((each) => !each.accepted && each.open) : [] },
    { kind: 'answered', title: t.value.answered, note: '', found: facts.filter((each) => each.accepted) },
  ] as const;
  return (
    <main class="problems">
      <h1>{t.value.problems}</h1>
      {desk.offline.value && <p class="judged away" role="status">{t.value.offline}</p>}
      {parts.every((part) => part.found.length === 0) && <p class="judged fine"><Icon name="tick" size={18} />{t.value.noProblems}</p>}
      {parts.filter((part) => part.found.length > 0).map((part) => (
        <section key={part.kind}>
          <h2>{part.title} <small>{part.found.length}</small></h2>
          {part.note && <p class="soft">{part.note}</p>}
          <ul>{part.found.map((finding) => <One key={`${finding.rule}${finding.at}${finding.sentence}`} finding={finding} kind={part.kind} />)}</ul>
        </section>
      ))}
    </main>
  );
}
