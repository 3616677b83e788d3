import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, sharePlayground } from './open-playground.ts';
import { boxOf } from '../whole-pixels.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

const openShared = sharePlayground(visit);

const HOME = '?scenario=home/en';
const SAVINGS = '?scenario=product/en';
/** A rate, which is a macro's. */
const FIGURE = /\d\.\d\d%/;

/**
 * Lists the requests so far, except for those of the editor, which loads while nobody waits for it.
 */
const askedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => !name.includes('/playground/assets/')),
  );
const innerWidth = (frame: Frame) => () => frame.evaluate(() => window.innerWidth);
const innerHeight = (frame: Frame) => () => frame.evaluate(() => window.innerHeight);
const tool = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
/** Opens a panel, unless a test before has. */
async function open(page: Page, name: 'Visitor' | 'Faults'): Promise<void> {
  const button = tool(page).getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}
const choose = (page: Page, name: string, choice: string) =>
  tool(page).getByRole('combobox', { name, exact: true }).selectOption(choice);

const isForAndroid = (text: string) => text.includes('Google Play') && !text.includes('App Store');

/** The window of the playground, with a fault chosen for an endpoint. */
async function openWithFault(query: string, [endpoint, kind]: readonly [string, string]) {
  const opened = await openShared(query);
  const before = await opened.previewText();
  await open(opened.page, 'Faults');
  await choose(opened.page, endpoint, kind);
  return { ...opened, before };
}

test(
  'PG-013 Viewport gives the page the window of a device, Width any other, by number, edge and key',
  { tags: ['deep'] },
  async () => {
    const { page, preview, expectAccessible } = await openShared(HOME);
    const width = innerWidth(preview);
    const edge = tool(page).getByRole('separator', { name: 'Resize', exact: true });
    const asked = await askedBy(page);

    await choose(page, 'Viewport', '1440');
    await expect.poll(width).toBe(1440);
    await choose(page, 'Zoom', '50');
    await expect.poll(innerHeight(preview)).toBe(900);
    const field = tool(page).getByRole('spinbutton', { name: 'Width', exact: true });
    await field.fill('412');
    await field.press('Enter');
    await expect.poll(width).toBe(412);
    await edge.press('ArrowRight');
    await expect.poll(width).toBe(422);

    const { left, top } = await edge.evaluate(boxOf);
    const [x, y] = [left + 6, top + 50];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width).toBe(422 - 2 * (20 / 0.5));

    expect(await askedBy(page)).toEqual(asked);
    await open(page, 'Visitor');
    await expectAccessible();
    await choose(page, 'Zoom', 'fit');
  },
);

test(
  'a visitor of another device and time is shown at once, and is in the address',
  { tags: ['deep'] },
  async () => {
    const { page, previewText, consoleMessages } = await openShared(
      '?scenario=device-specific-cta/full',
    );
    const before = await previewText();
    await open(page, 'Visitor');

    await choose(page, 'Device', 'android');
    await eventually(previewText, isForAndroid);
    await tool(page).getByLabel('Clock', { exact: true }).fill('2027-01-02T03:04:05');
    await page.waitForURL(/device=android.*clock=2027-01-02T03%3A04%3A05Z/);

    const { search } = new URL(page.url());
    await openShared(HOME);
    await openShared(search);

    expect(isForAndroid(await previewText())).toBe(true);
    await expect
      .poll(() => tool(page).getByLabel('Clock', { exact: true }).inputValue())
      .toContain('2027-01-02');
    expect(before).toContain('App Store');
    expect(consoleMessages).toEqual([]);
  },
);

test(
  'PG-013 Session offers each kind of profile, and says of which the page is told the same',
  { tags: ['deep'] },
  async () => {
    const { page, previewText, preview } = await openShared(HOME);
    const session = tool(page).getByRole('combobox', { name: 'Session', exact: true });

    await choose(page, 'Session', 'business');
    await preview.getByRole('link', { name: 'Log out' }).first().waitFor();
    const business = await previewText();
    await open(page, 'Visitor');
    const level = tool(page).getByRole('spinbutton', { name: 'Level of assurance', exact: true });
    await level.fill('5');
    await page.waitForURL(/session=business&levelOfAssurance=5/);
    await choose(page, 'Session', 'signed-in');

    await expect
      .poll(() => session.locator('option').allInnerTexts())
      .toEqual([
        'Anonymous',
        'Empty (so far like Anonymous)',
        'Signed in',
        'Private',
        'Business',
        'Private and business',
        'Employee (so far like Signed in)',
      ]);
    await expect(
      level.evaluate((field) => field.closest('.condition')?.textContent),
    ).resolves.not.toContain('Nothing on the site heeds this yet.');
    await eventually(previewText, (text) => text !== business && text.includes('Log out'));
  },
);

test('PG-016 page-model: the card of a page that cannot be shown', { tags: ['deep'] }, async () => {
  const { page, previewText, before } = await openWithFault(HOME, ['page-model', 'status']);
  await eventually(previewText, (text) => text.includes('This page cannot be shown right now'));

  const status = tool(page).getByLabel('page-model status', { exact: true });
  await status.fill('404');
  await eventually(previewText, (text) => text.includes('Page not found'));
  await page.waitForURL(/fault-page-model=status%3A404/);

  await tool(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await eventually(previewText, (text) => text === before);

  expect(before).toContain('Picked for November');
});

test('PG-016 macros: a dash in place of each figure', { tags: ['deep'] }, async () => {
  const { previewText, before } = await openWithFault(SAVINGS, ['macros', 'html']);

  await eventually(previewText, (text) => !FIGURE.test(text) && !text.includes('%{'));

  expect(before).toMatch(FIGURE);
});

test(
  'PG-016 opening-hours: the text of a part that cannot be shown, or it is waited for while it is slow',
  { tags: ['deep'] },
  async () => {
    const { page, previewText, before } = await openWithFault('?scenario=feature/full', [
      'opening-hours',
      'empty',
    ]);
    await eventually(previewText, (text) =>
      text.includes('This part cannot be shown right now. Please try again later.'),
    );

    await choose(page, 'opening-hours', 'hang');
    await eventually(
      previewText,
      (text) => !text.includes('Today') && !text.includes('This part cannot be shown right now'),
    );
    await choose(page, 'opening-hours', 'slow');
    await tool(page).getByLabel('opening-hours delayMs', { exact: true }).fill('50');
    await eventually(previewText, (text) => text.includes('Today'));

    expect(before).toContain('Today');
    expect(before).not.toContain('This part cannot be shown right now');
  },
);

test(
  'PG-016 images: the place of each picture stays as it was, without it',
  { tags: ['deep'] },
  async () => {
    const { page, preview } = await openShared(HOME);
    const picture = preview.locator('main img').first();
    const stateOf = () =>
      picture.evaluate((image: HTMLImageElement) => ({
        isThere: image.complete && image.naturalWidth > 0,
        size: [image.clientWidth, image.clientHeight].join(),
      }));
    await expect.poll(async () => (await stateOf()).isThere).toBe(true);
    const { size } = await stateOf();

    await open(page, 'Faults');
    await choose(page, 'images', 'status');

    await expect.poll(stateOf).toEqual({ isThere: false, size });
  },
);

test('a scenario opens alone for the visitor that is chosen', { tags: ['deep'] }, async () => {
  const { page, previewText } = await openShared(SAVINGS);
  const shown = await previewText();
  await choose(page, 'Session', 'signed-in');
  await open(page, 'Faults');
  await choose(page, 'macros', 'html');

  const [alone] = await Promise.all([
    page.waitForEvent('popup'),
    tool(page)
      .getByRole('link', { name: /^Open the scenario’s preview alone/ })
      .click(),
  ]);

  await alone.locator('html[data-status="ready"]').waitFor();
  expect(new URL(alone.url()).pathname).toBe('/preview/product/en');
  await alone.getByRole('link', { name: 'Log out' }).first().waitFor();
  expect(shown).toMatch(FIGURE);
  expect(await alone.locator('body').innerText()).not.toMatch(FIGURE);
  await alone.close();
});

test(
  'in a narrow window everything of the preview is there and can be used',
  { tags: ['deep'] },
  async () => {
    const { page, preview, expectAccessible } = await openShared(HOME);
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, 'Visitor');
    await choose(page, 'Reduced motion', 'reduce');

    await expect
      .poll(() => preview.evaluate(() => document.documentElement.dataset['prefersReducedMotion']))
      .toBe('reduce');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
    const { height } = await tool(page).getByTitle('Preview', { exact: true }).evaluate(boxOf);
    expect(height).toBeGreaterThan(100);
    await expectAccessible();
  },
);
