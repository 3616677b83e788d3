import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { diskStore } from '#fixtures/node';
import { axeViolationsInMain } from '../deep/axe-violations.ts';
import { openSite } from './visit.ts';

const { site, visit } = openSite();

const SPECIMENS = (await listScenarios(diskStore('fixtures'))).filter(
  ({ scenario }) => scenario.page.specimen !== undefined,
);
const PARTS = [...new Set(SPECIMENS.map(({ id }) => id.slice(0, id.indexOf('/'))))];

test.each(PARTS)(
  '%s is accessible in every state, also where the colours are the user’s',
  async (part) => {
    const { page, consoleMessages } = await visit('/preview/?text=nothing', {
      reducedMotion: true,
    });
    const found: string[] = [];
    for (const { id } of SPECIMENS.filter((one) => one.id.startsWith(`${part}/`))) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(`${site().address}/preview/${id}`);
      await page.locator('html[data-status="ready"]').waitFor();
      const usually = await axeViolationsInMain(page, false);
      await page.emulateMedia({ forcedColors: 'active' });
      const forced = await axeViolationsInMain(page, true);
      found.push(...[...usually, ...forced].map((what) => `${id}: ${what}`));
    }

    expect(found).toEqual([]);
    expect(consoleMessages).toEqual([]);
  },
);

test('a page that shows no overlay loads nothing of overlays, tooltips and snackbars', async () => {
  const { page } = await visit('/en/individuals');

  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );

  expect(loaded.some((name) => name.includes('/assets/'))).toBe(true);
  expect(loaded.filter((name) => /overlay|dialog|tooltip|snackbar/.test(name))).toEqual([]);
});
