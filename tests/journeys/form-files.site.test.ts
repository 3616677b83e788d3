import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const PAGE = '/en/individuals/send-a-document';
const THANKS = 'Thank you, your document is with us';
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
const send = (page: Page) => page.getByRole('button', { name: 'Send your document' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: THANKS });

/** The documents of the forms with a remark that the service has got. */
async function receivedDocuments(remark: string): Promise<readonly unknown[]> {
  const answer = await fetch(new URL('/forms/received', site().address));
  const { forms }: { forms: readonly { values: Record<string, unknown> }[] } = await answer.json();
  const own = forms.filter(({ values }) => values['remark'] === remark);
  return own.map(({ values }) => values['document']);
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
