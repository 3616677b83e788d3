import { expect, test } from 'vitest';
import { memoizeText } from './memoize-text.ts';

/** Reads and counts. A text is its own result, wrapped. */
function counted() {
  const asked: string[] = [];
  const read = memoizeText((text) => {
    asked.push(text.slice(0, 8));
    return { text };
  });
  return { asked, read };
}

/** One of many long texts that nobody asks for twice. */
const passing = (index: number) => `${index} `.padEnd(10_000, 'x');

test('a text is read once, and another one is another', () => {
  const { asked, read } = counted();

  const first = read('one');

  expect(read('one')).toBe(first);
  expect(read('other')).toEqual({ text: 'other' });
  expect(asked).toEqual(['one', 'other']);
});

test('a text that keeps being asked for stays, whatever else is asked for; the others go', () => {
  const { asked, read } = counted();

  read(passing(0));
  for (let index = 1; index < 400; index += 1) {
    read('often');
    read(passing(index));
  }
  read(passing(0));

  expect(asked.filter((text) => text === 'often')).toHaveLength(1);
  expect(asked.filter((text) => text.startsWith('0 '))).toHaveLength(2);
});

test('a very long text is read each time', () => {
  const { asked, read } = counted();
  const long = 'long'.padEnd(30_000, 'x');

  expect(read(long)).toEqual(read(long));
  expect(asked).toHaveLength(2);
});
