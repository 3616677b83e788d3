import { expect, test } from 'vitest';
import { collectFailures } from './collect-failures.ts';

test('all items are tried, and each that fails is named with what was wrong', async () => {
  const failures = await collectFailures(
    [1, 2, 3, 4],
    (item) => `item ${item}`,
    async (item) => {
      if (item === 1) throw new Error('thrown at once');
      await Promise.resolve();
      expect(item).not.toBe(3);
    },
  );

  expect(failures).toEqual([
    'item 1: Error: thrown at once',
    expect.stringMatching(/^item 3: AssertionError: expected 3 not to be 3/),
  ]);
});
