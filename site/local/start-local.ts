import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { watch } from 'node:fs';
import type { PageCache } from '#renderer/server';
import { readAllowedHosts } from '../server/allowed-hosts.ts';
import { answerBroken } from '../server/answer-broken.ts';
import { readManifest } from '../build/build-manifest.ts';
import { readBuiltFiles } from '../build/built-files.ts';
import { loadLimits } from '../server/load-limits.ts';
import { readVariables } from '../server/read-variables.ts';
import { getPlaygroundAddress, readSaving } from '../save/saving.ts';
import { serveUntilStopped } from '../server/serve-until-stopped.ts';
import { printTraces, readTrace } from '../trace/print-traces.ts';
import { CDN_PORT_VARIABLE, DEFAULT_PORT, LOOPBACK } from '../server/variables.ts';
import { IMAGE_CACHE } from './image-cache.ts';
import { createLocalSite } from './local-site.ts';
import { serveCdn } from './local-cdn.ts';
import type { LocalToolsOptions } from './local-tools.ts';

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

/** The documents of the tools as the build made them. */
export function createBuiltDocuments(toolsFolder: string): LocalToolsOptions['readDocument'] {
  return (name) => readFile(`${toolsFolder}/playground/${name}.html`, 'utf8');
}

/**
 * Empties the page cache whenever a file below a folder changes, so that the next page shows what
 * was saved. Gives what ends the watch. Throws where the folder cannot be watched.
 */
export function purgeOnChange(folder: string, pageCache: Pick<PageCache, 'purge'>): () => void {
  const watcher = watch(folder, { recursive: true }, () => void pageCache.purge());
  // A folder that is removed has no pages any more: there is nothing left to watch.
  watcher.on('error', () => watcher.close());
  return () => watcher.close();
}
