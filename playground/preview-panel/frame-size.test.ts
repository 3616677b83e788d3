import { expect, test } from 'vitest';
import { DEVICES } from '../conditions/devices.ts';
import { computeFrameSize, readZoomChoice, ZOOMS } from './frame-size.ts';

const CANVAS = { width: 752, height: 500 };

test.each(DEVICES)('a $id has its own width and height', ({ width, height }) => {
  const large = { width: 2_000, height: 2_000 };

  expect(computeFrameSize(width, 'fit', large)).toEqual({ width, height, zoom: 1 });
  expect(computeFrameSize(width, '50', CANVAS)).toEqual({ width, height, zoom: 0.5 });
});

test('what fits is as wide as its canvas at most, and never higher than that', () => {
  expect(computeFrameSize(1440, 'fit', CANVAS)).toEqual({ width: 1440, height: 900, zoom: 0.5 });
  expect(computeFrameSize(360, 'fit', CANVAS)).toEqual({ width: 360, height: 500, zoom: 1 });
});

test('a width that no device has takes the height that there is', () => {
  expect(computeFrameSize(500, 'fit', CANVAS)).toEqual({ width: 500, height: 500, zoom: 1 });
  expect(computeFrameSize(500, '50', CANVAS)).toEqual({ width: 500, height: 1000, zoom: 0.5 });
});

test('a page is drawn at its own size before its canvas has one, and never without any', () => {
  expect(computeFrameSize(500, 'fit', { width: 0, height: 0 }).zoom).toBe(1);
  expect(computeFrameSize(500, 'fit', { width: 10, height: 10 }).zoom).toBeGreaterThan(0);
});

test('what is no zoom fits', () => {
  expect(ZOOMS.map(readZoomChoice)).toEqual(ZOOMS);
  expect([undefined, '', '60', 'constructor'].map(readZoomChoice)).toEqual(Array(4).fill('fit'));
});
