import { expect, test } from 'vitest';
import { memoizeText } from './memoize-text.ts';

/** Reads and counts. A text is its own result, wrapped. */
function counted(maxCharacters?: number) {
  const asked: string[] = [];
  const read = memoizeText((text) => {
    asked.push(text.slice(0, 8));
    return { text };
  }, maxCharacters);
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

test.each([
  ['a text of 20,000 characters is read once', 20_000, 1],
  ['a longer text is read each time', 20_001, 2],
])('%s', (_, length, times) => {
  const { asked, read } = counted();
  const long = 'long'.padEnd(length, 'x');

  expect(read(long)).toEqual(read(long));
  expect(asked).toHaveLength(times);
});

/** How often a text is read that is asked for before and after so many others. */
const timesRead = (others: number, maxCharacters?: number) => {
  const { asked, read } = counted(maxCharacters);
  for (let index = 0; index <= others; index += 1) read(passing(index));
  read(passing(0));
  return asked.filter((text) => text.startsWith('0 ')).length;
};

test('what nobody asked for again goes with the second million characters behind it', () => {
  // A hundred texts are a million characters; the first of them is forgotten with the two hundred
  // and first.
  expect([timesRead(99), timesRead(199), timesRead(200)]).toEqual([1, 1, 2]);
});

test('whoever needs less says so', () => {
  expect([timesRead(9, 100_000), timesRead(10, 100_000)]).toEqual([1, 2]);
});
