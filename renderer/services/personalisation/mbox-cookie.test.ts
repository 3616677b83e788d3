import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { renewMboxCookie } from './mbox-cookie.ts';

const SESSION = '0123456789abcdef0123456789abcdef';
const NEW_SESSION = '8'.repeat(32);
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

/** A tab of a browser that has this cookie, or none. */
function openTab(value?: string) {
  const browser = createMemoryBrowser();
  if (value !== undefined) browser.cookies.set('mbox', value);
  const tab = { ...browser.openTab(), createId: () => NEW_SESSION };
  return { browser, tab };
}

test.each([
  [30 * MINUTE_MS - 1_000, { session: SESSION, tntId: '7.34_0' }],
  [30 * MINUTE_MS, { session: NEW_SESSION, tntId: '7.34_0' }],
  [2 * YEAR_MS - 1_000, { session: NEW_SESSION, tntId: '7.34_0' }],
  [2 * YEAR_MS, { session: NEW_SESSION, tntId: undefined }],
])(
  'PE-030 PE-031 a session lasts 30 minutes, and the visitor’s id two years: after %i ms',
  (ms, state) => {
    const { browser, tab } = openTab(`session#${SESSION}#9999999999`);
    renewMboxCookie(tab, '7.34_0');

    expect(renewMboxCookie({ ...tab, now: () => browser.now() + ms })).toEqual(state);
  },
);

test('PE-032 the cookie itself lasts 365 days', () => {
  const { browser, tab } = openTab();

  renewMboxCookie(tab);

  expect(browser.writtenCookies.at(-1)).toContain('; Max-Age=31536000;');
});

test('an id of another form is not read again', () => {
  const { tab } = openTab();

  renewMboxCookie(tab, 'x|session#<b>');

  expect(renewMboxCookie(tab)).toEqual({ session: NEW_SESSION, tntId: undefined });
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
  const { tab } = openTab(value);

  expect(renewMboxCookie(tab)).toEqual({ session: NEW_SESSION, tntId: undefined });
});
