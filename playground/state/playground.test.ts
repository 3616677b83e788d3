import { expect, test } from 'vitest';
import {
  change,
  changePage,
  choose,
  getEdits,
  goTo,
  open,
  redo,
  showTab,
  getTexts,
  undo,
} from './playground.ts';
import { findTokenPlace } from '../json-text/places.ts';
import { readText, sampleScenario } from './sample-scenario.testing.ts';
import { select } from './selection/select.ts';
import { applySelects } from '../conditions/selects.ts';

const { texts } = sampleScenario;
const COMPONENT = { componentType: 'section-title', title: 'November' };
const opened = open(sampleScenario, readText);
const typed = (document: 'page' | 'macros', text: string) =>
  change(opened, { document, text, kind: 'typed', time: 0 }, readText);

test('a scenario opens with its own texts and its own visitor', () => {
  expect(opened).toMatchObject({
    scenarioId: 'section-title/sample',
    tab: 'page',
    selects: { locale: 'fr-BE', segment: 'individuals', viewport: '320', session: 'anonymous' },
  });
  expect(getTexts(opened)).toEqual(texts);
  expect(getEdits(opened)).toEqual({});
});

test('texts of a link are edits of the scenario', () => {
  const playground = open(sampleScenario, readText, { texts: { page: '{"data": {}}' } });

  expect(playground.documents.page.lastGood).toEqual({ data: {} });
  expect(getEdits(playground)).toEqual({ page: '{"data": {}}' });
});

test('broken text of a link leaves the page of the scenario on show', () => {
  const playground = open(sampleScenario, readText, { texts: { page: '{"data": ' } });

  expect(playground.documents.page).toMatchObject({
    status: 'stale',
    lastGood: JSON.parse(texts.page),
  });
});

test('undo restores the text byte for byte with its problems, redo brings it back', () => {
  const changed = typed('macros', '{"savings": 1}\r\n\u0000é');

  const undone = undo(changed, readText);
  const redone = redo(undone, readText);

  expect(undone.documents.macros).toEqual(opened.documents.macros);
  expect(redone.documents.macros.text).toBe('{"savings": 1}\r\n\u0000é');
  expect(redone.documents.macros.problems).toEqual(changed.documents.macros.problems);
});

test('a change of the page selects what it made, and is taken back byte for byte', () => {
  const list = '/data/flexZone/flexComponents';
  const duplicated = changePage(
    opened,
    {
      kind: 'duplicated',
      changes: [{ op: 'copy', from: `${list}/0`, path: `${list}/1` }],
      selection: `${list}/1`,
      time: 0,
    },
    readText,
  );

  expect(duplicated.selection).toBe(`${list}/1`);
  expect(duplicated.history.past).toMatchObject([{ kind: 'duplicated', document: 'page' }]);
  expect(duplicated.documents.page.lastGood).toEqual({
    data: { flexZone: { flexComponents: [COMPONENT, COMPONENT] } },
  });
  expect(getTexts(undo(duplicated, readText))).toEqual(texts);
});

test('a change of a page that cannot be read changes nothing', () => {
  const broken = typed('page', '{ "data": ');
  const changes = [{ op: 'remove', path: '/data' } as const];

  expect(changePage(broken, { kind: 'deleted', changes, time: 1 }, readText)).toBe(broken);
});

test('undo shows the document that it changes', () => {
  const elsewhere = showTab(typed('macros', '{}'), 'shell');

  expect(undo(elsewhere, readText).tab).toBe('macros');
});

test('undo with nothing done changes nothing', () => {
  expect(undo(opened, readText)).toBe(opened);
  expect(redo(opened, readText)).toBe(opened);
});

test('the same text again is no change', () => {
  expect(typed('page', texts.page)).toBe(opened);
});

test('the caret can be sent to the same place twice', () => {
  const caret = {
    document: 'macros' as const,
    place: findTokenPlace(texts.macros, { line: 2, column: 3 }),
  };

  const once = goTo(opened, caret);
  const twice = goTo(once, caret);

  expect(twice.tab).toBe('macros');
  expect(twice.caret).toEqual(once.caret);
  expect(twice.caret).not.toBe(once.caret);
});

test('another tab, and every change, leave the caret to the person who is typing', () => {
  const sent = select(opened, '/data/flexZone');

  expect(sent.caret).toBeDefined();
  expect(showTab(sent, 'macros').caret).toBeUndefined();
  expect(
    change(sent, { document: 'page', text: '{}', kind: 'typed', time: 0 }, readText).caret,
  ).toBeUndefined();
});

test('selecting a component puts the caret on it, also while the text is broken below', () => {
  const pointer = '/data/flexZone/flexComponents/0';
  const broken = typed('page', `${texts.page.slice(0, -4)},`);

  expect(select(opened, pointer).caret?.place).toMatchObject({ line: 5, column: 9 });
  expect(select(broken, pointer).caret?.place).toMatchObject({ line: 5, column: 9 });
});

test('selecting in a text too deep to look into leaves the caret where it is', () => {
  const deep = typed('page', '['.repeat(10_000));

  expect(select(deep, '/data').caret).toBeUndefined();
});

test('the selects decide what the preview is asked to show, but for its width', () => {
  const chosen = choose(choose(opened, 'session', 'signed-in'), 'viewport', '1440');

  expect(applySelects(chosen.scenario, chosen.selects)).toEqual({
    ...sampleScenario.scenario,
    locale: 'fr-BE',
    segment: 'individuals',
    session: 'signed-in',
  });
});
