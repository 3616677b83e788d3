import { describe, expect, test } from 'vitest';
import { createBackend, createFaultInjection, type Endpoint } from '#fixtures/backend';
import { diskStore, sharpImages } from '#fixtures/node';
import { listenerOf, serveOnLoopback } from '../serve-on-loopback.ts';
import { testFirst } from '../sample/test-first.ts';
import { rawGet } from './raw-get.ts';
import { startProcess } from './start-process.ts';

const SERVER = 'dist/server/server.js';
const PAGE_WITH_FIGURES = '/en/individuals/saving/saver-plus';
const REDIRECTS = [301, 302, 303, 307, 308];

type Listener = (request: Request) => Response | Promise<Response>;

/** The origin of a server that answers like this. */
const listen = async (answer: Listener) => (await serveOnLoopback(listenerOf(answer))).origin;

/** The production server, with one service that sends whoever asks to a second server. */
async function siteWhoseServiceRedirects(endpoint: Endpoint, status: number) {
  const asked: string[] = [];
  const elsewhere = await listen((request) => {
    asked.push(`${request.method} ${request.url}`);
    return Response.json({ data: {}, groups: [], pages: [] });
  });
  const faultInjection = createFaultInjection();
  const location = `${elsewhere}/another-host?page=1`;
  faultInjection.set(endpoint, { kind: 'status', status, headers: { location } });
  const store = diskStore('fixtures');
  const backend = createBackend({ store, images: sharpImages('fixtures/images'), faultInjection });
  const site = await startProcess(SERVER, {
    VITRINE_API_ORIGIN: await listen(backend.fetch),
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  const get = (path: string) => rawGet(site.address, path);
  return { asked, elsewhere, faultInjection, get };
}

describe('a service that redirects', () => {
  testFirst(1, REDIRECTS)(
    'OP-006 has failed where it has the page: 503, and nobody else is asked (%i)',
    async (code) => {
      const { asked, elsewhere, get } = await siteWhoseServiceRedirects('page-model', code);

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
      const { asked, faultInjection, get } = await siteWhoseServiceRedirects('macros', code);

      const { status, text } = await get(PAGE_WITH_FIGURES);

      expect(status).toBe(200);
      expect(text).toMatch(/>[^<]*\B-\B[^<]*</);
      expect(text).not.toMatch(/\d\.\d\d%|%\{/);
      expect(faultInjection.calls('macros').length).toBeGreaterThan(0);
      expect(asked).toEqual([]);
    },
  );

  testFirst(1, [302, 308])(
    'OP-006 has failed where it has the shell: no links, and nobody else is asked (%i)',
    async (code) => {
      const { asked, get } = await siteWhoseServiceRedirects('cms-data', code);

      const { status, text } = await get('/en/individuals');

      expect(status).toBe(200);
      expect(text).toContain('<header class="top-bar"');
      expect(text).not.toContain('Branches');
      expect(asked).toEqual([]);
    },
  );

  test('OP-006 has failed where it has the list of pages: the homes stay in the sitemap', async () => {
    const { asked, faultInjection, get } = await siteWhoseServiceRedirects('pages', 302);

    const { status, text } = await get('/sitemap.xml');

    expect(status).toBe(200);
    expect(text).toContain('<loc>https://www.meridia.example/en/individuals</loc>');
    expect(faultInjection.calls('pages').length).toBeLessThanOrEqual(1);
    expect(asked).toEqual([]);
  });
});
