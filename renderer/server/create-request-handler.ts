import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { unexpectedError } from '../errors/index.ts';
import {
  createServerHost,
  TimeoutError,
  withTimeLimit,
  type CmsDataQuery,
  type HostConsole,
} from '../host/index.ts';
import {
  createTrace,
  makePlan,
  siteContextOf,
  type MakePlanOptions,
  type PlanOutcome,
  type Trace,
} from '../plan/index.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import type { FilesOfPage } from './page-files.ts';
import { failureResponse, methodNotAllowed, pageResponse, redirectResponse } from './responses.ts';
import { securityHeaders } from './security-headers.ts';

export interface RequestHandlerOptions {
  readonly registry: Registry;
  readonly experience: ExperienceConfig;
  readonly files: FilesOfPage;
  /** How services are called: the real fetch, or a backend in the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cmsData?: (query: CmsDataQuery) => Promise<unknown>;
  /** Origin of the API host; without it the origin of the site. */
  readonly apiOrigin?: string;
  /**
   * The origin that visitors see. Without it each request's own is taken, which is whatever its
   * Host header says: right on one's own machine, never where answers are stored or services are
   * called over a network.
   */
  readonly siteOrigin?: string;
  readonly console: HostConsole;
  readonly reportOnlyPolicy?: boolean;
  /** Hears the trace of each answer, for support and tests; visitors' pages carry none. */
  readonly onTrace?: (trace: Trace, request: Request) => void;
}

/** An answer takes no longer than this, whatever its dependencies do. */
export const RENDER_LIMIT_MS = 4_000;

/** What has not been planned by then is given up, so that there is time left to say so. */
export const PLAN_LIMIT_MS = 3_800;

/**
 * What has not been fetched by then counts as failed, so that the rest can be planned and drawn.
 */
export const DATA_LIMIT_MS = 3_500;

export type RequestHandler = (request: Request) => Promise<Response>;

/** Makes the function that answers a visitor's request with a page. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { experience, registry, files, apiOrigin, reportOnlyPolicy } = options;
  const security = securityHeaders({
    cdnHost: experience.cdnHost,
    apiOrigin,
    reportOnly: reportOnlyPolicy,
  });

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
    const platform = platformFor(request, options);
    const trace = createTrace(platform.host);
    const context = { request, platform, trace, headers: new Headers(security), files };
    try {
      const outcome = await planInTime({ platform, registry, trace, signal: request.signal });
      return outcome.kind === 'redirect'
        ? redirectResponse(outcome.url, context.headers)
        : await pageResponse(outcome, context);
    } catch (error) {
      platform.report(unexpectedError(error));
      return await failureResponse(context);
    } finally {
      options.onTrace?.(trace, request);
      platform.dispose();
    }
  };
}

function platformFor(request: Request, options: RequestHandlerOptions): Platform {
  const { experience, apiOrigin, siteOrigin, fetch, cmsData } = options;
  const { pathname, search, origin } = new URL(request.url);
  // Set one by one: a path that begins with two slashes would otherwise name a host of its own.
  const url = new URL(siteOrigin ?? origin);
  url.pathname = pathname;
  url.search = search;

  const visit = { url, cookies: request.headers.get('cookie') ?? '' };
  const host = createServerHost(visit, { fetch, cmsData, console: consoleFor(request, options) });
  const { locale } = siteContextOf(experience, host);
  return createPlatform({ experience, locale, apiOrigin }, host);
}

/** Whoever has left needs no page, so what is cut short from then on is no fault to tell of. */
function consoleFor(
  { signal }: Request,
  { console }: Pick<RequestHandlerOptions, 'console'>,
): HostConsole {
  const whileThere =
    (level: keyof HostConsole) =>
    (...words: unknown[]) => {
      if (!signal.aborted) console[level](...words);
    };
  return { error: whileThere('error'), warn: whileThere('warn'), info: whileThere('info') };
}

function planInTime({ signal, ...options }: MakePlanOptions): Promise<PlanOutcome> {
  const { host } = options.platform;
  return withTimeLimit(host, { limitMs: PLAN_LIMIT_MS, signal }, async (inTime) => {
    const data = new AbortController();
    const stop = host.after(DATA_LIMIT_MS, () => data.abort(new TimeoutError(DATA_LIMIT_MS)));
    try {
      return await makePlan({ ...options, signal: AbortSignal.any([inTime, data.signal]) });
    } finally {
      stop();
    }
  });
}
