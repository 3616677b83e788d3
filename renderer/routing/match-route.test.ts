import { describe, expect, test } from 'vitest';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { factsWith } from './facts.testing.ts';
import { matchRoutes, matchRoute } from './match-route.ts';

const match = (routes: readonly RouteConfig[], path: string) =>
  matchRoute(routes, path, factsWith());

test('the first route that fits is taken', () => {
  const search = { pathPattern: '/:language/search' };
  const routes = [{ pathPattern: '/' }, search, { pathPattern: '/*' }];

  expect(match(routes, '/fr/search')).toEqual({
    route: search,
    index: 1,
    featuresPointer: '/1',
    parameters: { language: 'fr' },
    rest: '',
    waitsFor: [],
  });
});

test('the order of the table decides, not how closely a pattern fits', () => {
  const routes = [{ pathPattern: '/en/*' }, { pathPattern: '/:a/:b' }, { pathPattern: '/en/a' }];

  expect(match(routes, '/en/a')?.index).toBe(0);
  expect(match(routes.toReversed(), '/en/b')?.index).toBe(1);
  expect([...matchRoutes(routes, '/en/a')].map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('RT-028 a base route stands before the pattern', () => {
  const routes = [{ baseRoute: '/business', pathPattern: '/offers/:id' }];

  expect(match(routes, '/business/offers/7')?.parameters).toEqual({ id: '7' });
  expect(match(routes, '/offers/7')).toBeUndefined();
});

test('RT-028 parameters and rest are those of the whole, and a slash at the end of the base does not count twice', () => {
  const routes = [{ baseRoute: '/:language/loans/', pathPattern: '/:product/*' }];

  expect(match(routes, '/fr/loans/car/step/2')).toMatchObject({
    parameters: { language: 'fr', product: 'car' },
    rest: 'step/2',
  });
  expect(match([{ baseRoute: '/en', pathPattern: '/' }], '/en')).toBeDefined();
});

describe('the children of a route whose pattern ends in a wildcard', () => {
  const branches = {
    pathPattern: '/:language/branches/*',
    pageTitle: 'Branches',
    slots: { main: { feature: 'hours' } },
    properties: { country: 'BE' },
    childRoutes: [
      { pathPattern: '/:branch', pageTitle: 'A branch' },
      { pathPattern: '/:branch/news/*', properties: { kind: 'news' } },
    ],
  };
  const routes = [branches, { pathPattern: '/*' }];

  test('RT-031 are compared with the rest, and have from it what they leave out', () => {
    const found = match(routes, '/en/branches/ghent-centre');

    expect(found).toMatchObject({
      route: { pageTitle: 'A branch', slots: branches.slots, properties: { country: 'BE' } },
      parameters: { language: 'en', branch: 'ghent-centre' },
      rest: 'ghent-centre',
      index: 0,
      featuresPointer: '/0',
    });
  });

  test('RT-031 with a wildcard of their own know what that took', () => {
    const found = match(routes, '/en/branches/ghent/news/2026/11');

    expect(found).toMatchObject({ rest: '2026/11', parameters: { branch: 'ghent' } });
    expect(found?.route.properties).toEqual({ country: 'BE', kind: 'news' });
  });

  test('RT-031 of which none fits leave the path to the next route', () => {
    expect(match(routes, '/en/branches')?.index).toBe(1);
    expect(match(routes, '/en/branches/ghent/jobs')?.index).toBe(1);
    expect(match([{ ...branches, pathPattern: '/:language/branches' }], '/en/branches/a')).toBe(
      undefined,
    );
  });
});

test('RT-026 a route whose conditions fail is passed over, and the next that fits is taken', () => {
  const routes = [
    { pathPattern: '/en', conditions: { segment: 'business' } },
    { pathPattern: '/en', conditions: { nobody: 'knows' } },
    { pathPattern: '/:language' },
  ];
  const facts = factsWith({ context: new Map([['segment', 'business']]) });

  expect(match(routes, '/en')?.index).toBe(2);
  expect(matchRoute(routes, '/en', facts)?.index).toBe(0);
});

test('behind a route whose conditions are known later nothing is decided', () => {
  const routes = [
    { pathPattern: '/en', conditions: { app: 'banking' } },
    { pathPattern: '/:language' },
  ];
  const facts = factsWith({ later: new Set(['app']) });

  expect(matchRoute(routes, '/en', facts)).toMatchObject({ index: 0, waitsFor: ['app'] });
  expect(matchRoute(routes, '/fr', facts)).toMatchObject({ index: 1, waitsFor: [] });
});

test('where no route fits there is none', () => {
  expect(match([{ pathPattern: '/en' }], '/fr')).toBeUndefined();
  expect(match([], '/')).toBeUndefined();
});
