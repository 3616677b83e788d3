import { expect, test } from 'vitest';
import { formatDifference } from './format-difference.ts';

const TEN = Array.from({ length: 10 }, (_, index) => `${index + 1}\n`).join('');
const shown = (before: string, after: string) =>
  formatDifference(before, after, 60).lines.map(
    ({ kind, number, text }) => `${kind} ${number} ${text}`,
  );

test('shows each change between the lines around it', () => {
  expect(shown(TEN, TEN.replace('5\n', 'five\nand a half\n').replace('9\n', ''))).toEqual([
    'same 4 4',
    'removed 5 5',
    'inserted 5 five',
    'inserted 6 and a half',
    'same 6 6',
    'same 8 8',
    'removed 9 9',
    'same 10 10',
  ]);
});

test('shows the one line between two changes once', () => {
  expect(shown(TEN, TEN.replace('4\n', 'four\n').replace('6\n', 'six\n'))).toEqual([
    'same 3 3',
    'removed 4 4',
    'inserted 4 four',
    'same 5 5',
    'removed 6 6',
    'inserted 6 six',
    'same 7 7',
  ]);
});

test('shows the first and the last line of a text', () => {
  expect(shown('a', 'b')).toEqual(['removed 1 a', 'inserted 1 b']);
});

test('cuts what is long, and counts what is not shown', () => {
  const long = Array.from({ length: 5_000 }, (_, index) => `${index}\n`).join('');

  const { lines, ...counted } = formatDifference('', long, 60);

  expect([lines.length, counted]).toEqual([60, { inserted: 5_000, removed: 0, hidden: 4_940 }]);
});

test('cuts long lines', () => {
  const { lines } = formatDifference('', 'x'.repeat(1_000_000), 60);

  expect(lines.map(({ text }) => text)).toEqual([`${'x'.repeat(200)}…`]);
});
