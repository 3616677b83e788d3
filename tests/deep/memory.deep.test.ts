import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend, createFaultInjection } from '#fixtures/backend';
import { createDiskStore } from '#fixtures/node';
import { registry } from '#registry';
import {
  createCmsDataSource,
  createPageCache,
  createRequestHandler,
  readExperience,
  type RequestHandler,
} from '#renderer/server';
import { experience } from '#site/experience.ts';
import { realTime } from '#site/server/real-time.ts';
import { heapInUse } from './heap.ts';

const ORIGIN = 'https://www.meridia.test';
const PAGE = '/en/individuals';
const NO_FILES = { styles: [], code: [], fonts: [], modules: [] };
const SIGNED_IN = { headers: { cookie: 'signed-in=1' } };
const WARM_UP = 1_000;
const REQUESTS = 10_000;
const MAX_GROWTH = 1.05;
/**
 * Caches and the code that V8 compiles fill up: their growth ends with the second or third round,
 * and a leak grows as much in each.
 */
const ROUNDS = 3;
const LIMIT_MS = 900_000;

const faultInjection = createFaultInjection();
const images = () => Promise.resolve(undefined);
const send = (request: Request) => fetch(request);
const quiet = () => undefined;
const backend = createBackend({ store: createDiskStore('fixtures'), images, faultInjection });
const server = createServer(getRequestListener(backend.fetch, { overrideGlobalObjects: false }));
let handle: RequestHandler;

/** The services are called over a network: what they leave behind there counts too. */
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  handle = createRequestHandler({
    registry,
    experience: await readExperience(experience),
    files: () => NO_FILES,
    fetch: send,
    cmsData: createCmsDataSource(apiOrigin, { ...realTime, fetch: send }),
    apiOrigin,
    siteOrigin: ORIGIN,
    pageCache: createPageCache({ maxBytes: 1_000_000 }),
    console: { error: quiet, warn: quiet, info: quiet },
  });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = async (path: string, init?: RequestInit): Promise<Response> => {
  const response = await handle(new Request(ORIGIN + path, init));
  await response.arrayBuffer();
  return response;
};

/** Leaves while the page is made, each time a little later. */
async function leaveEarly(index: number): Promise<void> {
  const leaving = new AbortController();
  const answer = ask(PAGE, { ...SIGNED_IN, signal: leaving.signal });
  setTimeout(() => leaving.abort(), index % 4);
  await answer.catch(() => undefined);
}

const failing = () => faultInjection.set('page-model', { kind: 'status', status: 500 });

interface Outcome {
  readonly name: string;
  readonly visit: (index: number) => Promise<{ readonly status: number } | void>;
  readonly status?: number;
  readonly prepare?: () => unknown;
}

let etag = '';
const conditional = () => ({ headers: { 'if-none-match': etag } });
const readTag = async () => {
  etag = (await ask(PAGE)).headers.get('etag') ?? '';
};

const OUTCOMES: readonly Outcome[] = [
  { name: '200, made for each', visit: () => ask(PAGE, SIGNED_IN), status: 200 },
  { name: '200, kept', visit: () => ask(PAGE), status: 200 },
  { name: '302', visit: () => ask('/'), status: 302 },
  { name: '304', visit: () => ask(PAGE, conditional()), status: 304, prepare: readTag },
  { name: '404, each at another address', visit: (index) => ask(`/en/no-${index}`), status: 404 },
  { name: '404, made for each', visit: () => ask('/en/nowhere', SIGNED_IN), status: 404 },
  { name: '503', visit: () => ask(PAGE, SIGNED_IN), status: 503, prepare: failing },
  { name: 'nothing, since they leave early', visit: leaveEarly },
];

test.each(OUTCOMES)(
  '10,000 visitors leave the heap as it was: $name',
  async ({ visit, status, prepare }) => {
    // Code, patterns and drawings are loaded when a page first needs them, and stay: a visit cut
    // short may need less than the next.
    for (let index = 0; index < WARM_UP; index += 1) await ask(PAGE, SIGNED_IN);
    await prepare?.();
    for (let index = 0; index < WARM_UP; index += 1) await visit(index);

    let last: Awaited<ReturnType<Outcome['visit']>> = undefined;
    let growth = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && growth >= MAX_GROWTH; round += 1) {
      const before = await heapInUse();
      for (let index = 0; index < REQUESTS; index += 1) last = await visit(index);
      growth = (await heapInUse()) / before;
    }
    faultInjection.clear();

    expect(last?.status).toBe(status);
    expect(growth).toBeLessThan(MAX_GROWTH);
  },
  LIMIT_MS,
);
