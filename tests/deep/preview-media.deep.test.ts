import { expect, test } from 'vitest';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { compareLooks, PREFERENCES } from '../journeys/compare-looks.ts';
import { openSite } from '../journeys/visit.ts';

const { visit } = openSite();

const SCENARIOS = await listScenarios(createDiskStore('fixtures'));

/** A tooltip comes and goes by itself while looks are compared. */
const MOVING = 'kit-tooltip/';

/** Every state of every part of the kit, and every component with all that it can have. */
const IDS = SCENARIOS.map(({ id }) => id).filter(
  (id) => (id.startsWith('kit-') || id.endsWith('/full')) && !id.startsWith(MOVING),
);

test.each(IDS)('%s looks by each attribute as by the visitor’s own preference', async (id) => {
  const { page } = await visit(`/preview/${id}`);

  const found: string[] = [];
  for (const preference of PREFERENCES) {
    const { chosen, declined, emulated } = await compareLooks(page, preference);
    // No page looks the same in forced colours: where it seems so, nothing was compared.
    if (preference.name === 'forced-colors' && emulated.count === 0) found.push('Nothing is seen.');
    found.push(...chosen.examples.map((what) => `${preference.name} chosen: ${what}`));
    found.push(...declined.examples.map((what) => `${preference.name} declined: ${what}`));
  }

  expect(found).toEqual([]);
});
