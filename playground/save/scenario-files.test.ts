import { expect, test } from 'vitest';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import type { DocumentName } from '../state/document/names.ts';
import { change, open, type Playground } from '../state/playground.ts';
import { collectChangedFiles } from './scenario-files.ts';

const CARD = 'blocks/section-title/minimal.json';
const HOME = 'pages/en/individuals.json';
const MACROS = 'macros/savings.json';
const files = Object.fromEntries(
  [CARD, HOME, MACROS].map((path) => [path, { text: '', version: `of ${path}` }]),
);

function opened(page: Scenario['page'], scenario: Partial<Scenario> = {}): Playground {
  const shown = { ...sampleScenario.scenario, page, ...scenario };
  return open({ ...sampleScenario, scenario: shown, files }, readText);
}

const typed = (playground: Playground, document: DocumentName, text: string) =>
  change(playground, { document, text, kind: 'typed', time: 0 }, readText);
const ofPage = opened({ fixture: 'en/individuals' });
const ofCard = opened({ component: 'blocks/section-title/minimal' });

test('nothing that is as the scenario has it is saved', () => {
  expect(collectChangedFiles(ofPage)).toEqual({ files: [], obstacles: [] });
});

test('a page is saved as it is written, over the version that was read', () => {
  const text = '{ "data":\t{} }';

  expect(collectChangedFiles(typed(ofPage, 'page', text))).toEqual({
    files: [{ path: HOME, text, version: `of ${HOME}` }],
    obstacles: [],
  });
});

test('broken text of a page is sent, so that the server says what is wrong with it', () => {
  expect(collectChangedFiles(typed(ofPage, 'page', '{ "data')).files).toHaveLength(1);
});

test('of a page around a component the component alone is saved', () => {
  const text = sampleScenario.texts.page.replace('November', 'December');

  expect(collectChangedFiles(typed(ofCard, 'page', text)).files).toEqual([
    {
      path: CARD,
      text: '{\n  "componentType": "section-title",\n  "title": "December"\n}\n',
      version: `of ${CARD}`,
    },
  ]);
});

const { page } = sampleScenario.texts;
test.each([
  ['its title', page.replace('"data": {', '"data": { "meta": { "title": "x" },')],
  ['another zone', page.replace('"data": {', '"data": { "legalZone": { "flexComponents": [] },')],
  ['a second component', page.replace(/\}\s*\]/, '}, { "componentType": "quote" } ]')],
  ['no component', page.replace(/\[[^\]]*\]/, '[]')],
])('a page around a component that has got %s is not saved into it', (_, text) => {
  expect(collectChangedFiles(typed(ofCard, 'page', text))).toEqual({
    files: [],
    obstacles: [{ document: 'page', obstacle: 'page-around' }],
  });
});

test.each([
  ['patched', opened({ fixture: 'en/individuals' }, { patch: [{ op: 'remove', path: '/data' }] })],
  ['patched', opened({ component: 'blocks/a/b' }, { patch: [{ op: 'remove', path: '/data' }] })],
  ['wrong-on-purpose', opened({ component: 'blocks/section-title/x.invalid' })],
  ['not-read', opened({ fixture: 'en/business' })],
] as const)('what cannot be written back says why: %s', (obstacle, playground) => {
  const { files: saved, obstacles } = collectChangedFiles(typed(playground, 'page', '{}'));

  expect(saved).toEqual([]);
  expect(obstacles).toEqual([{ document: 'page', obstacle }]);
});

test('a component in broken JSON is not cut out of it', () => {
  const { obstacles } = collectChangedFiles(typed(ofCard, 'page', `${page}}`));

  expect(obstacles).toEqual([{ document: 'page', obstacle: 'broken-json' }]);
});

test('of the macros those files are saved that have changed or come', () => {
  const text = '{ "savings": { "groups": [1] }, "loans": {} }';

  expect(collectChangedFiles(typed(ofPage, 'macros', text)).files).toEqual([
    { path: MACROS, text: '{ "groups": [1] }\n', version: `of ${MACROS}` },
    { path: 'macros/loans.json', text: '{}\n', version: null },
  ]);
});

test.each([
  ['{}', 'removed'],
  ['{ "savings": ', 'broken-json'],
])('macros that are now %s are not saved', (text, obstacle) => {
  expect(collectChangedFiles(typed(ofPage, 'macros', text))).toEqual({
    files: [],
    obstacles: [{ document: 'macros', obstacle }],
  });
});

test.each([
  ['experiments', 'experiment-list/new.json'],
  ['offers', 'offers/new.json'],
  ['shell', 'cms-data/new.json'],
] as const)('%s are saved into files of their own', (document, path) => {
  const text = ofPage.original[document].replace(/\}\s*$/, ', "new": {} }');

  expect(collectChangedFiles(typed(ofPage, document, text)).files).toEqual([
    { path, text: '{}\n', version: null },
  ]);
});

test('the experience is no fixture, and is not saved as one', () => {
  const { files: saved, obstacles } = collectChangedFiles(typed(ofPage, 'experience', '{}'));

  expect(saved).toEqual([]);
  expect(obstacles).toEqual([{ document: 'experience', obstacle: 'no-file' }]);
});
