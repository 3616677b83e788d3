import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import {
  ADDRESS,
  ALLOWED,
  drawn,
  HTML,
  JSON_TYPE,
  LOAN,
  openServer,
  SEES_VARIANT,
  toVariant,
  visitInTime,
  warningsIn,
} from './experiment-server.testing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const LATER = [0, 1, 2];

test.each<[string, () => Promise<Response>, string]>([
  ['is refused', () => Promise.reject(new TypeError('fetch failed')), 'ERROR'],
  ['fails', async () => Response.json({}, { status: 500 }), 'ERROR'],
  ['is a web page', async () => new Response('<!doctype html>', HTML), 'ERROR'],
  [
    'is too large',
    async () => new Response(`{"a":"${'x'.repeat(5_000_001)}"}`, JSON_TYPE),
    'ERROR',
  ],
  ['is cut off', async () => new Response('{"activeVariants":[', JSON_TYPE), 'ERROR'],
  ['has no list', async () => Response.json({ activeVariants: {} }), 'ERROR'],
])(
  'after an answer of the service that %s the page is shown as it is, with one warning a minute',
  async (_, lookUp, reason) => {
    const { visit, messages } = openServer(lookUp);

    const visits = [];
    for (const __ of LATER) visits.push(visitInTime(visit));
    const answers = await Promise.all(visits);
    const ofMinute = warningsIn(messages);
    vi.setSystemTime(Date.now() + 60_000);
    await visitInTime(visit);

    const expected = { shown: ADDRESS, timing: null, reason };
    expect(answers).toMatchObject(LATER.map(() => expected));
    expect([ofMinute.length, warningsIn(messages).length]).toEqual([1, 2]);
    expect(ofMinute[0]).toMatch(/^The experiment service does not say which variant/);
  },
);

test('EX-027 a service that has nothing to say shows the page as it is, without a warning', async () => {
  const { visit, messages } = openServer(async () => Response.json({ activeVariants: [] }));

  const { shown, reason } = await visit(ALLOWED);

  expect([shown, reason]).toEqual([ADDRESS, 'DEFAULT']);
  expect(messages).toEqual([]);
});

test.each<[string, string]>([
  ['the cookie has', SEES_VARIANT],
  ['the service has drawn', ALLOWED],
])(
  'a variant that %s, and that a full server cannot make, is DEFAULT, without a warning',
  async (_, cookie) => {
    const { visit, messages, state } = openServer();
    await visit();
    state.isFull = true;

    const known = await visit(cookie);
    state.list = [{ ...LOAN, experimentUrl: '/en/individuals/homes' }];
    const nothing = await visit(SEES_VARIANT, '/en/individuals/homes');
    state.list = [LOAN];
    state.isFull = false;
    const later = await visit(cookie);

    const asItIs = { shown: ADDRESS, timing: null, reason: 'DEFAULT' };
    expect(known).toMatchObject({ ...asItIs, status: 200, admission: 'not-needed' });
    expect(known.headers.get('set-cookie')).toBeNull();
    expect(nothing).toMatchObject({ reason: 'DEFAULT', status: 503, admission: 'refused' });
    expect(later.shown).toBe('/en/individuals/first-home');
    expect(messages).toEqual([]);
  },
);

const NOWHERE: readonly (readonly [string, string])[] = [
  ['leads to another host', 'https://elsewhere.test/en/individuals/first-home'],
  ['leads to another host by two slashes', '//elsewhere.test/first-home'],
  ['has a scheme', 'javascript:alert(1)/first-home'],
  ['climbs', '/en/individuals/..'],
  ['climbs in code', '/en/individuals/%2e%2E'],
  ['has 10,000 characters', `/en/${'a'.repeat(10_000)}`],
  ['has no page', '/en/individuals/missing'],
];

test.each(NOWHERE)(
  'a variant that %s is shown to nobody, by the list or the service, with one warning',
  async (_, variantUrl) => {
    const variants = [LOAN.variants[0]!, { variant: 'first-home', variantUrl }];
    const list = openServer(toVariant, [{ ...LOAN, variants }]);
    const service = openServer(async () => drawn('first-home', variantUrl));
    for (const { state } of [list, service]) state.missing = '/en/individuals/missing';

    const byList = [await list.visit(SEES_VARIANT), await list.visit(SEES_VARIANT)];
    const byService = [await service.visit(ALLOWED), await service.visit(ALLOWED)];

    const expected = { shown: ADDRESS, timing: null, reason: 'ERROR' };
    expect([...byList, ...byService]).toMatchObject([expected, expected, expected, expected]);
    expect(list.asked.filter((each) => each.includes('elsewhere'))).toEqual([]);
    expect([warningsIn(list.messages).length, warningsIn(service.messages).length]).toEqual([1, 1]);
    expect(warningsIn(list.messages)[0]?.length).toBeLessThan(300);
  },
);

const CARDS = '/en/individuals/cards';

test.each<[string, Partial<Experiment>, string]>([
  ['one key', { experimentUrl: CARDS }, CARDS],
  ['one page', { key: 'second' }, ADDRESS],
])('of two experiments with %s the first counts, with one warning', async (_, more, path) => {
  const second = {
    ...LOAN,
    variants: [{ variant: 'other', variantUrl: '/en/individuals/other' }],
    ...more,
  };
  const { visit, messages } = openServer(toVariant, [LOAN, second]);
  const cookie = `${ALLOWED}; experiments=loan:first-home,second:other`;

  const first = [await visit(cookie), await visit(cookie)];
  const ofSecond = await visit(`${ALLOWED}; experiments=loan:other,second:other`, path);

  expect(first.map(({ shown }) => shown)).toEqual(
    LATER.slice(1).map(() => '/en/individuals/first-home'),
  );
  expect(ofSecond.shown).not.toBe('/en/individuals/other');
  expect(messages).toHaveLength(1);
});
