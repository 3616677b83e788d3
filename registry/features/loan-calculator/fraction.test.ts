import { describe, expect, test } from 'vitest';
import { computeRoot, divideHalfUp, parseDecimal } from './fraction.ts';

describe('parseDecimal', () => {
  test.each([
    ['4.35', 435n, 100n],
    ['0', 0n, 1n],
    ['0.05', 5n, 100n],
    ['12', 12n, 1n],
  ])('%s is a fraction', (text, numerator, denominator) => {
    expect(parseDecimal(text)).toEqual({ numerator, denominator });
  });

  test.each(['', '-1', '1e-7', '4,35', '.5', '4.', 'NaN'])('"%s" is none', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });
});

test.each([
  [5n, 2n, 3n],
  [7n, 3n, 2n],
  [8n, 3n, 3n],
  [0n, 3n, 0n],
])('%s / %s is next to %s, and a half goes up', (numerator, denominator, quotient) => {
  expect(divideHalfUp(numerator, denominator)).toBe(quotient);
});

test.each([
  [0n, 12n, 0n],
  [1n, 12n, 1n],
  [4095n, 12n, 1n],
  [4096n, 12n, 2n],
  [99n, 2n, 9n],
  [100n, 2n, 10n],
  [10n ** 480n, 12n, 10n ** 40n],
  [10n ** 480n - 1n, 12n, 10n ** 40n - 1n],
])(
  'of %s the root of degree %s is %s, without what comes after the point',
  (value, degree, root) => {
    expect(computeRoot(value, degree)).toBe(root);
  },
);
