import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from '../journeys/visit.ts';
import { hashOf } from './is-in-run.ts';

const { visit } = openSite();

const FEW = 40;
const MANY = 500;
const SCENARIO = { title: 'Home', page: { fixture: 'en/individuals' } };

/**
 * A window of the tool's origin with nothing but the preview's frame in it, as the editor embeds
 * it.
 */
const EMBEDDING =
  '<!doctype html><iframe sandbox="allow-scripts" src="/playground/frame.html"></iframe>';

test('a page rendered five hundred times keeps no element and no listener too many', async () => {
  const { page } = await visit('/embedding', { prepare: embedFrame, until: 'loaded' });
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

async function embedFrame(page: Page): Promise<void> {
  await page.route('**/embedding', (route) =>
    route.fulfill({ contentType: 'text/html', body: EMBEDDING }),
  );
  await page.addInitScript(keepPort);
}

/**
 * Runs in the window before its frame: what the frame sends first carries the port for everything
 * else.
 */
function keepPort(): void {
  const ready = new Promise<MessagePort | undefined>((resolve) => {
    window.addEventListener('message', ({ ports }) => resolve(ports[0]), { once: true });
  });
  Object.assign(window, { previewPort: ready });
}

interface Renders {
  readonly from: number;
  readonly to: number;
  readonly models: readonly unknown[];
}

/** Asks the frame to show one page after the other, as an editor does while somebody types. */
async function rerender(page: Page, { from, to, models }: Renders): Promise<void> {
  await page.evaluate(
    async ({ first, last, pages, scenario }) => {
      const port = await (window as unknown as { previewPort: Promise<MessagePort> }).previewPort;
      port.start();
      for (let sequence = first; sequence <= last; sequence += 1) {
        const shown = new Promise<void>((resolve) => {
          const listen = ({ data }: MessageEvent) => {
            if (data.type !== 'vitrine:shown' || data.sequence !== sequence) return;
            port.removeEventListener('message', listen);
            resolve();
          };
          port.addEventListener('message', listen);
        });
        port.postMessage({ type: 'vitrine:show', sequence, scenario, page: pages[sequence % 2] });
        await shown;
        // The frame takes no more than 120 messages a second.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    { first: from, last: to, pages: models, scenario: SCENARIO },
  );
}

/** Counts for the frame alone, which has a process of its own. */
async function countersOf(page: Page) {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('There is no frame in the window.');
  const session = await page.context().newCDPSession(frame);
  await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  return counters;
}
