import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import type { createLocalSite as CreateLocalSite } from './local-site.ts';
import { developmentFiles } from './development-files.ts';
import { wholeNumberIn } from './environment.ts';

const DEFAULT_PORT = 4173;

/**
 * npm run dev: the site from its sources, with the reference backend behind it. Vite serves scripts and
 * styles and reloads them; the server's code is loaded anew for every request, so an edit shows at once.
 */
const port = wholeNumberIn(process.env, 'PORT') ?? DEFAULT_PORT;
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });

const answer = getRequestListener(async (request) => {
  // Loaded by Vite, which knows nothing of the type that the file has.
  const module = await vite.ssrLoadModule('/site/local-site.ts');
  const createLocalSite: typeof CreateLocalSite = module['createLocalSite'];
  const site = await createLocalSite({
    fixtures: 'fixtures',
    files: developmentFiles(),
    isReady: () => true,
    readDocument: async (name, path) =>
      vite.transformIndexHtml(
        `/playground/${name}.html`,
        await readFile(`playground/${name}.html`, 'utf8'),
        path,
      ),
    // Vite's own client is an inline script, which the strict policy would stop.
    reportOnlyPolicy: true,
  });
  return site.fetch(request);
});

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
}).listen(port, '127.0.0.1', () => {
  console.log(`Vitrine is ready for changes: http://localhost:${port}/en/individuals`);
});
