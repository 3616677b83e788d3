import { describe, expect, test } from 'vitest';
import { stitchUniversalLink, UNIVERSAL_PATHS } from './universal-link.ts';

const known = { isMobile: true, visitorId: '123', consentLevel: 2 } as const;

describe('a universal link', () => {
  test.each([
    ['/particulier/betalen/overschrijven', 'the Dutch list'],
    ['/particulier/sparen/', 'the Dutch list'],
    ['/particulier/mobiel-bankieren', 'the Dutch list'],
    ['/en/individuals/my-accounts/1', 'the Belgian list'],
    ['/fr/individuals/payments/new', 'the Belgian list'],
    ['https://www.example.com/nl/individuals/mobile-app', 'the Belgian list'],
  ])('SH-022 SH-023 %s, which is of %s, gets the identity on a phone', (href) => {
    expect(stitchUniversalLink(href, known)).toBe(`${href}?adobe_mc=123`);
  });

  test.each([
    '/en/individuals/payments/new',
    '/particulier/betalen/overschrijven',
    '/particulier/mobiel-bankieren',
  ])('SH-024 %s does not get it on a desktop', (href) => {
    expect(stitchUniversalLink(href, { ...known, isMobile: false })).toBe(href);
  });

  test.each(['/en/individuals', '/particulier', '/en/business/payments/new', '#payments', ''])(
    'SH-024 "%s", which is on neither list, does not get it',
    (href) => {
      expect(stitchUniversalLink(href, known)).toBe(href);
    },
  );

  test.each([
    ['/particulier/betalen/a/b/c', true],
    ['/particulier/betalen/', true],
    ['/particulier/betalen', false],
    ['/particulier/mobiel-bankieren/meer', false],
    ['/eng/individuals/payments/new', false],
  ])('SH-027 SH-022 that %s is on a list is %j', (href, expected) => {
    expect(stitchUniversalLink(href, known) !== href).toBe(expected);
  });

  test('SH-023 keeps what its address has, and never has it twice', () => {
    const href = '/particulier/betalen/a?b=1#c';
    const stitched = stitchUniversalLink(href, { ...known, visitorId: 'a b&c' });

    expect(stitched).toBe('/particulier/betalen/a?b=1&adobe_mc=a%20b%26c#c');
    expect(stitchUniversalLink(stitched, known)).toBe(stitched);
  });

  test.each([{ consentLevel: 1 }, { consentLevel: undefined }, { visitorId: undefined }] as const)(
    'SH-024 with %j nobody is recognised',
    (less) => {
      const href = '/particulier/betalen/a';

      expect(stitchUniversalLink(href, { ...known, ...less })).toBe(href);
    },
  );

  test('SH-022 the lists may be others', () => {
    const paths = { dutch: [], belgian: ['/a.b/*'] };

    expect(stitchUniversalLink('/a.b/c', { ...known, paths })).toContain('adobe_mc');
    expect(stitchUniversalLink('/axb/c', { ...known, paths })).toBe('/axb/c');
    expect(UNIVERSAL_PATHS.dutch.some((path) => path.endsWith('*'))).toBe(true);
  });
});
