import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdRequests, SCRIPTS } from './hold-requests.ts';
import { tabTo } from './tab-to.ts';
import { openSite, untilReady } from './visit.ts';

const { site, visit } = openSite();

const PAGE = '/en/individuals/write-to-us';
const THANKS = 'Thank you, your question is with us';

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Peeters');
  await page.getByLabel('E-mail address').fill('ada@example.be');
  await page.getByLabel('Your question').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send your question' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: THANKS });

/** The values of the forms with a message that the service has got. */
async function receivedForms(message: string): Promise<readonly unknown[]> {
  const answer = await fetch(new URL('/forms/received', site().address));
  const { forms }: { forms: readonly { values: { message: string } }[] } = await answer.json();
  return forms.map(({ values }) => values).filter((values) => values.message === message);
}

const valuesWith = (message: string, customerNumber = '') => ({
  name: 'Ada Peeters',
  email: 'ada@example.be',
  telephone: '',
  answerBy: 'email',
  topic: '',
  customerNumber,
  message,
});

describe('without script', () => {
  test('FO-035 a form is filled in, sent, corrected and accepted', async () => {
    const { page } = await visit(PAGE, { javaScript: false });
    const message = 'What does a second card cost?';
    await fill(page, message);
    await page.getByLabel('Customer number').fill('12345671');
    await send(page);

    await expect.poll(() => page.title()).toBe('Error: Write to us - Meridia Belgium');
    const summary = page.getByRole('alert').filter({ hasText: 'There is one mistake.' });
    const link = summary.getByRole('link', { name: 'We have no customer of this number.' });
    expect(await link.getAttribute('href')).toBe('#write-to-us-customerNumber');
    const number = page.getByLabel('Customer number');
    expect(await number.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Your question').inputValue()).toBe(message);
    expect(await receivedForms(message)).toEqual([]);

    await number.fill('12345672');
    await send(page);
    await thanks(page).waitFor();
    expect(new URL(page.url()).search).toBe('?sent=write-to-us');
    await page.reload();
    await thanks(page).waitFor();
    expect(await receivedForms(message)).toEqual([valuesWith(message, '12345672')]);
  });

  test('a form whose service fails keeps everything, and is sent again', async () => {
    const { page } = await visit(PAGE, { javaScript: false });
    const message = 'Where is the next counter?';
    await fill(page, message);
    site().faultInjection.set('form', { kind: 'html' });
    await send(page);

    await page.getByText('Your form could not be sent. Nothing is lost').waitFor();
    site().faultInjection.clear();
    await send(page);
    await thanks(page).waitFor();
    expect(await receivedForms(message)).toEqual([valuesWith(message)]);
  });
});

test('FO-036 what was typed before the code came is kept, and is sent', async () => {
  const scripts = holdRequests(SCRIPTS);
  const { page, expectQuiet } = await visit(PAGE, { prepare: scripts.prepare, until: 'readable' });
  const message = 'How long does a transfer take?';
  await fill(page, message);
  scripts.release();
  await untilReady(page);

  await send(page);
  await thanks(page).waitFor();
  expect(page.url()).not.toContain('sent=');
  expect(await receivedForms(message)).toEqual([valuesWith(message)]);
  await expectQuiet({ moving: ['main', 'footer'] });
});

test('FO-037 a refused form names its mistakes, and is corrected by keyboard alone', async () => {
  const visited = await visit(PAGE, { width: 360 });
  const { page } = visited;
  const message = 'Could you ring me tomorrow?';
  await tabTo(page, 'Send your question', 'main');
  await page.keyboard.press('Enter');

  await page.getByText('There are 3 mistakes.').waitFor();
  expect(await page.title()).toBe('Error: Write to us - Meridia Belgium');
  await expect.poll(() => page.evaluate(nameOfFocus)).toBe('name');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(nameOfFocus)).toBe('message');
  await visited.expectAccessible();

  await page.keyboard.type(message);
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Ada Peeters');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.be');
  await page.keyboard.press('Enter');
  await thanks(page).waitFor();
  await expect.poll(() => page.title()).toBe('Write to us - Meridia Belgium');
  await expect.poll(() => page.evaluate(textOfFocus)).toBe(THANKS);
  expect(await receivedForms(message)).toEqual([valuesWith(message)]);
  await visited.expectAccessible();
  await visited.expectQuiet({ moving: ['main', 'footer'] });
});

/** Runs inside the page. */
function nameOfFocus(): string {
  return document.activeElement?.getAttribute('name') ?? '';
}

/** Runs inside the page. */
function textOfFocus(): string {
  return document.activeElement?.textContent ?? '';
}
