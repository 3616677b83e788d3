import { describe, expect, test } from 'vitest';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { decideRoute } from './decide-route.ts';
import { factsWith } from './facts.testing.ts';
import type { RouteFacts } from './route-facts.ts';

const LOGIN = 'https://login.example.com/?return={currentUrl}';
const ANDROID = { platform: 'android', version: '1.6', features: [] } as const;

function decide(
  routes: readonly RouteConfig[],
  path: string,
  facts: Partial<RouteFacts> | ((url: URL) => Partial<RouteFacts>) = {},
) {
  const url = new URL(`https://www.sample.test${path}`);
  return decideRoute(routes, url, (at) =>
    factsWith(typeof facts === 'function' ? facts(at) : facts),
  );
}

test('a route is shown with its parameters and its rest', () => {
  expect(decide([{ pathPattern: '/:language/*' }], '/fr/a/b')).toMatchObject({
    status: 'show',
    match: { index: 0, parameters: { language: 'fr' }, rest: 'a/b' },
  });
});

test('where no route fits, the path is not found', () => {
  expect(decide([], '/fr')).toMatchObject({
    status: 'not-found',
    problem: { code: 'route-not-found' },
  });
});

test('a route of which a value is missing is undecided, and says which', () => {
  const routes = [{ pathPattern: '/*', conditions: { app: 'banking' }, redirect: '/elsewhere' }];

  expect(decide(routes, '/', { later: new Set(['app']) })).toMatchObject({
    status: 'undecided',
    waitsFor: ['app'],
  });
});

describe('a route that requires a session', () => {
  const routes = [{ pathPattern: '/mine', auth: { redirectTo: LOGIN } }];

  test('RT-005 sends an unauthenticated visitor to the login address', () => {
    expect(decide(routes, '/mine?a=1')).toMatchObject({
      status: 'redirect',
      url: 'https://login.example.com/?return=https%3A%2F%2Fwww.sample.test%2Fmine%3Fa%3D1',
    });
  });

  test('RT-007 shows itself to an authenticated visitor', () => {
    expect(decide(routes, '/mine', { session: 'authenticated' }).status).toBe('show');
  });

  test('is undecided while nobody knows whether there is one', () => {
    expect(decide(routes, '/mine', { session: 'unknown' })).toMatchObject({
      status: 'undecided',
      waitsFor: ['session'],
    });
  });

  test('does not exist for the unauthenticated without a login address, also where a later route fits', () => {
    const hidden = [{ pathPattern: '/mine', auth: {} }, { pathPattern: '/*' }];

    expect(decide(hidden, '/mine')).toMatchObject({
      status: 'not-found',
      problem: { code: 'sign-in-required' },
    });
    expect(decide(hidden, '/mine', { session: 'authenticated' }).status).toBe('show');
  });

  test('redirects only those who may see it', () => {
    const moved = [{ pathPattern: '/mine', redirect: '/new', auth: { redirectTo: LOGIN } }];

    expect(decide(moved, '/mine')).toMatchObject({ url: expect.stringContaining('login') });
    expect(decide(moved, '/mine', { session: 'authenticated' })).toMatchObject({ url: '/new' });
  });
});

/** `/0` leads to `/1`, and so on. */
const chain = (hops: number) =>
  Array.from({ length: hops }, (_, hop) => ({
    pathPattern: `/${hop}`,
    redirect: `/${hop + 1}?from=${hop}`,
  }));

/** The first part of a path is its language. */
const language = (url: URL) => ({ context: new Map([['language', url.pathname.slice(1)]]) });

describe('a redirect', () => {
  test.each(['authenticated', 'unauthenticated', 'unknown'] as const)(
    'RT-027 without authentication sends a visitor whose session is %s to its address',
    (session) => {
      const routes = [{ pathPattern: '/old', redirect: '/new' }];

      expect(decide(routes, '/old', { session })).toMatchObject({
        status: 'redirect',
        url: '/new',
      });
    },
  );

  test('may lead to nine more, one after the other, and not to ten', () => {
    expect(decide(chain(10), '/0')).toMatchObject({ status: 'redirect', url: '/1?from=0' });
    expect(decide(chain(11), '/0')).toMatchObject({
      status: 'not-found',
      problem: { code: 'redirect-loop' },
    });
  });

  test.each([
    ['to itself', [{ pathPattern: '/a', redirect: '/a?again' }]],
    [
      'to one that leads back',
      [
        { pathPattern: '/a', redirect: '/b' },
        { pathPattern: '/b', redirect: 'https://www.sample.test/a' },
      ],
    ],
    [
      'to a login page that requires a session',
      [{ pathPattern: '/*', auth: { redirectTo: '/login?to={currentUrl}' } }],
    ],
  ])('is an error where it leads %s', (_, routes) => {
    expect(decide(routes, '/a')).toMatchObject({ problem: { code: 'redirect-loop' } });
  });

  test('to a path of the same name on another host is none', () => {
    const routes = [{ pathPattern: '/*', redirect: 'https://www.elsewhere.test/a' }];

    expect(decide(routes, '/a').status).toBe('redirect');
  });

  test('is followed by what holds at each address', () => {
    const routes = [
      { pathPattern: '/fr', redirect: '/en', conditions: { language: 'fr' } },
      { pathPattern: '/en', redirect: '/fr', conditions: { language: 'fr' } },
      { pathPattern: '/*' },
    ];

    expect(decide(routes, '/fr', language)).toMatchObject({ status: 'redirect', url: '/en' });
  });
});

describe('a route that needs something of the native app', () => {
  const routes = [
    { pathPattern: '/a', redirect: '/b', compatibility: { appVersion: { android: '1.7' } } },
  ];

  test('is refused in one that does not have it, before anything else is done', () => {
    expect(decide(routes, '/a', { app: ANDROID })).toMatchObject({
      status: 'refused',
      incompatibility: { requiredVersion: '1.7' },
    });
  });

  test('RT-013 is not refused in a normal browser', () => {
    expect(decide(routes, '/a').status).toBe('redirect');
  });
});
