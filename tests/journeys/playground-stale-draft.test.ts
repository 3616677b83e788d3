import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { crashAfter, untilStored } from './crash-window.ts';
import { copyFixtures } from './keep-fixtures.ts';
import { openPlayground, playgroundIn, textIn } from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';

const TOKEN = 'token-of-this-start';
const ADDRESS = `?scenario=home/en#token=${TOKEN}`;
const PAGE = 'pages/en/individuals.json';
const { fixtures, read, write } = copyFixtures();
const { visit, site } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

/** Several windows and a crash. */
const LONG = { timeout: 90_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The next window of the same person. */
async function reopened(before: Page) {
  const page = await before.context().newPage();
  await page.goto(`${site().address}/playground/${ADDRESS}`);
  await untilReady(page);
  return playgroundIn(page);
}

/** Saves, and says what is compared with what then. */
async function saveAndCompare(page: Page): Promise<string> {
  await button(page, 'Save').click();
  await button(page, 'Compare with the disk').click();
  return page.getByRole('dialog', { name: 'Compare with the disk' }).innerText();
}

const texts = () => {
  const before = read(PAGE);
  const mine = before.replace('"data"', '"data" ');
  return {
    before,
    mine,
    theirs: before.replace(/"title": "[^"]+"/, '"title": "By somebody else"'),
  };
};

test(
  'a draft that a crash left is compared before it replaces a file that has changed meanwhile',
  LONG,
  async () => {
    const { before, mine, theirs } = texts();
    const first = await openPlayground(visit, ADDRESS);
    await crashAfter(mine, first.page);
    write(PAGE, theirs);

    const { page, pageModel } = await reopened(first.page);
    await button(page, 'Take the draft').click();
    await expect.poll(textIn(pageModel)).toBe(mine);
    const shown = await saveAndCompare(page);

    expect(shown).toContain('By somebody else');
    expect(read(PAGE)).toBe(theirs);
    await expect.poll(textIn(pageModel)).toBe(mine);

    await button(page, 'Take the disk’s').last().click();
    await expect.poll(textIn(pageModel)).toBe(theirs);
    write(PAGE, before);
  },
);

test(
  'so is the draft of a window that was closed, and what undo brings back in the next one',
  LONG,
  async () => {
    const { before, mine, theirs } = texts();
    const first = await openPlayground(visit, ADDRESS);
    await first.pageModel.fill(mine);
    await untilStored(first.page);
    await first.page.goto('about:blank');
    write(PAGE, theirs);

    const second = await reopened(first.page);
    await expect.poll(textIn(second.pageModel)).toBe(mine);
    const shown = await saveAndCompare(second.page);
    await second.page.keyboard.press('Escape');
    await button(second.page, 'Back to the scenario’s own texts').click();
    await expect.poll(textIn(second.pageModel)).toBe(theirs);
    await untilStored(second.page);
    await second.page.reload();
    await untilReady(second.page);
    await button(second.page, 'Undo').click();
    await expect.poll(textIn(second.pageModel)).toBe(mine);
    const shownAfterUndo = await saveAndCompare(second.page);

    expect([shown, shownAfterUndo].every((each) => each.includes('By somebody else'))).toBe(true);
    expect(read(PAGE)).toBe(theirs);
    await button(second.page, 'Save mine over it').last().click();
    await second.page.getByText('Saved:').waitFor();
    expect(read(PAGE)).toBe(mine);
    write(PAGE, before);
  },
);
