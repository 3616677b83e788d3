import { expect, test } from 'vitest';
import { createMemoryBrowser } from '../../host/memory/index.testing.ts';
import { createDeliveryRequest } from './create-delivery-request.ts';

const CONFIG = {
  host: 'https://marketing.test',
  client: 'bank',
  propertyTokens: { be: 'token-be', nl: 'token-nl' },
};
const SESSION = '0123456789abcdef0123456789abcdef';
const BROWSER = {
  context: {
    userAgent: 'Browser/1',
    timeOffsetInMinutes: 60,
    screen: { width: 390, height: 844, orientation: 'portrait' },
    window: { width: 390, height: 700 },
  },
  referrer: 'https://www.search.test/',
  language: 'fr-BE',
} as const;

interface Call {
  readonly url?: string;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** The call of a page, with its parameters as a member of its own. */
async function callFrom({
  url = 'https://www.bank.be/fr/particuliers?q=1',
  cookies = {},
}: Call = {}) {
  const browser = createMemoryBrowser();
  for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value);
  const request = createDeliveryRequest(CONFIG, (parameters) => ({ execute: parameters }), {
    ...browser.openTab(),
    url: () => new URL(url),
    createId: () => SESSION,
    describeBrowser: () => BROWSER,
  });
  const body: unknown = await request.json();
  return { request, body };
}

test('PE-005 the address names client and session', async () => {
  const { request } = await callFrom();

  expect(request.url).toBe(
    `https://marketing.test/rest/v1/delivery?client=bank&sessionId=${SESSION}`,
  );
});

test('PE-006 PE-007 PE-008 the context has user agent, time offset and the channel web', async () => {
  const { body } = await callFrom();

  expect(body).toMatchObject({
    context: { userAgent: 'Browser/1', timeOffsetInMinutes: 60, channel: 'web' },
  });
});

test('PE-009 PE-010 the context has the sizes of screen and window', async () => {
  const { body } = await callFrom();

  expect(body).toMatchObject({
    context: {
      screen: { width: 390, height: 844, orientation: 'portrait' },
      window: { width: 390, height: 700 },
    },
  });
});

test('PE-011 PE-012 the context has the host, the address and what led to it', async () => {
  const { body } = await callFrom();

  expect(body).toMatchObject({
    context: {
      browser: { host: 'www.bank.be' },
      address: {
        url: 'https://www.bank.be/fr/particuliers?q=1',
        referringUrl: 'https://www.search.test/',
      },
    },
  });
});

test('PE-013 PE-014 the id has the visitor’s, and others where there are some', async () => {
  const { body } = await callFrom({
    cookies: {
      'visitor-id': '1'.repeat(38),
      'third-party-id': 'client-7',
      mbox: `session#${SESSION}#9999999999|PC#9.34_0#9999999999`,
    },
  });
  const without = await callFrom();

  expect(body).toHaveProperty('id', {
    marketingCloudVisitorId: '1'.repeat(38),
    thirdPartyId: 'client-7',
    tntId: '9.34_0',
  });
  expect(without.body).toHaveProperty('id', {});
});

test('PE-018 PE-019 PE-020 the parameters are location, language and consent', async () => {
  const { body } = await callFrom();

  expect(body).toHaveProperty('execute', {
    location: '/fr/particuliers',
    language: 'fr-BE',
    cookieConsent: 'true',
  });
});

test.each([
  ['https://www.bank.be/', 'token-be'],
  ['https://www.bank.nl/', 'token-nl'],
  ['http://localhost:4173/', 'token-be'],
  ['https://bank.constructor/', 'token-be'],
])('PE-024 the property token of %s is %s', async (url, token) => {
  const { body } = await callFrom({ url });

  expect(body).toHaveProperty('property.token', token);
});
