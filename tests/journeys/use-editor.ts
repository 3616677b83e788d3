import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Puts the caret behind the first place of a document that reads so. */
export async function putCaretBehind(page: Page, field: Locator, beginning: string): Promise<void> {
  const text = await field.inputValue();
  const end = text.indexOf(beginning) + beginning.length;
  expect(text).toContain(beginning);
  const lines = text.slice(0, end).split('\n');
  const column = (lines.at(-1) ?? '').length + 1;
  await field.focus();
  // Go to Line: arrow keys go by the lines that are seen, of which a wrapped one has several.
  await page.keyboard.press('Control+g');
  await page.locator('.quick-input-widget input').waitFor();
  await page.keyboard.insertText(`${lines.length}:${column}`);
  await page.keyboard.press('Enter');
  await page.getByText(`Ln ${lines.length}, Col ${column}`, { exact: true }).waitFor();
}

/** Returns the suggestions that Ctrl and the space bar offer where the caret is. */
export async function suggestionsAtCaret(page: Page): Promise<string> {
  await page.keyboard.press('Control+Space');
  const widget = page.locator('.suggest-widget.visible');
  await widget.locator('.monaco-list-row').first().waitFor();
  const shown = await widget.innerText();
  await page.keyboard.press('Escape');
  return shown;
}

/** The editor's explanation of the word at the caret. */
export async function hoverAtCaret(page: Page): Promise<string> {
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+i');
  const hover = page.locator('.monaco-hover .hover-contents').first();
  await hover.waitFor();
  const shown = await hover.innerText();
  await page.keyboard.press('Escape');
  return shown;
}
