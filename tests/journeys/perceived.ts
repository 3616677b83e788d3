import type { Page } from 'playwright';

/** Returns the text that a person reads, and the tree that a screen reader announces. */
export async function perceived(page: Page): Promise<{ text: string; tree: string }> {
  const body = page.locator('body');
  return { text: await body.innerText(), tree: await body.ariaSnapshot() };
}
