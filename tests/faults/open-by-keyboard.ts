import type { Page } from 'playwright';
import { expect } from 'vitest';
import { ANSWER, QUESTION } from './fixtures-with-tries.ts';

/** Opens what a page has to open, and closes it again, as somebody without a mouse does. */
export async function openByKeyboard(page: Page): Promise<void> {
  const question = page.getByRole('button', { name: QUESTION });
  const answer = page.getByText(ANSWER);
  await question.press('Enter');
  await answer.waitFor({ state: 'visible' });
  await question.press('Enter');
  await answer.waitFor({ state: 'hidden' });
  expect(await question.evaluate((element) => element === document.activeElement)).toBe(true);
}
