import type { Page } from 'playwright';

export const fieldOf = (page: Page, name = 'Search') => page.getByRole('combobox', { name });
export const optionsOf = (page: Page) => page.getByRole('option').allTextContents();
export const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/**
 * Puts the focus into the field, as the width of the window allows, and waits for the suggestions.
 */
export async function openSearch(page: Page, name = 'Search'): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.or(fieldOf(page, name)).click();
  await page.getByRole('listbox').waitFor();
}

/** Presses Tab until something of that role has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`Tab never comes to ${selector}.`);
}
