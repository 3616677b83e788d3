import { describe, expect, test } from 'vitest';
import { cacheHeaders, createEtag, hasMatch, isStorable } from './cache-headers.ts';

describe('whether an answer may be stored', () => {
  test.each([
    [200, 'anonymous', true],
    [404, 'anonymous', true],
    [503, 'anonymous', false],
    [200, 'signed-in', false],
    [404, 'signed-in', false],
    [200, 'unknown', false],
  ] as const)('depends on its status %i and the session %s', (status, session, expected) => {
    expect(isStorable(status, session)).toBe(expected);
  });

  test.each([
    [200, 0, 'public, max-age=60, stale-while-revalidate=600'],
    [200, 59, 'public, max-age=1, stale-while-revalidate=600'],
    [200, 61, 'public, max-age=0, stale-while-revalidate=599'],
    [200, 660, 'public, max-age=0, stale-while-revalidate=0'],
    [200, 661, 'private, no-store'],
    [404, 0, 'public, max-age=10'],
    [404, 4, 'public, max-age=6'],
    [404, 11, 'private, no-store'],
  ])('ends for all caches together: status %i, cached for %i s, %s', (status, ageS, expected) => {
    expect(cacheHeaders(status, ageS)).toEqual({
      'cache-control': expected,
      vary: 'Cookie, Accept-Encoding',
    });
  });
});

describe('the tag of a document', () => {
  test('is weak, short, and the same for the same text only', () => {
    const documents = ['a', 'a', 'b'].map((text) => new TextEncoder().encode(text));

    const [tag, same, other] = documents.map(createEtag);

    expect(tag).toMatch(/^W\/"[0-9a-f]{16}"$/);
    expect(same).toBe(tag);
    expect(other).not.toBe(tag);
  });

  test.each(['W/"abc"', '"abc"', '"x", W/"abc"', '"x","abc" ', '*'])('matches %s', (header) => {
    expect(hasMatch(header, 'W/"abc"')).toBe(true);
  });

  test.each([null, '', '"ab"', 'abc', 'W/"abcd"', '"x*"'])('does not match %s', (header) => {
    expect(hasMatch(header, 'W/"abc"')).toBe(false);
  });
});
