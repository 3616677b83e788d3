import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createPageContext } from './page-context.ts';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';

const site = { locale: 'en-GB', segment: 'individuals', session: 'anonymous' } as const;

describe('what the shell knows about its page', () => {
  test('is the home, the segments and the year of the present language and segment', () => {
    const host = createMemoryHost({ now: Date.UTC(2031, 5, 1) });

    const page = createPageContext({ experience: sampleExperience, host }, site, {});

    expect(page).toMatchObject({ homeUrl: '/en/individuals', year: 2031, session: 'anonymous' });
    expect(page.segments).toEqual([
      { id: 'individuals', label: 'Individuals', url: '/en/individuals', current: true },
      { id: 'business', label: 'Business', url: '/en/business', current: false },
    ]);
  });

  test.each([
    [2026, Date.UTC(2026, 11, 31, 23, 59, 59, 999)],
    [2027, Date.UTC(2027, 0, 1)],
  ])('FT-004 is the year %i by the clock of the host', (year, now) => {
    const host = createMemoryHost({ now });

    const page = createPageContext({ experience: sampleExperience, host }, site, {});

    expect(page.year).toBe(year);
  });

  test('TB-007 is the name of the bank, which without its own has that of the app', () => {
    const host = createMemoryHost();
    const named = { ...sampleExperience, bankName: 'Sample' };

    const own = createPageContext({ experience: named, host }, site, {});
    const other = createPageContext({ experience: sampleExperience, host }, site, {});

    expect([own.bankName, other.bankName]).toEqual(['Sample', 'Sample Bank']);
  });

  test('has the logo of the experience, and none where that names none', () => {
    const host = createMemoryHost();
    const drawn = { ...sampleExperience, logoUrl: '/logo.svg' };

    const own = createPageContext({ experience: drawn, host }, site, {});
    const other = createPageContext({ experience: sampleExperience, host }, site, {});

    expect(own.logoUrl).toBe('/logo.svg');
    expect(other).not.toHaveProperty('logoUrl');
  });

  test('has its address, without what was asked for beside it', () => {
    const host = createMemoryHost({
      url: 'https://www.sample.test/en/individuals?from=mail#rates',
    });

    const page = createPageContext({ experience: sampleExperience, host }, site, {});

    expect(page.address).toBe('https://www.sample.test/en/individuals');
  });

  test('is what the experience says of cookies, in the language of the page', () => {
    const consent = {
      startPage: 'main',
      skipMarker: 'robot',
      pageUrls: { 'en-GB': '/en/cookies', 'fr-BE': '/fr/cookies' },
      policyUrls: { 'fr-BE': '/fr/cookies.pdf' },
    } as const;
    const host = createMemoryHost();
    const consentIn = (locale: string) =>
      createPageContext(
        { experience: { ...sampleExperience, consent }, host },
        { ...site, locale },
        {},
      ).consent;

    expect(consentIn('fr-BE')).toEqual({
      startPage: 'main',
      skipMarker: 'robot',
      pageUrl: '/fr/cookies',
      policyUrl: '/fr/cookies.pdf',
    });
    expect(consentIn('en-GB')).not.toHaveProperty('policyUrl');
    expect(
      createPageContext({ experience: sampleExperience, host }, site, {}).consent,
    ).toBeUndefined();
  });

  test('leaves out a segment that has no home in the language', () => {
    const french = { ...site, locale: 'fr-BE' };

    const page = createPageContext(
      { experience: sampleExperience, host: createMemoryHost() },
      french,
      {},
    );

    expect(page.segments.map(({ label }) => label)).toEqual(['Particuliers']);
  });

  test.each([
    ['the same page, where it exists', '/fr/epargne', '/fr/epargne'],
    [
      "the segment's home, where the address leads to no web page",
      'javascript:x',
      '/fr/particuliers',
    ],
  ])('leads from a language to %s', (_, url, expected) => {
    const meta = { alternates: [{ locale: 'fr-BE', url }] };

    const page = createPageContext(
      { experience: sampleExperience, host: createMemoryHost() },
      site,
      meta,
    );

    expect(page.languages).toEqual([
      { id: 'en-GB', label: 'English', url: '/en/individuals', current: true },
      { id: 'fr-BE', label: 'Français', url: expected, current: false },
    ]);
  });

  test("is the site's root for a home that no segment has", () => {
    const business = { ...site, locale: 'fr-BE', segment: 'business' };

    const page = createPageContext(
      { experience: sampleExperience, host: createMemoryHost() },
      business,
      {},
    );

    expect(page.homeUrl).toBe('/');
  });
});
