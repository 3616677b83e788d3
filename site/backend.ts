import { Hono } from 'hono';
import { createBackend, createDeliveryHost } from '#fixtures/backend';
import {
  createDiskCache,
  createDocumentReader,
  createDiskStore,
  createSharpImages,
} from '#fixtures/node';
import { refuseOtherHosts, readAllowedHosts } from './server/allowed-hosts.ts';
import { readWholeNumber } from './server/environment.ts';
import { createLocalCdn } from './local/local-hosts.ts';
import { IMAGE_CACHE } from './local/image-cache.ts';
import { readVariables } from './server/read-variables.ts';
import { runCommand } from './server/run-command.ts';
import { serveUntilStopped } from './server/serve-until-stopped.ts';
import { DEFAULT_PORT as DEFAULT_SITE_PORT, LOOPBACK } from './server/variables.ts';

const DEFAULT_PORT = 4174;
const SITE_ORIGIN = 'VITRINE_SITE_ORIGIN';
const DEFAULT_SITE = `http://localhost:${DEFAULT_SITE_PORT}`;
const FIXTURES = 'fixtures';

await runCommand({
  name: 'npm run backend',
  about: `Serves the reference backend alone: page models, macros, suggestions, the shell's content, images, documents, modules and offers out of ${FIXTURES}.`,
  variables: [
    {
      name: 'BACKEND_PORT',
      about: 'Where to listen, on this machine only; 0 for any free port.',
      default: DEFAULT_PORT,
    },
    {
      name: SITE_ORIGIN,
      about: 'The origin of the site, as browsers name it, whose pages may call it.',
      default: DEFAULT_SITE,
    },
    {
      name: 'VITRINE_ALLOWED_HOSTS',
      about: 'Names beside those of this machine that it answers to, with commas between.',
    },
  ],
  more: `The production server against it:

  npm run build
  VITRINE_API_ORIGIN=http://${LOOPBACK}:${DEFAULT_PORT} VITRINE_IMAGE_ORIGIN=http://${LOOPBACK}:${DEFAULT_PORT} \\
    VITRINE_VISITOR_API_ORIGIN=http://${LOOPBACK}:${DEFAULT_PORT} VITRINE_CDN_ORIGIN=http://${LOOPBACK}:${DEFAULT_PORT} \\
    VITRINE_DELIVERY_ORIGIN=http://${LOOPBACK}:${DEFAULT_PORT} \\
    ${SITE_ORIGIN}=${DEFAULT_SITE} npx node dist/server/server.js`,
  start,
});

async function start(): Promise<void> {
  const reader = readVariables(process.env);
  const allowedHosts = readAllowedHosts(process.env, reader.refuse);
  const siteOrigin = reader.optionalOrigin(SITE_ORIGIN) ?? DEFAULT_SITE;
  reader.finish();

  const readiness = { isReady: true };
  const store = createDiskStore(FIXTURES);
  const backend = createBackend({
    store,
    images: createSharpImages(`${FIXTURES}/images`, { disk: createDiskCache(IMAGE_CACHE) }),
    documents: createDocumentReader(`${FIXTURES}/documents`),
    siteOrigin,
  });
  const modules = createLocalCdn({ folder: `${FIXTURES}/cdn` });
  const offers = createDeliveryHost({ store });
  const guarded = new Hono()
    .use(refuseOtherHosts(allowedHosts))
    .get('/:path{.+\\.js}', (context) => modules.fetch(context.req.raw, context.env))
    .all('/rest/v1/delivery', (context) => offers.fetch(context.req.raw, context.env))
    .all('*', (context) => backend.fetch(context.req.raw, context.env))
    // The backend has answered all that it can; what it throws ends the connection.
    .onError((error) => {
      throw error;
    });
  const address = await serveUntilStopped(guarded, {
    port: readWholeNumber(process.env, 'BACKEND_PORT') ?? DEFAULT_PORT,
    hostname: LOOPBACK,
    portVariable: 'BACKEND_PORT',
    readiness,
    drainMs: 0,
  });
  console.log(`The reference backend listens at ${address}`);
}
