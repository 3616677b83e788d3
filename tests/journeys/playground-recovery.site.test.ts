import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openAnotherWindow, openPlayground, pageWith, textIn } from './open-playground.ts';
import { openSite, untilReady } from './visit.ts';
import { crashAfter, crash, untilStored } from './crash-window.ts';

const { site, visit } = openSite();

const ADDRESS = '?scenario=section-title/minimal';
const title = (text: string) => pageWith({ componentType: 'section-title', title: text });

/** The next window of the same person. */
async function reopened(page: Page) {
  const another = await openAnotherWindow({ page }, site().address, ADDRESS);
  return { ...another, dialog: another.page.getByRole('dialog') };
}

/**
 * Returns what a person finds who opens the playground again after a window has crashed on this
 * text.
 */
async function openAfterCrash(text: string) {
  const first = await openPlayground(visit, ADDRESS);
  const own = await first.pageModel.inputValue();
  await crashAfter(text, first.page);
  return { own, ...(await reopened(first.page)) };
}

test(
  'PG-019 what nobody decided about is offered again, and a second crash loses nothing',
  { tags: ['deep'] },
  async () => {
    const { dialog, page } = await openAfterCrash(title('Mine'));
    await expect.poll(() => dialog.count()).toBe(1);
    await page.reload();
    await untilReady(page);
    await expect.poll(() => dialog.count()).toBe(1);
    await crash(page);
    const latest = await reopened(page);

    await expect.poll(() => latest.dialog.count()).toBe(1);
  },
);

test(
  'PG-019 a dropped draft is gone for later windows, undo brings it back, and it is there where the window was closed',
  { tags: ['deep'] },
  async () => {
    const crashed = await openAfterCrash(title('Not wanted'));
    const { own } = crashed;
    await crashed.dialog.getByRole('button', { name: 'Drop it' }).click();
    await expect.poll(textIn(crashed.pageModel)).toBe(own);
    await untilStored(crashed.page);
    await crashed.page.goto('about:blank');

    const { page, pageModel, dialog } = await reopened(crashed.page);
    expect(await dialog.count()).toBe(0);
    await expect.poll(textIn(pageModel)).toBe(own);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(textIn(pageModel)).toBe(title('Not wanted'));

    await untilStored(page);
    await page.reload();
    await untilReady(page);
    await expect.poll(textIn(pageModel)).toBe(title('Not wanted'));
    expect(await dialog.count()).toBe(0);
  },
);
