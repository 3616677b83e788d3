import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { diffLines, splitLines, type LineChange } from './line-changes.ts';

/** The text that changes lead to. */
function changed(text: string, changes: readonly LineChange[]): string {
  const lines = splitLines(text);
  for (const { line, removed, inserted } of changes.toReversed()) {
    expect(lines.slice(line, line + removed.length)).toEqual(removed);
    lines.splice(line, removed.length, ...inserted);
  }
  return lines.join('');
}

test('only the lines that differ are named, each where it stands', () => {
  const before = 'a\nb\nc\nd\ne\nf\n';

  expect(diffLines(before, 'a\nB\nc\nd\nnew\ne\n')).toEqual([
    { line: 1, removed: ['b\n'], inserted: ['B\n'] },
    { line: 4, removed: [], inserted: ['new\n'] },
    { line: 5, removed: ['f\n'], inserted: [] },
  ]);
});

test.each([
  ['', '', []],
  ['a\n', 'a\n', []],
  ['', 'a', [{ line: 0, removed: [], inserted: ['a'] }]],
  ['a', '', [{ line: 0, removed: ['a'], inserted: [] }]],
  ['a', 'a\n', [{ line: 0, removed: ['a'], inserted: ['a\n'] }]],
  ['\na', '\nb', [{ line: 1, removed: ['a'], inserted: ['b'] }]],
  ['a\na\n', 'a\na\na\n', [{ line: 2, removed: [], inserted: ['a\n'] }]],
])('from %j to %j', (before, after, expected) => {
  expect(diffLines(before, after)).toEqual(expected);
});

test('whatever two texts are, the changes lead from one to the other', () => {
  const text = array(constantFrom('a\n', 'b\n', '\n', 'c', 'ab\n', '\r\n'), { maxLength: 30 }).map(
    (parts) => parts.join(''),
  );
  assert(
    property(text, text, (before, after) => {
      expect(changed(before, diffLines(before, after))).toBe(after);
    }),
    { numRuns: 1_000 },
  );
});

const lines = (letter: string) =>
  Array.from({ length: 1_000 }, (_, index) => `${letter}${index}\n`).join('');

test('texts with nothing in common differ in one change', () => {
  const changes = diffLines(lines('a'), lines('b'));

  expect(changes).toHaveLength(1);
  expect(changed(lines('a'), changes)).toBe(lines('b'));
});
