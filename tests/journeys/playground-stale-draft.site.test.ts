import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { crashAfter, untilStored } from './crash-window.ts';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { openPlayground, playgroundIn, replaceText, textIn } from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const TOKEN = 'token-of-this-start';
const ADDRESS = `?scenario=home/en&mode=code#token=${TOKEN}`;
const PAGE = 'pages/en/individuals.json';
const { fixtures, read, write } = copyFixtures();
const { visit, site } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The next window of the same person. */
async function reopened(before: Page, colorScheme: 'light' | 'dark' = 'light') {
  const page = await before.context().newPage();
  await page.emulateMedia({ colorScheme });
  await page.goto(`${site().address}/playground/${ADDRESS}`);
  await untilReady(page);
  return playgroundIn(page);
}

/** Saves, and gives what is compared then. */
async function saveAndCompare(page: Page): Promise<Locator> {
  await button(page, 'Save').click();
  await button(page, 'Compare with the disk').click();
  return page.getByRole('dialog', { name: 'Compare with the disk' });
}

const before = read(PAGE);
const mine = before.replace('"data"', '"data" ');
const theirsOf = (who: string) => before.replace(/"title": "[^"]+"/, `"title": "By ${who}"`);

/** Returns what axe finds in the dialog that is open, in a narrow window and in a wide one. */
async function violationsAtWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await axeViolationsInDialog(page)));
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    if (isTooWide) found.push(`${width}: wider than the window`);
  }
  return found;
}

test(
  'a draft that a crash left is compared before it replaces a file that has changed meanwhile',
  { tags: ['deep'] },
  async () => {
    const theirs = theirsOf('somebody else');
    const first = await openPlayground(visit, ADDRESS);
    await crashAfter(mine, first.page);
    write(PAGE, theirs);
    const { page, pageModel } = await reopened(first.page, 'dark');
    await button(page, 'Take the draft').waitFor();
    const isDark = await page.evaluate(() => {
      const dialog = document.querySelector('dialog[open]') ?? document.body;
      return Number(/\d+/.exec(getComputedStyle(dialog).backgroundColor)?.[0]) < 80;
    });
    const found = await violationsAtWidths(page);
    await button(page, 'Take the draft').click();
    await expect.poll(textIn(pageModel)).toBe(mine);
    const dialog = await saveAndCompare(page);
    await expect.poll(() => dialog.innerText()).toContain('By somebody else');
    expect(read(PAGE)).toBe(theirs);
    await expect.poll(textIn(pageModel)).toBe(mine);
    found.push(...(await violationsAtWidths(page)));

    await dialog.getByRole('button', { name: 'Take the disk’s' }).click();
    await expect.poll(textIn(pageModel)).toBe(theirs);
    await button(page, 'Save as new scenario').click();
    await page.getByRole('dialog', { name: 'Save as new scenario' }).waitFor();
    found.push(...(await violationsAtWidths(page)));
    await page.keyboard.press('Escape');
    // The dialogs about a draft, the disk and a new scenario are axe clean in the dark, narrow and
    // wide.
    expect(isDark).toBe(true);
    expect(found).toEqual([]);
  },
);

test(
  'so is the draft of a window that was closed, and what undo brings back in the next one',
  { tags: ['deep'] },
  async () => {
    const theirs = theirsOf('a third');
    write(PAGE, before);
    const first = await openPlayground(visit, ADDRESS);
    await replaceText(first.pageModel, mine);
    await untilStored(first.page);
    await first.page.goto('about:blank');
    write(PAGE, theirs);

    const { page, pageModel } = await reopened(first.page);
    await expect.poll(textIn(pageModel)).toBe(mine);
    const shown = await (await saveAndCompare(page)).innerText();
    await page.keyboard.press('Escape');
    await button(page, 'Back to the scenario’s own texts').click();
    await expect.poll(textIn(pageModel)).toBe(theirs);
    await untilStored(page);
    await page.reload();
    await untilReady(page);
    await button(page, 'Undo').click();
    await expect.poll(textIn(pageModel)).toBe(mine);
    const dialog = await saveAndCompare(page);
    const displayedAfterUndo = await dialog.innerText();

    expect([shown, displayedAfterUndo].every((each) => each.includes('By a third'))).toBe(true);
    expect(read(PAGE)).toBe(theirs);
    await dialog.getByRole('button', { name: 'Save mine over it' }).click();
    await page.getByText('Saved:').waitFor();
    expect(read(PAGE)).toBe(mine);
  },
);
