import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { joinMerge, mergeLines, type Side } from './merge-lines.ts';

const BEFORE = 'a\nb\nc\nd\ne\nf\n';
const merged = (mine: string, theirs: string, ...taken: Side[]) =>
  joinMerge(mergeLines(BEFORE, { mine, theirs }), taken);

test.each([
  ['changes in different lines', 'a\nB\nc\nd\ne\nf\n', 'a\nb\nc\nd\nE\nf\n', 'a\nB\nc\nd\nE\nf\n'],
  ['lines put in and taken out', 'a\nb\nx\nc\nd\ne\nf\n', 'a\nb\nc\nd\nf\n', 'a\nb\nx\nc\nd\nf\n'],
  [
    'the same change on both sides',
    'a\nB\nc\nd\ne\nf\n',
    'a\nB\nc\nd\ne\nF\n',
    'a\nB\nc\nd\ne\nF\n',
  ],
  ['a change on one side alone', BEFORE, 'x\n', 'x\n'],
])('%s are merged', (...row) => {
  const [, mine, theirs, after] = row;

  expect(merged(mine, theirs)).toBe(after);
});

test.each([
  ['the same line', 'a\nB\nc\nd\ne\nf\n', 'a\nX\nc\nd\ne\nf\n'],
  ['lines side by side', 'a\nB\nc\nd\ne\nf\n', 'a\nb\nX\nd\ne\nf\n'],
  ['one place to insert at', 'a\nb\nx\nc\nd\ne\nf\n', 'a\nb\ny\nc\nd\ne\nf\n'],
  ['lines of which the other has removed some', 'a\nf\n', 'a\nb\nX\nd\ne\nf\n'],
])('changes in %s are disputed, and become the side that is taken', (_what, mine, theirs) => {
  expect(merged(mine, theirs)).toBeUndefined();
  expect(merged(mine, theirs, 'mine')).toBe(mine);
  expect(merged(mine, theirs, 'theirs')).toBe(theirs);
});

test('a merge with one side taken everywhere has all of that side, and what only the other changed', () => {
  const text = array(constantFrom('a\n', 'b\n', 'c\n'), { maxLength: 8 }).map((all) =>
    all.join(''),
  );
  assert(
    property(text, text, text, (before, mine, theirs) => {
      const parts = mergeLines(before, { mine, theirs });
      const all = (side: Side) =>
        joinMerge(
          parts,
          parts.map(() => side),
        );

      const swapped = mergeLines(before, { mine: theirs, theirs: mine });
      expect(
        joinMerge(
          swapped,
          swapped.map(() => 'theirs'),
        ),
      ).toBe(all('mine'));
      expect(joinMerge(mergeLines(before, { mine, theirs: before }), [])).toBe(mine);
      expect(joinMerge(mergeLines(before, { mine: before, theirs }), [])).toBe(theirs);
      expect(joinMerge(mergeLines(before, { mine, theirs: mine }), [])).toBe(mine);
    }),
  );
});
