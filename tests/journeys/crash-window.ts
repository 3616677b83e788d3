import type { Page } from 'playwright';
import { eventually, playgroundIn, replaceText } from './open-playground.ts';

/** Leaving asks until everything is stored. */
export const untilStored = (page: Page) =>
  eventually(
    () =>
      page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    (isAllStored) => isAllStored,
  );

/** Ends the process of a window. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}

/** Types something, and ends the window's process once it is stored. */
export async function crashAfter(text: string, page: Page): Promise<void> {
  const { pageModel } = await playgroundIn(page);
  await replaceText(pageModel, text);
  await untilStored(page);
  await crash(page);
}
