import { describe, expect, test } from 'vitest';
import { filteredAddress, isWanted, NO_FILTER, readFilter, toggled } from './filter.ts';

const scenario = {
  id: 'service-card/on-a-phone',
  title: 'Service card at its narrowest',
  description: 'The picture stands above the words.',
  tags: ['card', 'mobile'],
};

describe('what is wanted', () => {
  test.each([
    ['a word of the title in other letters', { text: 'NARROWEST' }],
    ['words from several places', { text: 'phone  picture card ' }],
    ['a tag', { tags: ['mobile'] }],
    ['two tags that it has', { tags: ['mobile', 'card'] }],
    ['its subject among others', { subjects: ['page', 'service-card'] }],
  ])('%s finds a scenario', (_, filter) => {
    expect(isWanted(scenario, { ...NO_FILTER, ...filter })).toBe(true);
  });

  test.each([
    ['one word too many', { text: 'phone picture tablet' }],
    ['half a tag', { tags: ['mob'] }],
    ['one tag that it lacks', { tags: ['mobile', 'fault'] }],
    ['another subject', { subjects: ['page'] }],
  ])('%s does not', (_, filter) => {
    expect(isWanted(scenario, { ...NO_FILTER, ...filter })).toBe(false);
  });
});

describe('the address', () => {
  test('holds a whole filter, and gives it back', () => {
    const filter = { text: 'a & b', tags: ['card', 'fr-be'], subjects: ['page'] };

    const address = new URL(filteredAddress('/preview/', filter), 'https://vitrine.test');

    expect(readFilter(address.searchParams)).toEqual(filter);
  });

  test('is plain where nothing is filtered', () => {
    expect(filteredAddress('/preview/', NO_FILTER)).toBe('/preview/');
  });

  test('says a tag once, however often somebody wrote it', () => {
    expect(readFilter(new URLSearchParams('tag=card&tag=card&tag=')).tags).toEqual(['card']);
  });
});

test('a value is added once and taken away again', () => {
  expect(toggled(['card'], 'page')).toEqual(['card', 'page']);
  expect(toggled(['card', 'page'], 'card')).toEqual(['page']);
});
