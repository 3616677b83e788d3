import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf, pixelsAround } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import type { FrameVariation } from './frame-variation.ts';
import { isLocked } from './make-overlay.testing.ts';
import { atRest, axeFaults, OverlayFixture } from './overlay-fixture.testing.tsx';

const LONG = Array.from({ length: 80 }, (_, index) => <p key={index}>A line of text.</p>);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

async function show(variation: FrameVariation, width: number, height = 800) {
  await page.viewport(width, height);
  const container = renderInBrowser(
    <OverlayFixture variation={variation} defaultOpen closeLabel="Close">
      {LONG}
    </OverlayFixture>,
  );
  const overlay = container.querySelector('dialog') ?? container;
  await expect.element(overlay).toBeVisible();
  await atRest(overlay);
  return { overlay, box: boxOf(overlay), style: getComputedStyle(overlay) };
}

describe('a dialog', () => {
  test('OV-026 is 600 px wide at most', async () => {
    expect((await show('dialog', 1280)).box.width).toBe(600);
  });

  test.each([
    [1280, 812],
    [1279, 600],
  ])('OV-027 a wide one in a window of %i px is %i px wide at most', async (width, expected) => {
    expect((await show('sky-24-wide', width)).box.width).toBe(expected);
  });

  test.each([500, 900])('OV-028 in %i px of height it leaves 64 px', async (height) => {
    expect((await show('dialog', 1280, height)).box.height).toBe(height - 64);
  });

  test.each([600, 320])(
    'OV-029 fills a screen of %i px where that was asked for',
    async (width) => {
      const { box } = await show('dialog-full-screen-on-mobile', width);

      expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, width, 800]);
    },
  );

  test('OV-029 does not fill one of 601 px', async () => {
    const { box } = await show('dialog-full-screen-on-mobile', 601);

    expect([box.width, box.height]).toEqual([600, 800 - 64]);
  });

  test.each([632, 320])(
    'OV-030 a simple one leaves 32 px on either side of %i px',
    async (width) => {
      const { box, style } = await show('dialog', width);

      expect([box.left, width - box.right]).toEqual([32, 32]);
      expect(style.marginLeft).toBe('32px');
    },
  );

  test('OV-030 has no such margin at 633 px', async () => {
    expect((await show('dialog', 633)).box.width).toBe(600);
  });
});

test.each([360, 1280])(
  'OV-031 a bottom sheet in %i px has upper corners of 16 px',
  async (width) => {
    const { box, style } = await show('bottom-sheet', width);

    expect([style.borderTopLeftRadius, style.borderTopRightRadius]).toEqual(['16px', '16px']);
    expect(style.borderBottomLeftRadius).toBe('0px');
    expect(box.bottom).toBe(800);
  },
);

test.each([500, 800])('OV-032 a dropdown in %i px of height takes 40 % of them', async (height) => {
  expect((await show('dropdown', 1280, height)).box.height).toBe(height * 0.4);
});

test('OV-033 a popover stands 24 by 24 px from its opener', async () => {
  await page.viewport(1280, 800);
  renderInBrowser(<OverlayFixture variation="popover" defaultOpen />);
  const overlay = page.getByRole('dialog');
  await expect.element(overlay).toBeVisible();

  const opener = boxOf(page.getByRole('button', { name: 'Open' }).element());
  const box = boxOf(overlay.element());

  expect(box.left).toBeOneOf(pixelsAround(opener.left + 24));
  expect(box.top).toBeOneOf(pixelsAround(opener.bottom + 24));
});

test('a popover follows its opener when the page scrolls', async () => {
  const container = renderInBrowser(<OverlayFixture variation="popover" defaultOpen />);
  container.style.paddingBlock = '300px 2000px';
  const overlay = page.getByRole('dialog');
  await expect.element(overlay).toBeVisible();
  const opener = page.getByRole('button', { name: 'Open' }).element();

  window.scrollTo(0, 120);

  await expect
    .poll(() => boxOf(overlay.element()).top - boxOf(opener).bottom)
    .toBeOneOf(pixelsAround(24));
  window.scrollTo(0, 0);
});

test('OV-021 OV-022 the backdrop appears in 300 ms, with an opacity of 0.3', async () => {
  const { overlay } = await show('dialog', 1280);

  const backdrop = getComputedStyle(overlay, '::backdrop');

  expect(backdrop.opacity).toBe('0.3');
  expect(backdrop.transitionProperty.split(', ')[0]).toBe('opacity');
  expect(backdrop.transitionDuration.split(', ')[0]).toBe('0.3s');
  expect(backdrop.backgroundColor).toBe('rgb(29, 22, 75)');
});

test('OV-021 the backdrop is on its way as soon as the dialog is shown, from nothing', () => {
  renderInBrowser(<OverlayFixture variation="dialog" defaultOpen />);

  const [fade] = document
    .getAnimations()
    .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'opacity')
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement === '::backdrop');

  expect(fade?.getTiming().duration).toBe(300);
});

test('OV-025 overlays begin at a z-index of 9999, the latest on top', async () => {
  const first = await show('dialog', 1280);
  const second = await show('popover', 1280);

  expect(first.style.zIndex).toBe('9999');
  expect(second.style.zIndex).toBe('10000');
});

describe.each([
  ['orange', 'rgb(232, 101, 12)', 'rgb(29, 22, 75)'],
  ['indigo', 'rgb(40, 31, 99)', 'rgb(255, 255, 255)'],
  ['sky', 'rgb(225, 239, 249)', 'rgb(29, 22, 75)'],
  ['white', 'rgb(255, 255, 255)', 'rgb(29, 22, 75)'],
  ['white-orange', 'rgb(255, 255, 255)', 'rgb(168, 64, 6)'],
] as const)('the frame of a dialog in %s', (...[color, band, ink]) => {
  test.each([24, 19] as const)(
    'OV-015 OV-016 has a title of that colour, %i px high',
    async (size) => {
      const { overlay } = await show(`${color}-${size}`, 1280);

      const title = getComputedStyle(overlay.querySelector('.overlay__title') ?? overlay);

      expect([title.color, title.fontSize]).toEqual([ink, `${size}px`]);
      expect(groundOf(overlay.querySelector('.overlay__title'))).toBe(band);
    },
  );
});

/** What stands behind an element. */
function groundOf(element: Element | null): string {
  if (!element) return '';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
}

const FRAMES: readonly FrameVariation[] = [
  'dialog',
  'dialog-full-screen-on-mobile',
  'bottom-sheet',
  'popover',
  'dropdown',
  'orange-24',
  'indigo-19-wide',
  'sky-24',
  'white-19',
  'white-orange-24-wide',
];

test.each(FRAMES)('axe finds nothing in the frame %s', async (variation) => {
  await show(variation, 800);

  expect(await axeFaults()).toEqual([]);
});

test.each(FRAMES)('no frame is wider than a window of 320 px: %s', async (variation) => {
  const { overlay, box } = await show(variation, 320);

  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(320);
  expect(overlay.scrollWidth).toBe(overlay.clientWidth);
});

test('the page behind a dialog keeps its place when its scroll bar goes', async () => {
  const container = renderInBrowser(<OverlayFixture variation="dialog" />);
  container.style.minHeight = '3000px';
  const width = document.body.clientWidth;

  await page.getByRole('button', { name: 'Open' }).click();

  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(isLocked()).toBe(true);
  expect(document.body.clientWidth).toBe(width);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});
