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

const OPEN_ROUTE = { pathPattern: '/*', experiments: true };

const listOf = (...experiments: object[]) => ({
  $schema: 'https://experience.local/experiment-list.schema.json',
  experiments,
});

const [CONTROL] = LOAN.variants;

const withVariant = (variantUrl: string) =>
  listOf({ ...LOAN, variants: [CONTROL, { variant: 'b', variantUrl }] });

const withShares = (...shares: readonly (number | undefined)[]) =>
  listOf({
    ...LOAN,
    variants: shares.map((share, index) => ({
      variant: `v${index}`,
      variantUrl: `/en/loans/v${index}`,
      share,
    })),
  });

const severitiesOf = (...shares: readonly number[]) => {
  const bytes = Buffer.from(JSON.stringify(withShares(...shares)));
  return checkBytes('full.json', bytes, { known }).map(({ severity }) => severity);
};

const experience = (experiments: object, routes: readonly object[] = [OPEN_ROUTE]) => ({
  $schema: 'https://experience.local/experience.schema.json',
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes,
  experiments,
});

test('a list without mistakes has no problem', () => {
  expect(problemsOf(listOf(LOAN))).toEqual([]);
});

test('two variants on one page are a problem, unless the experiment ended or nobody gets one', () => {
  const twice = (share: number) => [
    ...LOAN.variants,
    { variant: 'again', variantUrl: '/en/loans/first-home', share },
  ];

  expect(problemsOf(listOf({ ...LOAN, variants: twice(1) }))).toEqual([
    'wrong-shares /experiments/0/variants',
    'variants-on-one-page /experiments/0/variants/2/variantUrl',
  ]);
  expect(problemsOf(listOf({ ...LOAN, variants: twice(1), ended: true }))).toEqual([]);
  expect(problemsOf(listOf({ ...LOAN, variants: twice(0) }))).toEqual([
    'wrong-shares /experiments/0/variants',
  ]);
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
  const doubled = { ...LOAN, variants: [CONTROL, CONTROL] };

  expect(problemsOf(listOf(LOAN, other))).toEqual([
    'duplicate-experiment-name /experiments/1/key',
    'too-small /experiments/1/variants',
  ]);
  expect(problemsOf(listOf(doubled))).toEqual([
    'duplicate-experiment-name /experiments/0/variants/1/variant',
  ]);
});

test('one key in two lists says on which page the other experiment is', () => {
  const experiments = [{ key: 'loan', experimentUrl: '/en/cards', isRunning: false }];
  const bytes = Buffer.from(JSON.stringify(listOf(LOAN)));

  expect(checkBytes('full.json', bytes, { known, content: { experiments } })).toMatchObject([
    {
      pointer: '/experiments/0/key',
      message: 'Duplicate experiment: loan. Another list has one on /en/cards.',
    },
  ]);
});

test.each([
  ['/en/campaigns/first-home', 'variant-elsewhere'],
  ['/en/loans/../first-home', 'variant-elsewhere'],
  ['/en/loans/..', 'variant-elsewhere'],
  ['/en/loans/%2e%2e', 'variant-elsewhere'],
  ['/en/loans/first-home/', 'variant-elsewhere'],
  ['/en/loans/a\\first-home', 'unsafe-address'],
  ['/en/loans/first-home?a=b', 'unsafe-address'],
  ['https://elsewhere.test/first-home', 'unsafe-address'],
  ['//elsewhere.test/first-home', 'unsafe-address'],
  ['javascript:alert(1)', 'unsafe-address'],
])('a swap that leads nowhere is one problem: %s %s', (variantUrl, code) => {
  expect(problemsOf(withVariant(variantUrl))).toEqual([
    `${code} /experiments/0/variants/1/variantUrl`,
  ]);
});

test('a swap to an address that is too long is one problem', () => {
  expect(problemsOf(withVariant(`/en/loans/${'a'.repeat(2_000)}`))).toEqual([
    'too-long /experiments/0/variants/1/variantUrl',
  ]);
});

test('a page without its page model is an error, of the experiment as of a variant', () => {
  const pages = ['/en/loans/home-loan'];
  const routes = ['/en/loans/:any'];
  const misspelt = { ...LOAN, experimentUrl: '/en/loans/home-lone' };

  expect(problemsOf(listOf(LOAN), { pages, routes })).toEqual([
    'missing-experiment-page /experiments/0/variants/1/variantUrl',
  ]);
  expect(problemsOf(listOf(misspelt), { pages })).toEqual([
    'missing-experiment-page /experiments/0/experimentUrl',
    'missing-experiment-page /experiments/0/variants/1/variantUrl',
  ]);
});

test('where the site puts the language before a path, the page is found behind it', () => {
  const loan = {
    ...LOAN,
    experimentUrl: '/loan',
    variants: [
      { variant: 'control', variantUrl: '/loan' },
      { variant: 'b', variantUrl: '/first-home' },
    ],
  };
  const pages = ['/en/loan', '/en/first-home'];
  const site = {
    ...experience({ list: [loan] }),
    flexPage: { endpoint: '/pages', languagePrefix: true },
  };

  expect(problemsOf(site, { pages })).toEqual([]);
  expect(problemsOf(experience({ list: [loan] }), { pages })).toHaveLength(2);
});

test.each([
  [[50, 40], 'wrong-shares'],
  [[50, undefined], 'wrong-shares'],
  [[0, 0], 'wrong-shares'],
  [[100, 0], 'single-variant'],
  [[undefined], 'single-variant'],
])('shares of %j: %s', (shares, code) => {
  expect(problemsOf(withShares(...shares))).toEqual([`${code} /experiments/0/variants`]);
});

test('shares that sum to 100, and no shares at all, are no problem', () => {
  expect(problemsOf(withShares(33, 33, 34))).toEqual([]);
  expect(problemsOf(withShares(undefined, undefined, undefined))).toEqual([]);
});

test('only shares of which nobody gets a variant are an error, and none after the end', () => {
  const over = listOf({ ...LOAN, ended: true, variants: [{ ...CONTROL, share: 0 }] });

  expect([severitiesOf(50, 40), severitiesOf(100), severitiesOf(0, 0)].flat()).toEqual([
    'warning',
    'warning',
    'error',
  ]);
  expect(problemsOf(over)).toEqual([]);
});

test('a variant whose page is under another experiment is a problem, until that one ends', () => {
  const other = {
    key: 'first-home',
    experimentUrl: '/en/loans/first-home',
    variants: [
      { variant: 'control', variantUrl: '/en/loans/first-home' },
      { variant: 'b', variantUrl: '/en/loans/your-home' },
    ],
  };

  expect(problemsOf(listOf(LOAN, other))).toEqual([
    'variant-under-experiment /experiments/0/variants/1/variantUrl',
  ]);
  expect(problemsOf(listOf(LOAN, { ...other, ended: true }))).toEqual([]);
});

test.each<[string, readonly object[]]>([
  ['the only route', [{ pathPattern: '/*' }]],
  ['a route before one with experiments', [{ pathPattern: '/en/*' }, OPEN_ROUTE]],
  ['a child route', [{ pathPattern: '/en/*', childRoutes: [{ pathPattern: '/loans/:id' }] }]],
])('an experiment is a problem on a page of %s that has none', (_, routes) => {
  expect(problemsOf(experience({ list: [LOAN] }, routes))).toEqual([
    'route-without-experiments /experiments/list/0/experimentUrl',
  ]);
});

test.each<[string, readonly object[]]>([
  ['a child of one with experiments', [{ ...OPEN_ROUTE, childRoutes: [{ pathPattern: '/:a/*' }] }]],
  [
    'one that comes after a route with conditions',
    [{ pathPattern: '/*', conditions: { segment: 'business' } }, OPEN_ROUTE],
  ],
  ['no route', [{ pathPattern: '/fr/*' }]],
])('an experiment is none on a page of %s', (_, routes) => {
  expect(problemsOf(experience({ list: [LOAN] }, routes))).toEqual([]);
});

const listed = (key: string, experimentUrl: string, isRunning = true) => ({
  key,
  experimentUrl,
  isRunning,
});

test('an experiment is a problem where another list has its key or its page', () => {
  const own = listed('loan', '/en/loans/home-loan');
  const withOthers = (...others: ReturnType<typeof listed>[]) =>
    problemsOf(listOf(LOAN), { experiments: [...others, own] });

  expect(withOthers(listed('cards', '/en/cards'))).toEqual([]);
  expect(withOthers(listed('loan', '/en/cards'))).toEqual([
    'duplicate-experiment-name /experiments/0/key',
  ]);
  expect(withOthers(listed('cards', own.experimentUrl))).toEqual([
    'experiments-on-one-page /experiments/0/experimentUrl',
  ]);
  expect(withOthers(listed('cards', '/en/loans/first-home'))).toEqual([
    'variant-under-experiment /experiments/0/variants/1/variantUrl',
  ]);
  expect(withOthers(listed('cards', own.experimentUrl, false))).toEqual([]);
  // The very same entry once more is that of a copy of the file.
  expect(withOthers(own)).toHaveLength(2);
});

test('the list within an experience is checked alike', () => {
  const pages = ['/en/loans/home-loan'];

  expect(problemsOf(experience({ list: [LOAN] }), { pages })).toEqual([
    'missing-experiment-page /experiments/list/0/variants/1/variantUrl',
  ]);
  expect(problemsOf(experience({ list: [LOAN, LOAN] }))).toEqual([
    'duplicate-experiment-name /experiments/list/1/key',
    'experiments-on-one-page /experiments/list/1/experimentUrl',
  ]);
  expect(problemsOf(experience({ list: '/experiment/open/experiments' }))).toEqual([]);
  expect(problemsOf(experience({ list: 'https://elsewhere.test/list?all' }))).toEqual([
    'unsafe-address /experiments/list',
  ]);
});
