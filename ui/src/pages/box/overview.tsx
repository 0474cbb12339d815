// A whole set at a glance: how far it is checked, every piece with its seal, and what stands in the way.

import type { JSX } from 'preact';
import type { Row, Section, Source } from '../../api/boxes';
import { LinkButton } from '../../kit/buttons';
import { Icon } from '../../kit/icons';
import { t } from '../../words/box';
import { lackedIn, rowsOf, short, sourceOf } from './form';
import { nameOf, Piece, Seal, SealOf, Sign, useRoom, wordOf, type Room } from './sign';

const SOURCES: Source[] = ['owner', 'rulebook', 'public', 'rebuilt'];

export function Bar({ counts }: { counts: Record<Source, number> }): JSX.Element {
  return <span class="bar" aria-hidden="true">{SOURCES.map((source) => counts[source] > 0 && <i key={source} class={source} style={{ flexGrow: counts[source] }} />)}</span>;
}

function Tally(): JSX.Element {
  const { desk } = useRoom();
  const counts = desk.counts();
  const all = SOURCES.reduce((sum, source) => sum + counts[source], 0);
  const words: Record<Source, string> = { owner: t.value.checked, rulebook: t.value.rulebook, public: t.value.public, rebuilt: t.value.rebuilt };
  return (
    <section class="tally" aria-label={t.value.overview}>
      <p class="far"><b>{counts.owner}</b> {t.value.checkedOf(counts.owner, all).replace(/^\d+\s*/, '')}</p>
      <Bar counts={counts} />
      <ul>{SOURCES.map((source) => <li key={source}><Seal source={source} size={18} /><b>{counts[source]}</b> {words[source]}</li>)}</ul>
    </section>
  );
}

/** What is to be mended or looked at, the worst first. */
function Alarm(): JSX.Element | null {
  const { desk } = useRoom();
  const { findings } = desk.standing.value;
  const found = [...findings.filter((each) => each.level === 'broken'), ...findings.filter((each) => each.level === 'against_facts' && !each.open && !each.accepted)];
  if (!found.length) return null;
  return (
    <div class="alarms">
      {found.slice(0, 3).map((each) => (
        <a key={each.sentence} class={`alarm ${each.level}`} href={`#/box/${desk.sheet.game}/problems`}>
          <Icon name="warn" size={20} /><span>{each.sentence}</span><Icon name="right" size={16} />
        </a>
      ))}
    </div>
  );
}

/** Where typing goes on: the first kind of piece that has rebuilt ones. */
export function goesOn({ desk, drawing }: Room): { to: string; what: string } | null {
  const rank = (section: Section) => (drawing?.maps?.[section.name] ? 1000 : desk.pile(section) ? rowsOf(desk.content.value, section.name).length : 0);
  const sections = [...desk.sections].sort((a, b) => rank(b) - rank(a));
  for (const section of sections) {
    const part = desk.content.value[section.name];
    const rows = Array.isArray(part) ? part : part ? [part] : [];
    const at = rows.findIndex((row) => sourceOf(row) === 'rebuilt');
    const lacking = desk.pile(section) ? lackedIn(desk.content.value, section) : undefined;
    if (at < 0 && lacking === undefined) continue;
    const game = desk.sheet.game;
    if (desk.pile(section)) {
      const group = lacking ?? (section.groups ? String(rows[at]![section.groups.key]) : '');
      const done = rows.filter((row) => sourceOf(row) === 'owner' && (!group || row[section.groups!.key] === group)).length;
      return { to: `#/box/${game}/${section.name}/${group || 'next'}`, what: t.value.piece(group ? wordOf(desk, group) : desk.sheet.words.sections[section.name]!, done + 1) };
    }
    return { to: `#/box/${game}/${section.name}/${at + 1}`, what: desk.sheet.words.sections[section.name]! };
  }
  return null;
}

function Rows({ section }: { section: Section }): JSX.Element {
  const { desk, drawing } = useRoom();
  const rows = rowsOf(desk.content.value, section.name);
  const groups = section.groups ? Object.keys(section.groups.sizes) : [''];
  const pile = desk.pile(section);
  const drawn = Boolean(drawing?.pieces.includes(section.name));
  const wrong = new Map(desk.standing.value.findings.filter((each) => each.section === section.name && each.row && !each.open && !each.accepted).map((each) => [each.row - 1, each.level]));
  return (
    <>
      {groups.map((group) => {
        const mine = rows.map((row, at) => ({ row, at })).filter(({ row }) => !group || row[section.groups!.key] === group);
        const done = mine.filter(({ row }) => sourceOf(row) === 'owner').length;
        return (
          <section key={group} class="kind">
            <h2>{group ? <><Sign section={section.name} field={section.groups!.key} word={group} size={20} /> {wordOf(desk, group)}</> : desk.sheet.words.sections[section.name]} <small>{t.value.checkedOf(done, mine.length)}</small>
              {pile && (done < mine.length || short(desk.content.value, section, group) > 0) && <a href={`#/box/${desk.sheet.game}/${section.name}/${group || 'next'}`}>{t.value.goOn(t.value.piece(group ? wordOf(desk, group) : desk.sheet.words.sections[section.name]!, done + 1))}</a>}
            </h2>
            <ul class={drawn ? 'pieces' : 'names'}>
              {mine.map(({ row, at }) => {
                const name = nameOf(desk, section.name, row, at);
                const source = sourceOf(row);
                return (
                  <li key={at}>
                    <a class={`${source} ${wrong.get(at) ?? ''}`} href={`#/box/${desk.sheet.game}/${section.name}/${at + 1}`} aria-label={`${name}, ${t.value.source[source]}${wrong.has(at) ? `, ${wrong.get(at) === 'broken' ? t.value.cannotBe : t.value.lookAgain}` : ''}`}>
                      {drawn ? <Piece section={section.name} row={row} name={name} small /> : <span>{name}</span>}
                      <SealOf row={row} />
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Figures({ sections }: { sections: Section[] }): JSX.Element {
  const { desk } = useRoom();
  return (
    <section class="kind">
      <ul class="tables">
        {sections.map((section) => {
          const row = (desk.content.value[section.name] ?? {}) as Row;
          return (
            <li key={section.name}>
              <a href={`#/box/${desk.sheet.game}/${section.name}/1`}>
                <b><SealOf row={row} /> {desk.sheet.words.sections[section.name]}</b>
                <span>{Object.entries(row).filter(([key, value]) => key !== 'source' && typeof value === 'number').slice(0, 6).map(([key, value]) => <i key={key}><Sign section={section.name} field={key} word={key} size={18} />{String(value)}</i>)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Overview({ onPlay }: { onPlay: () => void }): JSX.Element {
  const { desk, drawing } = useRoom();
  const on = goesOn({ desk, drawing });
  const piles = desk.sections.filter((section) => section.kind === 'rows');
  const order = [...piles].sort((a, b) => Number(Boolean(drawing?.maps?.[b.name])) - Number(Boolean(drawing?.maps?.[a.name])) || Number(desk.pile(b)) * rowsOf(desk.content.value, b.name).length - Number(desk.pile(a)) * rowsOf(desk.content.value, a.name).length);
  return (
    <main class="overview">
      <h1 class="hidden">{desk.name}</h1>
      <Tally />
      <Alarm />
      <div class="steps">
        {on && <LinkButton href={on.to} kind="confirm" icon="pen">{t.value.goOn(on.what)}</LinkButton>}
        <button type="button" class="button" disabled={!desk.standing.value.playable} onClick={onPlay}><Icon name="play" size={18} />{t.value.play}</button>
      </div>
      {order.map((section) => (drawing?.maps?.[section.name]
        ? <section key={section.name} class="kind"><h2>{desk.sheet.words.sections[section.name]} <small>{t.value.checkedOf(desk.counts(section.name).owner, rowsOf(desk.content.value, section.name).length)}</small><a href={`#/box/${desk.sheet.game}/${section.name}`}>{t.value.look}</a></h2></section>
        : <Rows key={section.name} section={section} />))}
      <Figures sections={desk.sections.filter((section) => section.kind === 'section')} />
    </main>
  );
}
