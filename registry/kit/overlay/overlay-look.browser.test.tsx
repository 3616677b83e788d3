import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allowMotion } from '#tests/emulate-media.ts';
import { nextFrames } from '#tests/next-frames.ts';
import { boxOf, pixelsAround } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import type { FrameVariation } from './frame-variation.ts';
import { isLocked } from './test-overlay.testing.ts';
import { atRest, axeFaults, OverlayFixture } from './overlay-fixture.testing.tsx';

const LONG = Array.from({ length: 80 }, (_, index) => <p key={index}>A line of text.</p>);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

function show(variation: FrameVariation) {
  const container = renderInBrowser(
    <OverlayFixture variation={variation} defaultOpen closeLabel="Close">
      {LONG}
    </OverlayFixture>,
  );
  const overlay = container.querySelector('dialog') ?? container;
  expect(overlay.checkVisibility()).toBe(true);
  return { container, overlay, box: () => boxOf(overlay), style: getComputedStyle(overlay) };
}

/** The box of an overlay in windows of these sizes, one after the other. */
async function boxesIn(
  variation: FrameVariation,
  sizes: readonly (readonly [width: number, height?: number])[],
) {
  const { box } = show(variation);
  const boxes = [];
  for (const [width, height = 800] of sizes) {
    await page.viewport(width, height);
    boxes.push(box());
  }
  return boxes;
}

describe('a dialog', () => {
  test('OV-026 is 600 px wide at most', () => {
    expect(show('dialog').box().width).toBe(600);
  });

  test('OV-027 a wide one is 812 px wide at most in a window of 1280 px, and 600 px below', async () => {
    const boxes = await boxesIn('sky-24-wide', [[1280], [1279]]);

    expect(boxes.map(({ width }) => width)).toEqual([812, 600]);
  });

  test('OV-028 it leaves 64 px of the height', async () => {
    const boxes = await boxesIn('dialog', [
      [1280, 500],
      [1280, 900],
    ]);

    expect(boxes.map(({ height }) => height)).toEqual([500 - 64, 900 - 64]);
  });

  test('OV-029 fills a screen of up to 600 px where that was asked for', async () => {
    const boxes = await boxesIn('dialog-full-screen-on-mobile', [[320], [600], [601]]);

    expect(boxes).toMatchObject([
      { left: 0, top: 0, width: 320, height: 800 },
      { left: 0, top: 0, width: 600, height: 800 },
      { width: 600, height: 800 - 64 },
    ]);
  });

  test('OV-030 a simple one leaves 32 px on either side up to 632 px', async () => {
    const { box, style } = show('dialog');
    const margins = [];
    for (const width of [320, 632, 633]) {
      await page.viewport(width, 800);
      margins.push([box().left, width - box().right, style.marginLeft === '32px']);
    }

    expect(margins.slice(0, 2)).toEqual([
      [32, 32, true],
      [32, 32, true],
    ]);
    expect(margins[2]?.[2]).toBe(false);
    expect(box().width).toBe(600);
  });
});

test('OV-031 a bottom sheet has upper corners of 16 px', async () => {
  const { box, style } = show('bottom-sheet');
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);

    expect([style.borderTopLeftRadius, style.borderTopRightRadius]).toEqual(['16px', '16px']);
    expect(style.borderBottomLeftRadius).toBe('0px');
    expect(box().bottom).toBe(800);
  }
});

test('OV-032 a dropdown takes 40 % of the height', async () => {
  const boxes = await boxesIn('dropdown', [
    [1280, 500],
    [1280, 800],
  ]);

  expect(boxes.map(({ height }) => height)).toEqual([500 * 0.4, 800 * 0.4]);
});

test('OV-033 a popover stands 24 by 24 px from its opener, and follows it when the page scrolls', async () => {
  const container = renderInBrowser(<OverlayFixture variation="popover" defaultOpen />);
  container.style.paddingBlock = '300px 2000px';
  await nextFrames();
  const places = [measureOffset()];

  window.scrollTo(0, 120);
  await nextFrames();
  places.push(measureOffset());
  window.scrollTo(0, 0);

  expect(places.flat().filter((distance) => !pixelsAround(24).includes(distance))).toEqual([]);
});

/** Returns how far the popover stands from its opener, to the right and below. */
function measureOffset(): number[] {
  const opener = boxOf(page.getByRole('button', { name: 'Open' }).element());
  const box = boxOf(page.getByRole('dialog').element());
  return [box.left - opener.left, box.top - opener.bottom];
}

test('OV-021 OV-022 the backdrop appears in 300 ms, with an opacity of 0.3', async () => {
  await allowMotion();
  const { overlay } = show('dialog');
  await atRest(overlay);

  const backdrop = getComputedStyle(overlay, '::backdrop');

  expect(backdrop.opacity).toBe('0.3');
  expect(backdrop.transitionProperty.split(', ')[0]).toBe('opacity');
  expect(backdrop.transitionDuration.split(', ')[0]).toBe('0.3s');
  expect(backdrop.backgroundColor).toBe('rgb(29, 22, 75)');
});

test('OV-021 the backdrop is on its way as soon as the dialog is shown, from nothing', async () => {
  await allowMotion();
  renderInBrowser(<OverlayFixture variation="dialog" defaultOpen />);

  const [fade] = document
    .getAnimations()
    .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'opacity')
    .map(({ effect }) => effect)
    .filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement === '::backdrop');

  expect(fade?.getTiming().duration).toBe(300);
});

test('OV-025 overlays begin at a z-index of 9999, the latest on top', () => {
  const first = show('dialog');
  const second = show('popover');

  expect(first.style.zIndex).toBe('9999');
  expect(second.style.zIndex).toBe('10000');
});

const COLORS = {
  orange: ['rgb(29, 22, 75)', 'rgb(232, 101, 12)'],
  indigo: ['rgb(255, 255, 255)', 'rgb(40, 31, 99)'],
  sky: ['rgb(29, 22, 75)', 'rgb(225, 239, 249)'],
  white: ['rgb(29, 22, 75)', 'rgb(255, 255, 255)'],
  'white-orange': ['rgb(168, 64, 6)', 'rgb(255, 255, 255)'],
} as const;

test('OV-015 OV-016 the frame of a dialog has a title of its colour and size', () => {
  const wanted = Object.entries(COLORS).flatMap(([color, [ink, band]]) =>
    ([24, 19] as const).map((size) => [`${color}-${size}`, ink, band, `${size}px`]),
  );

  const drawn = wanted.map(([variation = '']) => {
    const { overlay } = show(variation as FrameVariation);
    const title = overlay.querySelector('.overlay__title') ?? overlay;
    const { color, fontSize } = getComputedStyle(title);
    return [variation, color, groundOf(title), fontSize];
  });

  expect(drawn).toEqual(wanted);
});

/** Returns the colour of the ground behind an element. */
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

test(
  'no frame is wider than a window of 320 px, and axe finds nothing in any',
  { tags: ['deep'] },
  async () => {
    const failures: unknown[] = [];
    for (const variation of FRAMES) {
      await page.viewport(320, 800);
      const { container, overlay, box } = show(variation);
      const { left, right } = box();
      if (left < 0 || right > 320 || overlay.scrollWidth !== overlay.clientWidth) {
        failures.push([variation, left, right, overlay.scrollWidth, overlay.clientWidth]);
      }
      await page.viewport(800, 800);
      failures.push(...(await axeFaults()).map((fault) => [variation, fault]));
      container.remove();
    }

    expect(failures).toEqual([]);
  },
);

test('the page behind a dialog keeps its place when its scroll bar goes', async () => {
  const container = renderInBrowser(<OverlayFixture variation="dialog" />);
  container.style.minHeight = '3000px';
  const width = document.body.clientWidth;

  flushSync(() => container.querySelector('button')?.click());

  expect(document.querySelector('dialog')?.checkVisibility()).toBe(true);
  expect(isLocked()).toBe(true);
  expect(document.body.clientWidth).toBe(width);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
});
