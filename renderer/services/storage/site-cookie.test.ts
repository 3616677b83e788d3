import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { writeSiteCookie } from './site-cookie.ts';

test('CK-043 an empty value deletes a cookie, by an end a day ago', () => {
  const browser = createMemoryBrowser();
  const tab = browser.openTab();
  writeSiteCookie({ name: 'cookiesOptin', value: 'true', maxAgeS: 60 }, tab);

  const isGone = writeSiteCookie({ name: 'cookiesOptin', value: '', maxAgeS: 60 }, tab);

  expect([isGone, browser.cookies.get('cookiesOptin')]).toEqual([true, undefined]);
  expect(browser.writtenCookies.at(-1)).toContain('; Max-Age=-86400; Domain=meridia.test;');
});

test('a cookie of the host alone is deleted as well', () => {
  const browser = createMemoryBrowser();
  browser.cookies.set('own', 'of the host');
  const tab = browser.openTab();
  const setCookie = (text: string) => {
    if (!text.includes('Domain=')) tab.setCookie(text);
  };

  expect(writeSiteCookie({ name: 'own', value: '', maxAgeS: 0 }, { ...tab, setCookie })).toBe(true);
  expect(browser.cookies.has('own')).toBe(false);
});
