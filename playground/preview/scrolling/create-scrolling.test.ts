import { expect, test } from 'vitest';
import { toScrollOffset, toScrollPosition, type PageMeasure } from './create-scrolling.ts';

const ENGLISH: PageMeasure = {
  tops: [
    { pointer: '/a', top: 100 },
    { pointer: '/b', top: 300 },
  ],
  height: 1_300,
};
/** The same components; the first is three times as high. */
const GERMAN: PageMeasure = {
  tops: [
    { pointer: '/a', top: 200 },
    { pointer: '/b', top: 800 },
  ],
  height: 2_800,
};

test.each([
  { name: 'the top', y: 0, position: { share: 0 }, offset: 0 },
  { name: 'half the header', y: 50, position: { share: 0.5 }, offset: 100 },
  { name: 'the first component', y: 100, position: { pointer: '/a', share: 0 }, offset: 200 },
  {
    name: 'a rounded place at a component',
    y: 99.5,
    position: { pointer: '/a', share: 0 },
    offset: 200,
  },
  {
    name: 'half the first component',
    y: 200,
    position: { pointer: '/a', share: 0.5 },
    offset: 500,
  },
  { name: 'a tenth of the last', y: 400, position: { pointer: '/b', share: 0.1 }, offset: 1_000 },
])('$name of one page is at the top of the other', ({ y, position, offset }) => {
  expect(toScrollPosition(ENGLISH, y)).toEqual(position);
  expect(toScrollOffset(GERMAN, position)).toBe(offset);
});

test('a component that the other page has not moves nothing', () => {
  expect(toScrollOffset(GERMAN, { pointer: '/c', share: 0 })).toBeUndefined();
});

test('a page of which nothing is shown has no share', () => {
  expect(toScrollPosition({ tops: [], height: 0 }, 0)).toEqual({ share: 0 });
});
