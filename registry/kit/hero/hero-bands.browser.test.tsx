import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { CoreHero, type CoreHeaderContent } from './core-hero.tsx';

const CORE: CoreHeaderContent = {
  title: 'Renovation',
  headerImage: { original: '/fixtures/images/shop-street.svg', alt: '' },
};
const CAMPAIGN = { ...CORE, campaignTitle: { primaryTitle: 'Warm walls.' } };
const BANNER = { body: ['Borrowing money also costs money.'] };
const SIZES = [{ width: 1100, height: 733 }];

afterEach(() => page.viewport(414, 896));

/**
 * The header in a window of that size; without a word, so that nothing but the rule makes it high.
 */
function renderHero(core: CoreHeaderContent) {
  return renderInBrowser(
    <CoreHero className="mine" core={core} sizes={SIZES} legalBanner={BANNER} />,
  );
}

function lowestText(core: CoreHeaderContent): string {
  const text = renderHero(core).querySelector('.hero__text') ?? document.body;
  return getComputedStyle(text).minBlockSize;
}

function heightOf(root: HTMLElement, selector: string): number {
  return boxOf(root.querySelector(selector) ?? root).height;
}

const HEIGHTS = [400, 549, 550, 599, 600, 649, 650, 1200];

async function heightsOfPicture(core: CoreHeaderContent): Promise<number[]> {
  const heights: number[] = [];
  for (const height of HEIGHTS) {
    await page.viewport(600, height);
    heights.push(heightOf(renderHero(core), '.hero__picture'));
  }
  return heights;
}

test('HD-016 HD-017 HD-019 with a legal banner the header’s height follows the window’s, at 550, 600 and 650 px', async () => {
  const heights = await heightsOfPicture(CORE);

  expect(heights).toEqual([110, 110, 175, 175, 240, 240, 300, 300]);
});

test('HD-020 with a campaign title it is higher', { tags: ['deep'] }, async () => {
  const heights = await heightsOfPicture(CAMPAIGN);

  expect(heights).toEqual([144, 144, 210, 210, 280, 280, 350, 350]);
});

test('HD-019 HD-020 on a wide page the words are never lower than that', async () => {
  await page.viewport(1440, 700);

  expect([CORE, CAMPAIGN].map(lowestText)).toEqual(['300px', '350px']);
});

test.each([
  [400, '50px'],
  [500, '50px'],
  [700, '70px'],
  [900, '90px'],
])(
  'HD-018 in a window %i px high the banner is at least %s high',
  async (windowHeight, smallest) => {
    await page.viewport(600, windowHeight);
    const banner = renderHero(CORE).querySelector('.legal-banner') ?? document.body;
    const probe = document.createElement('div');
    probe.className = 'legal-banner';
    banner.replaceWith(probe);

    expect(`${boxOf(probe).height}px`).toBe(smallest);
  },
);

test('HD-018 in a container with a height of its own it is a tenth of that', async () => {
  await page.viewport(600, 500);
  const root = renderHero(CORE);
  root.style.cssText = 'container-type: size; block-size: 1200px';

  const banner = root.querySelector('.legal-banner') ?? root;

  expect(boxOf(banner).height).toBe(120);
});
