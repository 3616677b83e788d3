import { assert, double, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { listRulerMarks } from './preview-region.tsx';

test.each([
  [1440, 1, [0, 420, 600, 720, 840, 960, 1280]],
  [840, 1, [0, 420, 600, 720]],
  [360, 1, [0]],
  [1440, 0.3, [0, 420, 600, 840]],
  [840, 0.39, [0, 420, 600]],
  [484, 1, [0]],
  [485, 1, [0, 420]],
])('a page of %i px at a zoom of %d has the marks %j', (width, zoom, marks) => {
  expect(listRulerMarks(width, zoom)).toEqual(marks);
});

test('no two numbers overlap, at any width and zoom', () => {
  assert(
    property(
      integer({ min: 200, max: 3_000 }),
      double({ min: 0.05, max: 1, noNaN: true }),
      (width, zoom) => {
        const marks = listRulerMarks(width, zoom);

        const gaps = marks.slice(1).map((mark, index) => (mark - (marks[index] ?? 0)) * zoom);
        expect(gaps.filter((gap) => gap <= 44)).toEqual([]);
        const ends = marks.map((mark) => (width - mark) * zoom);
        expect(ends.filter((gap) => gap <= 64)).toEqual([]);
      },
    ),
    { seed: 20_261_122, numRuns: 60 },
  );
});
