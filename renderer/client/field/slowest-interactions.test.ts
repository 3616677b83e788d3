import { expect, test } from 'vitest';
import { createSlowestInteractions } from './slowest-interactions.ts';

const entry = (interactionId: number, duration: number) => ({ interactionId, duration });

function find(entries: ReturnType<typeof entry>[], count?: number) {
  const slowest = createSlowestInteractions();
  entries.forEach(slowest.add);
  return slowest.find(count)?.duration;
}

test('the slowest interaction counts, by its slowest event; what is none does not', () => {
  expect(find([])).toBeUndefined();
  expect(find([entry(0, 900), entry(7, 40), entry(14, 80), entry(14, 104), entry(14, 60)])).toBe(
    104,
  );
});

test.each([
  ['as the browser counts them', 49, 300],
  ['as the browser counts them', 50, 200],
  ['as the browser counts them', 149, 100],
  ['more than are known', 1_000, 100],
])('one in fifty may be slower: %s, %i', (_, count, expected) => {
  expect(find([entry(7, 100), entry(14, 300), entry(21, 200)], count)).toBe(expected);
});

test('where a browser does not count them, the ids say how many there were', () => {
  expect(find([entry(7, 300), entry(350, 200)])).toBe(200);
  expect(find([entry(7, 300), entry(343, 200)])).toBe(300);
});
