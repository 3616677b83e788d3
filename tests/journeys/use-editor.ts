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
  await page.keyboard.press('Control+Home');
  for (let line = 1; line < lines.length; line += 1) await page.keyboard.press('ArrowDown');
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight');
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
