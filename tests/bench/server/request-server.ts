import { Hono } from 'hono';
import { createResponseCache, createPageCache, createRequestHandler } from '#renderer/server';
import { registry } from '#registry';
import { serveUntilStopped } from '#site/server/serve-until-stopped.ts';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';
import { cleanText } from '../pages/clean-page.ts';
import { fixtures } from '../pages/fixtures.ts';
import { responseWith } from '../pages/sample-page.ts';
import { pageOf } from '../pages/weights.ts';
import { loadByHand } from './by-hand.ts';
import { bytesOf } from './served-page.ts';

const COMPONENTS = 100;
const CACHE_BYTES = 10_000_000;

/** The ways to answer with the same page, each at an address of its own. */
export type Way = '/made' | '/kept' | '/react' | '/bytes';

/** Serves them all from one process, so that they differ in nothing but the work. Prints where. */
export async function serveWays(): Promise<void> {
  const components = pageOf('heavy', COMPONENTS, fixtures);
  const page = bytesOf(JSON.stringify(responseWith(components)));
  const clean = bytesOf(await cleanText(components, registry, { hyphenates: true }));
  const site = {
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    // Else a page would name the address that it was asked for at, and be another one for each.
    siteOrigin: new URL(ADDRESS).origin,
    fetch: (request: Request) => answer(request, page),
    console: { error: complain, warn: complain, info: () => undefined },
  };
  const responseCache = createResponseCache({ maxBytes: CACHE_BYTES });
  const making = createRequestHandler({ ...site, responseCache });
  const pageCache = createPageCache({ maxBytes: CACHE_BYTES });
  const keeping = createRequestHandler({ ...site, pageCache });
  const first = await making(new Request('http://127.0.0.1/made'));
  const html = new Uint8Array(await first.arrayBuffer());
  const headers = { ...Object.fromEntries(first.headers), 'content-length': html.length };
  const { writeByHand } = await loadByHand();
  const byHand = await writeByHand(new TextDecoder().decode(html));

  const ways: Readonly<
    Record<Exclude<Way, '/bytes'>, (request: Request) => Response | Promise<Response>>
  > = {
    '/made': making,
    '/kept': keeping,
    '/react': () => byHand.answer(clean),
  };
  const app = new Hono();
  for (const [way, handle] of Object.entries(ways)) app.get(way, ({ req }) => handle(req.raw));
  const address = await serveUntilStopped(app, {
    port: 0,
    hostname: '127.0.0.1',
    readiness: { isReady: true },
    drainMs: 0,
    // The least that a server can do: no request and no response but Node's own.
    before: (listener) => (request, response) => {
      if (request.url === '/bytes') response.writeHead(200, headers).end(html);
      else listener(request, response);
    },
  });
  console.log(address);
}
