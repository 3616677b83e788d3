import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { mixedPage, responseWith, type Fixtures } from '../pages/sample-page.ts';
import type { Typist } from './type-and-watch.ts';

const fixtures: Fixtures = (address) =>
  JSON.parse(readFileSync(`fixtures/${address}.json`, 'utf8'));

/**
 * The playground with so many components in its editor, the caret at the end of the first title of
 * the flex zone, and the component around it selected.
 */
export async function openMixedPage(page: Page, address: string, count: number): Promise<Typist> {
  const text = JSON.stringify(responseWith(mixedPage(count, fixtures)), null, 2);
  await page.goto(`${address}/playground/?scenario=section-title/minimal&mode=code`);
  await page.locator('html[data-status="ready"]').waitFor();
  const editor = page.getByRole('textbox', { name: 'Page model' });
  await editor.fill(text);
  const frame = page.frames().find((each) => each.url().endsWith('/playground/frame.html'));
  if (!frame) throw new Error('The playground has no preview frame.');
  await frame.waitForFunction(() => document.querySelectorAll('.slot').length > 50);

  await editor.focus();
  await page.keyboard.press('Control+Home');
  for (let line = 0; line < titleLine(text); line += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await page.getByRole('treeitem', { selected: true }).waitFor();
  return { page, frame };
}

/**
 * Returns the number of lines before the first title of a component. It ends in a quotation mark
 * and a comma or nothing.
 */
function titleLine(text: string): number {
  const lines = text.split('\n');
  const zone = lines.findIndex((line) => line.includes('"flexComponents"'));
  return lines.findIndex((line, index) => index > zone && line.includes('"title"'));
}
