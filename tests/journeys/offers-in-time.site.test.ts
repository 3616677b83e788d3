import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { IS_DEEP, SEED, shuffled } from '../faults/seeded.ts';
import { stopClock } from './stop-clock.ts';
import { openSite, type VisitOptions } from './visit.ts';

const PATH = '/en/individuals/borrowing/home-loan';
const MBOX = 'heights';

/** The options of the place by the names of their contents, with their heights in pixels. */
const HEIGHTS = { default: 100, middle: 300, tall: 900 };
const CONTENTS = ['default', 'middle', 'tall'] as const;

/** When an answer comes, in milliseconds from the call's start. */
const TIMES_MS = [0, 250, 499, 501, 2_000];
const LIMIT_MS = 500;

/** `npm test` takes so many cases by the seed, the deep tests all. */
const SAMPLE = 4;

const STYLES = [
  ...CONTENTS.map((name) => `.offer[data-contents="${name}"] { block-size: ${HEIGHTS[name]}px }`),
  // Stands before the place where that is to be below the window.
  '.section-title { min-block-size: 3000px }',
].join('\n');

const { site, visit } = openSite();

const paragraph = (title: string, offer?: string) => ({
  componentType: 'paragraph',
  title,
  ...(offer && { taxonomies: [{ key: 'personalization', values: [`${MBOX}:${offer}`] }] }),
});

/** A page with a place of three heights, in the window or below it, and something behind it. */
function setPage(position: 'in' | 'below'): void {
  const flexComponents = [
    ...(position === 'below' ? [{ componentType: 'section-title', title: 'Above' }] : []),
    ...CONTENTS.map((content) => paragraph(`The ${content} one`, content)),
    paragraph('Behind it'),
  ];
  const model = { data: { meta: { title: 'Offers' }, flexZone: { flexComponents } } };
  site().faultInjection.set('page-model', { kind: 'body', text: JSON.stringify(model) });
}

interface HeldAnswer {
  /** Resolves once the page has called. */
  readonly called: Promise<void>;
  readonly release: () => void;
}

/** Holds the answer of the marketing host, and stops the clock of the page. */
async function holdAnswer(page: Page, content: string): Promise<HeldAnswer> {
  const { promise: called, resolve: tellCall } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await stopClock(page);
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${STYLES}` });
  });
  await page.route(
    (url) => url.href.startsWith(site().deliveryHost),
    async (route) => {
      tellCall();
      await released;
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { execute: { mboxes: [{ name: MBOX, options: [{ content }] }] } },
      });
    },
  );
  return { called, release };
}

const decided = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.offers[data-waits]'));

/** Resolves once a move of the page, if there was one, has been painted. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

const CASES = CONTENTS.flatMap((content) =>
  TIMES_MS.flatMap((timeMs) =>
    (['in', 'below'] as const).map((position) => ({ content, timeMs, position })),
  ),
);

test.each(IS_DEEP ? CASES : shuffled(CASES, SAMPLE))(
  `PE-034 PE-035 $content after $timeMs ms $position the window moves nothing, and is shown in time alone (seed ${SEED})`,
  async ({ content, timeMs, position }) => {
    setPage(position);
    let answer: HeldAnswer | undefined;
    const options: VisitOptions = {
      consent: 'personal',
      until: 'readable',
      prepare: async (page) => void (answer = await holdAnswer(page, content)),
    };
    const { page, consoleMessages, expectQuiet } = await visit(PATH, options);
    await answer?.called;

    await page.clock.runFor(timeMs);
    answer?.release();
    await decided(page);
    const isLate = timeMs >= LIMIT_MS;
    const message = isLate ? 'Offers came too late' : '';
    await expect.poll(() => consoleMessages.join()).toContain(message);

    const shown = isLate ? 'default' : content;
    expect(await page.locator('.offers h2').allTextContents()).toEqual([`The ${shown} one`]);
    await page.clock.resume();
    await painted(page);
    await expectQuiet();
  },
);
