import { describe, expect, test } from 'vitest';
import { cacheHeaders, etagOf, hasMatch } from './cache-headers.ts';

describe('whether an answer may be stored', () => {
  test.each([
    [200, 'anonymous', 'public, max-age=60, stale-while-revalidate=600'],
    [404, 'anonymous', 'public, max-age=10'],
    [503, 'anonymous', 'private, no-store'],
    [200, 'signed-in', 'private, no-store'],
    [404, 'signed-in', 'private, no-store'],
    [200, 'unknown', 'private, no-store'],
  ] as const)('depends on its status %i and the session %s', (status, session, expected) => {
    expect(cacheHeaders(status, session)).toEqual({
      'cache-control': expected,
      vary: 'Cookie, Accept-Encoding',
    });
  });
});

describe('the tag of a document', () => {
  test('is weak, short, and the same for the same text only', () => {
    const documents = ['a', 'a', 'b'].map((text) => new TextEncoder().encode(text));

    const [tag, same, other] = documents.map(etagOf);

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
