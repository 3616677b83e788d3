import type { Page } from 'playwright';

/** No page has as many places to stop at. */
const MAX_PRESSES = 120;

/**
 * Presses Tab until something of that name has the focus, within the part of the page that a
 * selector names.
 */
export async function tabTo(page: Page, name: string, within = 'body'): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other.
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop
    if ((await page.evaluate(focusedName, within)) === name) return;
  }
  throw new Error(`Tab never comes to "${name}".`);
}

/** Runs inside the page. */
function focusedName(selector: string): string {
  const { activeElement: element } = document;
  if (!element?.closest(selector)) return '';
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
  return (label ?? element.ariaLabel ?? element.textContent).trim();
}
