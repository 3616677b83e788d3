import { watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageCache } from '#renderer/server';
import { readAllowedHosts } from '../server/allowed-hosts.ts';
import { answerBroken } from '../server/secure-answers.ts';
import { readManifest } from '../build/build-manifest.ts';
import { readBuiltFiles } from '../build/built-files.ts';
import { loadLimits } from '../server/load-limits.ts';
import { readVariables } from '../server/read-variables.ts';
import { BUILT_FIXTURES } from '../save/fixture-versions.ts';
import { getPlaygroundAddress, readSaving, type Saving } from '../save/saving.ts';
import { openDigests } from '../digests/take-draft-digest.ts';
import { serveUntilStopped } from '../server/serve-until-stopped.ts';
import { printTraces, readTrace } from '../trace/print-traces.ts';
import {
  CDN_PORT_VARIABLE,
  DELIVERY_PORT_VARIABLE,
  DEFAULT_PORT,
  LOOPBACK,
  PICTURES_VARIABLE,
} from '../server/variables.ts';
import { createBuildCopies, followBuild } from './follow-build.ts';
import { IMAGE_CACHE } from './image-cache.ts';
import { openLocalPictures } from './local-pictures.ts';
import { createLocalSite } from './local-site.ts';
import { serveCdn, serveDelivery } from './local-hosts.ts';
import type { LocalToolsOptions } from './local-tools.ts';

/** The folder, in that of the project, where pictures of scenarios outlive the process. */
const PICTURE_CACHE = 'node_modules/.cache/vitrine-pictures';

/** The folder, in that of the project, where a running server has copies of what it serves. */
const BUILD_COPIES = 'node_modules/.cache/vitrine-served';

/**
 * The production build and the tools, with the reference backend behind them. `base` is the address
 * of the entry file.
 */
export async function startLocal(base: string): Promise<void> {
  const reader = readVariables(process.env);
  const port = reader.port('PORT', DEFAULT_PORT);
  const cdnPort = reader.port(CDN_PORT_VARIABLE.name, undefined);
  const deliveryPort = reader.port(DELIVERY_PORT_VARIABLE.name, undefined);
  const drainMs = reader.wholeNumber('VITRINE_DRAIN_MS', 0);
  const hostname = reader.text('HOST', LOOPBACK);
  const allowedHosts = readAllowedHosts(process.env, reader.refuse);
  const saving = readSaving(reader, hostname);
  const hasTraces = readTrace(reader);
  const drawsPictures = reader.oneOf(PICTURES_VARIABLE.name, ['0', '1'], '1') === '1';
  reader.finish();

  const folder = (path: string) => fileURLToPath(new URL(path, base));
  const readiness = { isReady: true };
  const { signal: until } = new AbortController();
  const limits = loadLimits();
  const fixtures = folder('../../../fixtures');
  // A build that is made while the server runs removes the files of the one that it came from.
  const copies = await createBuildCopies(folder(`../../../${BUILD_COPIES}`));
  const manifest = await readManifest(folder('../../client'));
  const clientFolder = await copies.copy(folder('../../client'));
  const toolsFolder = await followBuild({
    ...copies,
    folder: folder('../client'),
    marker: BUILT_FIXTURES,
  });
  const local = openLocalPictures({
    fixtures,
    toolsFolder,
    cacheFolder: folder(`../../../${PICTURE_CACHE}`),
  });
  // A file that is saved shows in the next page.
  if (limits.pageCache) purgeOnChange(fixtures, limits.pageCache);
  const hosts = await serveHosts({ fixtures, cdnPort, deliveryPort, hostname });
  const site = await createLocalSite({
    ...limits,
    ...printTraces(hasTraces),
    fixtures,
    ...hosts,
    imageCache: folder(`../../../${IMAGE_CACHE}`),
    clientFolder,
    files: readBuiltFiles(manifest),
    isReady: () => readiness.isReady,
    allowedHosts,
    saving,
    until,
    toolsFolder,
    pictures: local.pictures,
    // Each of them starts a Chromium here, which nobody elsewhere may do.
    digests: isForOthers(saving) ? undefined : openDigests(fixtures),
    readDocument: createBuiltDocuments(toolsFolder),
  });
  const options = { port, hostname, readiness, drainMs, answerBroken };
  const address = await serveUntilStopped(site, options);
  console.log(`Vitrine is ready: ${address}/en/individuals`);
  console.log(
    `Playground: ${getPlaygroundAddress(address, saving)} - scenarios: ${address}/preview/`,
  );
  console.log(`Modules: ${hosts.cdnHost} - offers: ${hosts.deliveryHost}`);
  await loadServerCode(base);
  if (drawsPictures) await local.startDrawing(address);
}

interface HostsOptions {
  readonly fixtures: string;
  readonly cdnPort: number | undefined;
  readonly deliveryPort: number | undefined;
  readonly hostname: string;
}

/** Serves the hosts of other origins than the site: that of modules, and that of offers. */
async function serveHosts({ fixtures, cdnPort, deliveryPort, hostname }: HostsOptions) {
  return {
    cdnHost: await serveCdn({ folder: `${fixtures}/cdn`, port: cdnPort, hostname }),
    deliveryHost: await serveDelivery({ fixtures, port: deliveryPort, hostname }),
  };
}

/** Returns true if the server listens to more than this machine. */
function isForOthers(saving: Saving): boolean {
  return 'off' in saving && saving.off === 'not-loopback';
}

/** The documents of the tools as the latest build made them. */
export function createBuiltDocuments(
  toolsFolder: () => Promise<string>,
): LocalToolsOptions['readDocument'] {
  return async (name) => readFile(`${await toolsFolder()}/playground/${name}.html`, 'utf8');
}

/**
 * Loads all code of the server, most of which waits for a page that needs it: another build would
 * have removed it by then.
 */
async function loadServerCode(base: string): Promise<void> {
  const folder = fileURLToPath(new URL('.', base));
  const files = await readdir(folder, { recursive: true });
  const addresses = files
    .filter((path) => path.endsWith('.js'))
    .map((path) => pathToFileURL(join(folder, path)).href);
  // The entry file itself waits for this.
  for (const address of addresses.filter((each) => each !== base)) await import(address);
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
