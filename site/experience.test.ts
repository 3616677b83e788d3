import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoutes } from '#renderer/routing';
import { experience } from './experience.ts';

test('RT-021 exactly one route takes any path: it has the default layout, and shows a flexible page', () => {
  const routes = experience.routes.filter(({ pathPattern }) => pathPattern === '/*');

  expect(routes).toEqual([
    expect.objectContaining({ pageLayout: 'default', slots: { main: { feature: 'flexPage' } } }),
  ]);
  expect(routes[0]).not.toHaveProperty('conditions');
});

test('RT-022 experiments may decide on the pages of that route', () => {
  const routes = [...matchRoutes(experience.routes, '/en/any/page')].map(({ route }) => route);

  expect(routes).toEqual([expect.objectContaining({ pathPattern: '/*', experiments: true })]);
});

test('RT-024 each segment has a path in each language, and a page there', () => {
  const homes = new Map(experience.segments?.map(({ id, homes: ofEach }) => [id, ofEach]));
  const paths = [...homes.values()].flatMap((ofEach) => Object.values(ofEach));

  expect(homes.get('individuals')).toMatchObject({ 'en-GB': '/en/individuals' });
  expect(homes.get('business')).toMatchObject({ 'en-GB': '/en/business' });
  expect(homes.get('private-banking')).toMatchObject({ 'en-GB': '/en/private-banking' });
  expect(paths.filter((path) => /^\/(fr|nl)\/[a-z-]+$/.test(path))).toHaveLength(6);
  expect(paths.filter((path) => !existsSync(`fixtures/pages${path}.json`))).toEqual([]);
});
