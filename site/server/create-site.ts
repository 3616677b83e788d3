import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import {
  createRequestHandler,
  readExperience,
  createSecurityHeaders,
  createSitePolicy,
  type FilesOfPage,
  type FormReceivers,
  type RequestHandlerOptions,
} from '#renderer/server';
import type { Registry } from '#renderer';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { registry } from '#registry';
import { BEFORE_PAINT } from '#registry/before-paint';
import { experience } from '../experience.ts';
import { serveBuiltAssets, serveStaticFiles } from './static-files.ts';
import { readManifest } from '../build/build-manifest.ts';
import { serveJoinedStyles } from '../build/serve-joined-styles.ts';
import { observeReports } from '../reports/observe-reports.ts';
import { receiveReports } from '../reports/receive-reports.ts';
import { createSitemap, type SitemapSource } from '../sitemap/create-sitemap.ts';
import { readStyleSets } from '../build/style-sets.ts';
import { openEnvironment } from './open-environment.ts';
import { observeAnswers, type SiteObserver } from './observe-answers.ts';
import { createRefusingListener } from './refuse-at-once.ts';
import { followTrace } from './trace-context.ts';
import { secureAnswers } from './secure-answers.ts';

/** Takes the forms of visitors without script. */
const RECEIVERS: FormReceivers = {
  form: () => import('#registry/form-receiver').then(({ receiveForm }) => receiveForm),
};

/** The only script that stands in pages themselves. Its policy knows it by its text. */
const INLINE_SCRIPT = {
  text: BEFORE_PAINT,
  source: `'sha256-${createHash('sha256').update(BEFORE_PAINT).digest('base64')}'`,
};

const ICONS = ['/favicon.ico', '/favicon.svg'];

/** Icons keep their names when they change. */
const FOR_A_DAY = 'public, max-age=86400';

export interface SiteOptions extends Pick<
  RequestHandlerOptions,
  | 'fetch'
  | 'cmsData'
  | 'apiOrigin'
  | 'siteOrigin'
  | 'reportOnlyPolicy'
  | 'scriptOrigins'
  | 'strictTransport'
  | 'mayLoadModule'
  | 'deliveryHost'
  | 'experiments'
  | 'isExperimentListStale'
  | 'pageEndpoint'
  | 'pageCache'
  | 'responseCache'
  | 'encode'
  | 'admission'
  | 'formQueue'
  | 'now'
  | 'timeLimitFactor'
  | 'problemNotice'
  | 'onTrace'
  | 'onProblem'
  | 'onAnswer'
> {
  readonly files: FilesOfPage;
  /** Other parts than the site's own, for tests and for sites made from this one. */
  readonly registry?: Registry;
  readonly console?: RequestHandlerOptions['console'];
  /** Another experience than the site's own, for tests. */
  readonly experience?: ExperienceConfig;
  /** Takes the place of the experience's origin for images. */
  readonly imageOrigin?: string | undefined;
  /**
   * Takes the place of the experience's API host as visitors reach it; `/` is the site's own
   * origin, whatever its name.
   */
  readonly visitorApiOrigin?: string | undefined;
  /** Takes the place of the experience's CDN host. */
  readonly cdnHost?: string | undefined;
  /** The source of the list of pages; without it the sitemap holds the homes of the segments. */
  readonly sitemap?: SitemapSource;
  /** The folder of the browser's build; left out where something else serves its files. */
  readonly clientFolder?: string;
  /** The id of the build that runs, which every answer then names. */
  readonly build?: string;
  /** Returns true while new visitors are welcome: false once the server was asked to stop. */
  readonly isReady: () => boolean;
  /** Names what the site waits for before it wants its first visitors. */
  readonly waitsFor?: () => readonly string[];
  /**
   * Called with answers and problems. Where there are some, problems no longer go to the console.
   */
  readonly observers?: readonly SiteObserver[];
}

interface Site {
  /** Health, the build's files, and pages for everything else. */
  readonly app: Hono;
  /**
   * Refuses pages that the server has no capacity for, before the application; it needs
   * `siteOrigin`.
   */
  readonly refusing: (listener: RequestListener) => RequestListener;
}

/** The site as a web application. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { clientFolder, imageOrigin, visitorApiOrigin, cdnHost, isReady, build } = options;
  const { observers = [] } = options;
  const shellParts = (options.registry ?? registry).types('shell');
  const { middleware, onAnswer } = observeAnswers(observers, build);
  const configured = {
    ...(await readExperience(options.experience ?? experience, shellParts)),
    ...(imageOrigin && { imageOrigin }),
    ...(visitorApiOrigin && { apiOrigin: visitorApiOrigin }),
    ...(cdnHost && { cdnHost }),
  };
  const handle = createRequestHandler({
    registry,
    console,
    receivers: RECEIVERS,
    inlineScript: INLINE_SCRIPT,
    ...options,
    experience: configured,
    ...(observers.length > 0 && {
      onAnswer,
      onProblem: (fault, request) => observers.forEach((each) => each.onProblem(fault, request)),
      problemsOnConsole: false,
    }),
  });

  const app = new Hono();
  app.use(followTrace);
  if (observers.length > 0) app.use(middleware);
  app.use(secureAnswers(createSecurityHeaders(createSitePolicy(configured, options))));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', (context) => {
    if (!isReady()) return context.text('stopping', 503);
    const missing = options.waitsFor?.() ?? [];
    if (missing.length > 0) return context.text(`waiting for ${missing.join(' and ')}`, 503);
    return context.text('ready');
  });
  // An address of a page by the same path is read with GET, which this does not answer.
  if (configured.reports) {
    const { path, ...limits } = configured.reports;
    const observed = observeReports(observers, options.console ?? console);
    app.post(path, receiveReports({ ...limits, ...observed }));
  }
  // Before whatever compresses answers while they are sent: files are compressed already.
  if (clientFolder) {
    const sets = readStyleSets(await readManifest(clientFolder));
    app.all('/assets/styles/*', serveJoinedStyles({ sets, clientFolder }));
    app.use('/assets/*', ...serveBuiltAssets(clientFolder));
    app.on('ALL', ICONS, ...serveStaticFiles(clientFolder, FOR_A_DAY));
  }
  // A few hundred bytes, which compression would hardly make fewer.
  app.get('/open-environment', openEnvironment(configured, options));
  app.use(compress());
  app.route('/', createSitemap(configured, options));
  app.all('*', (context) => handle(context.req.raw));
  return {
    app,
    refusing: (listener) =>
      createRefusingListener({ refuse: handle.refuseAtOnce, observers, build }, listener),
  };
}
