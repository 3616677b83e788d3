import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createDeliveryHost, createFaultInjection, type FaultInjection } from '#fixtures/backend';
import { createDiskStore } from '#fixtures/node';
import { registry } from '#registry';
import type { Registry } from '#renderer';
import type { TraceStep } from '#renderer/server';
import { answerBroken } from '#site/server/secure-answers.ts';
import { createBuiltDocuments } from '#site/local/start-local.ts';
import { readManifest } from '#site/build/build-manifest.ts';
import { readBuiltFiles } from '#site/build/built-files.ts';
import { openDigests } from '#site/digests/take-draft-digest.ts';
import { createLocalCdn } from '#site/local/local-hosts.ts';
import { createLocalSite, type LocalSiteOptions } from '#site/local/local-site.ts';

/** A running site on a port of its own, with the reference backend in the test's hand. */
export interface TestSite {
  readonly address: string;
  /** The origin of its modules, which come from another server. */
  readonly cdnHost: string;
  /** The origin of its marketing host, which is a third server. */
  readonly deliveryHost: string;
  readonly faultInjection: FaultInjection;
  /** Lists the messages that the server wrote to its console, oldest first. */
  readonly messages: readonly string[];
  /** The steps of the latest page. */
  readonly trace: () => readonly TraceStep[];
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Ends all faults, and forgets what was asked and written. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

export interface TestSiteOptions {
  /** Other parts than the site's own. */
  readonly registry?: Registry;
  /** Other fixtures than the project's. */
  readonly fixtures?: string;
  /** Faults of the backend that are there from the start. */
  readonly faultInjection?: FaultInjection;
  /** A name of this machine that visitors know it by. */
  readonly hostname?: string;
  /**
   * Further settings of the site: kept pages, admission, a clock. By default it keeps and refuses
   * nothing. Some depend on its address.
   */
  readonly site?: Partial<LocalSiteOptions> | ((address: string) => Partial<LocalSiteOptions>);
}

/** Time limits on a busy machine are no promise of a test, unless it hands in its own factor. */
const TIME_LIMIT_FACTOR = 5;

const LISTENER = { overrideGlobalObjects: false, errorHandler: answerBroken };
const CLIENT_FOLDER = 'dist/client';
const findTools = async () => 'dist/tools/client';

/**
 * Loads the code and checks of every entry, which each does once. Otherwise a first page waits
 * until they are compiled, which can take longer than a page may on a busy machine.
 */
const loadEntries = () =>
  Promise.all(registry.entries.flatMap(({ load, check }) => [load(), check()]));

/** Starts the site over real HTTP, with the browser's files of the build. */
export async function startSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const faultInjection = options.faultInjection ?? createFaultInjection();
  const messages: string[] = [];
  const running = new AbortController();
  let trace: readonly TraceStep[] = [];
  const log = (...args: unknown[]) => void messages.push(args.map(String).join(' '));

  if (!options.registry) await loadEntries();
  const { hostname, fixtures = 'fixtures', site: further = {} } = options;
  const { address, server, serve } = await listenUnder(hostname);
  const cdn = await listenUnder();
  cdn.serve(createLocalCdn({ folder: 'fixtures/cdn', faultInjection }));
  const delivery = await listenUnder();
  delivery.serve(createDeliveryHost({ store: createDiskStore('fixtures'), faultInjection }));
  const site = await createLocalSite({
    fixtures,
    cdnHost: cdn.address,
    deliveryHost: delivery.address,
    clientFolder: CLIENT_FOLDER,
    toolsFolder: findTools,
    readDocument: createBuiltDocuments(findTools),
    digests: openDigests(fixtures),
    files: readBuiltFiles(await readManifest(CLIENT_FOLDER)),
    faultInjection,
    console: { error: log, warn: log, info: log },
    isReady: () => true,
    timeLimitFactor: TIME_LIMIT_FACTOR,
    until: running.signal,
    onTrace: ({ steps }) => {
      trace = steps;
    },
    ...(options.registry && { registry: options.registry }),
    ...(typeof further === 'function' ? further(address) : further),
  });
  serve(site);

  return {
    address,
    cdnHost: cdn.address,
    deliveryHost: delivery.address,
    faultInjection,
    messages,
    trace: () => trace,
    get: (path, init) => fetch(new URL(path, address), { redirect: 'manual', ...init }),
    reset() {
      faultInjection.clear();
      messages.splice(0);
    },
    stop: () =>
      new Promise((resolve) => {
        running.abort();
        for (const { server: other } of [cdn, delivery]) {
          other.close();
          other.closeAllConnections();
        }
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A server that listens before there is something to serve: that may depend on its address. */
async function listenUnder(hostname = '127.0.0.1') {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    serve: ({ fetch: answer }: Hono): void => {
      const listen = getRequestListener(answer, LISTENER);
      server.on('request', (request, response) => void listen(request, response));
    },
  };
}
