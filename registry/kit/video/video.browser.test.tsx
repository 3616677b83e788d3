import { expect, test } from 'vitest';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Video } from './video.tsx';

test.each([
  [320, 174],
  [720, 391],
  [766, 416],
  [1280, 416],
])('MD-016 in %i px a video is %i px high, and never more than 416', (width, height) => {
  const container = renderInBrowser(<Video addresses={{ original: '/market.mp4' }} />);
  container.style.inlineSize = `${width}px`;

  const box = boxOf(container.querySelector('video') ?? container);

  expect(box.height).toBe(height);
  expect(box.width).toBe(width);
});
