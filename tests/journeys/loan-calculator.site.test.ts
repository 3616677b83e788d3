import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdRequests, SCRIPTS } from './hold-requests.ts';
import { tabTo } from './tab-to.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const PATH = '/en/individuals/borrowing/car-loan';
const ERROR = 'This part cannot be shown right now. Please try again later.';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const plan = (page: Page) => page.getByText('Repayment plan', { exact: true });
const readResult = async (page: Page) => {
  const text = await page.getByRole('main').getByRole('status').innerText();
  return text.replaceAll('\u00A0', ' ');
};
const refusal = (page: Page) => page.getByText('Enter an amount from €2,500 to €75,000.');
const table = (page: Page) => page.getByRole('table');

test('a loan is worked out by keyboard alone: typed, moved, refused, mended and read to the last month', async () => {
  const { page, expectQuiet } = await visit(PATH, { width: 360 });

  await tabTo(page, 'Amount');
  await page.keyboard.type('50');
  await page.keyboard.press('Tab');
  await refusal(page).waitFor();
  await expect.poll(() => readResult(page)).toContain('€20,000 over 48 months');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('10000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => amount(page).inputValue()).toBe('10,500.00');
  await expect.poll(() => readResult(page)).toContain('€10,500 over 48 months');

  await tabTo(page, 'Repayment plan');
  await page.keyboard.press('Enter');
  await expect.poll(() => table(page).getByRole('row').count()).toBe(6);
  await tabTo(page, 'Show every month');
  await page.keyboard.press('Space');
  await expect.poll(() => table(page).getByRole('row').count()).toBe(50);
  await expectQuiet({ moving: ['main'] });
});

test.each([360, 1440])(
  'the calculator is accessible at %i px with a refused number and its plan open',
  async (width) => {
    const { page, expectAccessible } = await visit(PATH, { width });

    await amount(page).fill('50');
    // It moves what stands below the field.
    await refusal(page).waitFor();
    await plan(page).click();

    await expect.poll(() => table(page).isVisible()).toBe(true);
    await expectAccessible();
  },
);

test.each([
  ['the field', 'textbox', '30000'],
  ['the slider', 'slider', '30000'],
] as const)(
  'what is chosen by %s before the code is there counts once it is',
  async (_, role, value) => {
    const scripts = holdRequests(SCRIPTS);
    const { page } = await visit(PATH, {
      isNew: true,
      prepare: scripts.prepare,
      until: 'readable',
    });
    expect(await readResult(page)).toContain('€449.70');

    await page.getByRole(role, { name: 'Amount' }).fill(value);
    scripts.release();

    await expect.poll(() => readResult(page)).toContain('€30,000 over 48 months');
  },
);

test('without scripts the loan of the start can be read, with the way to ask for another', async () => {
  const { page, expectQuiet } = await visit(PATH, { javaScript: false });

  expect(await readResult(page)).toContain('€449.70');
  await page.getByText('For another amount or duration, ask us.').waitFor();
  await plan(page).click();
  await table(page).waitFor();
  expect(await amount(page).isVisible()).toBe(false);
  expect(await page.getByText(ERROR).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Ask for this loan' }).getAttribute('href')).toBe(
    '/en/individuals/contact',
  );
  await expectQuiet();
});

test('FP-036 without the value of its rate the server says that no loan can be shown', async () => {
  site().faultInjection.set('macros', { kind: 'status', status: 500 });

  const answer = await site().get('/de/privatkunden/finanzieren/autokredit');
  const body = await answer.text();

  expect(answer.status).toBe(200);
  expect(body).toContain('Dieser Teil kann gerade nicht angezeigt werden.');
  expect(body).not.toContain('Repräsentatives Beispiel');
});
