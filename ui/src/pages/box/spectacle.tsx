// Somebody else's set, as a table is played with it: to be looked at, and perhaps kept as a copy.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Section, Sheet, Value } from '../../api/boxes';
import type { Drawing } from '../../boards/drawing';
import { Button } from '../../kit/buttons';
import { Stamp } from '../../kit/stamp';
import { t } from '../../words/box';
import { Title } from '../strip';
import { Desk } from './desk';
import { rowsOf, sourceOf } from './form';
import { label } from './inputs';
import { Bar } from './overview';
import { spoken } from './share';
import { nameOf, Piece, RoomContext, SealOf, useRoom, wordOf } from './sign';

/** Rows that are not drawn, in words and figures. */
function Plain({ section }: { section: Section }): JSX.Element {
  const { desk } = useRoom();
  const part = desk.content.value[section.name];
  const rows = Array.isArray(part) ? part : part ? [part] : [];
  const told = (value: Value): string => (Array.isArray(value) ? value.map(told).join(', ') : typeof value === 'object' ? Object.entries(value).map(([key, each]) => `${wordOf(desk, key)} ${told(each)}`).join(', ') : String(value).split(' ').map((word) => wordOf(desk, word)).join(' · '));
  return (
    <details class="kind plain">
      <summary>{desk.sheet.words.sections[section.name]}</summary>
      <ul>
        {rows.map((row, at) => (
          <li key={at}>
            <b><SealOf row={row} /> {Array.isArray(part) ? nameOf(desk, section.name, row, at) : desk.sheet.words.sections[section.name]}</b>
            <span>{Object.entries(row).filter(([key]) => !['id', 'name', 'source'].includes(key)).map(([key, value]) => <i key={key}>{label(section, key, desk.sheet.words)}: {told(value)}</i>)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Spectacle({ sheet, drawing, onKeep }: { sheet: Sheet; drawing: Drawing | null; onKeep: () => void }): JSX.Element {
  const desk = useMemo(() => Desk.of(sheet), [sheet]);
  const accepted = sheet.findings.filter((each) => each.accepted);
  return (
    <RoomContext.Provider value={{ desk, drawing }}>
      <main class="overview spectacle">
        <h1 class="print"><Stamp of={sheet.fingerprint} kind="theirs" size={56} />{sheet.name}</h1>
        <p><Title of={sheet.title} /> · <span class="digits">{spoken(sheet.fingerprint)}</span></p>
        <p class="soft">{t.value.tableSet}</p>
        <Bar counts={desk.counts()} />
        {accepted.length > 0 && <ul class="answers">{accepted.map((each) => <li key={each.sentence}><b>{t.value.boxSaysSo}:</b> <span>{each.sentence}</span></li>)}</ul>}
        <div class="steps"><Button icon="copy" onClick={onKeep}>{t.value.keepCopy}</Button></div>
        {desk.sections.filter((section) => drawing?.pieces.includes(section.name)).sort((a, b) => Number(desk.pile(b)) - Number(desk.pile(a))).map((section) => (
          <section key={section.name} class="kind">
            <h2>{sheet.words.sections[section.name]}</h2>
            <ul class="pieces">
              {rowsOf(sheet.content, section.name).map((row, at) => (
                <li key={at}><span class={`still ${sourceOf(row)}`} role="img" aria-label={nameOf(desk, section.name, row, at)}><Piece section={section.name} row={row} name={nameOf(desk, section.name, row, at)} small /><SealOf row={row} /></span></li>
              ))}
            </ul>
          </section>
        ))}
        {desk.sections.filter((section) => !drawing?.pieces.includes(section.name)).map((section) => <Plain key={section.name} section={section} />)}
      </main>
    </RoomContext.Provider>
  );
}
