import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { eventually, openPlayground, pageWith, playgroundIn, textIn } from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';
import { crashAfter, crash, untilStored } from './crash-window.ts';

const { site, visit } = openSite();

/** Several windows and crashes. */
const LONG_MS = 240_000;

const ADDRESS = '?scenario=section-title/minimal';
const title = (text: string) => pageWith({ componentType: 'section-title', title: text });

/** The next window of the same person. */
async function reopened(before: Page) {
  const page = await before.context().newPage();
  await page.goto(new URL(`/playground/${ADDRESS}`, site().address).href);
  await untilReady(page);
  return { ...(await playgroundIn(page)), dialog: page.getByRole('dialog') };
}

/** A window that crashes with a draft, and the one after it. */
async function afterCrash(text: string) {
  const first = await openPlayground(visit, ADDRESS);
  const own = await first.pageModel.inputValue();
  await crashAfter(text, first.page);
  return { own, ...(await reopened(first.page)) };
}

test(
  'PG-019 after a crash the draft is offered with its difference to the file, and can be taken',
  { timeout: LONG_MS },
  async () => {
    const { dialog, page, pageModel, own, previewText } = await afterCrash(title('Mine'));

    await expect.poll(() => dialog.count()).toBe(1);
    await expect.poll(textIn(pageModel)).toBe(own);
    expect(await previewText()).not.toContain('Mine');
    const lines = dialog.getByRole('region', { name: 'Page model' });
    expect(await lines.getByRole('insertion').allInnerTexts()).toContainEqual(
      expect.stringContaining('"title": "Mine"'),
    );
    expect(await lines.getByRole('deletion').count()).toBeGreaterThan(0);
    expect(await axeViolationsInDialog(page)).toEqual([]);

    const take = dialog.getByRole('button', { name: 'Take the draft' });
    expect(await take.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');

    await expect.poll(textIn(pageModel)).toBe(title('Mine'));
    await eventually(previewText, (shown) => shown.includes('Mine'));
    expect(await dialog.count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    expect(await focused()).toBe('tab');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(own);
  },
);

test(
  'PG-019 a dropped draft is gone for later windows, and undo brings it back',
  { timeout: LONG_MS },
  async () => {
    const { dialog, page, pageModel, own } = await afterCrash(title('Not wanted'));
    await dialog.getByRole('button', { name: 'Drop it' }).click();
    await expect.poll(textIn(pageModel)).toBe(own);
    await untilStored(page);

    await page.reload();
    await untilReady(page);

    expect(await dialog.count()).toBe(0);
    await expect.poll(textIn(pageModel)).toBe(own);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(title('Not wanted'));
  },
);

test(
  'PG-019 what nobody decided about is offered again, and a second crash loses nothing',
  { timeout: LONG_MS },
  async () => {
    const { dialog, page } = await afterCrash(title('Mine'));
    await expect.poll(() => dialog.count()).toBe(1);

    await page.reload();
    await untilReady(page);
    await expect.poll(() => dialog.count()).toBe(1);
    await crash(page);
    const third = await reopened(page);

    await expect.poll(() => third.dialog.count()).toBe(1);
    await third.page.keyboard.press('Escape');
    await expect.poll(textIn(third.pageModel)).toBe(title('Mine'));
  },
);

test(
  'a window that was closed offers nothing: its draft is there',
  { timeout: LONG_MS },
  async () => {
    const first = await openPlayground(visit, ADDRESS);
    await first.pageModel.fill(title('Mine'));
    await untilStored(first.page);
    await first.page.goto('about:blank');

    const second = await reopened(first.page);

    await expect.poll(textIn(second.pageModel)).toBe(title('Mine'));
    expect(await second.dialog.count()).toBe(0);
  },
);
