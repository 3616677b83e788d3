import { expect, test } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/**
 * Matches calls that answer in fractions of a pixel, which differ with the fonts and the build of a
 * browser.
 */
const MEASURES = /\b(getBoundingClientRect|getClientRects|getBoxQuads|boundingBox)\(/;

/**
 * The shared way to measure; the search for what an edge cuts, which leaves half a pixel to each
 * edge; and the search for what a line tears, which asks for lines only. Four compare nothing with
 * a number: one looks for places to click, one holds a page against itself, one asks which of two
 * is lower, of which one stands in a frame, and one which pictures are in sight.
 */
const ALLOWED = [
  'tests/whole-pixels.ts',
  'tests/find-clipped.ts',
  'tests/find-torn.ts',
  'tests/bench/keystroke/measure-pictures.ts',
  'playground/preview/selecting/visible-parts.testing.ts',
  'tests/journeys/playground-selection.site.test.ts',
  'tests/journeys/playground-write-on-page.site.test.ts',
];

test('tests measure in whole pixels, by tests/whole-pixels.ts', () => {
  const measuring = sourceFiles()
    .filter((file) => isTest(file) && MEASURES.test(file.text))
    .map(({ path }) => path);

  expect(measuring.toSorted()).toEqual(ALLOWED.toSorted());
});
