import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  enterUnknownAddress,
  eventually,
  openPlayground,
  pageWith,
  replaceText,
  sharePlayground,
} from './open-playground.ts';
import { boxOf, type Box } from '../whole-pixels.ts';
import { openSite } from './visit.ts';
import { REGION_NAMES } from '../region-names.ts';

const { visit } = openSite();
const open = sharePlayground(visit, { width: 1440, height: 900 });

const MAX_STOPS = 14;
const FRAMES_TO_SETTLE = 20;
const MAX_HEIGHT_PX = 1_600;

const isInTextbox = (page: Page, name: string) =>
  page
    .getByRole('textbox', { name, exact: true })
    .evaluate((field) => field === document.activeElement);

const regionWithFocus = (page: Page) =>
  page.evaluate(() =>
    document.activeElement?.closest('section[aria-label]')?.getAttribute('aria-label'),
  );

interface OwnedBox extends Box {
  readonly owner: string;
}

const MEASURED = [
  'section[aria-label]',
  'section[aria-label] :is(.region__body, .region__toggle)',
  '.title-bar :is(h1, p, button, label)',
  'footer',
].join(', ');

/**
 * Returns the boxes in sight of the regions, of their parts and of those of the bar on top.
 */
async function boxesIn(page: Page): Promise<OwnedBox[]> {
  const elements = await page.locator(MEASURED).filter({ visible: true }).all();
  return Promise.all(
    elements.map(async (element) => ({
      owner: await element.evaluate(ownerOf),
      ...(await element.evaluate(boxOf)),
    })),
  );
}

/** Runs in the page. Everything in a region belongs to it, and may lie over it. */
function ownerOf(element: Element): string {
  const region = element.closest('section[aria-label]')?.getAttribute('aria-label');
  return region ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
}

function overlaps(boxes: readonly OwnedBox[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.owner !== other.owner && areaShared(one, other) > 0)
      .map((other) => `${one.owner} and ${other.owner}`),
  );
}

function sizeOf({ width, height }: Box): number {
  return width * height;
}

function areaShared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to the editor' });

test(
  'nothing lies over anything at any width, and the preview is the largest panel',
  { tags: ['deep'] },
  async () => {
    const { page } = await open('?scenario=service-card/full');
    await page.keyboard.press('Tab');
    expect(await skipLink(page).evaluate(hasFocus)).toBe(true);
    const boxes = await boxesIn(page);
    const largest = boxes.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
    expect(largest?.owner).toBe('Preview');

    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(waitForFrames, FRAMES_TO_SETTLE);
      const shown = await boxesIn(page);

      expect(Math.max(...shown.map(({ bottom }) => bottom))).toBeLessThan(MAX_HEIGHT_PX);
      expect([width, overlaps(shown)]).toEqual([width, []]);
      expect([width, shown.filter(({ right }) => right > width + 1)]).toEqual([width, []]);
      expect(new Set(shown.map(({ owner }) => owner)).size).toBeGreaterThan(REGION_NAMES.length);
    }
  },
);

const screens = (page: Page) => page.getByRole('navigation', { name: 'Parts of the window' });

/** Returns the regions that can be seen. */
async function regionsInSight(page: Page): Promise<string[]> {
  const all = await page.locator('section[aria-label]:visible').all();
  const names = await Promise.all(all.map((each) => each.getAttribute('aria-label')));
  return names.filter((name) => name !== null);
}

test(
  'a phone shows one part of the window over a bar of three, and what is chosen leads on',
  { tags: ['deep'] },
  async () => {
    const { page, problems, pageModel, expectAccessible } = await open(
      '?scenario=service-card/full',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    const show = (name: string) => screens(page).getByRole('button', { name, exact: true }).click();

    const seen: string[][] = [];
    for (const name of ['Outline', 'Text', 'Page']) {
      await show(name);
      seen.push(await regionsInSight(page));
      expect(overlaps(await boxesIn(page))).toEqual([]);
      expect(await page.evaluate(sizeOfDocument)).toEqual([390, 844]);
      await expectAccessible();
    }
    const heights = await screens(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.clientHeight));
    expect(seen.map(([first]) => first)).toEqual(['Outline', 'Editor', 'Preview']);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

    await show('Text');
    await replaceText(pageModel, pageWith({ componentType: 'servise-card', title: 'x' }));
    await show('Page');
    await problems.getByRole('button', { name: 'Unknown component' }).click();
    await expect.poll(() => isInTextbox(page, 'Page model')).toBe(true);
  },
);

for (const mode of ['write', 'code', 'test']) {
  test(
    `every part of ${mode} is accessible, and the first Tab leads to a skip link`,
    { tags: ['deep'] },
    async () => {
      const { page, expectAccessible, consoleMessages } = await openPlayground(
        visit,
        `?scenario=service-card/full&mode=${mode}`,
        { width: 1440, height: 900 },
      );
      await page.keyboard.press('Tab');
      expect(await page.locator('.skip-links__link').first().evaluate(hasFocus)).toBe(true);
      await expectAccessible();

      await page.setViewportSize({ width: 390, height: 844 });
      for (const button of await screens(page).getByRole('button').all()) {
        await button.click();
        expect(await page.evaluate(sizeOfDocument)).toEqual([390, 844]);
        await expectAccessible();
      }
      expect(consoleMessages).toEqual([]);
    },
  );
}

test(
  'at any width a notice is read whole, with its buttons below it or beside it',
  { tags: ['deep'] },
  async () => {
    const { page, expectAccessible } = await open('?scenario=section-title/minimal');
    await enterUnknownAddress(page, '?scenario=page/no-such');
    const notice = page.getByRole('status').filter({ hasText: 'page/no-such' });
    const words = notice.getByText(/page\/no-such/);
    await words.waitFor();

    for (const width of [1440, 390, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(waitForFrames, FRAMES_TO_SETTLE);
      const box = await words.evaluate(boxOf);
      expect(box.width).toBeGreaterThanOrEqual(width / 2);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await expectAccessible();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
  },
);

test(
  'Tab reaches the editor in at most fourteen stops, a skip link at once and leaves the address alone',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=section-title/minimal');
    await replaceText(pageModel, pageWith({ componentType: 'section-title', title: 'Mine' }));
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await page.waitForURL(/#edits=/);
    const before = page.url();

    // That Tab leads here first, the first test has seen.
    await skipLink(page).focus();
    let stops = 1;
    while (stops < 60 && !(await isInTextbox(page, 'Page model'))) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(MAX_STOPS);

    await skipLink(page).press('Enter');
    await expect.poll(() => isInTextbox(page, 'Page model')).toBe(true);
    expect(page.url()).toBe(before);
  },
);

test(
  'F6 leads from region to region, Tab to the scenario that is open, and arrow keys on from there',
  { tags: ['deep'] },
  async () => {
    const { page, pageModel } = await open('?scenario=section-title/minimal');
    await replaceText(pageModel, pageWith({ componentType: 'section-title', title: 'Edited' }));
    await page.getByRole('heading', { name: 'Drafts' }).waitFor();

    const reached = [await regionWithFocus(page)];
    for (let step = 1; step < REGION_NAMES.length; step += 1) {
      await page.keyboard.press('F6');
      reached.push(await regionWithFocus(page));
    }
    const from = REGION_NAMES.indexOf('Editor');
    expect(reached).toEqual([...REGION_NAMES.slice(from), ...REGION_NAMES.slice(0, from)]);
    await page.keyboard.press('F6');
    expect(await isInTextbox(page, 'Page model')).toBe(true);
    await page.keyboard.press('Shift+F6');
    expect(await regionWithFocus(page)).toBe('Outline');

    await page.getByRole('searchbox').focus();
    await page.keyboard.press('Tab');
    const chosen = () => page.evaluate(() => document.activeElement?.getAttribute('title'));
    expect(await chosen()).toBe('section-title/minimal');
    await page.keyboard.press('ArrowDown');
    const other = await chosen();
    await page.keyboard.press('Enter');
    await eventually(
      async () => new URL(page.url()).searchParams.get('scenario'),
      (id) => id === other,
    );
  },
);

/** Runs in the page. */
function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

/** Runs in the page. */
function sizeOfDocument(): number[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth, scrollHeight];
}

/** Runs in the page: what grows with its own room goes on growing. */
async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
