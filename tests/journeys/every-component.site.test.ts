import { expect, test } from 'vitest';
import { pageOfEvery, TYPES } from '../whole-pages.ts';
import { shownQuietly } from './shown-quietly.ts';
import { openSite } from './visit.ts';

const visits = openSite();

test('a page with one of every component responds in a browser, without a message', async () => {
  expect(await shownQuietly(visits, pageOfEvery())).toBeGreaterThanOrEqual(TYPES.length);
});
