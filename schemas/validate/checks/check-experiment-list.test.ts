import { expect, test } from 'vitest';
import { checkBytes } from '../command/check-file.ts';
import { loadKnownChecks, type KnownContent } from '../known-checks.ts';

const known = await loadKnownChecks();

const LOAN = {
  key: 'loan',
  experimentUrl: '/en/loans/home-loan',
  variants: [
    { variant: 'control', variantUrl: '/en/loans/home-loan' },
    { variant: 'first-home', variantUrl: '/en/loans/first-home' },
  ],
};

const problemsOf = (file: object, content?: KnownContent) =>
  checkBytes('full.json', Buffer.from(JSON.stringify(file)), {
    known,
    ...(content && { content }),
  }).map(({ code, pointer }) => `${code} ${pointer}`);

const listOf = (...experiments: object[]) => ({
  $schema: 'https://experience.local/experiment-list.schema.json',
  experiments,
});

const withVariant = (variantUrl: string) =>
  listOf({ ...LOAN, variants: [{ variant: 'b', variantUrl }] });

const experience = (experiments: object) => ({
  $schema: 'https://experience.local/experience.schema.json',
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
  experiments,
});

test('a list without mistakes has no problem', () => {
  expect(problemsOf(listOf(LOAN))).toEqual([]);
});

test('two experiments on one page are a problem, unless one has ended', () => {
  const second = { ...LOAN, key: 'loan-2' };

  expect(problemsOf(listOf(LOAN, second))).toEqual([
    'experiments-on-one-page /experiments/1/experimentUrl',
  ]);
  expect(problemsOf(listOf({ ...LOAN, ended: true }, second))).toEqual([]);
});

test('one key twice is a problem, of experiments and of variants', () => {
  const other = { ...LOAN, experimentUrl: '/en/loans/cards', variants: [] };
  const [control] = LOAN.variants;
  const doubled = { ...LOAN, variants: [control, control] };

  expect(problemsOf(listOf(LOAN, other))).toEqual([
    'duplicate-experiment-name /experiments/1/key',
    'too-small /experiments/1/variants',
  ]);
  expect(problemsOf(listOf(doubled))).toEqual([
    'duplicate-experiment-name /experiments/0/variants/1/variant',
  ]);
});

test('a variant that is not beside its page is a problem, once', () => {
  const at = '/experiments/0/variants/0/variantUrl';

  expect(problemsOf(withVariant('/en/campaigns/first-home'))).toEqual([`variant-elsewhere ${at}`]);
  expect(problemsOf(withVariant('/en/loans/..'))).toEqual([`variant-elsewhere ${at}`]);
  expect(problemsOf(withVariant('https://elsewhere.test/first-home'))).toEqual([
    `unsafe-address ${at}`,
  ]);
  expect(problemsOf(withVariant('javascript:alert(1)'))).toEqual([`unsafe-address ${at}`]);
});

test('a variant without a page is a problem where the pages are known', () => {
  const pages = ['/en/loans/home-loan'];

  expect(problemsOf(listOf(LOAN), { pages })).toEqual([
    'unanswered-link /experiments/0/variants/1/variantUrl',
  ]);
});

test('the list within an experience is checked alike', () => {
  expect(problemsOf(experience({ list: [LOAN, LOAN] }))).toEqual([
    'duplicate-experiment-name /experiments/list/1/key',
    'experiments-on-one-page /experiments/list/1/experimentUrl',
  ]);
  expect(problemsOf(experience({ list: '/experiment/open/experiments' }))).toEqual([]);
  expect(problemsOf(experience({ list: 'https://elsewhere.test/list?all' }))).toEqual([
    'unsafe-address /experiments/list',
  ]);
});
