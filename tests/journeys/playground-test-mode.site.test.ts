import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openPlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const { visit } = openSite();

/** Counts the requests of a window and its frames that its cache does not answer. */
function watchRequests(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    // Of what the cache answers, nothing has come; a frame that is gone can no longer say it.
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    sizes.push(size.catch(() => 1));
  });
  return async () => (await Promise.all(sizes)).filter((size) => size > 0).length;
}

test(
  'a tester sees the fallback of a fault, what it changes in the digest, and the page at all widths',
  { tags: ['deep'] },
  async () => {
    const playground = await openPlayground(visit, '?scenario=home/en&mode=test', {
      prepare: (page) => page.setViewportSize({ width: 1600, height: 1200 }),
    });
    const { page, previewText, consoleMessages, expectAccessible } = playground;
    const inRegion = (name: string) => page.getByRole('region', { name, exact: true });
    const before = await previewText();

    await inRegion('Digest').getByRole('button', { name: 'Digest', exact: true }).click();
    await page.getByText('Same as the stored digest').waitFor();
    await inRegion('Faults')
      .getByRole('combobox', { name: 'macros', exact: true })
      .selectOption('disconnect');
    await eventually(previewText, (text) => !text.includes('2.35%'));
    await page.getByText('Differs from the stored digest').waitFor();
    const changed = await page.locator('.digest del').allInnerTexts();
    await expectAccessible();

    await inRegion('Digest').getByRole('button', { name: 'Digest', exact: true }).click();
    const countRequests = watchRequests(page);
    await page.getByRole('button', { name: 'Grid', exact: true }).click();
    await page.getByRole('group', { name: 'Locales' }).getByLabel('de-DE').uncheck();
    await expect.poll(() => page.locator('.page-grid iframe').count()).toBe(9);
    const captions = page.locator('.page-grid__caption');
    await eventually(
      () => captions.allInnerTexts(),
      (texts) => texts.every((text) => !text.includes('Opening')),
    );
    const requests = await countRequests();
    await expectAccessible();
    await page.getByRole('button', { name: 'Show fr-BE at 360 px as the page' }).click();
    await page.locator('.title-bar__crumbs').getByText('Home page in French').waitFor();

    expect(before).toContain('2.35%');
    expect(changed.join(' ')).toContain('2.35%');
    expect(requests).toBeLessThanOrEqual(60);
    await expect
      .poll(() => page.getByRole('spinbutton', { name: 'Width' }).inputValue())
      .toBe('360');
    expect(
      await inRegion('Faults').getByRole('combobox', { name: 'macros', exact: true }).inputValue(),
    ).toBe('disconnect');
    expect(consoleMessages).toEqual([]);
  },
);
