import { expect, test } from 'vitest';
import { checkAddresses } from '#schemas/check-addresses.ts';
import { check, shape } from '#schemas/generated/route.check.ts';
import { findFlexEndpoint } from './fetch-page.ts';

const EXPERIENCE = { flexPage: { endpoint: '/of-the-experience' } };
const FEATURE = { name: 'flexPage', properties: { endpoint: '/of-the-feature' } };
const OTHER = { name: 'loanSimulator', properties: { endpoint: '/of-another' } };
const ROUTE = { properties: { endpoint: '/of-the-route' } };

test.each([
  ['the app configuration under flexPage', {}, '/of-the-experience'],
  ['a property of the route before that', ROUTE, '/of-the-route'],
  ['a property of its feature first', { ...ROUTE, features: [OTHER, FEATURE] }, '/of-the-feature'],
  ['no property of another feature', { features: [OTHER] }, '/of-the-experience'],
  ['no feature without properties', { features: [{ name: 'flexPage' }] }, '/of-the-experience'],
])('FP-030 the endpoint comes from %s', (_, route, endpoint) => {
  expect(findFlexEndpoint(route, EXPERIENCE)).toBe(endpoint);
});

test('FP-030 a property is enough where the app configuration has none', () => {
  expect(findFlexEndpoint(ROUTE, {})).toBe('/of-the-route');
  expect(findFlexEndpoint({}, {})).toBeUndefined();
});

test.each([
  [ROUTE, '/properties/endpoint'],
  [{ features: [FEATURE] }, '/features/0/properties/endpoint'],
])('an endpoint in %j is held to the rules of configured addresses', (members, pointer) => {
  const good = { pathPattern: '/*', ...members };
  const bad: unknown = JSON.parse(
    JSON.stringify(good).replace(/"\/of-[a-z-]+"/, '"https://user@evil.example"'),
  );

  expect([...check(good), ...checkAddresses(good, shape)]).toEqual([]);
  expect(checkAddresses(bad, shape)).toMatchObject([{ code: 'unsafe-address', pointer }]);
});
