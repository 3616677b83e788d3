import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { readMboxCookie, writeMboxCookie } from './mbox-cookie.ts';

const SESSION = '0123456789abcdef0123456789abcdef';
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

function openTab() {
  const browser = createMemoryBrowser();
  const tab = { ...browser.openTab(), random: () => 0.5 };
  return { browser, tab };
}

test('PE-030 PE-031 a session lasts 30 minutes, and the visitor’s id two years', async () => {
  const { browser, tab } = openTab();
  const after = (ms: number) => readMboxCookie({ ...tab, now: () => browser.now() + ms });
  writeMboxCookie({ session: SESSION, tnt: '7.34_0' }, tab);

  expect(after(30 * MINUTE_MS - 1_000)).toEqual({ session: SESSION, tnt: '7.34_0' });
  expect(after(30 * MINUTE_MS)).toEqual({ session: '8'.repeat(32), tnt: '7.34_0' });
  expect(after(2 * YEAR_MS - 1_000).tnt).toBe('7.34_0');
  expect(after(2 * YEAR_MS).tnt).toBeUndefined();
});

test('PE-032 the cookie itself lasts 365 days', () => {
  const { browser, tab } = openTab();

  writeMboxCookie({ session: SESSION }, tab);

  expect(browser.writtenCookies.at(-1)).toContain('; Max-Age=31536000;');
});

test.each([
  ['nothing', ''],
  ['31 characters', `session#${SESSION.slice(1)}#9999999999`],
  ['33 characters', `session#${SESSION}0#9999999999`],
  ['other characters', `session#${'g'.repeat(32)}#9999999999`],
  ['no time', `session#${SESSION}`],
  ['markup', `session#<script>#9999999999|PC#<b>#9999999999`],
  ['an older form', SESSION],
  ['four kilobytes', '#|'.repeat(2_000)],
])('PE-033 a session id that is not 32 hex characters is made anew: %s', (_, value) => {
  const { browser, tab } = openTab();
  browser.cookies.set('mbox', value);

  expect(readMboxCookie(tab)).toEqual({ session: '8'.repeat(32), tnt: undefined });
});
