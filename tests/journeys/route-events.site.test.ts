import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { follow } from './follow.ts';
import { openSite } from './visit.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const HOME = '/en/individuals';
const MEMBERS = '/en/members';
const SCAN = '/en/scan';
const CARDS = '/en/individuals/cards';
const ROUTES = [
  { pathPattern: MEMBERS, auth: {} },
  { pathPattern: SCAN, compatibility: { mobileHybrid: ['camera'] } },
];

const { site, visit } = openSite({
  site: { experience: { ...experienceWith(ROUTES), navigation: 'client' } },
});

/** Listens around the page, from before it is there, as a host page does. */
async function listenAround(page: Page): Promise<unknown[]> {
  const heard: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => heard.push(event));
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'noteEvent');
    const names = ['route-not-found', 'route-refused', 'route-import-failed', 'technical-error'];
    for (const name of names) {
      document.addEventListener(name, (event) => {
        if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
        const { target, type, detail } = event;
        const { problem, ...rest }: Record<string, unknown> = Object(detail);
        const details = problem ? { ...rest, code: Reflect.get(problem, 'code') } : rest;
        if (typeof note === 'function') note([target.id, type, details]);
      });
    }
    const app = { platform: 'android', version: '1.0.0', request: () => undefined };
    Reflect.set(window, 'nativeWebView', app);
  });
  return heard;
}

test('RT-033 RT-008 a host page hears of a route that is missing, refused or does not come, by events of the page’s element', async () => {
  let heard: unknown[] = [];
  const { page } = await visit(MEMBERS, {
    isNew: true,
    async prepare(window) {
      heard = await listenAround(window);
      await serveRoutes(window, ROUTES);
    },
  });
  // A server has found that out, and nobody has touched the page.
  await expect
    .poll(() => heard)
    .toEqual([
      ['page', 'route-not-found', { path: MEMBERS }],
      ['page', 'technical-error', expect.objectContaining({ code: '404', pageUrl: MEMBERS })],
    ]);

  await page.goto(new URL(HOME, page.url()).href);
  await page.locator('html[data-status="ready"]').waitFor();
  heard.splice(0);
  await follow(page, SCAN);
  await expect
    .poll(() => heard)
    .toEqual([['page', 'route-refused', { path: SCAN, missingFeatures: ['camera'] }]]);

  site().faultInjection.set('page-model', { kind: 'status', status: 500 });
  await follow(page, CARDS);
  await expect
    .poll(() => heard.slice(1))
    .toEqual([['page', 'route-import-failed', { path: CARDS, code: 'route-import-failed' }]]);

  await follow(page, MEMBERS);
  await expect
    .poll(() => heard.slice(2))
    .toEqual([
      ['page', 'route-not-found', { path: MEMBERS }],
      ['page', 'technical-error', expect.objectContaining({ pageUrl: MEMBERS })],
    ]);
  expect(new URL(page.url()).pathname).toBe(MEMBERS);
});
