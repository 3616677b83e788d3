import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toElementTag } from './element-tag.ts';

describe('the tag of an element', () => {
  test('AS-007 is in lower case', () => {
    expect(toElementTag('Loan-Simulator')).toBe('loan-simulator');
  });

  test('AS-008 has hyphens in place of characters that are not allowed', () => {
    expect(toElementTag('loan simulator/é<b>')).toBe('loan-simulator---b-');
    expect(toElementTag('@meridia/loans')).toBe('x--meridia-loans');
  });

  test('AS-009 has at most 100 characters', () => {
    expect(toElementTag(`loan-${'a'.repeat(200)}`)).toHaveLength(100);
    expect(toElementTag('a'.repeat(200))).toHaveLength(100);
    expect(toElementTag(`${'a'.repeat(100)}-b`)).toBe(`x-${'a'.repeat(98)}`);
  });

  test.each([
    ['loans', 'x-loans'],
    ['1-loan', 'x-1-loan'],
    ['-loan', 'x--loan'],
    ['', 'x-'],
  ])('AS-010 has a prefix without a hyphen or a letter at its start: %j', (written, tag) => {
    expect(toElementTag(written)).toBe(tag);
  });

  test.each(['annotation-xml', 'font-face', 'FONT-FACE-SRC', 'missing-glyph', 'color profile'])(
    'AS-011 has a suffix where the name is reserved: %s',
    (written) => {
      expect(toElementTag(written)).toMatch(/^[a-z-]+-element$/);
    },
  );

  test('AS-007 AS-008 AS-010 is a valid name, whatever was written', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 150 }), (written) => {
        const tag = toElementTag(written);

        expect(tag).toMatch(/^[a-z][a-z0-9._]*-[a-z0-9._-]*$/);
        expect(tag.length).toBeLessThanOrEqual(100);
        expect(toElementTag(tag)).toBe(tag);
      }),
    );
  });
});
