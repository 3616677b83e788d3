import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProductHeaderProps } from '#schemas/generated/headers/product-header.ts';
import { fixture } from '#tests/fixture.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { ProductHeader } from './product-header.tsx';

const props = await fixture<ProductHeaderProps>('headers/product-header/full');

test.each([360, 840, 1440])(
  'HD-022 at %i px the picture of its card is 200 px high',
  async (width) => {
    await page.viewport(width, 900);
    const header = renderInBrowser(<ProductHeader {...props} />);

    const image = header.querySelector('.product-tile img') ?? header;

    expect(boxOf(image).height).toBe(200);
  },
);

test.each([
  [360, 'below'],
  [1440, 'beside'],
])('at %i px the card stands %s the words', async (width, place) => {
  await page.viewport(width, 900);
  const header = renderInBrowser(<ProductHeader {...props} />);

  const words = boxOf(header.querySelector('.hero__text') ?? header);
  const card = boxOf(header.querySelector('.product-tile') ?? header);

  expect(card.top >= words.bottom ? 'below' : 'beside').toBe(place);
});
