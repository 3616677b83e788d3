import { expect, test } from 'vitest';
import { selectTests } from './select-tests.ts';

const SWEEP = 'tests/contract/sweep.browser.test.tsx';
const SWEEP_OF_KINDS = 'tests/contract/sweep-of-kinds.dom.test.tsx';
const SWEEPS = new Map([
  [SWEEP, 'takeSample(all, { count: 1 })'],
  [SWEEP_OF_KINDS, 'takeStratifiedSample(all, { groupOf, count: 1 })'],
]);

const file = (path: string, ...names: readonly string[]) => ({
  path,
  text: SWEEPS.get(path) ?? '',
  imports: names.map((name) => ({ name, isTypeOnly: false })),
});

const files = [
  file('registry/cards/news-card/news-card.tsx', './news-card.css'),
  file('registry/cards/news-card/news-card.dom.test.tsx', './news-card.tsx'),
  file('registry/cards/news-card/look.browser.deep.test.tsx', './news-card.tsx'),
  file('tests/deep/cards.browser.deep.test.ts', '../../registry/cards/news-card/news-card.tsx'),
  file('schemas/generated/cards/news-card.check.ts'),
  file('schemas/checks.test.ts', './generated/cards/news-card.check.ts'),
  file('renderer/plan/plan.ts'),
  file('renderer/plan/plan.test.ts', './plan.ts'),
  file(SWEEP),
  file(SWEEP_OF_KINDS),
  file('tests/journeys/search-results.site.test.ts'),
  file('tests/journeys/reading.site.test.ts'),
  file('site/search/find.ts'),
];
const select = (...changed: readonly string[]) => selectTests(changed, files);

const BOTH = [SWEEP_OF_KINDS, SWEEP];
const READING = 'tests/journeys/reading.site.test.ts';
const CARD_TESTS = [
  'registry/cards/news-card/look.browser.deep.test.tsx',
  'registry/cards/news-card/news-card.dom.test.tsx',
];

test('a component leads to the tests that import it, to the samples of all, and to a journey', () => {
  expect(select('registry/cards/news-card/news-card.tsx')).toEqual([
    ...CARD_TESTS,
    ...BOTH,
    READING,
  ]);
});

test('so do its style and its fixtures, and its schema leads to what is generated from it', () => {
  expect(select('registry/cards/news-card/news-card.css')).toEqual([
    ...CARD_TESTS,
    ...BOTH,
    READING,
  ]);
  expect(select('fixtures/cards/news-card/full.json')).toEqual([...CARD_TESTS, ...BOTH]);
  expect(select('schemas/cards/news-card.schema.json')).toEqual([
    'schemas/checks.test.ts',
    ...BOTH,
  ]);
});

test('code of the renderer leads to its tests, and a journey that is named like a change is taken', () => {
  expect(select('renderer/plan/plan.ts')).toEqual(['renderer/plan/plan.test.ts', READING]);
  expect(select('site/search/find.ts')).toEqual(['tests/journeys/search-results.site.test.ts']);
});

test('a changed test is run, and what no test sees leads to none', () => {
  expect(select('renderer/plan/plan.test.ts')).toEqual(['renderer/plan/plan.test.ts']);
  expect(select('README.md', 'docs/vocabulary.md', 'renderer/plan/gone.test.ts')).toEqual([]);
});
