import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { findCanonicalAddress } from './respond.ts';

const ORIGIN = 'https://www.meridia.test';

const canonicalOf = (path: string, siteOrigin?: string) =>
  findCanonicalAddress(new URL(`http://10.0.0.7:4173${path}`), siteOrigin);

describe('an address with doubled or final slashes', () => {
  test.each([
    ['/en/individuals/', '/en/individuals'],
    ['/en//individuals', '/en/individuals'],
    ['//en///individuals////', '/en/individuals'],
    ['//', '/'],
    ['/en/?a=1&b=//x/', '/en?a=1&b=//x/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['/.//evil.example', '/evil.example'],
    ['/%2f%2fevil.example/', '/%2f%2fevil.example'],
    ['/%5cevil.example/', '/%5cevil.example'],
  ])('OP-007 has a canonical one: %s -> %s', (path, canonical) => {
    expect(canonicalOf(path)).toBe(canonical);
    expect(canonicalOf(path, ORIGIN)).toBe(ORIGIN + canonical);
  });

  test.each(['/', '/?x', '/en', '/en?a=/', '/%2f%2fevil.example', '/en/individuals%2f', '/a.b'])(
    'OP-007 is none of these: %s',
    (path) => {
      expect(canonicalOf(path)).toBeUndefined();
    },
  );

  test('OP-007 leads to the same site and to an address that is canonical, whatever stands in it', () => {
    const pieces = [
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '%0d%0a',
      '@',
      ':',
      '?',
      '#',
      ';',
    ];
    const piece = constantFrom(...pieces, 'evil.example', 'https:', 'en', 'é', '\t', '\u0000', ' ');
    const path = array(piece, { maxLength: 8 }).map((some) => `/${some.join('')}`);

    assert(
      property(path, constantFrom(undefined, ORIGIN), (asked, siteOrigin) => {
        const address = canonicalOf(asked, siteOrigin);
        if (address === undefined) return;
        const seen = new URL(address, `${ORIGIN}//a//b/`);

        expect(seen.origin).toBe(ORIGIN);
        expect(seen.pathname === '/' || !/\/\/|\/$/.test(seen.pathname)).toBe(true);
        expect(address).not.toMatch(/[\s\p{Cc}]/u);
        expect(address.split('?')[0]).not.toContain('\\');
        expect(findCanonicalAddress(seen, siteOrigin)).toBeUndefined();
        expect(seen.search).toBe(new URL(`http://10.0.0.7:4173${asked}`).search);
      }),
      { numRuns: countRuns(500, 20_000) },
    );
  });
});
