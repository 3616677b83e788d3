import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logInAs } from './signing-in.ts';
import { tabTo } from './tab-to.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const PAGE = '/en/individuals/dispute-a-payment';
const THANKS = 'Thank you, we look into it';

const send = (page: Page) =>
  page.getByRole('button', { name: 'Send to our investigators' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: THANKS });
const row = (page: Page, number: number) =>
  page.getByRole('group', { name: `Payment ${number}`, exact: true });

async function fillAbout(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Customer number').fill('12345672');
  await page.getByLabel('E-mail address').fill('ada@example.be');
}

async function fillPayment(page: Page, number: number, to: string): Promise<void> {
  const payment = row(page, number);
  await payment.getByRole('textbox', { name: 'Day' }).fill('21/05/2026');
  await payment.getByLabel('Amount', { exact: true }).fill('12.50');
  await payment.getByLabel('Paid to').fill(to);
  await payment.getByLabel('What is wrong with it?').selectOption('never');
}

/** The values that the service has got of somebody. */
async function receivedForms(name: string): Promise<readonly unknown[]> {
  const answer = await fetch(new URL('/forms/received', site().address));
  const { forms }: { forms: readonly { values: { name: string } }[] } = await answer.json();
  return forms.map(({ values }) => values).filter((values) => values.name === name);
}

const payment = (to: string) => ({ day: '2026-05-21', amount: 12.5, to, mistake: 'never' });

test('payments are disputed in rows that are added by keyboard, and only what matters is asked', async () => {
  const visited = await visit(PAGE);
  const { page } = visited;
  await fillAbout(page, 'Ada by keyboard');
  await page.getByLabel('Yes').first().check();
  await page.getByLabel('The card is blocked').check();
  await page.getByLabel('No', { exact: true }).first().check();
  expect(await page.getByLabel('The card is blocked').count()).toBe(0);
  await fillPayment(page, 1, 'Shoes');

  await tabTo(page, 'Add a payment', 'main');
  await page.keyboard.press('Enter');
  await page.getByText('Payment 2 added.').waitFor({ state: 'attached' });
  await page.keyboard.type('21/05/2026');
  await fillPayment(page, 2, 'Hats');
  await visited.expectAccessible();
  await send(page);
  await thanks(page).waitFor();

  expect(await receivedForms('Ada by keyboard')).toEqual([
    expect.objectContaining({ byCard: 'no', payments: [payment('Shoes'), payment('Hats')] }),
  ]);
  await visited.expectQuiet({ moving: ['main', 'footer'] });
});

test('without script the rows that are filled in are sent, whatever stands between them', async () => {
  const { page } = await visit(PAGE, { javaScript: false });
  await fillAbout(page, 'Ada without script');
  await page.getByLabel('No', { exact: true }).first().check();
  expect(await page.getByLabel('The card is blocked').isVisible()).toBe(true);
  await fillPayment(page, 1, 'Shoes');
  await fillPayment(page, 3, 'Hats');
  await send(page);
  await thanks(page).waitFor();

  const [values] = await receivedForms('Ada without script');
  expect(values).toMatchObject({ payments: [payment('Shoes'), payment('Hats')] });
  expect(values).not.toHaveProperty('isBlocked');
});

test('FO-033 FO-034 labels stand beside their fields from 600 px on, in 288 px', async () => {
  const { page } = await visit(PAGE, { width: 599 });
  const frame = page.locator('.field-frame', { has: page.getByLabel('Your name') }).first();
  const columns = () => frame.evaluate(countColumns);
  const narrow = await columns();
  await page.setViewportSize({ width: 600, height: 800 });

  expect(narrow).toHaveLength(1);
  expect(await columns()).toEqual(['288px', expect.stringMatching('px')]);
});

/** Runs inside the page. */
function countColumns(frame: Element): string[] {
  return getComputedStyle(frame).gridTemplateColumns.split(' ');
}

test('whose session has ended logs in, comes back to the form, and sends it once', async () => {
  const { page, expectAccessible } = await visit(PAGE, { consent: 'personal' });
  await fillAbout(page, 'Ada who logs in');
  await page.getByLabel('No', { exact: true }).first().check();
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await fillPayment(page, 1, 'Shoes');
  await fillPayment(page, 2, 'Hats');
  site().faultInjection.set('form', { kind: 'status', status: 401, times: 1 });
  await send(page);
  await page.getByText('Your session has ended, so nothing was sent.').waitFor();
  await expectAccessible();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, 'A private client');
  await page.waitForURL(`**${PAGE}#dispute-a-payment`);
  await page.getByText('What you had typed is here again.').waitFor();
  await send(page);
  await thanks(page).waitFor();

  expect(await receivedForms('Ada who logs in')).toEqual([
    expect.objectContaining({ payments: [payment('Shoes'), payment('Hats')] }),
  ]);
});

test('who allows nothing to be stored logs in in another window, and sends the form that has stayed', async () => {
  const { page } = await visit(PAGE);
  await fillAbout(page, 'Ada in two windows');
  await page.getByLabel('No', { exact: true }).first().check();
  await fillPayment(page, 1, 'Shoes');
  site().faultInjection.set('form', { kind: 'status', status: 401, times: 1 });
  await send(page);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Log in in a new window' }).click();
  const other = await opened;
  await logInAs(other, 'A private client');
  await other.waitForURL(`**${PAGE}#dispute-a-payment`);
  await other.close();
  const sent = page.waitForRequest('**/forms/dispute-a-payment');
  await send(page);
  await thanks(page).waitFor();

  expect((await sent).headers()['authorization']).toMatch(/^Bearer /);
  expect(await receivedForms('Ada in two windows')).toHaveLength(1);
});
