import { chromium, type Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { axeViolationsInMain } from '../axe-violations.ts';
import { BROWSER_ARGUMENTS, installedBrowser } from '../browser.ts';
import { takeSample } from '../sample/take-sample.ts';
import { boxOf } from '../whole-pixels.ts';
import { openSite, untilReady } from './visit.ts';

const { site, visit } = openSite();

const SPECIMENS = (await listScenarios(createDiskStore('fixtures'))).filter(
  ({ scenario }) => scenario.page.specimen !== undefined,
);
const PARTS = [...new Set(SPECIMENS.map(({ id }) => id.slice(0, id.indexOf('/'))))];

/** The parts that a change touches, and some by seed. */
const LOOKED_AT = takeSample(PARTS, {
  count: 6,
  pathsOf: (part) => [`registry/kit/${part.replace(/^kit-/, '')}/`],
});

/** The deep tests look at every specimen, npm test at the first of each part. */
const IS_DEEP = Boolean(process.env['DEEP_SEED']);

test.each(LOOKED_AT)(
  '%s is accessible where the colours are the user’s and nothing moves',
  { tags: ['deep'] },
  async (part) => {
    const [first = '', ...others] = SPECIMENS.map(({ id }) => id).filter((id) =>
      id.startsWith(`${part}/`),
    );
    const options = { reducedMotion: true, forcedColors: true };
    const { page, consoleMessages } = await visit(`/preview/${first}`, options);

    const found = await axeViolationsInMain(page, true);
    for (const id of IS_DEEP ? others : []) {
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

/** A window whose scroll bar takes space, as on most desktops. */
async function openWithScrollBar(id: string): Promise<Page> {
  const browser = await chromium.launch({
    executablePath: await installedBrowser(),
    args: BROWSER_ARGUMENTS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.goto(`${site().address}/preview/${id}`);
  await untilReady(page);
  return page;
}

test(
  'beside a scroll bar that takes space a popover has the same margin on either side',
  { tags: ['deep'] },
  async () => {
    const page = await openWithScrollBar('kit-overlay/popover');

    const [room, window] = await page.evaluate(() => {
      document.body.style.minHeight = '3000px';
      return [document.documentElement.clientWidth, globalThis.innerWidth];
    });
    const { left, right } = await page.locator('.overlay').evaluate(boxOf);

    expect(room).toBeLessThan(window ?? 0);
    expect([left, (room ?? 0) - right]).toEqual([8, 8]);
  },
);
