import { expect, test } from 'vitest';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { ProductTile } from './product-tile.tsx';

const CONTENT = {
  title: 'Saver Plus',
  image: { original: '/fixtures/images/savings-jar.svg', alt: '' },
};

test.each([
  [1280, 395],
  [396, 395],
  [395, 395],
  [320, 320],
])('CD-008 in %i px a tile is %i px wide', { tags: ['deep'] }, (place, width) => {
  const container = renderInBrowser(<ProductTile content={CONTENT} />);
  container.style.inlineSize = `${place}px`;

  expect(boxOf(container.querySelector('.product-tile') ?? container).width).toBe(width);
});

test.each([320, 395, 1280])('HD-022 in %i px the picture of a tile is 200 px high', (place) => {
  const container = renderInBrowser(<ProductTile content={CONTENT} />);
  container.style.inlineSize = `${place}px`;

  const heights = ['.card__picture', 'img'].map(
    (selector) => boxOf(container.querySelector(selector) ?? document.body).height,
  );

  expect(heights).toEqual([200, 200]);
});
