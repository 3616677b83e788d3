import type { Page } from 'playwright';

/**
 * Does to a page what a visitor does who begins to use it, and waits until everything on it runs.
 */
export async function wakeUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true });
    document.body.dispatchEvent(key);
  });
  await untilAwake(page);
}

/**
 * Waits until everything runs on a page that has something interactive; one that has nothing never
 * wakes.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.locator('#page[data-awake], #page:not([data-code])').waitFor({ state: 'attached' });
}
