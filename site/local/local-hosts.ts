import { Hono } from 'hono';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { readFaultLine, listScenarioFaults } from '#fixtures';
import {
  createCdn,
  createFaultInjection,
  type FaultInjection,
  createDeliveryHost,
} from '#fixtures/backend';
import { createModuleReader, createDiskStore } from '#fixtures/node';
import { type ListenOptions, listen } from '../server/listen.ts';
import {
  CDN_PORT_VARIABLE,
  DEFAULT_CDN_PORT,
  DEFAULT_DELIVERY_PORT,
  DELIVERY_PORT_VARIABLE,
} from '../server/variables.ts';
import { KEEP_GLOBALS } from '../server/serve-until-stopped.ts';
import { StartError } from '../server/start-error.ts';

interface LocalCdnOptions {
  /** The folder with the modules. */
  readonly folder: string;
  /** Left out, it has no faults but those that an address names. */
  readonly faultInjection?: FaultInjection | undefined;
}

/**
 * The CDN host of the fixtures. A browser imports modules itself, where no preview can step in; so
 * in a preview whose scenario has a fault of `modules` their address names it, as
 * `/faulty/status:503/<number>/` before the path. A number makes the address one that the browser
 * has not imported yet.
 */
export function createLocalCdn({ folder, faultInjection }: LocalCdnOptions): Hono {
  const readModule = createModuleReader(folder);
  const app = new Hono();
  app.get('/faulty/:fault/:number/*', async (context, next) => {
    const fault = readFaultLine(context.req.param('fault'));
    if (!fault) return next();
    const own = createFaultInjection();
    for (const each of listScenarioFaults({ title: '', page: {}, faults: { modules: fault } })) {
      own.set(...each);
    }
    const url = new URL(context.req.raw.url);
    url.pathname = url.pathname.split('/').slice(4).join('/');
    const cdn = createCdn({ readModule, faultInjection: own });
    return cdn.fetch(new Request(url, context.req.raw), context.env);
  });
  app.route('/', createCdn({ readModule, ...(faultInjection && { faultInjection }) }));
  // A fault that ends the connection has no answer.
  app.onError((error) => {
    throw error;
  });
  return app;
}

interface ServeCdnOptions extends LocalCdnOptions, Pick<ListenOptions, 'hostname'> {
  /** As it was asked for; left out, the default one, or any that is free. */
  readonly port?: number | undefined;
}

/**
 * Serves modules until the process ends, and gives their origin. Rejects with a StartError where
 * the port that was asked for is taken.
 */
export async function serveCdn({ port, hostname, ...options }: ServeCdnOptions): Promise<string> {
  const { fetch } = createLocalCdn(options);
  const { name: portVariable } = CDN_PORT_VARIABLE;
  return serveBeside(fetch, { port, defaultPort: DEFAULT_CDN_PORT, hostname, portVariable });
}

interface ServeDeliveryOptions extends Pick<ListenOptions, 'hostname'> {
  /** The folder with the fixtures. */
  readonly fixtures: string;
  /** As it was asked for; left out, the default one, or any that is free. */
  readonly port?: number | undefined;
  /** Left out, it has no faults. */
  readonly faultInjection?: FaultInjection | undefined;
}

/**
 * Serves the marketing host of the fixtures until the process ends, and gives its origin. Rejects
 * with a StartError where the port that was asked for is taken.
 */
export async function serveDelivery(options: ServeDeliveryOptions): Promise<string> {
  const { fixtures, port, hostname, faultInjection } = options;
  const { fetch } = createDeliveryHost({
    store: createDiskStore(fixtures),
    ...(faultInjection && { faultInjection }),
  });
  const { name: portVariable } = DELIVERY_PORT_VARIABLE;
  return serveBeside(fetch, { port, defaultPort: DEFAULT_DELIVERY_PORT, hostname, portVariable });
}

interface ServeBesideOptions extends Required<Pick<ListenOptions, 'hostname' | 'portVariable'>> {
  /** As it was asked for; left out, the default one, or any that is free. */
  readonly port: number | undefined;
  readonly defaultPort: number;
}

/**
 * Serves an application of another origin than the site until the process ends, and gives that
 * origin. Rejects with a StartError where the port that was asked for is taken.
 */
async function serveBeside(
  fetch: Parameters<typeof getRequestListener>[0],
  { port, defaultPort, hostname, portVariable }: ServeBesideOptions,
): Promise<string> {
  const listenAt = (number: number) => {
    const server = createServer(getRequestListener(fetch, KEEP_GLOBALS)).unref();
    return listen(server, { port: number, hostname, portVariable });
  };
  if (port !== undefined) return listenAt(port);
  try {
    return await listenAt(defaultPort);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return listenAt(0);
  }
}
