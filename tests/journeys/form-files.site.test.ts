import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { tabTo } from './tab-to.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const PAGE = '/en/individuals/send-a-document';
const THANKS = 'Thank you, your document is with us';
/** The countries with these letters in their names. */
const LANDS = ['Netherlands', 'Ireland', 'Poland'];
const PDF = Buffer.from('%PDF-1.7 text');

const file = (name: string, buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer });

/** A PDF of a few bytes more than its field accepts. */
const LARGE = file('large.pdf', Buffer.concat([PDF, Buffer.alloc(2_000_000)]));

async function fill(page: Page, remark: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Peeters');
  await page.getByLabel('E-mail address').fill('ada@example.be');
  await page.getByLabel('What should we know about it?').fill(remark);
}

const choose = (page: Page, ...files: readonly ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const offered = (page: Page) => page.getByRole('listbox').getByRole('option');
const send = (page: Page) => page.getByRole('button', { name: 'Send your document' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: THANKS });

/** The values of the forms with a remark that the service has got. */
async function receivedForms(remark: string): Promise<readonly Record<string, unknown>[]> {
  const answer = await fetch(new URL('/forms/received', site().address));
  const { forms }: { forms: readonly { values: Record<string, unknown> }[] } = await answer.json();
  return forms.map(({ values }) => values).filter((values) => values['remark'] === remark);
}

async function receivedDocuments(remark: string): Promise<readonly unknown[]> {
  return (await receivedForms(remark)).map((values) => values['document']);
}

test('FO-037 documents are chosen, refused, removed and sent', async () => {
  const visited = await visit(PAGE, { width: 360 });
  const { page } = visited;
  const remark = 'Sent with script.';
  // The first thing that is done wakes the page.
  await choose(page, LARGE);
  await page.getByRole('button', { name: 'Remove large.pdf' }).waitFor();
  await fill(page, remark);
  await choose(page, file('bill.docx'));
  await choose(page, file('bill.pdf'));
  await send(page);

  const problem = page.locator('p').filter({ hasText: '“bill.docx” is not of a type' });
  await problem.waitFor();
  await page.getByRole('button', { name: 'Remove bill.docx' }).click();
  const size = page.locator('p').filter({ hasText: '“large.pdf” has 2.1 MB; we accept 2 MB' });
  await size.waitFor();
  await visited.expectAccessible();
  await page.getByRole('button', { name: 'Remove large.pdf' }).click();
  await send(page);
  await thanks(page).waitFor();
  expect(await receivedDocuments(remark)).toEqual([[{ name: 'bill.pdf', size: PDF.length }]]);
  await visited.expectQuiet({ moving: ['main', 'footer'] });
});

test('by keyboard alone a country is searched for, and a day is chosen in the calendar', async () => {
  const visited = await visit(PAGE);
  const { page } = visited;
  const country = page.getByRole('combobox', { name: 'Country that issued it' });
  const day = page.getByRole('textbox', { name: 'Date of the document' });
  const remark = 'By keyboard alone.';
  await tabTo(page, 'Your name', 'main');
  await page.keyboard.type('Ada Peeters');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.be');
  await pressAll(page, 'Tab', 'Tab');
  await page.keyboard.type('land');
  await expect.poll(() => offered(page).allTextContents()).toEqual(LANDS);
  await visited.expectAccessible();
  await pressAll(page, 'ArrowDown', 'ArrowDown', 'Escape');
  expect(await country.inputValue()).toBe('land');
  await page.keyboard.type('s');
  await pressAll(page, 'ArrowDown', 'Enter');
  expect(await country.inputValue()).toBe('Netherlands');
  expect(await country.getAttribute('aria-expanded')).toBe('false');

  await page.keyboard.press('Tab');
  await page.keyboard.type('21/05/2026');
  await pressAll(page, 'Tab', 'Enter');
  await expect.poll(() => page.evaluate(readFocus)).toMatch(/\b21 May 2026/);
  await visited.expectAccessible();
  await pressAll(page, 'ArrowDown', 'Escape');
  await expect.poll(() => page.evaluate(readFocus)).toMatch(/^Choose a day/);
  expect(await day.inputValue()).toBe('21/05/2026');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(readFocus)).toMatch(/\b21 May 2026/);
  await pressAll(page, 'PageUp', 'ArrowRight', 'Enter');
  await expect.poll(() => day.inputValue()).toBe('22/04/2026');

  await choose(page, file('bill.pdf'));
  await tabTo(page, 'Send your document', 'main');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(remark);
  await pressAll(page, 'Tab', 'Enter');
  await thanks(page).waitFor();
  expect(await receivedForms(remark)).toEqual([
    expect.objectContaining({ country: 'NL', dated: '2026-04-22' }),
  ]);
});

async function pressAll(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other.
    await page.keyboard.press(key);
  }
}

/** Runs inside the page. */
function readFocus(): string {
  const { activeElement: element } = document;
  return element?.ariaLabel ?? element?.textContent ?? '';
}

describe('without script', () => {
  test('FO-035 documents are sent with the form, and chosen again after a mistake', async () => {
    const { page } = await visit(PAGE, { javaScript: false });
    const remark = 'Sent without script.';
    await fill(page, remark);
    await page.getByLabel('E-mail address').fill('ada@');
    await choose(page, file('bill.pdf'), file('letter.pdf'));
    await send(page);

    const summary = page.getByRole('alert').filter({ hasText: 'There are 2 mistakes.' });
    await summary.getByRole('link', { name: 'Your files have not been kept.' }).waitFor();
    expect(await receivedDocuments(remark)).toEqual([]);
    await page.getByLabel('E-mail address').fill('ada@example.be');
    await choose(page, file('bill.pdf'), file('letter.pdf'));
    await send(page);
    await thanks(page).waitFor();
    const sizes = ['bill.pdf', 'letter.pdf'].map((name) => ({ name, size: PDF.length }));
    expect(await receivedDocuments(remark)).toEqual([sizes]);
  });

  test.each([
    ['too large', LARGE, '“large.pdf” has 2.1 MB; we accept 2 MB at most.'],
    ['of another type', file('bill.exe'), '“bill.exe” is not of a type that we accept.'],
    ['a text by another name', file('bill.png'), '“bill.png” cannot be read as PNG.'],
  ])('a document that is %s is refused by its name', async (_, document, message) => {
    const { page } = await visit(PAGE, { javaScript: false });
    await fill(page, 'Refused.');
    await choose(page, document);
    await send(page);

    const summary = page.getByRole('alert').filter({ hasText: 'There is one mistake.' });
    await summary.getByRole('link', { name: message }).waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Peeters');
    expect(await receivedDocuments('Refused.')).toEqual([]);
  });
});
