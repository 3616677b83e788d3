import { expect, test } from 'vitest';
import { sampleExperience, samplePlatform } from '../create-plan/sample-site.testing.ts';
import { askForPage } from './load-page.ts';

interface Options {
  /** The cookies that the browser has. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly setCookie?: (cookie: string) => void;
}

const ALLOWED = { cookiesOptin: 'true', thirdpartyOptin: 'true' };

/** Fetches a page in a browser, in a tab whose session is 7; tells what was done, in its order. */
async function fetchPageWith({ cookies, setCookie = () => undefined }: Options) {
  const steps: string[] = [];
  const experience = { ...sampleExperience, measurement: {} };
  const { platform, host } = samplePlatform(
    {
      async fetch() {
        steps.push('page');
        return Response.json({});
      },
    },
    experience,
  );
  const tabStorage = {
    get: (name: string) => (name === 'measurement-session' ? '7' : undefined),
    set: () => undefined,
    remove: () => undefined,
  };
  const browser = {
    ...platform.host,
    tabStorage,
    cookie: (name: string) => cookies[name],
    setCookie(cookie: string) {
      steps.push(cookie.split(';', 1)[0] ?? '');
      setCookie(cookie);
    },
  };
  const { status } = await askForPage({
    platform: { ...platform, host: browser },
    http: platform.http,
    pageUrl: '/en',
    route: { pathPattern: '/*' },
    signal: new AbortController().signal,
  });
  return { steps, status, messages: host.messages.map(({ level, text }) => `${level} ${text}`) };
}

test('AN-043 the cookie of measurement is set before the browser fetches a page, where a visitor allows it', async () => {
  const { steps } = await fetchPageWith({ cookies: ALLOWED });
  expect([steps[0], steps.at(-1)]).toEqual(['last-session-id=7', 'page']);

  expect((await fetchPageWith({ cookies: { cookiesOptin: 'false' } })).steps).toEqual(['page']);
  expect((await fetchPageWith({ cookies: {} })).steps).toEqual(['page']);
});

test('AN-044 a cookie of measurement that cannot be set is a warning, and the page is fetched', async () => {
  const { steps, status, messages } = await fetchPageWith({
    cookies: ALLOWED,
    setCookie() {
      throw new Error('no cookies here');
    },
  });

  expect([steps.at(-1), status]).toEqual(['page', 'found']);
  expect(messages).toEqual(['warn The cookie of measurement cannot be set: no cookies here']);
});
