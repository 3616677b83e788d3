import { fileURLToPath } from 'node:url';
import { readManifest } from './build-manifest.ts';
import { builtFiles } from './built-files.ts';
import { cmsDataFrom } from './cms-data-from.ts';
import { createSite } from './create-site.ts';
import { readEnvironment } from './environment.ts';
import { loadLimits } from './load-limits.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

/** The handler for production: it knows its services by address, and nothing of fixtures. */
const environment = readEnvironment(process.env);
const { apiOrigin, siteOrigin, imageOrigin, port, hostname, drainMs } = environment;
const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
const send = (request: Request) => globalThis.fetch(request);
const readiness = { isReady: true };

const site = await createSite({
  ...loadLimits(environment),
  clientFolder,
  files: builtFiles(await readManifest(clientFolder)),
  fetch: send,
  cmsData: cmsDataFrom(apiOrigin, send),
  apiOrigin,
  siteOrigin,
  imageOrigin,
  isReady: () => readiness.isReady,
});
const address = await serveUntilStopped(site, { port, hostname, readiness, drainMs });
console.log(`The site listens at ${address}`);
