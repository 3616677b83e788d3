import { expect, test } from 'vitest';
import { openSite, untilReady } from './visit.ts';

/** 002 §9. The kit has more sizes, which no page of the website uses. */
const SIZES = ['20px', '24px', '40px', '48px'];

const PRODUCT = '/en/individuals/borrowing/home-loan';
const SEARCH = '/en/individuals/search?q=loan';

const { site, visit } = openSite();

test.each([
  [360, '.navigation-bar button:has-text("More")'],
  [1440, '.top-bar__apps > .menu__trigger'],
])(
  'IC-013 at %i px every icon of a page and of its menus has a size that the website knows',
  async (width, menu) => {
    const { page, expectQuiet } = await visit('/en/individuals', { width });
    const others = new Set<string>();
    let count = 0;
    const look = async () => {
      const icons = await page.locator('.icon').evaluateAll((all) =>
        all.map((icon) => {
          // Of one in a closed menu, this is what its style says.
          const { inlineSize, blockSize } = getComputedStyle(icon);
          return { sizes: [inlineSize, blockSize], place: icon.parentElement?.className };
        }),
      );
      count += icons.length;
      for (const { sizes, place } of icons) {
        if (!sizes.every((size) => SIZES.includes(size))) others.add(`${sizes.join()} ${place}`);
      }
    };
    await page.locator(menu).click();
    await look();
    for (const path of [PRODUCT, SEARCH]) {
      await page.goto(site().address + path);
      await untilReady(page);
      await look();
    }

    expect([...others]).toEqual([]);
    expect(count).toBeGreaterThan(100);
    await expectQuiet();
  },
);
