import { sample } from 'fast-check';
import { expect, test } from 'vitest';
import { openSite } from '../journeys/visit.ts';
import { wakeUp } from '../journeys/wake-up.ts';
import { goodComponents } from './good-components.ts';
import { randomPages } from './random-pages.ts';
import { seedOf } from './units.ts';

const { site, visit } = openSite();

const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8];
const PAGES_A_ROUND = 6;

test.each(ROUNDS)(
  'random pages hydrate in a browser without a message, round %i',
  async (round) => {
    const pages = sample(randomPages(await goodComponents()), {
      seed: seedOf(`in a browser ${round}`),
      numRuns: PAGES_A_ROUND,
    });

    for (const { model, goodCount } of pages) {
      site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
      const { page, expectQuiet } = await visit('/en/individuals');

      expect(await page.locator('main .slot').count()).toBeGreaterThanOrEqual(goodCount);
      await wakeUp(page);
      await expectQuiet();
    }
  },
);
