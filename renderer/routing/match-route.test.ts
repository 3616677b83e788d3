import { expect, test } from 'vitest';
import { matchRoute } from './match-route.ts';

test('the first route that fits is taken', () => {
  const search = { pathPattern: '/:language/search' };
  const routes = [{ pathPattern: '/' }, search, { pathPattern: '/*' }];

  expect(matchRoute(routes, '/fr/search')).toEqual({
    route: search,
    parameters: { language: 'fr' },
    rest: '',
  });
});

test('RT-028 a base route stands before the pattern', () => {
  const routes = [{ baseRoute: '/business', pathPattern: '/offers/:id' }];

  expect(matchRoute(routes, '/business/offers/7')?.parameters).toEqual({ id: '7' });
  expect(matchRoute(routes, '/offers/7')).toBeUndefined();
});

test('RT-028 parameters and rest are those of the whole, and a slash at the end of the base does not count twice', () => {
  const routes = [{ baseRoute: '/:language/loans/', pathPattern: '/:product/*' }];

  expect(matchRoute(routes, '/fr/loans/car/step/2')).toMatchObject({
    parameters: { language: 'fr', product: 'car' },
    rest: 'step/2',
  });
  expect(matchRoute([{ baseRoute: '/en', pathPattern: '/' }], '/en')).toBeDefined();
});

test('where no route fits there is none', () => {
  expect(matchRoute([{ pathPattern: '/en' }], '/fr')).toBeUndefined();
  expect(matchRoute([], '/')).toBeUndefined();
});
