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
