import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';
import { explainSiteContext } from './explain-site-context.ts';
import { readSiteContext } from './site-context.ts';

function hostAt(path: string, cookies = '') {
  return createMemoryHost({ url: `https://www.sample.test${path}`, cookies });
}

const contextAt = (path: string, cookies?: string) =>
  readSiteContext(sampleExperience, hostAt(path, cookies));

describe('the language of a page', () => {
  test.each([
    { by: 'the path', path: '/fr/particuliers', cookie: 'en-GB', expected: 'fr-BE' },
    {
      by: 'the cookie, where the path says none',
      path: '/contact',
      cookie: 'fr-BE',
      expected: 'fr-BE',
    },
    {
      by: 'the cookie, at a path like a language',
      path: '/english',
      cookie: 'fr-BE',
      expected: 'fr-BE',
    },
    {
      by: "the site, where it lacks the cookie's",
      path: '/contact',
      cookie: 'de-DE',
      expected: 'en-GB',
    },
    { by: 'the site, where nothing says it', path: '/', cookie: '', expected: 'en-GB' },
  ])('LO-001 is that of $by', ({ path, cookie, expected }) => {
    const { locale } = contextAt(path, `locale=${cookie}`);

    expect(locale).toBe(expected);
  });
});

const contextIn = (lang: string | null, cookies = '') =>
  readSiteContext(sampleExperience, { ...hostAt('/contact', cookies), pageLanguage: () => lang });

describe('the language of a page that no path and no cookie names', () => {
  test.each([
    ['fr', 'fr-BE'],
    ['fr-BE', 'fr-BE'],
  ])('is that of the document: %s means %s', (lang, expected) => {
    expect(contextIn(lang).locale).toBe(expected);
  });

  test("is the cookie's, whatever the document says", () => {
    expect(contextIn('fr', 'locale=en-GB').locale).toBe('en-GB');
  });

  test.each([null, '', 'ja', 'de-DE', '__proto__'])(
    'LO-001 is en-GB where the document says %j, which means no locale of the site',
    (lang) => {
      expect(contextIn(lang).locale).toBe('en-GB');
    },
  );

  test('LO-001 is en-GB where the site itself names none', () => {
    expect(readSiteContext({ ...sampleExperience, locales: [] }, hostAt('/')).locale).toBe('en-GB');
  });

  test('is explained to engineers', () => {
    const host = { ...hostAt('/contact'), pageLanguage: () => 'fr' };

    expect(explainSiteContext(sampleExperience, host)).toContain('language by the document');
  });
});

describe('the language of a page in more than two letters', () => {
  const locales = ['fi-FI', 'fil-PH', 'es-ES', 'es-419', 'zh-Hans-CN'];
  const experience = {
    ...sampleExperience,
    locales: locales.map((locale) => ({ locale, label: locale })),
  };

  test.each([
    ['/fil/tahanan', '', 'fil-PH'],
    ['/fi/koti', '', 'fi-FI'],
    ['/es/casa', '', 'es-ES'],
    ['/es-419/casa', '', 'es-419'],
    ['/zh/home', '', 'zh-Hans-CN'],
    ['/contact', 'es-419', 'es-419'],
    ['/contact', 'zh-Hans-CN', 'zh-Hans-CN'],
  ])('at %s with the cookie "%s" is %s', (path, cookie, expected) => {
    expect(readSiteContext(experience, hostAt(path, `locale=${cookie}`)).locale).toBe(expected);
  });
});

describe('the segment of a page', () => {
  test.each([
    ['/en/business', 'business'],
    ['/en/business/loans', 'business'],
    ['/fr/particuliers', 'individuals'],
    ['/en/business-cards', 'individuals'],
    ['/en/elsewhere', 'individuals'],
  ])('at %s is %s', (path, expected) => {
    const { segment } = contextAt(path);

    expect(segment).toBe(expected);
  });

  test('is empty where the site has none', () => {
    const { segments: _segments, ...experience } = sampleExperience;

    expect(readSiteContext(experience, hostAt('/en/business')).segment).toBe('');
  });
});

describe('the session of a page', () => {
  test.each([
    ['', 'anonymous'],
    ['signed-in=1', 'signed-in'],
    ['signed-in=0', 'anonymous'],
    ['not-signed-in=1', 'anonymous'],
  ])('by the cookies "%s" is %s', (cookies, expected) => {
    expect(contextAt('/en/individuals', cookies).session).toBe(expected);
  });
});

test.each([
  ['/fr/particuliers', '', 'language by the path, segment by the path, session by the cookie'],
  ['/x', 'locale=fr-BE', 'language by the cookie, segment by default, session by the cookie'],
  ['/x', '', 'language by default, segment by default, session by the cookie'],
])('an engineer learns where the context of %s with "%s" was read', (path, cookies, expected) => {
  expect(explainSiteContext(sampleExperience, hostAt(path, cookies))).toBe(expected);
});
