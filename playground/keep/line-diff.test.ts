import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff, withoutFarLines, type DiffLine } from './line-diff.ts';

const signed = (diff: readonly DiffLine[]) =>
  diff.map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

test('lines that are gone stand before those that came in their place', () => {
  const diff = lineDiff('a\nb\nc\nd', 'a\nB\nc\ne\nd');

  expect(signed(diff)).toEqual([' a', '-b', '+B', ' c', '+e', ' d']);
});

test('a difference leads from the one text to the other', () => {
  const text = array(constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 });
  assert(
    property(text, text, (before, after) => {
      const diff = lineDiff(before.join('\n'), after.join('\n'));

      const side = (other: DiffLine['kind']) =>
        diff.filter(({ kind }) => kind !== other).map((line) => line.text);
      expect([side('added'), side('removed')]).toEqual([before, after]);
    }),
  );
});

test('equal texts have no difference', () => {
  expect(lineDiff('a\nb', 'a\nb').map(({ kind }) => kind)).toEqual(['same', 'same']);
});

const lines = (name: string) => Array.from({ length: 50_000 }, (_, index) => `${name}${index}`);

test('texts of which every line differs are compared at once', () => {
  const diff = lineDiff(lines('a').join('\n'), lines('b').join('\n'));

  expect(diff).toHaveLength(100_000);
});

test('lines far from any difference are only counted', () => {
  const many = Array.from({ length: 20 }, (_, index) => `${index}`);
  const diff = lineDiff(many.join('\n'), many.with(10, 'x').join('\n'));

  const shown = withoutFarLines(diff).map((line) =>
    line.kind === 'skipped' ? line.count : line.text,
  );

  expect(shown).toEqual([7, '7', '8', '9', '10', 'x', '11', '12', '13', 6]);
});
