import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { CoreHero } from './core-hero.tsx';

const CORE = {
  title: 'Renovation',
  headerImage: { original: '/fixtures/images/shop-street.svg', alt: '' },
};

afterEach(() => page.viewport(414, 896));

/**
 * The sides of the picture that are cut off near its lower edge: a point there hits something else.
 */
function cutSides(direction: 'ltr' | 'rtl'): string[] {
  const hero = renderInBrowser(
    <div dir={direction}>
      <CoreHero className="mine" core={CORE} sizes={[{ width: 1100, height: 733 }]} />
    </div>,
  );
  const image = hero.querySelector('.picture__image');
  const { left, right, top, height } = boxOf(image ?? hero);
  const sides = { left: left + 8, right: right - 8 };
  return Object.entries(sides).flatMap(([name, x]) =>
    document.elementFromPoint(x, top + 0.9 * height) === image ? [] : [name],
  );
}

test.each([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)('the arc of a hero’s picture is beside the words: %s, %s', async (direction, side) => {
  await page.viewport(1440, 900);

  expect(cutSides(direction)).toEqual([side]);
});
