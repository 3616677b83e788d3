import { expect, onTestFinished } from 'vitest';
import { openTabs, PROFILE_ID, type Tabs } from '../open-tabs.ts';
import { testFirst } from '../../sample/test-first.ts';

/** Due for a renewal five seconds after the log-in, which is half a second here. */
const SHORT_LIFE_MS = 25_000;

/** Cookies that requests may carry, and what they hold: nothing of who somebody is. */
const CROSS_SITE = { 'XSRF-TOKEN': /^made-for-this-window$/ };
const HINT = { 'signed-in': /^1$/ };
const FALLBACK = { 'session.lease': /^[a-z0-9]+ \d+(?:\.\d+)?$/, 'session.activity': /^\d+$/ };

/** Loads page, styles and pictures once more, with the cookies that there are now. */
async function loadAgain({ open }: Tabs) {
  await (await open()).close();
}

/** Somebody logs in, is renewed, and logs out; what each request carried meanwhile. */
async function liveThrough(tabs: Tabs) {
  const [page] = tabs.running();
  await tabs.logIn(SHORT_LIFE_MS);
  await tabs.moveMouse();
  await loadAgain(tabs);
  await expect.poll(() => page?.evaluate(() => window.tab.session.accessToken())).toBe('access-2');
  await loadAgain(tabs);
  await page?.evaluate(() => window.tab.session.logOut());
  await loadAgain(tabs);
  return tabs.server.requests;
}

const cookiesIn = (header = '') =>
  header
    .split('; ')
    .filter(Boolean)
    .map((cookie) => {
      const [name = '', value = ''] = cookie.split('=');
      return { name, value: decodeURIComponent(value) };
    });

testFirst(1, [
  ['local storage', true, { ...CROSS_SITE, ...HINT }],
  ['cookies in its place', false, { ...CROSS_SITE, ...HINT, ...FALLBACK }],
])(
  'SE-064 with %s, no request carries a token or a profile in a cookie',
  async (_, hasStorage, allowed: Readonly<Record<string, RegExp>>) => {
    const tabs = await openTabs({ count: 2, hasStorage });
    onTestFinished(tabs.close);

    const requests = await liveThrough(tabs);

    const secrets = [...tabs.server.issued, PROFILE_ID];
    const headers = requests.map(({ cookie }) => cookie ?? '');
    const told = secrets.filter((secret) => headers.some((header) => header.includes(secret)));
    expect(secrets).toEqual(['access-1', 'refresh-1', 'access-2', 'refresh-2', PROFILE_ID]);
    expect(told).toEqual([]);

    const cookies = requests.flatMap(({ cookie }) => cookiesIn(cookie));
    const odd = cookies.filter(({ name, value }) => !allowed[name]?.test(value));
    expect(odd).toEqual([]);
    expect(new Set(cookies.map(({ name }) => name))).toEqual(new Set(Object.keys(allowed)));
    expect(new Set(requests.map(({ path }) => path))).toEqual(
      new Set(['/', '/page.js', '/page.css', '/picture.svg', '/oauth2/token', '/oauth2/revoke']),
    );
  },
);
