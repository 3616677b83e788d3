import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBrowserHost, createStartHost, type Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { NOBODY } from '../../routing/index.ts';
import { createBrowserCalls } from './browser-calls.ts';
import { createHttp } from './create-http.ts';

const ORIGIN = 'https://api.meridia.test';
const root = document.documentElement;

const usualLanguage = root.lang;

// The document is that of other files as well.
beforeEach(() => {
  root.removeAttribute('lang');
  root.removeAttribute('data-localize-lang');
});
afterEach(() => {
  root.lang = usualLanguage;
  root.removeAttribute('data-localize-lang');
});

/** The client of a page in this window, with what it sent. The n-th request gets the number n. */
function clientOf(visitor?: () => Promise<Visitor>) {
  const sent: Request[] = [];
  const silent = { error: () => {}, warn: () => {}, info: () => {} };
  const host: Host = {
    ...createBrowserHost(window, { ...createStartHost(window), console: silent }),
    fetch(request) {
      sent.push(request);
      return Promise.resolve(Response.json({ n: sent.length }));
    },
  };
  const otherOrigins = ['https://payments.meridia.test'];
  const calls = createBrowserCalls(
    { origin: ORIGIN, otherOrigins, locale: 'de-DE', visitor },
    host,
  );
  return { http: createHttp({ origin: ORIGIN, ...calls }, host), sent };
}

const languagesOf = (sent: readonly Request[]) =>
  sent.map(({ headers }) => headers.get('accept-language'));

test('AP-007 AP-008 the API hosts and the page’s own origin get the cross-site token, and nobody else', async () => {
  document.cookie = 'XSRF-TOKEN=abc';
  const { http, sent } = clientOf();
  const post = { method: 'POST' };

  for (const origin of [ORIGIN, 'https://payments.meridia.test', location.origin]) {
    await http.fetch(`${origin}/a`, post);
  }
  await http.fetch('https://elsewhere.test/a', post);
  document.cookie = 'XSRF-TOKEN=; Max-Age=0';

  const tokens = sent.map(({ headers }) => headers.get('x-xsrf-token'));
  expect(tokens).toEqual(['abc', 'abc', 'abc', null]);
});

describe('the language of a page’s calls', () => {
  test('AP-004 AP-005 AP-006 is that of data-localize-lang, else of lang, else en, read anew at each call', async () => {
    const { http, sent } = clientOf();

    await http.fetch('/a');
    root.lang = 'fr-BE';
    await http.fetch('/a');
    root.dataset['localizeLang'] = 'nl-BE';
    await http.fetch('/a');
    await http.fetch('/a', { headers: { 'accept-language': 'bg' } });

    expect(languagesOf(sent)).toEqual(['en', 'fr-BE', 'nl-BE', 'bg']);
  });

  test('keeps answers apart: nobody is served what was said in another language', async () => {
    const { http, sent } = clientOf();
    const ask = () => http.json({ path: '/a', limitMs: 1_000 });

    root.lang = 'fr-BE';
    const french = [await ask(), await ask()];
    root.lang = 'nl-BE';
    const dutch = await ask();
    root.lang = 'fr-BE';
    const again = await ask();

    expect([...french, dutch, again]).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }, { n: 1 }]);
    expect(languagesOf(sent)).toEqual(['fr-BE', 'nl-BE']);
  });
});

const visitorOf = (profile: () => string | undefined): Visitor => ({
  ...NOBODY,
  activeProfileId: profile,
  authorise(request) {
    request.headers.set('authorization', `Bearer ${profile()}`);
    return request;
  },
});
const askOf = (http: ReturnType<typeof clientOf>['http']) =>
  http.json({ path: '/a', limitMs: 1_000 });

describe('whose calls they are', () => {
  test('CA-014 CA-016 each call is signed by the active profile, and its answer served to that profile alone', async () => {
    let profile = 'p-1';
    const { http, sent } = clientOf(async () => visitorOf(() => profile));

    const first = [await askOf(http), await askOf(http)];
    profile = 'p-2';
    const second = await askOf(http);
    profile = 'p-1';
    const back = await askOf(http);

    expect([...first, second, back]).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }, { n: 3 }]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer p-1',
      'Bearer p-2',
      'Bearer p-1',
    ]);
  });

  test.each([
    ['nobody can be signed in', undefined],
    ['nobody is signed in', async () => NOBODY],
    ['no profile is active', async () => visitorOf(() => undefined)],
  ])('CA-015 where %s, answers are cached all the same', async (_, visitor) => {
    const { http, sent } = clientOf(visitor);

    expect([await askOf(http), await askOf(http)]).toEqual([{ n: 1 }, { n: 1 }]);
    expect(sent).toHaveLength(1);
  });

  test('CA-014 CA-015 what nobody was told is not served to a profile', async () => {
    let profile: string | undefined;
    const { http } = clientOf(async () => visitorOf(() => profile));

    const before = await askOf(http);
    profile = 'default-looking';
    const after = await askOf(http);

    expect([before, after]).toEqual([{ n: 1 }, { n: 2 }]);
  });
});

test('a call that asks the service itself refreshes what is cached', async () => {
  const { http } = clientOf();
  const ask = (useCache?: boolean) => http.json({ path: '/a', limitMs: 1_000, useCache });

  expect([await ask(), await ask(false), await ask()]).toEqual([{ n: 1 }, { n: 2 }, { n: 2 }]);
});
