import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from '../journeys/visit.ts';
import { hashOf } from './hash-of.ts';

const { visit } = openSite();

const FEW = 40;
const MANY = 500;
const SCENARIO = { title: 'Home', page: { fixture: 'en/individuals' } };

test('a page rendered five hundred times keeps no element and no listener too many', async () => {
  const { page } = await visit('/playground/frame.html', { until: 'loaded' });
  const model: unknown = JSON.parse(await readFile('fixtures/pages/en/individuals.json', 'utf8'));
  const other = JSON.parse(JSON.stringify(model).replaceAll('Saver Plus', 'Another')) as unknown;

  await rerender(page, { from: 1, to: FEW, models: [model, other] });
  const before = await countersOf(page);
  await rerender(page, { from: FEW + 1, to: MANY, models: [model, other] });
  const after = await countersOf(page);

  expect(hashOf(JSON.stringify(model))).not.toBe(hashOf(JSON.stringify(other)));
  expect(before.nodes).toBeGreaterThan(200);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 1.1);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
});

interface Renders {
  readonly from: number;
  readonly to: number;
  readonly models: readonly unknown[];
}

/** Asks the frame to show one page after the other, as an editor does while somebody types. */
async function rerender(page: Page, { from, to, models }: Renders): Promise<void> {
  await page.evaluate(
    async ({ first, last, pages, scenario }) => {
      for (let sequence = first; sequence <= last; sequence += 1) {
        const shown = new Promise<void>((resolve) => {
          const listen = ({ data }: MessageEvent) => {
            if (data.type !== 'vitrine:shown' || data.sequence !== sequence) return;
            window.removeEventListener('message', listen);
            resolve();
          };
          window.addEventListener('message', listen);
        });
        const message = { type: 'vitrine:show', sequence, scenario, page: pages[sequence % 2] };
        window.postMessage(message, '*');
        await shown;
        // The frame takes no more than 120 messages a second, its own answers among them.
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    { first: from, last: to, pages: models, scenario: SCENARIO },
  );
}

async function countersOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  return counters;
}
