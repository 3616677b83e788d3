import { expect, test } from 'vitest';
import { createSessionWindows } from './session-windows.ts';

const at = (startTime: number, value = 0.1) => ({ startTime, value });

test.each([
  ['none', [], 0],
  ['one', [at(10)], 0.1],
  ['those less than a second apart', [at(0), at(999), at(1_998)], 0.3],
  ['a second apart, the worst window', [at(0), at(1_000, 0.15)], 0.15],
  ['more than five seconds of them', Array.from({ length: 8 }, (_, n) => at(n * 900)), 0.6],
])('shifts add up by windows: %s', (_, shifts, expected) => {
  const windows = createSessionWindows();

  shifts.forEach(windows.add);

  expect(windows.worst().value).toBeCloseTo(expected, 10);
});

test('the largest shift is that of the worst window', () => {
  const windows = createSessionWindows();

  [at(0, 0.2), at(100, 0.4), at(5_000, 0.5)].forEach(windows.add);

  expect(windows.worst().largest).toEqual(at(100, 0.4));
});
