import { describe, expect, test, vi } from 'vitest';
import { createMemoryBrowser, type MemoryBrowser } from '../../host/memory/index.testing.ts';
import { createConsent, type ConsentOptions } from './create-consent.ts';

function consentIn(browser: MemoryBrowser, options: ConsentOptions = {}) {
  const tab = browser.openTab();
  const consent = createConsent(options, tab);
  consent.start();
  return { tab, consent };
}

const OF_LEVEL_2 = [
  'storedExperiments',
  'analytics',
  'visitorIds',
  'personalisation',
  'storedForms',
] as const;

describe('what is allowed', () => {
  test.each([
    [undefined, []],
    [1, []],
    [2, [...OF_LEVEL_2]],
    [3, [...OF_LEVEL_2, 'thirdParties']],
  ] as const)('at the level %s is %j', (level, allowed) => {
    const { consent } = consentIn(createMemoryBrowser());
    if (level) consent.save(level);
    const purposes = [...OF_LEVEL_2, 'thirdParties'] as const;

    expect(purposes.filter(consent.allows)).toEqual(allowed);
  });

  test('is what the experience says', () => {
    const levels = { analytics: 3, thirdParties: 1 } as const;
    const { consent } = consentIn(createMemoryBrowser(), { levels });

    expect(consent.allows('thirdParties')).toBe(true);
    consent.save(2);
    expect([consent.allows('analytics'), consent.levelOf('analytics')]).toEqual([false, 3]);
  });

  test('follows the cookies, whoever has changed them', () => {
    const browser = createMemoryBrowser();
    const { consent } = consentIn(browser);
    consent.save(3);

    browser.cookies.delete('cookiesOptin');

    expect([consent.level(), consent.allows('analytics')]).toEqual([undefined, false]);
  });
});

/** Registers one of each kind for the levels 2 and 3, stored as somebody who may would. */
function storeEverything(browser: MemoryBrowser) {
  const { tab, consent } = consentIn(browser);
  const memory = new Map([
    [2, 'held'],
    [3, 'held'],
  ]);
  for (const level of [2, 3] as const) {
    browser.cookies.set(`cookie-${level}`, 'stored');
    tab.storage.set(`key-${level}`, 'stored');
    consent.register({ kind: 'cookie', name: `cookie-${level}`, level });
    consent.register({ kind: 'key', name: `key-${level}`, level });
    consent.register({ kind: 'memory', level, clear: () => void memory.delete(level) });
  }
  const stored = () =>
    ([2, 3] as const).flatMap((level) => [
      ...(browser.cookies.has(`cookie-${level}`) ? [`cookie ${level}`] : []),
      ...(browser.stored.has(`key-${level}`) ? [`key ${level}`] : []),
      ...(memory.has(level) ? [`memory ${level}`] : []),
    ]);
  return { tab, consent, stored };
}

const ALL = ['cookie 2', 'key 2', 'memory 2', 'cookie 3', 'key 3', 'memory 3'];

describe('a choice', () => {
  test.each([
    [3, ALL],
    [2, ALL.slice(0, 3)],
    [1, []],
  ] as const)('of level %i leaves of what is stored: %j', (level, left) => {
    const browser = createMemoryBrowser();
    consentIn(browser).consent.save(3);
    const { consent, stored } = storeEverything(browser);
    expect(stored()).toEqual(ALL);

    expect(consent.save(level)).toBe(true);

    expect(stored()).toEqual(left);
  });

  test('deletes in other tabs too, and is told there', async () => {
    const browser = createMemoryBrowser();
    consentIn(browser).consent.save(3);
    // Each choice is noted by its time.
    await browser.clock.advance(1);
    const other = storeEverything(browser);
    const levels: unknown[] = [];
    other.consent.subscribe(() => levels.push(other.consent.level()));
    const { consent } = consentIn(browser);

    consent.save(1);

    expect([other.stored(), levels]).toEqual([[], [1]]);
  });

  test('is told of in the tab where it was made, once, and only where it changes something', () => {
    const { consent } = consentIn(createMemoryBrowser());
    const listener = vi.fn<() => void>();
    const stop = consent.subscribe(listener);

    consent.save(2);
    consent.save(2);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    consent.save(1);

    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('where local storage is off, other tabs find it in the cookies within a second', async () => {
    const browser = createMemoryBrowser({ storage: 'off' });
    const { consent } = consentIn(browser);
    const other = consentIn(browser).consent;
    const listener = vi.fn<() => void>();
    const clear = vi.fn<() => void>();
    consent.save(3);
    await browser.clock.advance(1_000);
    other.subscribe(listener);
    other.register({ kind: 'memory', level: 2, clear });

    consent.save(1);
    await browser.clock.advance(1_000);

    expect([listener.mock.calls.length, clear.mock.calls.length]).toEqual([1, 1]);
  });

  test('that the browser does not take changes nothing, and is said', () => {
    const browser = createMemoryBrowser();
    consentIn(browser).consent.save(2);
    const tab = browser.openTab();
    const listener = vi.fn<() => void>();
    const consent = createConsent({}, { ...tab, setCookie: () => undefined });
    consent.subscribe(listener);

    expect([consent.save(1), consent.level()]).toEqual([false, 2]);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a choice that could not be stored', () => {
  test('CK-051 holds for the page view where the browser takes no cookie, and is told of', () => {
    const browser = createMemoryBrowser();
    const tab = browser.openTab();
    const consent = createConsent({}, { ...tab, setCookie: () => undefined });
    const listener = vi.fn<() => void>();
    const clear = vi.fn<() => void>();
    consent.subscribe(listener);

    expect([consent.save(2), consent.keepForPage(2)]).toEqual([false, true]);
    consent.register({ kind: 'memory', level: 2, clear });
    expect([consent.level(), consent.allows('analytics'), clear.mock.calls.length]).toEqual([
      2,
      true,
      0,
    ]);
    expect([consent.keepForPage(1), consent.allows('analytics')]).toEqual([true, false]);

    expect([listener.mock.calls.length, clear.mock.calls.length]).toEqual([2, 1]);
    expect([createConsent({}, tab).level(), browser.cookies.size]).toEqual([undefined, 0]);
  });

  test('CK-051 yields to one that is stored', () => {
    const tab = createMemoryBrowser().openTab();
    let takes = false;
    const setCookie = (text: string) => void (takes && tab.setCookie(text));
    const consent = createConsent({}, { ...tab, setCookie });
    consent.keepForPage(1);

    takes = true;
    consent.save(3);

    expect(consent.level()).toBe(3);
  });

  test('CK-050 is none where the browser takes other cookies, of which no trace stays', () => {
    const browser = createMemoryBrowser();
    const { consent } = consentIn(browser);

    expect([consent.keepForPage(3), consent.level()]).toEqual([false, undefined]);
    expect(browser.writtenCookies.length).toBeGreaterThan(0);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('what is registered', () => {
  test('while it is not allowed is deleted at once: it is of a choice that has ended', () => {
    const { stored } = storeEverything(createMemoryBrowser());

    expect(stored()).toEqual([]);
  });

  test('stays once its owner has taken it back', () => {
    const browser = createMemoryBrowser();
    const { consent } = consentIn(browser);
    consent.save(3);
    browser.cookies.set('mbox', '1');
    const stop = consent.register({ kind: 'cookie', name: 'mbox', level: 2 });

    stop();
    consent.save(1);

    expect(browser.cookies.get('mbox')).toBe('1');
  });

  test('and cannot be deleted is told developers, and keeps nothing else', () => {
    const browser = createMemoryBrowser();
    const { tab, consent } = consentIn(browser);
    consent.save(2);
    const clear = vi.fn<() => void>();
    consent.register({ kind: 'memory', level: 2, clear: fail });
    consent.register({ kind: 'memory', level: 2, clear });
    consent.subscribe(fail);
    const listener = vi.fn<() => void>();
    consent.subscribe(listener);

    consent.save(1);

    expect([clear.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
    expect(tab.messages).toEqual([
      'Stored data of a withdrawn consent stays: Error: in use',
      'A listener of consent failed: Error: in use',
    ]);
  });
});

function fail(): never {
  throw new Error('in use');
}

test('a page that comes back out of the back-forward cache looks again', () => {
  const browser = createMemoryBrowser();
  const restored = new Set<() => void>();
  const onRestore = (listener: () => void) => {
    restored.add(listener);
    return () => void restored.delete(listener);
  };
  const consent = createConsent({}, { ...browser.openTab(), onRestore });
  consent.start();
  const listener = vi.fn<() => void>();
  consent.subscribe(listener);
  browser.cookies.set('cookiesOptin', 'true');

  restored.forEach((listen) => listen());

  expect(listener).toHaveBeenCalledTimes(1);
});

test('a choice that was made before it starts is told of at its start', () => {
  const browser = createMemoryBrowser();
  const consent = createConsent({}, browser.openTab());
  const listener = vi.fn<() => void>();
  consent.subscribe(listener);
  browser.cookies.set('cookiesOptin', 'true');

  consent.start();

  expect(listener).toHaveBeenCalledTimes(1);
});

test('one that has ended deletes nothing, and tells nobody', () => {
  const browser = createMemoryBrowser();
  const { consent } = consentIn(browser);
  consent.save(3);
  const other = consentIn(browser).consent;
  const clear = vi.fn<() => void>();
  const listener = vi.fn<() => void>();
  other.register({ kind: 'memory', level: 3, clear });
  other.subscribe(listener);

  other.dispose();
  consent.save(1);

  expect([clear.mock.calls.length, listener.mock.calls.length]).toEqual([0, 0]);
});
