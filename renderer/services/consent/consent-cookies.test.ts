import { describe, expect, test } from 'vitest';
import type { ConsentLevel } from '#schemas/generated/experience.ts';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { readLevel, writeLevel } from './consent-cookies.ts';

/** Returns the level that a browser's cookies say. */
function read(cookies: Readonly<Record<string, string>>): ConsentLevel | undefined {
  const browser = createMemoryBrowser();
  Object.entries(cookies).forEach(([name, value]) => browser.cookies.set(name, value));
  return readLevel(browser.openTab());
}

/** The cookies that a browser has after a choice, and how each was written. */
function write(level: ConsentLevel, url = 'https://www.meridia.test/en/individuals') {
  const browser = createMemoryBrowser({ url });
  const isWritten = writeLevel(level, browser.openTab());
  const written = browser.writtenCookies.map((text) => {
    const pairs = text.split('; ').map((part) => part.split('=') as [string, string?]);
    return Object.fromEntries(pairs.map(([name, value = '']) => [name, value]));
  });
  return { isWritten, cookies: Object.fromEntries(browser.cookies), written };
}

describe('reading a choice', () => {
  test.each<[string, Record<string, string>, ConsentLevel | undefined]>([
    ['CK-035 both true', { cookiesOptin: 'true', thirdpartyOptin: 'true' }, 3],
    ['CK-036 the first alone true', { cookiesOptin: 'true', thirdpartyOptin: 'false' }, 2],
    ['CK-036 the first true without a second', { cookiesOptin: 'true' }, 2],
    ['CK-036 the first true and junk', { cookiesOptin: 'true', thirdpartyOptin: 'TRUE' }, 2],
    ['CK-037 the first false', { cookiesOptin: 'false' }, 1],
    ['CK-037 the first false and the second true', pair('false', 'true'), 1],
    ['CK-038 nothing', {}, undefined],
    ['CK-038 the second alone', { thirdpartyOptin: 'true' }, undefined],
    ['CK-038 an empty first', pair('', 'true'), undefined],
    ['CK-038 a first of another version', pair('2', 'true'), undefined],
    ['CK-038 a first in capitals', pair('True', 'true'), undefined],
    ['CK-038 a first that is encoded wrongly', pair('%E0%A4%A', 'true'), undefined],
  ])('%s', (_, cookies, level) => {
    expect(read(cookies)).toBe(level);
  });
});

function pair(cookiesOptin: string, thirdpartyOptin: string): Record<string, string> {
  return { cookiesOptin, thirdpartyOptin };
}

describe('storing a choice', () => {
  test.each<[string, ConsentLevel, Record<string, string>]>([
    ['CK-020 CK-023 complete', 3, pair('true', 'true')],
    ['CK-021 CK-023 personal', 2, pair('true', 'false')],
    ['CK-022 CK-023 basic', 1, pair('false', 'false')],
  ])('%s is stored as two cookies with the texts true and false', (_, level, cookies) => {
    const stored = write(level);

    expect(stored).toMatchObject({ isWritten: true, cookies });
  });

  test('CK-042 CK-044 CK-045 they last 180 days, on all paths, SameSite None and Secure', () => {
    const { written } = write(2);

    expect(written).toHaveLength(2);
    for (const cookie of written) {
      expect(cookie).toMatchObject({
        'Max-Age': String(180 * 86_400),
        Path: '/',
        SameSite: 'None',
        Secure: '',
      });
    }
  });

  test.each([
    ['https://www.meridia.test/en', 'meridia.test'],
    ['https://a.b.meridia.be/', 'meridia.be'],
    ['http://localhost:4173/', undefined],
    ['http://127.0.0.1:4173/', undefined],
  ])('CK-046 at %s they are for the domain %s', (url, domain) => {
    const { written } = write(3, url);

    expect(written.map(({ Domain }) => Domain)).toEqual([domain, domain]);
  });

  test('between the two cookies nobody finds more than is allowed', () => {
    const browser = createMemoryBrowser();
    const tab = browser.openTab();
    writeLevel(3, tab);
    const found: unknown[] = [];
    const setCookie = (text: string) => {
      tab.setCookie(text);
      found.push(readLevel(tab));
    };

    writeLevel(1, { ...tab, setCookie });

    expect(found).toEqual([2, 1]);
  });

  test('a browser that takes no cookies is told of', () => {
    const tab = createMemoryBrowser().openTab();

    expect(writeLevel(1, { ...tab, setCookie: () => undefined })).toBe(false);
  });
});
