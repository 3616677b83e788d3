import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { PAGES } from '../journeys/pages.ts';
import { openSite } from '../journeys/visit.ts';

const { visit } = openSite();

const WIDTHS = [360, 840, 1440];
const HEIGHT = 900;
const LATE_MS = 300;
const PICTURES_AND_FONTS = /\/images\/|\.woff2$/;

/** The steps of a visitor may move all that stands below. */
const SCENARIOS = (await listScenarios(createDiskStore('fixtures'))).filter(
  ({ scenario: { steps } }) => steps === undefined,
);
const ADDRESSES = [...PAGES, ...SCENARIOS.map(({ id }) => `/preview/${id}`)];

test.each(ADDRESSES)('%s stands still while its pictures and fonts come late', async (path) => {
  const moved = await Promise.all(WIDTHS.map((width) => movesAt(width, path)));

  expect(moved.flat()).toEqual([]);
});

async function movesAt(width: number, path: string): Promise<string[]> {
  const { page } = await visit(path, { width, height: HEIGHT, prepare: delay });
  await showAll(page);
  const moves = await page.evaluate(() => window.watchedMoves.map(({ what }) => what));
  return moves.map((what) => `at ${width} px: ${what}`);
}

function delay(page: Page): Promise<unknown> {
  return page.route(PICTURES_AND_FONTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    // The window may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/**
 * Walks to the end of the page, since pictures further down are asked for when they come near, and
 * waits for all that can be seen: what an accordion hides asks for its pictures when it is opened.
 */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += HEIGHT) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
