import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { PAGES } from '../journeys/pages.ts';
import { openSite } from '../journeys/visit.ts';
import { axeViolations } from '../axe-violations.ts';
import { findClipped } from '../find-clipped.ts';

const { visit } = openSite();

const WIDTHS = [320, 360, 420, 480, 600, 720, 840, 900, 960, 1280, 1440];
const SCENARIOS = await listScenarios(createDiskStore('fixtures'));

/** Its zones are empty, so nothing on it could bring the heading of a whole page. */
const EMPTY_PAGE = 'page/empty';

const ADDRESSES: readonly (readonly [path: string, hasHeading: boolean])[] = [
  ...PAGES.map((path) => [path, true] as const),
  ...SCENARIOS.map(
    ({ id, scenario: { page } }) =>
      [`/preview/${id}`, page.fixture !== undefined && id !== EMPTY_PAGE] as const,
  ),
];

test.each(ADDRESSES)('%s fits every window and is accessible in each', async (path, hasHeading) => {
  const { page } = await visit(path, { reducedMotion: true });
  if (path.startsWith('/preview/')) {
    await page.locator('#preview-report').waitFor({ state: 'attached' });
  }

  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const wrong = [...(await findClipped(page)), ...(await axeViolations(page, hasHeading))];
    found.push(...wrong.map((what) => `at ${width} px: ${what}`));
  }

  expect(found).toEqual([]);
});
