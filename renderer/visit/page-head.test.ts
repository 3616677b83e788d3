import { describe, expect, test } from 'vitest';
import { createPageHead, type PageHeadOptions } from './page-head.ts';

const URL_OF_PAGE = 'https://www.sample.test/fr/epargne?utm_source=letter#rates';

function headOf(options: Partial<PageHeadOptions> = {}) {
  return createPageHead({
    meta: {},
    pageTitle: undefined,
    locale: 'fr-BE',
    experience: { appName: 'Sample Bank' },
    url: new URL(URL_OF_PAGE),
    ...options,
  });
}

describe('the head of a page', () => {
  test("RT-009 has the page's name, a dash and the app's name for a title", () => {
    const { title } = headOf({ meta: { title: 'Épargne' } });

    expect(title).toBe('Épargne - Sample Bank');
  });

  test("has the app's name alone where the page has none", () => {
    expect(headOf().title).toBe('Sample Bank');
  });

  test("prefers the route's title to the page's", () => {
    const { title } = headOf({ pageTitle: 'Compte', meta: { title: 'Épargne' } });

    expect(title).toBe('Compte - Sample Bank');
  });

  test.each([
    ['the locale', { 'en-US': 'a', fr: 'b', 'fr-BE': 'c' }, 'c'],
    ['its language', { 'en-US': 'a', fr: 'b' }, 'b'],
    ['en-US', { nl: 'd', 'en-GB': 'c', 'en-US': 'a' }, 'a'],
    ['en-GB', { nl: 'd', 'en-GB': 'c' }, 'c'],
    ['the first there is', { nl: 'd', de: 'e' }, 'd'],
  ])('SC-003 SC-004 takes a title by locale from %s', (_, pageTitle, expected) => {
    const { title } = headOf({ pageTitle });

    expect(title).toBe(`${expected} - Sample Bank`);
  });

  test('has a canonical address without query and fragment', () => {
    expect(headOf().canonical).toBe('https://www.sample.test/fr/epargne');
  });

  test('has a canonical address of its own site, even for a path of two slashes', () => {
    const url = new URL('https://www.sample.test//evil.example/x?y');

    expect(headOf({ url }).canonical).toBe('https://www.sample.test//evil.example/x');
  });

  test('has absolute alternates, and none that leads to no web page', () => {
    const alternates = [
      { locale: 'en-GB', url: '/en/saving' },
      { locale: 'nl-BE', url: 'https://nl.sample.test/sparen' },
      { locale: 'de-DE', url: 'javascript:alert(1)' },
      { locale: 'fr-BE', url: 'mailto:a@sample.test' },
    ];

    const head = headOf({ meta: { alternates } });

    expect(head.alternates).toEqual([
      { locale: 'en-GB', url: 'https://www.sample.test/en/saving' },
      { locale: 'nl-BE', url: 'https://nl.sample.test/sparen' },
    ]);
  });

  test('says what the page says of itself, and leaves out what it does not', () => {
    const full = headOf({ meta: { description: 'How to save.', robots: 'noindex' } });

    expect(full).toMatchObject({ description: 'How to save.', robots: 'noindex' });
    expect(Object.keys(headOf())).toEqual(['title', 'canonical', 'alternates']);
  });
});

describe('a page about cookies', () => {
  const experience = {
    appName: 'Sample Bank',
    consent: { pageUrls: { 'en-GB': '/en/cookies', 'fr-BE': '/fr/epargne' } },
  };

  test('CK-027 is one of those that the experience names, whatever its query is', () => {
    expect(headOf({ experience }).isConsentPage).toBe(true);
  });

  test.each(['/fr', '/fr/epargne/taux', '/en/cookie'])('is none at %s', (path) => {
    const url = new URL(path, URL_OF_PAGE);

    expect(headOf({ experience, url })).not.toHaveProperty('isConsentPage');
  });
});
