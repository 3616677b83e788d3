import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { APP, ORIGIN, siteWith } from './site-with.testing.ts';

test('the address changes once code and plan are there, together with the page', async () => {
  const { go, come, address, site } = siteWith();

  const going = go('/cards');
  await Promise.resolve();

  expect([address(), site.screen]).toEqual(['/start', '/start']);
  await come('/cards');
  expect(await going).toBe('shown');
  expect([address(), site.screen]).toEqual(['/cards', '/cards']);
});

test('RT-010 a newer navigation cancels an older one, which never renders, however late it comes', async () => {
  const { go, come, address, site, signals } = siteWith();

  const older = go('/slow');
  const newer = go('/fast');

  expect(signals.get('/slow')?.aborted).toBe(true);
  await come('/fast');
  expect(await newer).toBe('shown');
  await come('/slow');
  expect(await older).toBe('superseded');
  expect([address(), site.screen]).toEqual(['/fast', '/fast']);
});

test('RT-010 an older navigation that comes first does not render either', async () => {
  const { go, come, address, site } = siteWith();

  const older = go('/first');
  const newer = go('/second');
  await come('/first');

  expect(await older).toBe('superseded');
  expect([address(), site.screen]).toEqual(['/start', '/start']);
  await come('/second');
  expect(await newer).toBe('shown');
  expect(site.screen).toBe('/second');
});

test('RT-010 of 100 navigations at once the last one alone renders', async () => {
  const { go, come, site, address } = siteWith();
  const going = Array.from({ length: 100 }, (_, index) => go(`/page-${index}`));

  for (let index = 0; index < 100; index += 1) await come(`/page-${index}`);

  const outcomes = await Promise.all(going);
  expect(outcomes.filter((outcome) => outcome === 'shown')).toHaveLength(1);
  expect(outcomes.at(-1)).toBe('shown');
  expect([address(), site.screen]).toEqual(['/page-99', '/page-99']);
});

test.each([
  [
    'RT-011 in the app a route whose hybrid feature is missing',
    '/scan',
    { missingFeatures: ['camera'] },
  ],
  [
    'RT-012 in the app a route whose version is not met',
    '/pay',
    { missingFeatures: [], requiredVersion: '1.7.2' },
  ],
])('%s is refused: address and page stay', async (_, path, detail) => {
  const { go, address, site, said, router } = siteWith({ app: APP });

  expect(await go(path)).toBe('refused');

  expect([address(), site.screen]).toEqual(['/start', '/start']);
  expect(said).toEqual([['route-refused', { path, ...detail }]]);
  expect(router.state.blockers.get('page')?.state).toBe('unblocked');
});

test.each(['/scan', '/pay'])(
  'RT-011, RT-012 going back to %s, which the app refuses, restores the previous address',
  async (path) => {
    const { router, address, site, said } = siteWith({ app: APP, visited: [path, '/start'] });

    await router.navigate(-1);
    await nextTurn();

    expect([address(), site.screen]).toEqual(['/start', '/start']);
    expect(said).toMatchObject([['route-refused', { path }]]);
  },
);

test('RT-014 a route import is importing, then succeeded', async () => {
  const { go, come, said } = siteWith();

  const going = go('/cards');
  await Promise.resolve();
  expect(said).toEqual(['/cards importing']);
  await come('/cards');
  await going;

  expect(said).toEqual(['/cards importing', '/cards succeeded']);
});

const PROBLEM = {
  code: 'x',
  severity: 'error',
  pointer: '',
  message: 'No code.',
  fix: 'Build.',
} as const;

test.each([
  ['throws', new Error('offline'), /could not be loaded: offline/],
  ['is missing code', { status: 'failed', problem: PROBLEM } as const, /No code/],
])(
  'RT-014, RT-015, RT-016 an import that %s has failed: the page stays, and an event tells',
  async (_, page, message) => {
    const { go, come, address, site, said } = siteWith();

    const going = go('/cards');
    await come('/cards', page);

    expect(await going).toBe('failed');
    expect([address(), site.screen]).toEqual(['/start', '/start']);
    expect(said).toEqual([
      '/cards importing',
      '/cards failed',
      [
        'route-import-failed',
        {
          path: '/cards',
          problem: expect.objectContaining({ message: expect.stringMatching(message) }),
        },
      ],
    ]);
  },
);

test('RT-015 after an import that failed the same navigation may be tried again', async () => {
  const { go, come, address } = siteWith();
  const failing = go('/cards');
  await come('/cards', new Error('offline'));
  await failing;

  const again = go('/cards');
  await come('/cards');

  expect(await again).toBe('shown');
  expect(address()).toBe('/cards');
});

test('RT-015 going back to a page that cannot be imported leaves address, page and history as they were', async () => {
  const { router, come, address, site, said, go } = siteWith({ visited: ['/before', '/start'] });

  void router.navigate(-1);
  await come('/before', new Error('offline'));
  await nextTurn();
  expect(said).toHaveLength(3);
  expect([address(), site.screen]).toEqual(['/start', '/start']);

  void router.navigate(-1);
  await come('/before');
  await nextTurn();
  expect(site.screen).toBe('/before');
  const forth = go('/next');
  await come('/next');
  await forth;
  expect(address()).toBe('/next');
});

test('a redirect is followed, and the address that redirects is never shown', async () => {
  const { go, come, address, site } = siteWith();

  const going = go('/old');
  await come('/new');

  expect(await going).toBe('shown');
  expect([address(), site.screen]).toEqual(['/new', '/new']);
});

test('RT-005 a route for those who are signed in leads to its log-in address with the way back', async () => {
  const { go, come, router } = siteWith();

  const going = go('/account');
  await come('/login');
  await going;

  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/login?back=${encodeURIComponent(`${ORIGIN}/account`)}`);
});

test('a redirect to another origin loads a document, and nothing moves here', async () => {
  const { go, address, site } = siteWith();

  expect(await go('/away')).toBe('document');

  expect(site.documents).toEqual(['https://shop.meridia.test/start']);
  expect(address()).toBe('/start');
});

test('a page that needs a document of its own gets one', async () => {
  const { go, come, address, site } = siteWith();

  const going = go('/fr/particuliers');
  await come('/fr/particuliers', { status: 'document' });

  expect(await going).toBe('document');
  expect(site.documents).toEqual([`${ORIGIN}/fr/particuliers`]);
  expect(address()).toBe('/start');
});

test('another place on the same page is no other page', async () => {
  const { go, router, said } = siteWith();

  expect(await go('/start#prices')).toBe('shown');

  expect(router.state.location.hash).toBe('#prices');
  expect(said).toEqual([]);
});

test('whoever stays on the page after all cancels what is on its way', async () => {
  const { go, come, address, site } = siteWith();

  const leaving = go('/cards');
  await go('/start#prices');
  await come('/cards');

  expect(await leaving).toBe('superseded');
  expect([address(), site.screen]).toEqual(['/start', '/start']);
});

test('data stays with the entry of the history', async () => {
  const { navigator, come, router } = siteWith();

  const going = navigator.navigate({ path: '/cards', data: { from: ['menu', 1] } });
  await come('/cards');
  await going;

  expect(router.state.location.state).toEqual({ from: ['menu', 1] });
});

test.each([
  ['RT-018', { path: '/cards', search: '?a' as unknown as URLSearchParams }, 'Search parameters'],
  ['RT-019', { path: '/cards', data: { act: () => 1 } }, 'Navigation data'],
  ['RT-020', { path: '' }, 'Missing path'],
])('%s what is refused by its form moves nothing', async (_, request, message) => {
  const { navigator, address, said } = siteWith();

  await expect(navigator.navigate(request)).rejects.toThrow(message);

  expect(address()).toBe('/start');
  expect(said).toEqual([]);
});
