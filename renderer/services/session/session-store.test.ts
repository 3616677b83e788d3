import { expect, test } from 'vitest';
import { openSimulated } from './simulated-environment.testing.ts';

test('whoever comes back to a page of before learns at once that the session has ended, though nobody told it', () => {
  const { browser, open, profile } = openSimulated();
  const { tab, session } = open();
  session.setProfiles([profile()]);
  const seen: string[] = [];
  session.subscribe(() => seen.push(session.facts().session));
  browser.stored.delete('session');

  tab.dispatch('pageshow');

  expect(seen).toEqual(['unauthenticated']);
  expect(browser.cookies.has('signed-in')).toBe(false);
});
