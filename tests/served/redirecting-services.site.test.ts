import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, createFaultInjection, type Endpoint, type Fault } from '#fixtures/backend';
import { createDiskStore, createSharpImages } from '#fixtures/node';
import { atEndOfFile } from '../at-end.ts';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import { testFirst } from '../sample/test-first.ts';
import { rawGet } from './raw-get.ts';
import { startProcess, type ServerProcess } from './start-process.ts';

const SERVER = 'dist/server/server.js';
const PAGE_WITH_FIGURES = '/en/individuals/saving/saver-plus';
const REDIRECTS = [301, 302, 303, 307, 308];
/** A page of whoever has signed in is made anew for each visit. */
const SIGNED_IN = { headers: { cookie: 'signed-in=1' } };

type Listener = (request: Request) => Response | Promise<Response>;

const atEnd = atEndOfFile();
const faultInjection = createFaultInjection();
/** Lists the requests to the second server. */
const asked: string[] = [];
let elsewhere: string;
let site: ServerProcess;

/** The origin of a server that answers like this. */
const listen = async (answer: Listener) =>
  (await serveOnLoopback(listenerOf(answer), atEnd)).origin;

/** One service sends whoever asks to a second server. */
function redirect(endpoint: Endpoint, status: number): void {
  const location = `${elsewhere}/another-host?page=1`;
  const fault: Fault = { kind: 'status', status, headers: { location } };
  faultInjection.set(endpoint, fault);
}

const get = (path: string) => rawGet(site.address, path, SIGNED_IN);

beforeAll(async () => {
  elsewhere = await listen((request) => {
    asked.push(`${request.method} ${request.url}`);
    return Response.json({ data: {}, groups: [], pages: [] });
  });
  // Asked for when the server starts; the others are asked for with every page.
  redirect('pages', 302);
  const store = createDiskStore('fixtures');
  const backend = createBackend({
    store,
    images: createSharpImages('fixtures/images'),
    faultInjection,
  });
  const variables = {
    VITRINE_API_ORIGIN: await listen(backend.fetch),
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  };
  site = await startProcess(SERVER, variables, atEnd);
});
afterEach(() => {
  for (const endpoint of ['page-model', 'macros', 'cms-data'] as const) {
    faultInjection.set(endpoint, undefined);
  }
});

describe('a service that redirects', () => {
  testFirst(1, REDIRECTS)(
    'OP-006 has failed where it has the page: 503, and nobody else is asked (%i)',
    async (code) => {
      redirect('page-model', code);

      const { status, text, headers } = await get('/en/individuals');

      expect(status).toBe(503);
      expect(text).toContain('Something went wrong. Please try again later.');
      expect(text + JSON.stringify(headers)).not.toContain(new URL(elsewhere).host);
      expect(text).not.toContain('another-host');
      expect(asked).toEqual([]);
    },
  );

  testFirst(1, [302, 307])(
    'OP-006 has failed where it has the macros: dashes, and nobody else is asked (%i)',
    async (code) => {
      const earlier = faultInjection.calls('macros').length;
      redirect('macros', code);

      const { status, text } = await get(PAGE_WITH_FIGURES);

      expect(status).toBe(200);
      expect(text).toMatch(/>[^<]*\B-\B[^<]*</);
      expect(text).not.toMatch(/\d\.\d\d%|%\{/);
      expect(faultInjection.calls('macros').length).toBeGreaterThan(earlier);
      expect(asked).toEqual([]);
    },
  );

  testFirst(1, [302, 308])(
    'OP-006 has failed where it has the shell: no links, and nobody else is asked (%i)',
    async (code) => {
      redirect('cms-data', code);

      const { status, text } = await get('/en/individuals');

      expect(status).toBe(200);
      expect(text).toContain('<header class="top-bar"');
      expect(text).not.toContain('Branches');
      expect(asked).toEqual([]);
    },
  );

  test('OP-006 has failed where it has the list of pages: the homes stay in the sitemap', async () => {
    const { status, text } = await get('/sitemap.xml');

    expect(status).toBe(200);
    expect(text).toContain('<loc>https://www.meridia.example/en/individuals</loc>');
    expect(faultInjection.calls('pages').length).toBeLessThanOrEqual(1);
    expect(asked).toEqual([]);
  });
});
