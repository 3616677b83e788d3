import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { unexpectedError } from '../errors/index.ts';
import {
  createServerHost,
  TimeoutError,
  withTimeLimit,
  type CmsDataQuery,
  type HostConsole,
} from '../host/index.ts';
import { makePlan, siteContextOf, type PlanOutcome, type Trace } from '../plan/index.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import type { Registry } from '../registry/index.ts';
import type { FilesOfPage } from './page-files.ts';
import { failureResponse, methodNotAllowed, pageResponse, redirectResponse } from './responses.ts';
import { securityHeaders, type SecurityOptions } from './security-headers.ts';

export interface RequestHandlerOptions {
  readonly registry: Registry;
  readonly experience: ExperienceConfig;
  readonly files: FilesOfPage;
  /** How services are called: the real fetch, or a backend in the same process. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly cmsData?: (query: CmsDataQuery) => Promise<unknown>;
  /** Origin of the API host; without it the site's own. */
  readonly apiOrigin?: string;
  /** The address that visitors see, where a proxy stands before the server. */
  readonly siteOrigin?: string;
  readonly console: HostConsole;
  readonly reportOnlyPolicy?: boolean;
  /** Hears the trace of each page, for support and tests; visitors' pages carry none. */
  readonly onTrace?: (trace: Trace, request: Request) => void;
}

/** An answer takes no longer than this, whatever its dependencies do. */
export const RENDER_LIMIT_MS = 4_000;

/** What has not been fetched by then counts as failed, so that there is time left to draw the page without it. */
export const DATA_LIMIT_MS = 3_700;

export type RequestHandler = (request: Request) => Promise<Response>;

/** Makes the function that answers a visitor's request with a page. It never rejects. */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { experience, apiOrigin, reportOnlyPolicy } = options;
  const security: SecurityOptions = {
    cdnHost: experience.cdnHost,
    apiOrigin,
    reportOnly: reportOnlyPolicy,
  };

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
    const platform = platformFor(request, options);
    const headers = securityHeaders(security);
    try {
      const outcome = await planInTime(platform, options, request.signal);
      options.onTrace?.(outcome.trace, request);
      if (outcome.kind === 'redirect') return redirectResponse(outcome.url, headers);
      return await pageResponse(outcome, { request, platform, headers, files: options.files });
    } catch (error) {
      platform.report(unexpectedError(error));
      return await failureResponse({ request, platform, headers, files: options.files });
    } finally {
      platform.dispose();
    }
  };
}

function platformFor(request: Request, options: RequestHandlerOptions): Platform {
  const { experience, apiOrigin, siteOrigin } = options;
  const { pathname, search, origin } = new URL(request.url);
  // Set one by one: a path that begins with two slashes would otherwise name a host of its own.
  const url = new URL(siteOrigin ?? origin);
  url.pathname = pathname;
  url.search = search;

  const host = createServerHost({ url, cookies: request.headers.get('cookie') ?? '' }, options);
  const { locale } = siteContextOf(experience, host);
  return createPlatform({ experience, locale, apiOrigin }, host);
}

function planInTime(
  platform: Platform,
  { registry }: RequestHandlerOptions,
  signal: AbortSignal,
): Promise<PlanOutcome> {
  const { host } = platform;
  return withTimeLimit(host, { limitMs: RENDER_LIMIT_MS, signal }, async (inTime) => {
    const data = new AbortController();
    const stop = host.after(DATA_LIMIT_MS, () => data.abort(new TimeoutError(DATA_LIMIT_MS)));
    try {
      return await makePlan({ platform, registry, signal: AbortSignal.any([inTime, data.signal]) });
    } finally {
      stop();
    }
  });
}
