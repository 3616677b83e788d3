import { expect, test } from 'vitest';
import { check } from '#schemas/generated/scenario.check.ts';
import { readText, sampleScenario } from '../state/sample-scenario.testing.ts';
import { change, choose, open } from '../state/playground.ts';
import { buildNewScenarioFiles, type NewScenario } from './new-scenario.ts';

const { scenario, texts } = sampleScenario;
const patch = [{ op: 'remove', path: '/data/legalZone' } as const];
const files = {
  'macros/savings.json': { text: '', version: 'read' },
  'blocks/section-title/minimal.json': { text: '', version: 'read' },
};
const sample = open({ ...sampleScenario, scenario: { ...scenario, patch }, files }, readText);
const SAID: NewScenario = {
  kind: 'page',
  title: ' Mine ',
  tags: 'home, spring',
  id: 'home/mine',
  page: 'fr/particuliers/mine',
  locales: [],
};

const fromFile = (text = ''): unknown => JSON.parse(text);

test('a page of its own is its scenario and its page, as the selects show it and without a patch', () => {
  const chosen = choose(sample, 'session', 'signed-in');

  const { files: made } = buildNewScenarioFiles({ playground: chosen, reported: [] }, SAID);

  const [own, page] = made;
  expect(made.map(({ path, version }) => [path, version])).toEqual([
    ['scenarios/home/mine.json', null],
    ['pages/fr/particuliers/mine.json', null],
  ]);
  expect(fromFile(own?.text)).toEqual({
    $schema: 'https://experience.local/scenario.schema.json',
    title: 'Mine',
    tags: ['home', 'spring'],
    page: { fixture: 'fr/particuliers/mine' },
    locale: 'fr-BE',
    segment: 'individuals',
    session: 'signed-in',
    viewport: { width: 320 },
  });
  expect(check(fromFile(own?.text))).toEqual([]);
  expect(page?.text).toBe(texts.page);
});

test('a state of the same page is one file, with the conditions and the problems of now', () => {
  const conditions = {
    consent: '1',
    'forced-colors': 'active',
    'fault-macros': 'hang',
    device: 'ios',
  };
  const playground = {
    ...sample,
    selects: { ...sample.selects, locale: 'de-DE', viewport: '360', conditions },
  };
  const said = { ...SAID, kind: 'state' } as const;

  const made = buildNewScenarioFiles({ playground, reported: ['macros-failed'] }, said);

  const [own] = made.files;
  expect(made.files.map(({ path }) => path)).toEqual(['scenarios/home/mine.json']);
  expect(fromFile(own?.text)).toEqual({
    $schema: 'https://experience.local/scenario.schema.json',
    title: 'Mine',
    tags: ['home', 'spring'],
    page: scenario.page,
    patch,
    locale: 'de-DE',
    segment: 'individuals',
    device: 'ios',
    media: { 'forced-colors': 'active' },
    faults: { macros: { kind: 'hang' } },
    viewport: { width: 360, height: 800 },
    expectedFaults: ['macros-failed'],
  });
  expect(check(fromFile(own?.text))).toEqual([]);
});

test('a page has a file in each language, which name each other, and the title of its own', () => {
  const page = `${JSON.stringify({ data: { meta: { title: 'x', alternates: [] } } }, undefined, 2)}\n`;
  const playground = open({ ...sampleScenario, texts: { ...texts, page } }, readText);
  const said = { ...SAID, locales: ['de-DE', 'en-GB'] };

  const [, ...pages] = buildNewScenarioFiles({ playground, reported: [] }, said).files;
  const [, alone] = buildNewScenarioFiles({ playground, reported: [] }, SAID).files;

  const urls = ['/fr/particuliers/mine', '/en/individuals/mine', '/de/privatkunden/mine'];
  const locales = ['fr-BE', 'en-GB', 'de-DE'];
  const alternates = urls.map((url, index) => ({ locale: locales[index], url }));
  expect(pages.map(({ path }) => path)).toEqual(urls.map((url) => `pages${url}.json`));
  for (const { text } of pages) {
    expect(text).toBe(
      `${JSON.stringify({ data: { meta: { title: 'Mine', alternates } } }, undefined, 2)}\n`,
    );
  }
  expect(fromFile(alone?.text)).toEqual({ data: { meta: { title: 'Mine' } } });
});

test('what was changed is saved with it: beside its own page, and in the page that stays the same', () => {
  const edits = { macros: '{ "savings": {} }', page: texts.page.replace('November', 'Spring') };
  const edit = (document: 'macros' | 'page') =>
    ({ document, text: edits[document], kind: 'typed', time: 0 }) as const;
  const unpatched = open({ ...sampleScenario, files }, readText);
  const playground = change(change(unpatched, edit('macros'), readText), edit('page'), readText);
  const beside = (kind: NewScenario['kind']) =>
    buildNewScenarioFiles({ playground, reported: [] }, { ...SAID, kind })
      .files.filter(({ version }) => version === 'read')
      .map(({ path }) => path);

  expect(beside('page')).toEqual(['macros/savings.json']);
  expect(beside('state')).toEqual(['blocks/section-title/minimal.json', 'macros/savings.json']);
});
