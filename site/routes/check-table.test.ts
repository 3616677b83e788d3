import { expect, test } from 'vitest';
import { experience } from '../experience.ts';
import { checkTable } from './command.ts';

const LOGIN = '/login?to={currentUrl}';

const tableOf = (routes: readonly unknown[]) => checkTable({ layouts: { default: {} }, routes });

test('the routes of the site have no problem', () => {
  expect(checkTable(experience)).toEqual([]);
});

test.each<[string, readonly object[], string]>([
  [
    'RT-017 without a pattern, by its index',
    [{ pathPattern: '/a' }, { baseRoute: '/b' }],
    'Route 1: Missing pathPattern. Add one, such as "/*" for all paths.',
  ],
  [
    'behind one that takes all its paths',
    [{ pathPattern: '/:language/*' }, { pathPattern: '/en/saving' }],
    'Route 1: Unreachable: /en/saving. Route 0 (/:language/*) takes all its paths. Move it before that one, or remove it.',
  ],
  [
    'with the same conditions as an earlier one, and more',
    [
      { pathPattern: '/*', conditions: { segment: ['business', 'individuals'] } },
      { pathPattern: '/a', conditions: { segment: 'business', open: true } },
    ],
    'Route 1: Unreachable: /a. Route 0 (/*) takes all its paths. Move it before that one, or remove it.',
  ],
  [
    'behind one that requires a session, which others do not pass either',
    [{ baseRoute: '/en', pathPattern: '/*', auth: {} }, { pathPattern: '/en/a' }],
    'Route 1: Unreachable: /en/a. Route 0 (/en/*) takes all its paths. Move it before that one, or remove it.',
  ],
  [
    'that leads to itself',
    [{ pathPattern: '/:any', redirect: '/a?b' }],
    'Route 0: Redirect loop: /:any -> /a?b. Let one of these routes show a page, or lead elsewhere.',
  ],
  [
    'in a circle of two, told once',
    [
      { pathPattern: '/c', redirect: '/a' },
      { pathPattern: '/a', redirect: '/b' },
      { pathPattern: '/b', redirect: '/a' },
    ],
    'Route 1: Redirect loop: /a -> /b -> /a. Let one of these routes show a page, or lead elsewhere.',
  ],
  [
    'whose log-in page requires a session',
    [{ pathPattern: '/*', auth: { redirectTo: LOGIN } }],
    `Route 0: Redirect loop: /* -> ${LOGIN}. Let one of these routes show a page, or lead elsewhere.`,
  ],
  [
    'at the head of eleven redirects',
    Array.from({ length: 11 }, (_, hop) => ({ pathPattern: `/${hop}`, redirect: `/${hop + 1}` })),
    `Route 0: Redirects more than 10 times: ${Array.from({ length: 11 }, (_, hop) => `/${hop + 1}`).join(' -> ')}. Let one of these routes show a page, or lead elsewhere.`,
  ],
  [
    'with a slot that names a feature which it does not list',
    [
      {
        pathPattern: '/*',
        slots: { main: { feature: 'flexpage' } },
        features: [{ name: 'flexPage' }],
      },
    ],
    'Route 0: Missing feature: flexpage. The route does not list it. Write "feature": "flexPage". Add it to the features of the route, or use one of: flexPage.',
  ],
  [
    'with one name for two parts',
    [{ baseRoute: '/:id', pathPattern: '/a/:id' }],
    'Route 0: Duplicate parameter: id in /:id/a/:id. Give each a name of its own: only the last value counts.',
  ],
  [
    'with a wildcard that is not last',
    [{ pathPattern: '/*/saving' }],
    'Route 0: Misplaced wildcard: * in /*/saving is not last. Write :name for one part, or end the pattern with it.',
  ],
])('a route %s is one line', (_, routes, line) => {
  expect(tableOf(routes)).toEqual([line]);
});

test.each<[string, readonly object[]]>([
  [
    'other conditions than an earlier one',
    [
      { pathPattern: '/*', conditions: { segment: 'business' } },
      { pathPattern: '/a', conditions: { segment: ['business', 'individuals'] } },
    ],
  ],
  ['wider patterns later', [{ pathPattern: '/en' }, { pathPattern: '/:language' }]],
  [
    'a redirect back that holds under other conditions',
    [
      { pathPattern: '/a', redirect: '/b' },
      { pathPattern: '/b', redirect: '/a', conditions: { segment: 'business' } },
    ],
  ],
  ['redirects to other hosts', [{ pathPattern: '/*', redirect: 'https://www.elsewhere.test/' }]],
  [
    'a log-in page of its own that is for everybody',
    [{ pathPattern: '/login' }, { pathPattern: '/*', auth: { redirectTo: LOGIN } }],
  ],
  [
    'ten redirects',
    Array.from({ length: 10 }, (_, hop) => ({ pathPattern: `/${hop}`, redirect: `/${hop + 1}` })),
  ],
])('a table with %s is good', (_, routes) => {
  expect(tableOf(routes)).toEqual([]);
});

test.each([undefined, null, [], { routes: 'none' }])('what has no routes says so: %j', (value) => {
  expect(checkTable(value)).toEqual(['There are no routes. Add a list of them as "routes".']);
});

test('every problem of a table is told, in the order of its routes', () => {
  const routes = [null, { pathPattern: '/:a/:a/*' }, {}, { pathPattern: '/:b/c/d' }];

  expect(tableOf(routes).map((line) => line.slice(0, 22))).toEqual([
    'Route 0: Missing pathP',
    'Route 1: Duplicate par',
    'Route 2: Missing pathP',
    'Route 3: Unreachable: ',
  ]);
});

test('VA-015 a misspelt shell part, slot and layout are one line each, with the nearest name', () => {
  const layouts = {
    default: {
      order: ['navigation', 'main'],
      slots: { navigation: { shell: 'navigatoin' }, mian: { feature: 'flexPage' } },
    },
  };
  const routes = [{ pathPattern: '/*', pageLayout: 'defualt' }];

  expect(checkTable({ layouts, routes })).toEqual([
    'Layout default: Unknown shell part: navigatoin. It is not registered. Write "shell": "navigation". Use one of: cookie-dialog, footer, navigation, top-bar.',
    'Layout default: Unknown slot: mian. The order of the layout default does not have it. Give the slot one name here and in the order, which has: navigation, main.',
    'Route 0: Unknown layout: defualt. The experience does not have it. Write "pageLayout": "default". Add it to the layouts, or use one of: default.',
  ]);
});
