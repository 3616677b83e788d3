import { Hono } from 'hono';
import { existsSync, watch } from 'node:fs';
import {
  createBackend,
  injectFault,
  type FaultInjection,
  type TokenIssuer,
  createFaultInjection,
  type BackendOptions,
} from '#fixtures/backend';
import {
  createDiskCache,
  createDocumentReader,
  createDiskStore,
  createSharpImages,
  type OnBrokenFixture,
} from '#fixtures/node';
import { createCmsDataSource, createSecurityHeaders } from '#renderer/server';
import { readFaultLine, listScenarioFaults } from '#fixtures';
import { experience } from '../experience.ts';
import { refuseOtherHosts } from '../server/allowed-hosts.ts';
import { answerRanges } from '../server/answer-ranges.ts';
import { createSite, type SiteOptions } from '../server/create-site.ts';
import { realTime } from '../server/real-time.ts';
import type { Saving } from '../save/saving.ts';
import { secureAnswers } from '../server/secure-answers.ts';
import { type WatchPageEndpointOptions, watchServices } from '../server/watch-services.ts';
import { createLocalTools, type LocalToolsOptions } from './local-tools.ts';
import { createLogIn } from './log-in.ts';

export interface LocalSiteOptions extends Omit<SiteOptions, 'fetch' | 'cmsData' | 'sitemap'> {
  /** The names beside this machine's own that it answers to. */
  readonly allowedHosts?: readonly string[];
  /** For how long the list of pages is kept up to date; left out, there is none. */
  readonly until?: AbortSignal;
  /** The folder with the fixtures, images and documents among them. */
  readonly fixtures: string;
  /** Called with a fixture that is no JSON, each time it is read; left out, it only fails. */
  readonly onBrokenFixture?: OnBrokenFixture;
  /** Where made images outlive the process; left out, nowhere. */
  readonly imageCache?: string;
  /** Faults and latency of the reference backend, for tests. */
  readonly faultInjection?: FaultInjection;
  /** Issues the tokens of a log-in and of its renewals; left out, one of its own. */
  readonly tokens?: TokenIssuer;
  /** The documents of log-in, playground and previews; left out, they are not there. */
  readonly readDocument?: LocalToolsOptions['readDocument'];
  readonly toolsFolder?: LocalToolsOptions['toolsFolder'];
  readonly pictures?: LocalToolsOptions['pictures'];
  readonly digests?: LocalToolsOptions['digests'];
  /** Says if the playground may save; left out, it cannot. */
  readonly saving?: Saving;
}

/** The paths that the reference backend answers. */
const BACKEND_PATHS = [
  '/flex-page/*',
  '/macros/*',
  '/cms-data',
  '/branches/*',
  '/forms/*',
  '/appointments/*',
  '/clientevent/*',
  '/experiment/*',
  '/fulltext-search/*',
  '/config/*',
  '/client-context',
  '/oauth2/*',
  '/log-in/profiles',
  '/images/*',
  '/documents/*',
];

/** Asked in process, the backend needs no address of its own. */
const IN_PROCESS = 'http://backend.local';

/** The site and the reference backend as one application; the site calls the backend in process. */
export async function createLocalSite(options: LocalSiteOptions): Promise<Hono> {
  const {
    fixtures,
    imageCache,
    faultInjection,
    tokens,
    readDocument,
    toolsFolder,
    pictures,
    digests,
    saving = { off: 'read-only' },
    allowedHosts = [],
    until,
    ...siteOptions
  } = options;
  const { reportOnlyPolicy, cdnHost, console: log = console } = siteOptions;
  const host = { ...realTime, console: log };
  const store = createDiskStore(fixtures, options.onBrokenFixture);
  const images = createSharpImages(`${fixtures}/images`, {
    disk: imageCache ? createDiskCache(imageCache) : undefined,
  });
  const backend = createBackend({
    store,
    images,
    documents: createDocumentReader(`${fixtures}/documents`),
    ...(faultInjection && { faultInjection }),
    ...(tokens && { tokens }),
  });
  const ask = async (request: Request) => backend.fetch(request);

  const local = new Hono();
  local.use(secureAnswers(createSecurityHeaders({ reportOnly: reportOnlyPolicy })));
  local.use(refuseOtherHosts(allowedHosts));
  local.use('/images/*', answerRanges());
  local.use('/documents/*', answerRanges());
  for (const path of BACKEND_PATHS) {
    local.all(path, (context) => backend.fetch(context.req.raw, context.env));
  }
  // The site answers this one itself, and is let down all the same.
  if (faultInjection) {
    local.get('/open-environment', injectFault('open-environment', faultInjection));
  }
  if (readDocument) {
    local.route('/', serveFaultyImages({ store, images }));
    const keep = { saving, fixtures, allowedHosts };
    const served = { readDocument, toolsFolder, pictures, digests };
    const tools = { store, ...served, reportOnlyPolicy, keep, cdnHost };
    local.route('/', createLocalTools(tools));
    local.route('/', createLogIn({ readDocument, reportOnlyPolicy }));
  }
  const services = await watchLocalServices(options, { fetch: ask, host });
  const site = await createSite({
    ...services,
    // It answers for its services itself, under every name that it has.
    visitorApiOrigin: '/',
    ...siteOptions,
    fetch: ask,
    cmsData: createCmsDataSource(IN_PROCESS, { ...realTime, fetch: ask }),
    ...(until && { sitemap: { origin: IN_PROCESS, until } }),
  });
  local.route('/', site.app);
  return local;
}

/** Watches the services of the backend, and the files behind the one whose answers are saved. */
async function watchLocalServices(
  { experience: own = experience, fixtures, until }: LocalSiteOptions,
  watching: Pick<WatchPageEndpointOptions, 'fetch' | 'host'>,
) {
  const watched = { experience: own, origin: IN_PROCESS, until };
  const { refreshExperiments, ...services } = await watchServices({ ...watched, ...watching });
  if (until) {
    followExperimentFiles(`${fixtures}/experiment-list`, { refresh: refreshExperiments, until });
  }
  return services;
}

/**
 * The images of previews whose scenario has a fault of the image service. A browser fetches images
 * itself, where no preview can step in; so their address names the fault, as `status:503` before
 * the name of the file.
 */
export function serveFaultyImages(options: Pick<BackendOptions, 'store' | 'images'>): Hono {
  const app = new Hono();
  app.get('/playground/faulty-images/:fault/:file', async (context, next) => {
    const { fault: line, file } = context.req.param();
    const fault = readFaultLine(line);
    if (!fault) return next();
    const faultInjection = createFaultInjection();
    const scenario = { title: '', page: {}, faults: { images: fault } };
    for (const each of listScenarioFaults(scenario)) faultInjection.set(...each);
    const url = new URL(context.req.url);
    url.pathname = `/images/${file}`;
    const backend = createBackend({ ...options, faultInjection });
    return backend.fetch(new Request(url, context.req.raw), context.env);
  });
  return app;
}

interface FollowOptions {
  /** Reads the experiments anew; never rejects. */
  readonly refresh: () => Promise<void>;
  /** Ends the watch. */
  readonly until: AbortSignal;
}

/**
 * Reads the experiments anew whenever a file of a folder changes, so that one that was saved shows
 * in the next page. One reading begins after the other, or an older one could come last. Without
 * the folder there are no files to follow.
 */
export function followExperimentFiles(folder: string, { refresh, until }: FollowOptions): void {
  if (!existsSync(folder)) return;
  let latest = Promise.resolve();
  const watcher = watch(folder, { persistent: false }, () => {
    latest = latest.then(refresh);
  });
  // A folder that is removed has no experiments any more.
  watcher.on('error', () => watcher.close());
  until.addEventListener('abort', () => watcher.close(), { once: true });
}
