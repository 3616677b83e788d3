import { expect, test } from 'vitest';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { open } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { listVersions } from './list-versions.ts';
import { toPageText, TRANSLATION } from './sample-page.testing.ts';

const named = (id: string, fixture: string, more: Partial<Scenario> = {}) => ({
  id,
  scenario: { title: id, page: { fixture }, ...more },
});
const SCENARIOS = [
  named('home/spring-phone', 'nl/particulieren/lente', { viewport: { width: 360 } }),
  named('home/spring-nl', 'nl/particulieren/lente'),
  named('home/broken', 'nl/particulieren/lente', { patch: [] }),
];
const page = toPageText([], {
  alternates: [
    { locale: 'nl-BE', url: '/nl/particulieren/lente' },
    { locale: 'de-DE', url: '/de/privatkunden/gone' },
  ],
});
const content = { pages: ['/en/individuals/spring', '/nl/particulieren/lente'] };
const opened = (scenario: Scenario, text = page, id = 'home/spring') =>
  open(
    { ...sampleScenario, id, scenario, texts: { ...sampleScenario.texts, page: text } },
    readText,
  );
const SPRING: Scenario = { title: 'Spring', page: { fixture: 'en/individuals/spring' } };

test('versions are open, there by their plainest scenario, or missing, one for each language', () => {
  const playground = opened(SPRING);

  expect(listVersions({ playground, scenarios: SCENARIOS, drafts: [], content })).toEqual([
    { locale: 'en-GB', state: 'open', id: 'home/spring' },
    { locale: 'fr-BE', state: 'missing' },
    { locale: 'nl-BE', state: 'there', id: 'home/spring-nl' },
    { locale: 'de-DE', state: 'missing' },
  ]);
});

test('a version without a scenario is opened by its page', () => {
  const versions = listVersions({ playground: opened(SPRING), scenarios: [], drafts: [], content });

  expect(versions[2]?.id).toBe('pages/nl/particulieren/lente');
});

const openedWith = (text: string) =>
  listVersions({ playground: opened(SPRING, text), scenarios: [], drafts: [], content })[0];

test('the open version is broken while its text is no JSON, and by no other problem', () => {
  const version = { locale: 'en-GB', state: 'open', id: 'home/spring' };

  expect(openedWith('{')).toEqual({ ...version, isBroken: true });
  expect(openedWith('{"data": 1}')).toEqual(version);
});

test('a version that is being written is there as a draft, and knows the others', () => {
  const draft = {
    scenarioId: 'page/empty.a',
    version: { locale: 'fr-BE', fromPath: 'en/individuals/spring' },
  };
  const isOpen = {
    ...opened(
      SPRING,
      toPageText([], { alternates: [{ locale: 'en-GB', url: '/en/individuals/spring' }] }),
      'page/empty.a',
    ),
    translation: TRANSLATION,
  };
  const ofEnglish = listVersions({
    playground: opened(SPRING),
    scenarios: [],
    drafts: [draft],
    content,
  });
  const ofFrench = listVersions({ playground: isOpen, scenarios: [], drafts: [draft], content });

  expect(ofEnglish[1]).toEqual({ locale: 'fr-BE', state: 'draft', id: 'page/empty.a' });
  expect(ofFrench.slice(0, 2)).toEqual([
    { locale: 'en-GB', state: 'there', id: 'pages/en/individuals/spring' },
    { locale: 'fr-BE', state: 'open', id: 'page/empty.a' },
  ]);
});

test.each<[string, Scenario]>([
  ['a component', { title: 'Card', page: { component: 'cards/news-card/full' } }],
  ['a changed page', { ...SPRING, patch: [] }],
  ['a page of no segment', { title: 'Other', page: { fixture: 'other/spring' } }],
])('%s has no versions', (_what, scenario) => {
  const playground = opened(scenario);

  expect(listVersions({ playground, scenarios: SCENARIOS, drafts: [], content })).toEqual([]);
});
