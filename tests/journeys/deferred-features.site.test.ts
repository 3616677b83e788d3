import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { readManifest } from '#site/build/build-manifest.ts';
import { SESSION_NAME, sampleSession } from './sample-session.ts';
import { openSite } from './visit.ts';
import { wakeUp } from './wake-up.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const DELAY_MS = 2_000;
const PATH = '/en/individuals/contact';
const FEATURE = { name: 'branch-opening-hours', properties: { branch: 'ghent-korenmarkt' } };
const FEATURE_NAME = `"name": "${FEATURE.name}"`;

const MINE = '/en/individuals/cards';
const ROUTES = [{ pathPattern: MINE, auth: {} }];

const plain = openSite();
const mine = openSite({
  site: { experience: { ...experienceWith(ROUTES), floatingFeatures: [FEATURE] } },
});
const floating = openSite({ site: { experience: { ...experience, floatingFeatures: [FEATURE] } } });

/**
 * Returns how long after start-up had asked for the environment the first such file was asked for,
 * in milliseconds.
 */
function askedAfterStart(page: Page, file: string): Promise<number | undefined> {
  return page.evaluate((pattern) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const started = resources.find(({ name }) => name.endsWith('/open-environment'));
    const first = resources.find(({ name }) => new RegExp(pattern, 'u').test(name));
    return first && started && first.startTime - started.responseEnd;
  }, file);
}

/** The file of the component itself: what the registry says of it comes with the registry. */
const codeFile = async () => {
  const manifest = await readManifest('dist/client');
  return (
    manifest.get('registry/features/branch-opening-hours/branch-opening-hours.tsx')?.file ??
    'no file'
  );
};
const DATA = '/branches/';

const hours = (page: Page) => page.locator('.branch-opening-hours');

test(
  'ST-005 a feature that floats is asked for 2,000 ms after start-up, and no sign of intent is one for it',
  { tags: ['deep'] },
  async () => {
    const code = await codeFile();
    const { page, expectQuiet } = await floating.visit('/en/individuals/cards');

    await wakeUp(page);
    await hours(page).hover();
    expect(await askedAfterStart(page, `${code}|${DATA}`)).toBeUndefined();
    await hours(page).getByRole('table').waitFor();

    expect(await askedAfterStart(page, code)).toBeGreaterThan(DELAY_MS - 1);
    expect(await askedAfterStart(page, DATA)).toBeGreaterThan(DELAY_MS - 1);
    await expectQuiet();
  },
);

test(
  'ST-005 a feature that is marked as deferred has its place from the start, and no other waits for it',
  { tags: ['deep'] },
  async () => {
    const text = readFileSync(`fixtures/pages${PATH}.json`, 'utf8');
    expect(text).toContain(FEATURE_NAME);
    plain.site().faultInjection.set('page-model', {
      kind: 'body',
      text: text.replace(FEATURE_NAME, `${FEATURE_NAME}, "deferred": true`),
    });

    const { page, expectQuiet } = await plain.visit(PATH);
    await wakeUp(page);

    await expect.poll(() => hours(page).getByText('Loading').count()).toBeGreaterThan(0);
    await hours(page).getByRole('table').waitFor();
    expect(await askedAfterStart(page, DATA)).toBeGreaterThan(DELAY_MS - 1);
    await expectQuiet();
  },
);

test('a feature that is not marked comes with the first sign of intent', async () => {
  // A deferred feature waits for a timer of two seconds; none of that length ever ends here.
  const { page } = await plain.visit(PATH, {
    prepare: (opened) =>
      opened.addInitScript(() => {
        const setShort = window.setTimeout.bind(window);
        const skipLong = (task: () => void, delayMs?: number) =>
          (delayMs ?? 0) < 1_000 ? setShort(task, delayMs) : 0;
        Object.assign(window, { setTimeout: skipLong });
      }),
  });

  await wakeUp(page);
  const table = hours(page).getByRole('table');
  await table.waitFor();
  await expect.poll(() => table.count()).toBe(1);
});

test(
  'ST-005 on a page that the browser has decided, a feature that floats comes as late',
  { tags: ['deep'] },
  async () => {
    const { page, requests, expectQuiet } = await mine.visit(MINE, {
      cookies: { 'signed-in': '1' },
      async prepare(window) {
        await serveRoutes(window, ROUTES, [FEATURE]);
        await window.addInitScript(([name, text]) => localStorage.setItem(name, text), [
          SESSION_NAME,
          sampleSession(),
        ] as const);
      },
    });

    await expect.poll(() => page.locator('main h1').count()).toBe(1);
    await hours(page).getByRole('table').waitFor();

    expect(await askedAfterStart(page, DATA)).toBeGreaterThan(DELAY_MS - 1);
    expect(requests.filter((url) => url.includes('page-model'))).toHaveLength(1);
    await expectQuiet();
  },
);
