import { fileURLToPath } from 'node:url';
import { readAllowedHosts } from './allowed-hosts.ts';
import { answerBroken } from './answer-broken.ts';
import { builtDocuments } from './built-documents.ts';
import { readManifest } from './build-manifest.ts';
import { builtFiles } from './built-files.ts';
import { createLocalSite } from './local-site.ts';
import { loadLimits } from './load-limits.ts';
import { purgeOnChange } from './purge-on-change.ts';
import { readVariables } from './read-variables.ts';
import { runCommand } from './run-command.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';
import { DEFAULT_PORT, LOOPBACK } from './variables.ts';

await runCommand({
  name: 'npm start',
  about: 'Builds the site, then serves it with the reference backend behind it, on one port.',
  variables: [
    { name: 'PORT', about: `Where to listen; 0 for any free port. ${DEFAULT_PORT} unless told.` },
    { name: 'HOST', about: `The address to listen on. ${LOOPBACK} unless told.` },
    {
      name: 'VITRINE_ALLOWED_HOSTS',
      about: 'Names beside those of this machine that it answers to, with commas between.',
    },
    {
      name: 'VITRINE_DRAIN_MS',
      about: 'How long /readyz says 503 before the doors close, in ms. 0 unless told.',
    },
  ],
  start,
});

async function start(): Promise<void> {
  const reader = readVariables(process.env);
  const port = reader.port('PORT', DEFAULT_PORT);
  const drainMs = reader.wholeNumber('VITRINE_DRAIN_MS', 0);
  const hostname = reader.text('HOST', LOOPBACK);
  const allowedHosts = readAllowedHosts(process.env, reader.refuse);
  reader.finish();

  const readiness = { isReady: true };
  const { signal: until } = new AbortController();
  const limits = loadLimits();
  const fixtures = folder('../../../fixtures');
  // What is saved shows in the next page.
  if (limits.pageCache) purgeOnChange(fixtures, limits.pageCache);
  const site = await createLocalSite({
    ...limits,
    fixtures,
    clientFolder: folder('../../client'),
    files: builtFiles(await readManifest(folder('../../client'))),
    isReady: () => readiness.isReady,
    allowedHosts,
    until,
    toolsFolder: folder('../client'),
    readDocument: builtDocuments(folder('../client')),
  });
  const address = await serveUntilStopped(site, {
    port,
    hostname,
    readiness,
    drainMs,
    answerBroken,
  });
  console.log(`Vitrine is ready: ${address}/en/individuals`);
  console.log(`Playground: ${address}/playground/ - scenarios: ${address}/preview/`);
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
