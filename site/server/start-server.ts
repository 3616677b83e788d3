import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCmsDataSource } from '#renderer/server';
import { registry } from '#registry';
import { experience } from '../experience.ts';
import { readManifest } from '../build/build-manifest.ts';
import { computeBuildId } from '../build/build-id.ts';
import { readBuiltFiles } from '../build/built-files.ts';
import { createLogConsole, type Log } from '../log/log-event.ts';
import { logAnswers } from '../log/log-answers.ts';
import { createProcessLog } from '../log/process-log.ts';
import { createMetrics, type SiteStats } from '../metrics/create-metrics.ts';
import { createOperatorApp, type OperatorAppOptions } from '../metrics/create-operator-app.ts';
import { printTraces } from '../trace/print-traces.ts';
import { answerBroken } from './secure-answers.ts';
import { createSite } from './create-site.ts';
import { readEnvironment } from './environment.ts';
import { listen, type ListenOptions } from './listen.ts';
import { loadLimits } from './load-limits.ts';
import { waitFor, realTime } from './real-time.ts';
import { requireIntegrity, watchModules } from './watch-modules.ts';
import { send } from './send.ts';
import { KEEP_GLOBALS, serveUntilStopped } from './serve-until-stopped.ts';
import { LOOPBACK } from './variables.ts';
import { watchReadiness } from './watch-readiness.ts';
import { watchServices, type WatchedServices } from './watch-services.ts';

interface BuiltFolders {
  /** The files that browsers load. */
  readonly clientFolder: string;
  readonly serverFolder: string;
}

/** The site for production: it knows its services by address, and nothing of fixtures. */
export async function startServer({ clientFolder, serverFolder }: BuiltFolders): Promise<void> {
  const environment = readEnvironment(process.env);
  const { apiOrigin, cdnOrigin, cmsDataPath, port, hostname, drainMs } = environment;
  requireIntegrity(experience);
  const limits = loadLimits(environment);
  const build = await computeBuildId(clientFolder, serverFolder);
  const files = readBuiltFiles(await readManifest(clientFolder), build);
  const log = createProcessLog(environment.logLevel, build);
  for (const message of environment.warnings) log('warn', { event: 'note', message });
  const readiness = { isReady: true };
  /** Whatever is done beside visitors' requests goes on until the process ends. */
  const { signal: until } = new AbortController();

  const watching = { fetch: send, until, host: { ...realTime, console: createLogConsole(log) } };
  const { mayLoadModule, checked } = watchModules({
    ...watching,
    experience: { ...experience, ...(cdnOrigin && { cdnHost: cdnOrigin }) },
  });
  const asking = watchServices({ ...watching, experience, origin: apiOrigin });
  const ready = watchReadiness({
    ...watching,
    registry,
    experience,
    origin: apiOrigin,
    cmsDataPath,
  });
  await waitFor(Promise.all([checked, asking, ready.checked]));
  const services = await asking;
  const metrics = environment.metrics && createMetrics(statsOf(limits, services), build);
  const site = await createSite({
    ...limits,
    ...printTraces(environment.hasTraces),
    clientFolder,
    build,
    files,
    fetch: send,
    cmsData: createCmsDataSource(apiOrigin, { ...realTime, fetch: send }, cmsDataPath),
    ...selectSettings(environment),
    mayLoadModule,
    ...services,
    sitemap: { origin: apiOrigin, until },
    isReady: () => readiness.isReady,
    waitsFor: ready.waitsFor,
    console: createLogConsole(log),
    observers: [logAnswers(log), ...(metrics ? [metrics] : [])],
  });
  const { purgeToken } = environment;
  const metricsAddress =
    environment.metrics &&
    metrics &&
    (await listenForOperators({ metrics, ...limits, purgeToken }, environment.metrics));
  const address = await serveUntilStopped(site.app, {
    port,
    hostname,
    readiness,
    drainMs,
    log,
    answerBroken: (error) => answerBroken(error, environment.strictTransport),
    before: site.refusing,
  });
  logAddresses(log, address, metricsAddress);
}

function logAddresses(log: Log, address: string, metricsAddress: string | undefined): void {
  log('info', { event: 'listening', message: `The site listens at ${address}`, address });
  if (!metricsAddress) return;
  const message = `Metrics are at ${metricsAddress}/metrics`;
  log('info', { event: 'listening', message, address: metricsAddress });
}

/** The settings of the environment that the site's pages and their headers need. */
function selectSettings(environment: ReturnType<typeof readEnvironment>) {
  const { apiOrigin, siteOrigin, imageOrigin, visitorApiOrigin } = environment;
  const { cdnOrigin: cdnHost, deliveryOrigin: deliveryHost } = environment;
  const { scriptOrigins, strictTransport } = environment;
  const hosts = { apiOrigin, siteOrigin, imageOrigin, visitorApiOrigin, cdnHost, deliveryHost };
  return { ...hosts, scriptOrigins, strictTransport };
}

function statsOf(
  { pageCache, responseCache, admission, formQueue }: ReturnType<typeof loadLimits>,
  { experiments }: Pick<WatchedServices, 'experiments'>,
): SiteStats {
  return {
    cache: () => pageCache?.stats() ?? { pages: 0, bytes: 0 },
    responseCache: () => responseCache?.stats() ?? { answers: 0, bytes: 0 },
    admission: () => admission?.stats() ?? { underWay: 0, limit: 0 },
    formQueue: () => formQueue?.stats() ?? { underWay: 0, limit: 0 },
    experiments: () => experiments?.().filter(({ ended = false }) => !ended).length ?? 0,
  };
}

function listenForOperators(
  options: OperatorAppOptions,
  listenOptions: ListenOptions,
): Promise<string> {
  const app = createOperatorApp({ ...options, isLocal: listenOptions.hostname === LOOPBACK });
  const server = createServer(getRequestListener(app.fetch, KEEP_GLOBALS));
  return listen(server, {
    ...listenOptions,
    portVariable: 'METRICS_PORT',
    hostVariable: 'METRICS_HOST',
  });
}
