import { expect, test } from 'vitest';
import { computeChecksum } from './cache-headers.ts';

const sumOf = (text: string) => computeChecksum(new TextEncoder().encode(text));

test('the checksum of a text is 16 hexadecimal digits, always the same ones', () => {
  expect(sumOf('<p>Saver Plus</p>')).toMatch(/^[0-9a-f]{16}$/);
  expect(sumOf('<p>Saver Plus</p>')).toBe(sumOf('<p>Saver Plus</p>'));
  expect(sumOf('')).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  ['', '39db4d586ba6d760'],
  ['abcd', '26278605d662f30e'],
  ['<p>Saver Plus</p>', '6ba5c831eef4893f'],
])(
  'servers of every release give the text "%s" one checksum, so that what was cached stays good',
  (text, sum) => {
    expect(sumOf(text)).toBe(sum);
  },
);

test('texts that differ in one character, two swapped characters or their length have different checksums', () => {
  const text = 'Interest is paid four times a year, 2.35% in all. '.repeat(20);
  const variants = new Set([text]);
  for (let index = 0; index < text.length; index += 1) {
    variants.add(`${text.slice(0, index)}#${text.slice(index + 1)}`);
    variants.add(text.slice(0, index) + text.slice(index + 1));
    for (const distance of [1, 4, 8]) variants.add(swapped(text, index, index + distance));
  }

  const sums = new Set([...variants].map(sumOf));

  expect(variants.size).toBeGreaterThan(3_000);
  expect(sums.size).toBe(variants.size);
});

test('zeros at the end count', () => {
  expect(sumOf('abcd\0')).not.toBe(sumOf('abcd\0\0'));
});

test('the place of the bytes in memory does not count', () => {
  const bytes = new TextEncoder().encode('xabcdefgh');

  expect(computeChecksum(bytes.subarray(1))).toBe(sumOf('abcdefgh'));
  expect(computeChecksum(bytes.subarray(4, 8))).toBe(sumOf('defg'));
});

function swapped(text: string, one: number, other: number): string {
  const characters = text.split('');
  const [first = '', second = ''] = [characters[one], characters[other]];
  if (second === '') return text;
  return characters.with(one, second).with(other, first).join('');
}
