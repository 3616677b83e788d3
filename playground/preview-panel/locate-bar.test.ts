import { expect, test } from 'vitest';
import { locateBar, type BarSurroundings } from './locate-bar.ts';

const CANVAS = { width: 600, height: 400 };
const PAGE = { x: 50, y: 20, width: 500, height: 380 };
const BAR = { width: 200, height: 40 };

/** Places a bar beside a box with so high a label over it. */
const beside = (box: Partial<BarSurroundings['box']>, options: Partial<BarSurroundings> = {}) =>
  locateBar({
    box: { x: 100, y: 150, width: 300, height: 80, ...box },
    labelHeight: 20,
    page: PAGE,
    canvas: CANVAS,
    bar: BAR,
    ...options,
  });

test('a bar stands below its component, where it begins', () => {
  expect(beside({})).toEqual({ left: 100, top: 236 });
});

test('a bar stands above a component that reaches too far down, and above its label', () => {
  expect(beside({ y: 300 })).toEqual({ left: 100, bottom: 400 - (300 - 20 - 6) });
});

test('a bar stands within the lower edge of a component that takes all of the height', () => {
  expect(beside({ y: -100, height: 900 })).toEqual({ left: 100, bottom: 8 });
  expect(beside({ y: 60, height: 330 })).toEqual({ left: 100, bottom: 8 });
});

test('a bar is never over the text that is being written', () => {
  const box = { x: 60, y: -100, width: 300, height: 900 };

  const places = [100, 340].map((y) => beside(box, { text: { x: 60, y, width: 300, height: 30 } }));

  expect(places).toEqual([
    { left: 60, bottom: 8 },
    { left: 60, top: 28 },
  ]);
});

test('a bar stays within the canvas on both sides', () => {
  expect(beside({ x: 500 })).toMatchObject({ left: 600 - 200 - 8 });
  expect(beside({ x: -80 })).toMatchObject({ left: 50 });
  expect(beside({}, { bar: { width: 590, height: 40 } })).toMatchObject({ left: 8 });
});

test.each([
  ['above', { y: -90 }],
  ['below', { y: 400 }],
  ['to the right', { x: 550 }],
  ['empty', { height: 0 }],
])('a bar has no place beside a component of which nothing is in sight: %s', (_, box) => {
  expect(beside(box)).toBeUndefined();
});
