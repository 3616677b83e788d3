import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isAtLeast } from './app-version.ts';

const asNumber = (major: number, minor: number, patch: number) =>
  major * 10_000 + minor * 100 + patch;

const THRESHOLDS = ['1.7.0', '1.7.2', '1.7.4'];

test.each([
  ['1.7.0', '1.7.0', true],
  ['1.7', '1.7.0', true],
  ['1.10.0', '1.9.9', true],
  ['1.9.9', '1.10.0', false],
  ['2', '1.99.99', true],
  ['1.7.0', '1.7.0.1', false],
  ['10.0', '9', true],
  ['', '1.0', false],
  ['1.x', '1.0', false],
  ['-2.0', '1.0', false],
])('NB-008 version %s is at least %s: %s', (version, required, isEnough) => {
  expect(isAtLeast(version, required)).toBe(isEnough);
});

test('NB-008 a version on or above a threshold passes it, and one below does not', () => {
  const part = nat({ max: 20 });

  assert(
    property(constantFrom(...THRESHOLDS), part, part, part, (threshold, ...parts) => {
      const [major, minor, patch] = parts;
      const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = threshold.split('.').map(Number);

      expect(isAtLeast(parts.join('.'), threshold)).toBe(
        asNumber(major, minor, patch) >= asNumber(wantedMajor, wantedMinor, wantedPatch),
      );
    }),
  );
});
