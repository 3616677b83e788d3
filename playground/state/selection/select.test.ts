import { describe, expect, test } from 'vitest';
import { change, open, showTab, undo, type Playground } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { createCaretReader, followCaret, select } from './select.ts';

const LIST = '/data/flexZone/flexComponents';
const title = (text: string) => ({ componentType: 'section-title', title: text });
const textOf = (...titles: string[]) =>
  JSON.stringify({ data: { flexZone: { flexComponents: titles.map(title) } } }, undefined, 2);

const TEXT = textOf('One', 'Two');
const opened = open(
  { ...sampleScenario, texts: { ...sampleScenario.texts, page: TEXT } },
  readText,
);
const edited = (playground: Playground, text: string) =>
  change(playground, { document: 'page', text, kind: 'typed', time: 0 }, readText);

const caretAt = (playground: Playground, mark: string) =>
  followCaret(playground, TEXT.indexOf(mark), createCaretReader());

describe('selecting', () => {
  test('a component puts the caret on its brace, a text of it into the text', () => {
    const component = select(opened, `${LIST}/1`);
    const member = select(opened, `${LIST}/1/title`);

    expect(component).toMatchObject({ selection: `${LIST}/1`, member: undefined });
    expect(TEXT.slice(component.caret?.place.offset)).toMatch(/^\{\s+"componentType"/);
    expect(member).toMatchObject({ selection: `${LIST}/1`, member: `${LIST}/1/title` });
    expect(TEXT.slice(member.caret?.place.offset)).toMatch(/^Two"/);
  });

  test('shows the page model, and leaves the focus where it is unless it is asked for', () => {
    const elsewhere = showTab(opened, 'macros');

    expect(select(elsewhere, LIST)).toMatchObject({ tab: 'page', caret: { takesFocus: false } });
    const focused = select(elsewhere, LIST, { takesFocus: true });
    expect(focused.caret?.takesFocus).toBe(true);
  });
});

describe('a caret that moves', () => {
  test('selects the component and the member that it stands in', () => {
    expect(caretAt(opened, 'Two')).toMatchObject({
      selection: `${LIST}/1`,
      member: `${LIST}/1/title`,
    });
  });

  test('changes nothing where that is selected, so that selecting and moving do not chase each other', () => {
    const selected = select(opened, `${LIST}/1/title`);
    const offset = selected.caret?.place.offset ?? 0;

    expect(followCaret(selected, offset, createCaretReader())).toBe(selected);
  });

  test('selects nothing outside of all components, but keeps a zone that it stands in', () => {
    const zone = select(opened, '/data/flexZone');

    expect(caretAt(select(opened, `${LIST}/1`), '"flexZone"').selection).toBeUndefined();
    expect(caretAt(zone, '"flexComponents"')).toBe(zone);
    expect(caretAt(zone, '"data"').selection).toBeUndefined();
  });
});

test('the selection moves with its component by a change, by undo, and goes when that goes', () => {
  const selected = select(opened, `${LIST}/1/title`);

  const later = edited(selected, textOf('One', 'New', 'Two'));
  const gone = edited(selected, textOf('One'));

  expect(later).toMatchObject({ selection: `${LIST}/2`, member: `${LIST}/2/title` });
  expect(undo(later, readText)).toMatchObject({ selection: `${LIST}/1` });
  expect([gone.selection, gone.member]).toEqual([undefined, undefined]);
});
