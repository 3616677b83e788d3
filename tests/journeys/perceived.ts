import type { Page } from 'playwright';

/** What a person reads, and what a screen reader announces. */
export async function perceived(page: Page): Promise<{ text: string; tree: string }> {
  const body = page.locator('body');
  return { text: await body.innerText(), tree: await body.ariaSnapshot() };
}
