import { expect, test } from 'vitest';
import { displayedQuietly } from '../journeys/displayed-quietly.ts';
import { openSite } from '../journeys/visit.ts';
import { MANY, pageOfMany, pageOfOne, TYPES } from '../whole-pages.ts';

const visits = openSite();

test('a page of 2,000 components responds in a browser, without a message', async () => {
  expect(await displayedQuietly(visits, pageOfMany(MANY))).toBe(MANY);
});

test.each(TYPES)('a page of one %s responds in a browser, without a message', async (type) => {
  expect(await displayedQuietly(visits, pageOfOne(type))).toBeGreaterThanOrEqual(1);
});
