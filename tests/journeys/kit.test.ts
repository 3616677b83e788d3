import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { diskStore } from '#fixtures/node';
import { axeViolationsInMain } from '../axe-violations.ts';
import { openSite, untilReady } from './visit.ts';

const { site, visit } = openSite();

const SPECIMENS = (await listScenarios(diskStore('fixtures'))).filter(
  ({ scenario }) => scenario.page.specimen !== undefined,
);
const PARTS = [...new Set(SPECIMENS.map(({ id }) => id.slice(0, id.indexOf('/'))))];

test.each(PARTS)(
  '%s is accessible in every state where the colours are the user’s and nothing moves',
  async (part) => {
    const [first = '', ...others] = SPECIMENS.map(({ id }) => id).filter((id) =>
      id.startsWith(`${part}/`),
    );
    const options = { reducedMotion: true, forcedColors: true };
    const { page, consoleMessages } = await visit(`/preview/${first}`, options);

    const found = await axeViolationsInMain(page, true);
    for (const id of others) {
      await page.goto(`${site().address}/preview/${id}`);
      await untilReady(page);
      const violations = await axeViolationsInMain(page, true);
      found.push(...violations.map((what) => `${id}: ${what}`));
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
