import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ADDRESS,
  ALLOWED,
  drawn,
  LOAN,
  openServer,
  SEES_VARIANT,
  toVariant,
} from './experiment-server.testing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('EX-024 an address outside the list has no call and no decision', async () => {
  const { visit, lookups } = openServer();

  const { timing, reason, headers } = await visit(ALLOWED, '/en/individuals/cards');

  expect(lookups()).toEqual([]);
  expect([timing, reason]).toEqual([null, undefined]);
  expect(headers.get('cache-control')).toMatch(/^public/);
});

test('EX-024 without consent the page is shown as it is, without a call', async () => {
  const { visit, lookups } = openServer();

  const answers = [await visit(), await visit('cookiesOptin=false; experiments=loan:first-home')];

  expect(answers.map(({ shown, reason }) => [shown, reason])).toEqual([
    [ADDRESS, 'DISABLED'],
    [ADDRESS, 'DISABLED'],
  ]);
  expect(lookups()).toEqual([]);
});

test('a visitor who is new is looked up by the visitor cookie alone, and sees the variant', async () => {
  const { visit, lookups } = openServer();

  const { shown, timing, headers, reason } = await visit(`${ALLOWED}; visitor=v-1; other=secret`);

  expect(lookups()).toEqual(['/experiment/open/active-variants/extended visitor=v-1']);
  expect([shown, reason]).toEqual(['/en/individuals/first-home', 'SPLIT']);
  expect(timing).toBe('experiment;desc="loan:first-home:SPLIT"');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('set-cookie')).toBe(
    'experiments=loan%3Afirst-home; Max-Age=15811200; Path=/; SameSite=Lax; Secure',
  );
});

test('a variant that the cookie has is shown without a call, if the list has it', async () => {
  const { visit, lookups } = openServer(async () => drawn('control', ADDRESS));

  const known = await visit(SEES_VARIANT);
  const before = lookups().length;
  const unknown = await visit(`${ALLOWED}; experiments=loan:removed`);

  expect([known.shown, known.timing]).toEqual([
    '/en/individuals/first-home',
    'experiment;desc="loan:first-home:CACHED"',
  ]);
  expect(before).toBe(0);
  expect([unknown.shown, unknown.timing]).toEqual([
    ADDRESS,
    'experiment;desc="loan:control:SPLIT"',
  ]);
});

test('EX-028 a lookup that hangs ends after 300 ms, and the page is shown as it is', async () => {
  const { visit, asked } = openServer(() => new Promise(() => undefined));
  const answered = vi.fn<() => void>();

  const visiting = visit(ALLOWED);
  void visiting.then(answered);
  await vi.advanceTimersByTimeAsync(299);
  const early = answered.mock.calls.length;
  // Made beside the lookup, so that nobody waits for it after that.
  const madeMeanwhile = asked.includes(ADDRESS);
  await vi.advanceTimersByTimeAsync(1);

  expect([early, madeMeanwhile]).toEqual([0, true]);
  expect(answered).toHaveBeenCalledOnce();
  expect(await visiting).toMatchObject({ shown: ADDRESS, timing: null, reason: 'DEFAULT' });
});

test('a variant of the cookie is STALE where the list may be', async () => {
  const { visit, state } = openServer();
  state.isStale = true;

  const { timing, reason } = await visit(SEES_VARIANT);

  expect([timing, reason]).toEqual(['experiment;desc="loan:first-home:STALE"', 'STALE']);
});

test('the trace of each page that is made says what was decided', async () => {
  const { visit, decided, state } = openServer();

  await visit(ALLOWED, '/en/individuals/cards');
  await visit(ALLOWED);
  state.missing = '/en/individuals/first-home';
  state.list = [{ ...LOAN, experimentUrl: '/en/individuals/homes' }];
  await visit(SEES_VARIANT, '/en/individuals/homes');

  expect(decided).toEqual([
    'nothing',
    // The page as it is was made meanwhile.
    'loan:first-home SPLIT',
    'loan:first-home SPLIT',
    // The page of the variant is missing, and the page as it is takes its place.
    'loan:first-home CACHED',
    'loan ERROR',
  ]);
});

test('EX-029 kept pages of both never mix, one is made of each, and neither says who sees it', async () => {
  const { visit, asked } = openServer();
  const visits = [SEES_VARIANT, '', SEES_VARIANT, `${ALLOWED}; experiments=loan:control`];

  const answers = [];
  for (const cookie of visits) answers.push(await visit(cookie));

  expect(answers.map(({ shown }) => shown)).toEqual([
    '/en/individuals/first-home',
    ADDRESS,
    '/en/individuals/first-home',
    ADDRESS,
  ]);
  expect(asked.filter((each) => each.startsWith('/en/'))).toHaveLength(2);
  expect(answers[0]?.html).toBe(answers[2]?.html);
  expect(answers[1]?.html).toBe(answers[3]?.html);
  expect(answers.some(({ html }) => /"loan"|CACHED|DISABLED/.test(html))).toBe(false);
});

test('EX-025 a variant has the canonical address of the page; its own address says noindex', async () => {
  const { visit } = openServer();

  const there = await visit(SEES_VARIANT);
  const own = await visit('', '/en/individuals/first-home');

  expect(there.html).toContain(`<link rel="canonical" href="https://www.sample.test${ADDRESS}"`);
  expect([there, own].map(({ html }) => html.includes('"noindex"'))).toEqual([false, true]);
  expect([there, own].map(({ headers }) => headers.get('x-robots-tag'))).toEqual([null, 'noindex']);
});

test('EX-027 an experiment that has ended in the list shows the page as it is', async () => {
  const { visit, state } = openServer();

  const before = await visit(SEES_VARIANT);
  state.list = [{ ...LOAN, ended: true }];
  const after = await visit(SEES_VARIANT);

  expect([before.shown, after.shown]).toEqual(['/en/individuals/first-home', ADDRESS]);
  expect([after.timing, after.reason]).toEqual([null, undefined]);
});

test('EX-023 only the last segment of the page changes, whatever folder the variant is in', async () => {
  const elsewhere = [{ ...LOAN.variants[1]!, variantUrl: '/nl/elders/first-home' }];
  const { visit } = openServer(toVariant, [{ ...LOAN, variants: elsewhere }]);

  expect(await visit(SEES_VARIANT)).toMatchObject({ shown: '/en/individuals/first-home' });
});

test('a site that draws without consent recognises nobody, and stores nothing', async () => {
  const { visit, lookups } = openServer(toVariant, [LOAN], 'draw');

  const { shown, headers } = await visit('visitor=v-1; experiments=loan:control');

  expect(shown).toBe('/en/individuals/first-home');
  expect(lookups()).toEqual(['/experiment/open/active-variants/extended']);
  expect(headers.get('set-cookie')).toBeNull();
});
