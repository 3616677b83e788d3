import { describe, expect, test } from 'vitest';
import { change, choose, open, showTab } from '../state/playground.ts';
import { mapDocuments, type DocumentName } from '../state/document/names.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { needsOtherPreview, createPreviewRequest } from './preview-request.ts';

const opened = open(sampleScenario, readText);
const typed = (document: DocumentName, text: string) =>
  change(opened, { document, text, kind: 'typed', time: 0 }, readText);

const TITLED =
  '{"data": {"flexZone": {"flexComponents": [{"componentType": "section-title", "title": "x"}]}}}';
const OTHER_NAME = sampleScenario.texts.experience.replace('Meridia Belgium', 'Meridia');

describe('the preview shows something else', () => {
  test.each([
    ['a good page', typed('page', TITLED)],
    ['good macros', typed('macros', '{}')],
    ['a good experience', typed('experience', OTHER_NAME)],
    ['good content of the shell', typed('shell', '{}')],
    ['a page with errors', typed('page', TITLED.replace('section', 'sektion'))],
    ['wrong macros', typed('macros', '{"savings": {"groups": 7}}')],
    ['wrong content of the shell', typed('shell', '{"en-GB": {"footer": 7}}')],
    ['another choice in a select', choose(opened, 'locale', 'nl-BE')],
    ['another scenario', { ...opened, scenario: { ...opened.scenario } }],
  ])('after %s', (_, now) => {
    expect(needsOtherPreview(now, opened)).toBe(true);
  });

  test('when a scenario is opened', () => {
    expect(needsOtherPreview(opened, undefined)).toBe(true);
  });
});

test.each([
  ['broken text', typed('page', '{')],
  ['a wrong experience', typed('experience', '{}')],
  ['broken content of the shell', typed('shell', '{"en-GB": {')],
  ['other experiments', typed('experiments', '{}')],
  ['other offers', typed('offers', '{}')],
  ['another tab', showTab(opened, 'macros')],
  ['nothing', { ...opened }],
])('after %s the preview stays as it is', (_, now) => {
  expect(needsOtherPreview(now, opened)).toBe(false);
});

test('the preview is asked for the last good texts and for the visitor in the selects', () => {
  const broken = change(
    choose(typed('page', TITLED), 'session', 'signed-in'),
    { document: 'page', text: '{', kind: 'typed', time: 0 },
    readText,
  );

  expect(createPreviewRequest(broken)).toEqual({
    scenario: { ...sampleScenario.scenario, segment: 'individuals', session: 'signed-in' },
    page: JSON.parse(TITLED),
    macros: { savings: { groups: [] } },
    experience: JSON.parse(sampleScenario.texts.experience),
    shell: { 'en-GB': {}, 'fr-BE': {} },
  });
});

test('a page that was only read as an outline is sent as text', () => {
  const { documents } = opened;
  const page = { ...documents.page, lastGood: { data: {} }, lastGoodText: TITLED };

  const request = createPreviewRequest({ ...opened, documents: { ...documents, page } });

  expect(request).toMatchObject({ pageText: TITLED });
  expect(request).not.toHaveProperty('page');
});

test('what could never be read is left out, so that the scenario’s own is shown', () => {
  const unreadable = open(sampleScenario, readText, { texts: {} });
  const { documents } = unreadable;

  const request = createPreviewRequest({
    ...unreadable,
    documents: mapDocuments((name) => ({ ...documents[name], lastGood: undefined })),
  });

  expect(Object.keys(request)).toEqual(['scenario']);
});
