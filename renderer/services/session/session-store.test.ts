import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { createStorage } from '../storage/index.ts';
import { sampleProfile, sessionOf } from './sample-profiles.testing.ts';
import { createSessionStore } from './session-store.ts';
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

test('a session for whose extended context local storage has no room loses that, and stays in all tabs', () => {
  const browser = createMemoryBrowser();
  const tab = browser.openTab();
  const session = sessionOf([sampleProfile('a')], { extendedSessionContext: {} });
  const { length } = JSON.stringify(session);
  const set = (name: string, value: string) => {
    if (value.length > length) throw new DOMException('No room.', 'QuotaExceededError');
    tab.storage.set(name, value);
  };
  const storage = createStorage({ publicNames: [] }, { ...tab, storage: { ...tab.storage, set } });
  const store = createSessionStore(storage);
  store.update(() => session);

  store.update((data) => ({ ...data, extendedSessionContext: { a: { branch: 'Ghent' } } }));

  expect([store.isShared(), store.read()]).toEqual([true, session]);
  expect(browser.stored.get('session')).toBe(JSON.stringify(session));
});
