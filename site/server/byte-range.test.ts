import { assert, nat, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from './answer-ranges.ts';

const SIZE = 1_000;

describe('a Range header', () => {
  test.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=500-', { first: 500, last: 999 }],
    ['bytes=0-', { first: 0, last: 999 }],
    ['bytes=-5', { first: 995, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=990-5000', { first: 990, last: 999 }],
    ['bytes=999-999', { first: 999, last: 999 }],
    ['BYTES=0-1', { first: 0, last: 1 }],
    ['bytes= 0-1 ', { first: 0, last: 1 }],
    ['bytes=,0-1,', { first: 0, last: 1 }],
    ['bytes=0-99999999999999999999999', { first: 0, last: 999 }],
  ])('%s is a part', (header, part) => {
    expect(readRange(header, SIZE)).toEqual(part);
  });

  test.each([
    'bytes=1000-',
    'bytes=1000-2000',
    'bytes=-0',
    'bytes=1000-, -0',
    'bytes=9999999999999999-',
  ])('%s cannot be satisfied', (header) => {
    expect(readRange(header, SIZE)).toBe('unsatisfiable');
  });

  test.each([
    'bytes=0-1,5-6',
    'bytes=0-1, 2000-',
    'bytes=5-4',
    'bytes=0-1, 5-4',
    'bytes=',
    'bytes=,',
    'bytes',
    'bytes=a-b',
    'bytes=-',
    'bytes=--5',
    'bytes=1',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=0-1, bytes=2-3',
    'bytes =0-1',
    'items=0-1',
    '0-1',
    '',
  ])('%j leaves the answer whole', (header) => {
    expect(readRange(header, SIZE)).toBe('whole');
  });

  test('of an empty file cannot be satisfied', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
  });

  test('gives a part inside the file, whatever is written', () => {
    const header = string({ unit: 'grapheme-ascii' }).map((text) => `bytes=${text}`);
    const written = string().chain((text) => nat().map((number) => `bytes=${number}-${text}`));

    for (const each of [header, written]) {
      assert(
        property(each, nat({ max: 2_000 }), (value, size) => {
          const range = readRange(value, size);
          if (typeof range === 'string') return;

          expect(range.first).toBeGreaterThanOrEqual(0);
          expect(range.last).toBeGreaterThanOrEqual(range.first);
          expect(range.last).toBeLessThan(size);
        }),
        { numRuns: 1_000 },
      );
    }
  });

  test('of a million commas is read in no time', () => {
    expect(readRange(`bytes=${','.repeat(1_000_000)}x`, SIZE)).toBe('whole');
  });
});
