import { fileURLToPath } from 'node:url';
import { builtDocuments } from './built-documents.ts';
import { readManifest } from './build-manifest.ts';
import { builtFiles } from './built-files.ts';
import { DEFAULT_PORT, wholeNumberIn } from './environment.ts';
import { createLocalSite } from './local-site.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

/** npm start: the production build with the reference backend behind it, on one port. */
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readiness = { isReady: true };

const site = await createLocalSite({
  fixtures: folder('../../../fixtures'),
  clientFolder: folder('../../client'),
  files: builtFiles(await readManifest(folder('../../client'))),
  isReady: () => readiness.isReady,
  toolsFolder: folder('../client'),
  readDocument: builtDocuments(folder('../client')),
});
const address = await serveUntilStopped(site, {
  port: wholeNumberIn(process.env, 'PORT') ?? DEFAULT_PORT,
  hostname: '127.0.0.1',
  readiness,
  drainMs: wholeNumberIn(process.env, 'VITRINE_DRAIN_MS') ?? 0,
});
console.log(`Vitrine is ready: ${address}/en/individuals`);
console.log(`Playground: ${address}/playground/ - scenarios: ${address}/preview/`);
