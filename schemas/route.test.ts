import { describe, expect, test } from 'vitest';
import { checkBytes } from './validate/command/check-file.ts';
import { loadKnownChecks } from './validate/known-checks.ts';

const known = await loadKnownChecks();

/**
 * Lists the problems of a route and their places, as `npm run validate` finds them in a file that
 * holds it.
 */
function problemsOf(members: object): string[] {
  const route = {
    $schema: 'https://experience.local/route.schema.json',
    pathPattern: '/*',
    ...members,
  };
  return checkBytes('route.json', Buffer.from(JSON.stringify(route)), { known }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

const FEATURES = [{ name: 'flexPage' }];

describe('a route may have', () => {
  test.each<[string, object, object, string]>([
    [
      'SC-002 a pathPattern',
      { pathPattern: '/:language/search' },
      { pathPattern: 7 },
      'wrong-type /pathPattern',
    ],
    [
      'SC-003 a pageTitle that is a text',
      { pageTitle: 'Search' },
      { pageTitle: 7 },
      'wrong-type /pageTitle',
    ],
    [
      'SC-003 a pageTitle for each locale',
      { pageTitle: { 'en-GB': 'Search', 'fr-BE': 'Chercher' } },
      { pageTitle: { 'en-GB': 7 } },
      'wrong-type /pageTitle/en-GB',
    ],
    ['SC-005 a pageLayout', { pageLayout: 'flow' }, { pageLayout: 7 }, 'wrong-type /pageLayout'],
    [
      'SC-006 slots',
      { features: FEATURES, slots: { main: { feature: 'flexPage' } } },
      { slots: { main: { feature: 7 } } },
      'wrong-type /slots/main/feature',
    ],
    [
      'SC-007 features, each with its name and properties',
      { features: [{ name: 'search', properties: { endpoint: '/search' } }] },
      { features: [{ properties: {} }] },
      'missing-property /features/0/name',
    ],
    [
      'SC-008 conditions, each with the value or the values that hold',
      { conditions: { segment: 'business', app: ['open', 'banking'] } },
      { conditions: { segment: { is: 'business' } } },
      'wrong-type /conditions/segment',
    ],
    [
      'SC-009 properties of its own',
      { properties: { suggestions: { segment: 'RETAIL' } } },
      { properties: 'suggestions' },
      'wrong-type /properties',
    ],
    [
      'SC-010 what it requires of the app on a phone',
      { compatibility: { mobileHybrid: ['camera'] } },
      { compatibility: { mobileHybrid: 'camera' } },
      'wrong-type /compatibility/mobileHybrid',
    ],
    [
      'SC-011 the version of the app on Android',
      { compatibility: { appVersion: { android: '1.7.0', ios: '1.7.2' } } },
      { compatibility: { appVersion: { android: 'new' } } },
      'wrong-format /compatibility/appVersion/android',
    ],
    [
      'SC-011 the version of the app on iOS',
      { compatibility: { appVersion: { ios: '1.7.2' } } },
      { compatibility: { appVersion: { ios: 1.7 } } },
      'wrong-type /compatibility/appVersion/ios',
    ],
    [
      'SC-012 where it sends those who are not logged in',
      { auth: { redirectTo: 'https://login.example.com/?return={currentUrl}' } },
      { auth: { redirectTo: 7 } },
      'wrong-type /auth/redirectTo',
    ],
    ['SC-013 a baseRoute', { baseRoute: '/en' }, { baseRoute: 7 }, 'wrong-type /baseRoute'],
  ])('%s', (...[, good, bad, problem]) => {
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf(bad)).toEqual([problem]);
  });
});

test('RT-003 a route may have pattern, title, conditions, redirect and base route; only the pattern has to be there', () => {
  const others = {
    pageTitle: 'Search',
    conditions: { segment: 'business' },
    redirect: '/en/search',
    baseRoute: '/en',
  };

  expect(problemsOf(others)).toEqual([]);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ ...others, pathPattern: undefined })).toEqual([
    'missing-property /pathPattern',
  ]);
});

test('SC-002 a route without a pathPattern matches nothing, and that is a problem', () => {
  expect(problemsOf({ pathPattern: undefined, pageLayout: 'default' })).toEqual([
    'missing-property /pathPattern',
  ]);
});

test('SC-014 a slot that names a feature finds it in the route, or that is an error', () => {
  const slots = { main: { feature: 'branch-opening-hours' } };
  const hours = { name: 'branch-opening-hours', properties: { branch: 'ghent-korenmarkt' } };

  expect(problemsOf({ slots, features: [hours] })).toEqual([]);
  expect(problemsOf({ slots, features: FEATURES })).toEqual([
    'missing-feature /slots/main/feature',
  ]);
});

test('a slot shows a feature that is registered, with values that it takes, or that is an error', () => {
  const slots = { main: { feature: 'branch-hours' } };
  const named = { slots, features: [{ name: 'branch-hours' }] };
  const wrong = { name: 'branch-opening-hours', properties: { branche: 'ghent-korenmarkt' } };

  expect(problemsOf(named)).toEqual(['unknown-feature /features/0/name']);
  expect(problemsOf({ slots: { main: { feature: wrong.name } }, features: [wrong] })).toEqual([
    'unknown-property /features/0/properties/branche',
  ]);
  expect(problemsOf({ ...named, slots: {} })).toEqual([]);
});
