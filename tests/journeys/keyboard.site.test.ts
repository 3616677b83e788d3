import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { boxOf } from '../whole-pixels.ts';
import { openSite } from './visit.ts';
import { wakeUp } from './wake-up.ts';
import { BY_AN_ANSWER } from './watch-page.ts';

const { visit } = openSite();

const HOME = '/en/individuals';

/** Tells where the focus is, and whether it shows. */
interface Focus {
  readonly on: string;
  readonly hasRing: boolean;
}

/** Runs inside the page. A card shows the ring of the link that covers it. */
function readFocus(): Focus {
  const element = document.activeElement ?? document.body;
  const hasRing = [element, element.closest('article')].some((one) => {
    const style = one && getComputedStyle(one);
    return style?.outlineStyle === 'solid' && style.outlineWidth === '2px';
  });
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return { on: `${element.localName} ${name}`, hasRing };
}

/** Runs inside the page: everything that can be reached, in the order it is written. */
function readStops(): string[] {
  return [...document.querySelectorAll('a[href], button, summary, input')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.localName} ${name}`;
    });
}

const focusOf = (page: Page) => page.evaluate(readFocus);

/** Presses Tab until every stop was reached once, and once more. */
async function tabThrough(page: Page, stops: number): Promise<Focus[]> {
  const path: Focus[] = [];
  for (let count = 0; count <= stops; count += 1) {
    await page.keyboard.press('Tab');
    path.push(await focusOf(page));
  }
  return path;
}

test.each([1440, 360])(
  'at %i px Tab reaches everything in the order it is read, with a ring, and leaves again',
  { tags: ['deep'] },
  async (width) => {
    const { page, expectQuiet } = await visit(HOME, { width });
    const stops = await page.evaluate(readStops);

    const path = await tabThrough(page, stops.length);

    expect(stops.length).toBeGreaterThan(30);
    expect(path.slice(0, -1).map(({ on }) => on)).toEqual(stops);
    expect(path.slice(0, -1).filter(({ hasRing }) => !hasRing)).toEqual([]);
    expect(path.at(-1)?.on).not.toBe(stops.at(-1));
    await expectQuiet();
  },
);

test('SH-010 the skip link comes first, shows itself, and leads past the top bar', async () => {
  const { page, expectQuiet } = await visit(HOME);
  const skipLink = page.getByRole('link', { name: 'Skip to the content' });

  await page.keyboard.press('Tab');
  const shown = await skipLink.evaluate(boxOf);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');

  expect(shown.height).toBeGreaterThanOrEqual(44);
  expect((await focusOf(page)).on).toBe('a Work out my budget');
  await expectQuiet();
});

test('questions are moved between and opened without a mouse', async () => {
  const { page, expectQuiet } = await visit(HOME);
  const questions = page.locator('.accordion').getByRole('button');
  const [first, second] = [questions.nth(0), questions.nth(1)];
  const answer = page.getByText('In the app, open the card');
  const isFocused = (element: typeof first) =>
    element.evaluate((button) => button === document.activeElement);

  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => isFocused(second)).toBe(true);
  await page.keyboard.press('End');
  expect(await isFocused(questions.last())).toBe(true);
  await page.keyboard.press('Home');
  expect(await isFocused(first)).toBe(true);

  await page.keyboard.press('Enter');
  await answer.waitFor();
  await page.keyboard.press('Tab');
  expect((await focusOf(page)).on).toMatch(/^a \+32\s2\s555\s01\s70$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await answer.waitFor({ state: 'hidden' });
  await expect.poll(() => first.getAttribute('aria-expanded')).toBe('false');
  await expectQuiet({ moving: BY_AN_ANSWER });
});

test(
  'whoever wants less motion sees answers open and close at once',
  { tags: ['deep'] },
  async () => {
    const { page, expectQuiet } = await visit(HOME, { reducedMotion: true });
    const question = page.getByRole('button', { name: 'How do I block my card?' });

    await wakeUp(page);
    await question.press('Enter');
    const moving = await page.evaluate(() => document.getAnimations().length);
    const isOpen = await page.getByText('In the app, open the card').isVisible();
    await question.press('Enter');

    expect(moving).toBe(0);
    expect(isOpen).toBe(true);
    await page.getByText('In the app, open the card').waitFor({ state: 'hidden' });
    await expectQuiet({ moving: BY_AN_ANSWER });
  },
);
