import { expect, test } from 'vitest';
import { buildDeliveryBody, getDeliveryAddress } from './delivery-request.ts';

const CONFIG = {
  host: 'https://marketing.test',
  client: 'bank',
  propertyTokens: { be: 'token-be', nl: 'token-nl' },
};
const SESSION = '0123456789abcdef0123456789abcdef';
const FACTS = {
  browser: {
    userAgent: 'Browser/1',
    timeOffsetMin: 60,
    screen: { width: 390, height: 844, orientation: 'portrait' },
    window: { width: 390, height: 700 },
    referrer: 'https://www.search.test/',
    language: 'fr-BE',
  },
  url: new URL('https://www.bank.be/fr/particuliers?q=1'),
  ids: { session: SESSION, marketing: '1'.repeat(38), thirdParty: 'client-7', tnt: '9.34_0' },
} as const;

const bodyFor = (config: object, url = FACTS.url) =>
  buildDeliveryBody({ ...CONFIG, ...config }, ['hero', 'offer'], { ...FACTS, url });

test('PE-005 the address names client and session', () => {
  expect(getDeliveryAddress(CONFIG, SESSION)).toBe(
    `https://marketing.test/rest/v1/delivery?client=bank&sessionId=${SESSION}`,
  );
});

test('PE-006 PE-007 PE-008 the context has user agent, time offset and the channel web', () => {
  expect(bodyFor({})).toMatchObject({
    context: { userAgent: 'Browser/1', timeOffsetInMinutes: 60, channel: 'web' },
  });
});

test('PE-009 PE-010 the context has the sizes of screen and window', () => {
  expect(bodyFor({})).toMatchObject({
    context: {
      screen: { width: 390, height: 844, orientation: 'portrait' },
      window: { width: 390, height: 700 },
    },
  });
});

test('PE-011 PE-012 the context has the host, the address and what led to it', () => {
  expect(bodyFor({})).toMatchObject({
    context: {
      browser: { host: 'www.bank.be' },
      address: { url: FACTS.url.href, referringUrl: 'https://www.search.test/' },
    },
  });
});

test('PE-013 PE-014 the id has the visitor’s, and others where there are some', () => {
  const without = buildDeliveryBody(CONFIG, ['hero'], { ...FACTS, ids: { session: SESSION } });

  expect(bodyFor({})).toMatchObject({
    id: { marketingCloudVisitorId: '1'.repeat(38), thirdPartyId: 'client-7', tntId: '9.34_0' },
  });
  expect(without).toHaveProperty('id', {});
});

test('PE-015 PE-016 PE-017 either mboxes are asked for, or the page, with parameters', () => {
  const parameters = { location: '/fr/particuliers', language: 'fr-BE', cookieConsent: 'true' };

  expect(bodyFor({})).toHaveProperty('execute', {
    mboxes: [
      { name: 'hero', index: 0, parameters },
      { name: 'offer', index: 1, parameters },
    ],
  });
  expect(bodyFor({ scope: 'pageLoad' })).toHaveProperty('execute', { pageLoad: { parameters } });
  expect(bodyFor({ counting: 'display' })).toHaveProperty('prefetch.mboxes.0.name', 'hero');
});

test('PE-018 PE-019 PE-020 the parameters are location, language and consent', () => {
  expect(bodyFor({})).toHaveProperty('execute.mboxes.0.parameters', {
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
])('PE-024 the property token of %s is %s', (url, token) => {
  expect(bodyFor({}, new URL(url))).toHaveProperty('property.token', token);
});
