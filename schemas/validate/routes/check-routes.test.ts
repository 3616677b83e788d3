import { expect, test } from 'vitest';
import { checkExperience, checkRoute } from './check-routes.ts';

const LAYOUTS = { default: { order: ['main'], slots: { main: { feature: 'flexPage' } } } };
const FLEX_PAGE = { name: 'flexPage' };

test('SC-014 a slot naming a feature that its route lacks is a problem with the nearest name', () => {
  const route = {
    pathPattern: '/',
    features: [FLEX_PAGE],
    slots: { main: { feature: 'flexpage' } },
  };

  const problems = checkRoute(route);

  expect(problems).toEqual([
    expect.objectContaining({
      code: 'missing-feature',
      pointer: '/slots/main/feature',
      suggestion: 'flexPage',
    }),
  ]);
});

test('SC-014 a slot of the layout naming a feature that the route lacks is a problem of the route', () => {
  const experience = { layouts: LAYOUTS, routes: [{ features: [FLEX_PAGE] }, { features: [] }] };

  const problems = checkExperience(experience);

  expect(problems).toEqual([
    expect.objectContaining({ code: 'missing-feature', pointer: '/routes/1/features' }),
  ]);
});

test.each([
  ['of its own', { main: { feature: 'flexPage' }, aside: { feature: 'flexPage' } }],
  ['of its layout', { aside: { feature: 'flexPage' } }],
])('a route that names the page in a slot beside that %s has one page too many', (_, slots) => {
  const routes = [{ slots, features: [FLEX_PAGE] }];

  expect(checkExperience({ layouts: LAYOUTS, routes })).toEqual([
    expect.objectContaining({
      code: 'repeated-flex-page',
      pointer: '/routes/0/slots/aside/feature',
      message: 'Repeated page: slot aside names flexPage, which stands in slot main.',
    }),
  ]);
});

test('a slot of the route replaces the slot of the layout', () => {
  const experience = { layouts: LAYOUTS, routes: [{ slots: { main: { shell: 'footer' } } }] };

  const problems = checkExperience(experience);

  expect(problems).toEqual([]);
});

test('an unknown layout is a problem with the nearest name', () => {
  const experience = {
    layouts: LAYOUTS,
    routes: [{ pageLayout: 'defalt', features: [FLEX_PAGE] }],
  };

  const problems = checkExperience(experience);

  expect(problems).toEqual([
    expect.objectContaining({
      code: 'unknown-layout',
      pointer: '/routes/0/pageLayout',
      suggestion: 'default',
    }),
  ]);
});

test('a route that redirects needs no layout', () => {
  const problems = checkExperience({ layouts: {}, routes: [{ redirect: '/home' }] });

  expect(problems).toEqual([]);
});

test.each([
  ['wrong', { layouts: 'default', routes: [{ pageLayout: 'default' }] }],
  ['missing', { routes: [{ pathPattern: '/' }] }],
])('layouts that are %s are the business of the schema alone', (_, experience) => {
  expect(checkExperience(experience)).toEqual([]);
});

test.each([
  [undefined],
  [{ routes: 'x' }],
  [{ layouts: [], routes: [null, 5, { slots: [] }] }],
  [{ layouts: LAYOUTS, routes: [{ pageLayout: 5 }] }],
  [{ layouts: LAYOUTS, routes: [{ slots: { main: { feature: 5 } } }] }],
])('an experience of a wrong shape (%j) has no problem but those of its shape', (experience) => {
  expect(checkExperience(experience)).toEqual([]);
});

test('features of a wrong shape are listed by nobody', () => {
  const slots = { main: { feature: 'flexPage' } };

  const [problem, ...others] = checkRoute({ slots, features: [null, 'flexPage', { name: 5 }] });

  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'missing-feature', pointer: '/slots/main/feature' });
  expect(problem).not.toHaveProperty('expected');
});

test('RT-031 child routes are checked with what they have from the route around them', () => {
  const branches = {
    pathPattern: '/en/branches/*',
    features: [FLEX_PAGE],
    childRoutes: [
      { pathPattern: '/:branch', slots: { main: { feature: 'hours' } } },
      { pathPattern: '/*' },
      { pathPattern: '/ghent', pageLayout: 'wide' },
    ],
  };
  const withoutRest = {
    ...branches,
    pathPattern: '/fr/agences',
    childRoutes: [{ pathPattern: '/*' }],
  };

  const problems = checkExperience({ layouts: LAYOUTS, routes: [branches, withoutRest] });

  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['missing-feature', '/routes/0/childRoutes/0/slots/main/feature'],
    ['unknown-layout', '/routes/0/childRoutes/2/pageLayout'],
    ['unreachable-route', '/routes/0/childRoutes/2/pathPattern'],
    ['child-routes-without-rest', '/routes/1/pathPattern'],
  ]);
});
