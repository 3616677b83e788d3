import { expect, test } from 'vitest';
import { pageOfEvery, TYPES } from '../whole-pages.ts';
import { displayedQuietly } from './displayed-quietly.ts';
import { openSite } from './visit.ts';

const visits = openSite();

test('a page with one of every component responds in a browser, without a message', async () => {
  expect(await displayedQuietly(visits, pageOfEvery())).toBeGreaterThanOrEqual(TYPES.length);
});
