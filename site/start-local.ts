import { fileURLToPath } from 'node:url';
import { readAllowedHosts } from './allowed-hosts.ts';
import { answerBroken } from './answer-broken.ts';
import { createBuiltDocuments } from './built-documents.ts';
import { readManifest } from './build-manifest.ts';
import { readBuiltFiles } from './built-files.ts';
import { IMAGE_CACHE } from './image-cache.ts';
import { createLocalSite } from './local-site.ts';
import { serveCdn } from './local-cdn.ts';
import { loadLimits } from './load-limits.ts';
import { purgeOnChange } from './purge-on-change.ts';
import { readVariables } from './read-variables.ts';
import { getPlaygroundAddress, readSaving } from './save/saving.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';
import { printTraces, readTrace } from './trace/print-traces.ts';
import { CDN_PORT_VARIABLE, DEFAULT_PORT, LOOPBACK } from './variables.ts';

/**
 * The production build and the tools, with the reference backend behind them. `base` is the address
 * of the entry file.
 */
export async function startLocal(base: string): Promise<void> {
  const reader = readVariables(process.env);
  const port = reader.port('PORT', DEFAULT_PORT);
  const cdnPort = reader.port(CDN_PORT_VARIABLE.name, undefined);
  const drainMs = reader.wholeNumber('VITRINE_DRAIN_MS', 0);
  const hostname = reader.text('HOST', LOOPBACK);
  const allowedHosts = readAllowedHosts(process.env, reader.refuse);
  const saving = readSaving(reader, hostname);
  const hasTraces = readTrace(reader);
  reader.finish();

  const folder = (path: string) => fileURLToPath(new URL(path, base));
  const readiness = { isReady: true };
  const { signal: until } = new AbortController();
  const limits = loadLimits();
  const fixtures = folder('../../../fixtures');
  // A file that is saved shows in the next page.
  if (limits.pageCache) purgeOnChange(fixtures, limits.pageCache);
  const cdnHost = await serveCdn({ folder: `${fixtures}/cdn`, port: cdnPort, hostname });
  const site = await createLocalSite({
    ...limits,
    ...printTraces(hasTraces),
    fixtures,
    cdnHost,
    imageCache: folder(`../../../${IMAGE_CACHE}`),
    clientFolder: folder('../../client'),
    files: readBuiltFiles(await readManifest(folder('../../client'))),
    isReady: () => readiness.isReady,
    allowedHosts,
    saving,
    until,
    toolsFolder: folder('../client'),
    readDocument: createBuiltDocuments(folder('../client')),
  });
  const options = { port, hostname, readiness, drainMs, answerBroken };
  const address = await serveUntilStopped(site, options);
  console.log(`Vitrine is ready: ${address}/en/individuals`);
  console.log(
    `Playground: ${getPlaygroundAddress(address, saving)} - scenarios: ${address}/preview/`,
  );
  console.log(`Modules: ${cdnHost}`);
}
