import { describe, expect, test } from 'vitest';
import { createMemoryBrowser, type MemoryTab } from '../../host/memory/index.testing.ts';
import { createStorage } from './create-storage.ts';

const storageIn = (tab: MemoryTab) => createStorage({ publicNames: ['lease'] }, tab);

/** A storage, and whatever it was told of changes. */
function watched(tab: MemoryTab) {
  const storage = storageIn(tab);
  const changes: number[] = [];
  storage.subscribe(() => changes.push(tab.now()));
  return { storage, changes };
}

describe('where there is local storage', () => {
  test('what one tab sets, the others read, and hear of', () => {
    const browser = createMemoryBrowser();
    const one = storageIn(browser.openTab());
    const { storage: other, changes } = watched(browser.openTab());

    one.set('profiles', 'a');

    expect([other.get('profiles'), changes.length]).toEqual(['a', 1]);
    expect(one.findReach()).toBe('browser');
    one.remove('profiles');
    expect(other.get('profiles')).toBeUndefined();
    expect(browser.writtenCookies).toEqual([]);
  });

  test('a storage that was disposed of hears nothing', () => {
    const browser = createMemoryBrowser();
    const { storage, changes } = watched(browser.openTab());

    storage.dispose();
    browser.storeFromElsewhere('profiles', 'a');

    expect(changes).toEqual([]);
  });
});

describe.each(['full', 'off'] as const)('where local storage is %s', (state) => {
  test('a public name goes to a cookie, which other tabs read', () => {
    const browser = createMemoryBrowser({ storage: state });
    storageIn(browser.openTab()).set('lease', 'tab 1; 7');

    const other = storageIn(browser.openTab());

    expect(other.get('lease')).toBe('tab 1; 7');
    expect(other.isShared('lease')).toBe(true);
  });

  test('any other name stands in the storage of the tab, for its next page too, and in no cookie', () => {
    const browser = createMemoryBrowser({ storage: state });
    const ofTab = new Map<string, string>();
    const storage = storageIn(browser.openTab(ofTab));
    storage.set('profiles', 'secret');

    const nextPage = storageIn(browser.openTab(ofTab));

    expect([nextPage.get('profiles'), nextPage.isShared('profiles')]).toEqual(['secret', false]);
    expect([storage.outlivesPage('profiles'), storage.findReach()]).toEqual([true, 'tab']);
    expect(storageIn(browser.openTab()).get('profiles')).toBeUndefined();
    expect(browser.writtenCookies).toEqual([]);
    nextPage.remove('profiles');
    expect(ofTab.size).toBe(0);
  });

  test('and that of the tab is off, any other name lives in memory, and in no cookie', () => {
    const browser = createMemoryBrowser({ storage: state, tabStorage: 'off' });
    const storage = storageIn(browser.openTab());
    storage.set('profiles', 'secret');

    expect([storage.get('profiles'), storage.isShared('profiles')]).toEqual(['secret', false]);
    expect([storage.outlivesPage('profiles'), storage.findReach()]).toEqual([false, 'page']);
    expect(storageIn(browser.openTab()).get('profiles')).toBeUndefined();
    expect(browser.writtenCookies).toEqual([]);

    storage.remove('profiles');
    expect(storage.get('profiles')).toBeUndefined();
  });
});

test('SE-053 the cookies of the fallback stay for 1e9 seconds, on every path, on secure pages only', () => {
  const browser = createMemoryBrowser({ storage: 'off' });

  storageIn(browser.openTab()).set('lease', '7');

  expect(browser.writtenCookies).toEqual([
    'lease=7; Max-Age=1000000000; Path=/; SameSite=Lax; Secure',
  ]);
});

test('a page that is not secure has cookies too', () => {
  const browser = createMemoryBrowser({ storage: 'off', url: 'http://localhost:4173/en' });

  storageIn(browser.openTab()).set('lease', '7');

  expect(browser.writtenCookies[0]).not.toContain('Secure');
});

test('SE-054 cookies are looked at every second, and a change by another tab is told once', async () => {
  const browser = createMemoryBrowser({ storage: 'off' });
  const start = browser.now();
  const { storage, changes } = watched(browser.openTab());
  storage.get('lease');
  await browser.clock.advance(1_500);

  browser.cookies.set('lease', 'another');
  await browser.clock.advance(499);
  const before = changes.length;
  await browser.clock.advance(3_000);

  expect([before, changes.map((time) => time - start)]).toEqual([0, [2_000]]);
});

test('what a tab writes itself is no change, and after dispose nothing is looked at', async () => {
  const browser = createMemoryBrowser({ storage: 'off' });
  const { storage, changes } = watched(browser.openTab());
  storage.set('lease', 'own');
  await browser.clock.advance(2_000);
  storage.dispose();
  browser.cookies.set('lease', 'another');
  await browser.clock.advance(2_000);

  expect(changes).toEqual([]);
});

test('where local storage is full, other tabs do not go on with what it held before', () => {
  const browser = createMemoryBrowser();
  const tab = browser.openTab();
  const full = { ...tab, storage: { ...tab.storage, set: refuse } };
  const storage = storageIn(full);
  browser.storeFromElsewhere('profiles', 'old');

  storage.set('profiles', 'new');

  expect([storage.get('profiles'), browser.stored.get('profiles')]).toEqual(['new', undefined]);
});

test('local storage that has room again is used again, and the cookie goes', () => {
  const browser = createMemoryBrowser();
  const tab = browser.openTab();
  let isFull = true;
  const set = (name: string, value: string) => (isFull ? refuse() : tab.storage.set(name, value));
  const storage = storageIn({ ...tab, storage: { ...tab.storage, set } });
  storage.set('lease', 'in a cookie');
  isFull = false;

  storage.set('lease', 'in storage');

  expect([browser.stored.get('lease'), browser.cookies.get('lease')]).toEqual([
    'in storage',
    undefined,
  ]);
});

test('without cookies either, and with a value that is too long for one, memory is left', () => {
  const browser = createMemoryBrowser({ storage: 'off' });
  const tab = browser.openTab();
  const without = storageIn({ ...tab, setCookie: () => undefined });
  without.set('lease', '7');
  const storage = storageIn(tab);
  storage.set('lease', 'é'.repeat(1_000));

  expect([without.get('lease'), without.isShared('lease')]).toEqual(['7', false]);
  expect([storage.get('lease')?.length, browser.writtenCookies]).toEqual([1_000, []]);
});

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
