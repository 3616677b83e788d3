import { expect, test } from 'vitest';
import { axeViolationsInDialog } from '../axe-violations.ts';
import { copyFixtures } from './copy-fixtures.ts';
import { eventually, openPlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

const TOKEN = 'token-of-this-start';
const { fixtures, read, validateStrictly } = copyFixtures();
const { visit } = openSite({ fixtures, site: { saving: { token: TOKEN } } });

test(
  'a rate on the page leads to its value, which changes everywhere and is saved with a list of where',
  { tags: ['deep'] },
  async () => {
    // As narrow as a phone, the page is not scaled down: the driver misses scaled elements.
    const query = `?scenario=product/en&viewport=360&mode=write#token=${TOKEN}`;
    const visited = await openPlayground(visit, query);
    const { page, preview, previewText, consoleMessages, expectAccessible } = visited;
    const region = page.getByRole('region', { name: 'Macros', exact: true });
    const table = region.getByRole('grid');
    const before = read('macros/savings.json');
    await eventually(previewText, (shown) => shown.includes('0.95%'));

    await preview.getByText('0.95%', { exact: true }).first().dblclick();
    await table.waitFor();
    const row = table.locator('tr[data-active="true"]');
    await row.getByRole('rowheader', { name: 'saver-plus-base-rate' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('1,05');
    await page.keyboard.press('Enter');

    await eventually(previewText, (shown) => shown.includes('1.05%') && !shown.includes('0.95%'));
    await expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const affected = page.getByText(/^Seen in pages: \d+, in digests: \d+$/);
    await affected.click();
    await page.getByText('/fr/particuliers/epargne/saver-plus', { exact: true }).waitFor();
    await page.getByText('fixtures/digests/product/nl.txt', { exact: true }).waitFor();
    expect(read('macros/savings.json')).toBe(before.replace('0.95', '1.05'));
    expect(await validateStrictly('macros/savings.json')).toContain(' 0 problems');

    await row.getByRole('button', { name: /^Pages with savings:saver-plus-base-rate/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Used on/ });
    const other = dialog.getByRole('listitem').filter({ hasText: '/de/privatkunden/sparen' });
    await other.waitFor();
    expect(await axeViolationsInDialog(page)).toEqual([]);
    await other.getByRole('button').first().click();
    await eventually(previewText, (shown) => shown.includes('1,05'));
    expect(new URL(page.url()).searchParams.get('scenario')).toMatch(/^pages\/de\//);
    expect(consoleMessages).toEqual([]);
  },
);
