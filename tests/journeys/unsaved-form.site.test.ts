import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { follow } from './follow.ts';
import { openSite } from './visit.ts';

const client = openSite({ site: { experience: { ...experience, navigation: 'client' } } });

const FORM = '/en/individuals/write-to-us';
const CARDS = '/en/individuals/cards';
const MESSAGE = 'Could you ring me tomorrow?';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without sending?', exact: true });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const message = (page: Page) => page.getByLabel('Your question');

/** Opens the form, in a window that has seen another page before, and types into it. */
async function openTyped() {
  const visited = await client.visit(CARDS);
  const { page } = visited;
  await follow(page, FORM);
  await page.waitForURL(`**${FORM}`);
  await message(page).fill(MESSAGE);
  return visited;
}

test('who has typed into a form is asked before another page takes its place, by a link and by Back; who stays keeps texts and focus', async () => {
  const { page, expectAccessible, expectQuiet } = await openTyped();
  const link = page.locator(`a[href="${CARDS}"]:visible`).first();

  await link.click();
  await expectAccessible();
  await answer(page, 'Stay on this page');
  await expect.poll(() => question(page).count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await message(page).focus();
  await page.goBack();
  await question(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => question(page).count()).toBe(0);

  expect(pathOf(page)).toBe(FORM);
  expect(await message(page).inputValue()).toBe(MESSAGE);
  expect(await message(page).evaluate((element) => element === document.activeElement)).toBe(true);

  await page.goBack();
  await answer(page, 'Leave this page');
  await page.waitForURL(`**${CARDS}`);
  await expectQuiet({ moving: ['main', 'footer'] });
});

test('who leaves a form for a document is asked once, and nobody who has sent it', async () => {
  const { page } = await openTyped();
  const browserQuestions: string[] = [];
  page.on('dialog', (dialog) => {
    browserQuestions.push(dialog.type());
    void dialog.accept();
  });

  await follow(page, '/nl/particulieren');
  await answer(page, 'Leave this page');
  await page.waitForURL('**/nl/particulieren');
  expect(browserQuestions).toEqual([]);

  await page.goto(new URL(FORM, page.url()).href);
  await page.getByLabel('Your name').fill('Ada Peeters');
  await page.getByLabel('E-mail address').fill('ada@example.be');
  await message(page).fill(MESSAGE);
  await page.getByRole('button', { name: 'Send your question' }).click();
  await page.getByRole('heading', { name: 'Thank you, your question is with us' }).waitFor();
  await follow(page, CARDS);
  await page.waitForURL(`**${CARDS}`);
  expect(await question(page).count()).toBe(0);
});
