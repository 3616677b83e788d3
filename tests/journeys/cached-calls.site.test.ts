import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logInAs } from './signing-in.ts';
import { openSite } from './visit.ts';
import { wakeUp } from './wake-up.ts';

const PATH = '/en/individuals/contact';

const { site, visit } = openSite();

/** Returns how often browsers have asked the branch service. */
const asked = () => site().faultInjection.calls('opening-hours').length;

/** Waits until the page shows what its own call has brought, or the cache. */
async function untilShown(page: Page): Promise<void> {
  await wakeUp(page);
  await page
    .getByRole('table', { name: /Opening hours of/ })
    .first()
    .waitFor();
}

test('CA-022 what a call has brought is a hit on the next document', async () => {
  const { page, expectQuiet } = await visit(PATH);
  await untilStored(page);

  await page.reload();
  await untilShown(page);

  expect(asked()).toBe(1);
  await expectQuiet();
});

test(
  'CA-022 CA-016 nobody who logs in or out finds what the visitor before was told',
  { tags: ['deep'] },
  async () => {
    const { page, expectQuiet } = await visit(PATH);
    await untilStored(page);
    const counts = [asked()];

    await page.goto(`${site().address}/log-in?returnTo=${encodeURIComponent(PATH)}`);
    await logInAs(page, 'A private client');
    await page.waitForURL(`**${PATH}`);
    await untilShown(page);
    counts.push(asked());
    await page.goto(`${site().address}/log-out`);
    // An address that somebody enters asks first.
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.waitForURL('**/en/individuals');
    await page.goto(`${site().address}${PATH}`);
    await untilShown(page);
    counts.push(asked());

    expect(counts).toEqual([1, 2, 3]);
    await expectQuiet();
  },
);

async function untilStored(page: Page): Promise<void> {
  await untilShown(page);
  await expect.poll(() => page.evaluate(countStored)).toBe(1);
}

/** Runs inside the page: counts the answers on its disk. */
async function countStored(): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'call-cache')) return 0;
  const opening = indexedDB.open('call-cache');
  return new Promise((resolve) => {
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('notes').objectStore('notes').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });
}
