import { describe, expect, test } from 'vitest';
import { matchesFilter, NO_FILTER, toggleValue } from './filter.ts';

const scenario = {
  id: 'service-card/on-a-phone',
  title: 'Service card at its narrowest',
  description: 'The picture stands above the words.',
  tags: ['card', 'mobile'],
  kind: 'component',
  locale: 'fr-BE',
  segment: 'business',
  checks: ['faults', 'services'],
  expectedFaults: [],
  version: '',
};
const inFacets = (facets: object) => ({ facets: { ...NO_FILTER.facets, ...facets } });

describe('what a filter matches', () => {
  test.each([
    ['a word of the title in other letters', { text: 'NARROWEST' }],
    ['words from several places', { text: 'phone  picture card ' }],
    ['a tag', { tags: ['mobile'] }],
    ['two tags that it has', { tags: ['mobile', 'card'] }],
    ['its subject among others', inFacets({ subject: ['page', 'service-card'] })],
    ['one of its checks', inFacets({ check: ['services', 'clean'] })],
    [
      'kind, language and segment',
      inFacets({ kind: ['component'], locale: ['fr-BE'], segment: ['business'] }),
    ],
  ])('%s finds a scenario', (_, filter) => {
    expect(matchesFilter(scenario, { ...NO_FILTER, ...filter })).toBe(true);
  });

  test.each([
    ['one word too many', { text: 'phone picture tablet' }],
    ['half a tag', { tags: ['mob'] }],
    ['one tag that it lacks', { tags: ['mobile', 'fault'] }],
    ['another subject', inFacets({ subject: ['page'] })],
    ['its kind in another language', inFacets({ kind: ['component'], locale: ['nl-BE'] })],
  ])('%s does not', (_, filter) => {
    expect(matchesFilter(scenario, { ...NO_FILTER, ...filter })).toBe(false);
  });
});

test('a value is added once and taken away again', () => {
  expect(toggleValue(['card'], 'page')).toEqual(['card', 'page']);
  expect(toggleValue(['card', 'page'], 'card')).toEqual(['page']);
});
