import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { BUILD_OPTIONS } from '../build-options.ts';
import { createCurrentSite, type CurrentSite } from './current-site.ts';
import type { createDevelopmentSite as CreateDevelopmentSite } from './development-site.ts';
import { placeJsonMistakes } from './place-json-mistakes.ts';
import { regenerateSchemas } from './regenerate-schemas.ts';
import { reloadOnChange } from './reload-on-change.ts';

/** What only Vite can answer. Where it failed, a page in its place would hide why. */
const SOURCE = /^\/@|\.(?:[cm]?[jt]sx?|css)$/;

const FIX_STACKS = { fixStacktrace: true };

/** Listens on this machine, then serves the site from its sources. Rejects when the port is taken. */
export async function serveSources(port: number): Promise<string> {
  const server = createHttpServer();
  // Before anything else, so that a port that is taken is said at once. Who comes early waits.
  const ready = Promise.withResolvers<RequestListener>();
  server.on('request', (request, response) => {
    void ready.promise.then((answer) => answer(request, response));
  });
  const listening = await listen(server, port);

  const site = createCurrentSite(async (onLoadFailure) => {
    // Loaded by Vite, which knows nothing of the type that the file has.
    const module = await vite.ssrLoadModule('/site/dev/development-site.ts', FIX_STACKS);
    const createDevelopmentSite: typeof CreateDevelopmentSite = module['createDevelopmentSite'];
    return createDevelopmentSite({ readDocument: documentsOf(vite), onLoadFailure });
  });
  const vite = await startVite(server, listening, site);
  ready.resolve(answerWith(vite, site));
  return `http://localhost:${listening}`;
}

/** Scripts and styles come from Vite, all else from the site. */
function answerWith(vite: ViteDevServer, site: CurrentSite): RequestListener {
  const answer = getRequestListener(site.answer, { overrideGlobalObjects: false });
  return (request, response) =>
    vite.middlewares(request, response, () => {
      const [path = ''] = (request.url ?? '').split('?');
      if (SOURCE.test(path)) response.writeHead(404).end('There is no such source.');
      else void answer(request, response);
    });
}

function startVite(server: Server, port: number, site: CurrentSite): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    appType: 'custom',
    publicDir: 'site/public',
    css: BUILD_OPTIONS.css,
    // Two servers must not write the same prepared packages.
    cacheDir: `node_modules/.vite/dev-${port}`,
    optimizeDeps: { entries: ['site/browser.ts', 'playground/*.html'] },
    // Reloads are told over the port that is open already, so that a second server needs no second port.
    server: { middlewareMode: true, ws: { server } },
    plugins: [
      placeJsonMistakes(),
      regenerateSchemas(),
      reloadOnChange({
        hasFailed: site.hasFailed,
        onChange: site.forget,
      }),
    ],
  });
}

function documentsOf(vite: ViteDevServer) {
  return async (name: string, path: string): Promise<string> =>
    vite.transformIndexHtml(
      `/playground/${name}.html`,
      await readFile(`playground/${name}.html`, 'utf8'),
      path,
    );
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
