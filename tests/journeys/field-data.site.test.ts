import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { atEndOfFile } from '../at-end.ts';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import { openSite, untilReady } from './visit.ts';

const HOME = '/en/individuals';
const FIELD = '/clientevent/field';
const START_UP_FILE = /\/assets\/start-up-[^/]+\.js$/;
const FIELD_FILE = /\/assets\/start-field-[^/]+\.js$/;
const WITHOUT_FIELD = 'measurement:{}';

/** A call that the sink of an API host has received, with what it says of a view. */
interface Received {
  readonly method: string;
  readonly headers: Headers;
  readonly body: {
    readonly page: string;
    readonly navigation: string;
    readonly vitals: readonly { readonly name: string; readonly value: number }[];
    readonly errors: readonly { readonly message: string; readonly count: number }[];
  };
}

const received: Received[] = [];
const sink = await serveOnLoopback(
  listenerOf(async (request) => {
    if (new URL(request.url).pathname !== FIELD) return new Response(null, { status: 404 });
    const { method, headers } = request;
    received.push({ method, headers, body: JSON.parse((await request.text()) || '{}') });
    return new Response(null, { status: 204 });
  }),
  atEndOfFile(),
);

/** The site asks for no field data; this one's API host is the sink. */
const { site, visit } = openSite({ site: { visitorApiOrigin: sink.origin } });

/** Has the experience ask for it in one window alone, where the build holds the site's own. */
async function askForField(page: Page): Promise<void> {
  await page.context().route(START_UP_FILE, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    if (!code.includes(WITHOUT_FIELD)) throw new Error(`No ${WITHOUT_FIELD} in start-up.`);
    const field = `measurement:{field:{address:${JSON.stringify(FIELD)}}}`;
    await route.fulfill({ response, body: code.replace(WITHOUT_FIELD, field) });
  });
}

/** Opens a page, until its code measures. */
async function open(page: Page, path: string): Promise<void> {
  const [file] = await Promise.all([
    page.waitForResponse(FIELD_FILE),
    page.goto(new URL(path, site().address).href),
  ]);
  await untilReady(page);
  // The page has asked for it before, and so has it before.
  await page.evaluate(`import(${JSON.stringify(file.url())}).then(() => undefined)`);
}

test('AN-049 the vitals of each view and the errors of its scripts reach the sink of the experience as the page is left', async () => {
  const { page } = await visit('/open-environment', {
    consent: 'personal',
    until: 'loaded',
    prepare: askForField,
  });
  await open(page, HOME);
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('No rate for jan@bank.test');
    });
  });
  await open(page, `${HOME}/search?q=typed`);
  await page.goto(`${site().address}/open-environment`);

  await expect.poll(() => received.length).toBe(2);
  const bodies = received.map(({ body }) => body);
  expect(bodies.map(({ page: path, navigation }) => `${navigation} ${path}`)).toEqual([
    `navigate ${HOME}`,
    `navigate ${HOME}/search`,
  ]);
  expect(bodies.map(({ errors }) => errors.map(({ message }) => message))).toEqual([
    ['Uncaught Error: No rate for -'],
    [],
  ]);
  for (const { vitals } of bodies) {
    expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'LCP', 'CLS']));
  }
  // A question before would be lost with the page, and its address may hold what was typed.
  expect(received.map(({ method }) => method)).toEqual(['POST', 'POST']);
  expect(received.map(({ headers }) => headers.get('content-type')?.toLowerCase())).toEqual(
    received.map(() => 'text/plain;charset=utf-8'),
  );
  expect(received.map(({ headers }) => headers.get('referer'))).toEqual(
    received.map(() => `${site().address}/`),
  );
});
