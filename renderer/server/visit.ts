import { SENT_FORM } from '#schemas/content/sent-form.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { readCookie } from '../host/index.ts';
import { memoizeByName, memoizeByObject } from '../memoize/index.ts';
import { matchRoutes, type NativeApp } from '../routing/index.ts';
import { parseNativeApp } from '../services/native/index.ts';
import { EXPERIMENT } from '../plan/index.ts';
import type { SentForm } from './submissions/read-form-post.ts';
import {
  hasAppCookie,
  readSiteContext,
  readVisitorSite,
  type SiteContext,
} from '../visit/index.ts';

/** The part of a request that says which page is asked for. */
export interface RequestHead {
  readonly url: string;
  readonly headers: { readonly get: (name: string) => string | null };
}

/** Describes what a visitor asked for, as far as it decides what the page says. */
export interface Visit<Asked extends RequestHead = Request> {
  readonly request: Asked;
  /** The address as visitors see it. */
  readonly url: URL;
  readonly site: SiteContext;
  /** The app that it comes from, where the page's route asks for one. */
  readonly nativeApp?: NativeApp | 'unknown' | undefined;
  /** The page URL of the variant that an experiment shows; left out where none does. */
  readonly variantPageUrl?: string | undefined;
  /** Set where only the browser can decide which variant its visitor sees. */
  readonly waitsFor?: string | undefined;
  /** The form that was sent to the page; left out where it is only read. */
  readonly posted?: SentForm;
  /** Names the page among all that are cached; undefined where nobody else may see it. */
  readonly cacheKey: string | undefined;
}

/** Reads a request, whose address may have been parsed already. */
export function readVisit<Asked extends RequestHead>(
  request: Asked,
  { experience, siteOrigin }: { readonly experience: ExperienceConfig; siteOrigin?: string },
  asked = new URL(request.url),
): Visit<Asked> {
  // Behind its origin: a path that begins with two slashes would otherwise name a host of its own.
  const origin = siteOrigin === undefined ? asked.origin : originOf(siteOrigin);
  const address = `${origin}${asked.pathname}${asked.search}`;
  const url = address === asked.href ? asked : new URL(address);
  const cookies = request.headers.get('cookie') ?? '';
  const host = { url: () => url, cookie: (name: string) => readCookie(cookies, name) };
  const isInApp = headerOfApp(experience, request) || hasAppCookie(experience, host);
  const ofAddress = readSiteContext(experience, host, isInApp);
  const acceptLanguage = request.headers.get('accept-language');
  const site = leadsHome(experience, url)
    ? readVisitorSite(experience, ofAddress, { ...host, acceptLanguage })
    : ofAddress;
  const isGuarded = requiresApp(experience, url);
  const isForAll = !isGuarded && (url.search === '' || !dependsOnQuery(experience, url));
  return {
    request,
    url,
    site,
    cacheKey: isForAll ? cacheKeyOf(url, site) : undefined,
    ...(isGuarded && { nativeApp: readNativeApp(experience, request) }),
  };
}

/** Returns true if a route at an address leads to the visitor's own home page. */
function leadsHome({ routes }: ExperienceConfig, { pathname }: URL): boolean {
  if (!hasRoutesHome(routes)) return false;
  return [...matchRoutes(routes, pathname)].some(({ route }) => route.redirectToHome === true);
}

const hasRoutesHome = memoizeByObject((routes: ExperienceConfig['routes']) =>
  routes.some(({ redirectToHome }) => redirectToHome === true),
);

/** Returns true if a route at an address requires something of an app, so that pages may differ. */
function requiresApp({ routes }: ExperienceConfig, { pathname }: URL): boolean {
  if (!hasGuardedRoutes(routes)) return false;
  return [...matchRoutes(routes, pathname)].some(({ route }) => route.compatibility !== undefined);
}

const hasGuardedRoutes = memoizeByObject((routes: ExperienceConfig['routes']) =>
  routes.some(({ compatibility }) => compatibility !== undefined),
);

/**
 * The app that a request says it comes from. Where it says nothing, only the browser knows: not
 * every app does, and a normal browser never.
 */
function readNativeApp(
  { nativeApp: { cookie, header } = {} }: ExperienceConfig,
  { headers }: RequestHead,
): NativeApp | 'unknown' {
  const text =
    (header === undefined ? null : headers.get(header)) ??
    (cookie === undefined ? undefined : readCookie(headers.get('cookie') ?? '', cookie));
  return parseNativeApp(text ?? '') ?? 'unknown';
}

/** Returns true if a header of an app says what its cookie may say as well. */
function headerOfApp(
  { enhancedWebview: { header } = {} }: ExperienceConfig,
  { headers }: RequestHead,
): boolean {
  return header !== undefined && headers.get(header) === '1';
}

/**
 * Returns true if nobody else may get the answer: a form has been sent, a route says that its page
 * depends on a parameter which is there, or a log-in page is told the whole address, the query
 * included.
 */
function dependsOnQuery({ routes }: ExperienceConfig, { pathname, searchParams }: URL): boolean {
  if (searchParams.has(SENT_FORM)) return true;
  const fitting = [...matchRoutes(routes, pathname)];
  return fitting.some(
    ({ route: { auth, queryParameters = [] } }) =>
      auth?.redirectTo !== undefined || queryParameters.some((name) => searchParams.has(name)),
  );
}

const originOf = memoizeByName((address) => new URL(address).origin);

/**
 * Returns the cache key of a page; undefined unless the visitor is anonymous. Nothing that the key
 * does not hold can change a page that is cached: pages that have a key are rendered without the
 * query and without any cookie. A service that decides more has to add it here. The origin stands
 * in canonical addresses; where it is configured, it is one for all.
 */
function cacheKeyOf({ pathname, origin }: URL, site: SiteContext): string | undefined {
  if (site.session !== 'anonymous') return undefined;
  const { presentations = [] } = site;
  return [pathname, site.locale, site.segment, origin, ...presentations].join('\n');
}

/** The same visit, in which an experiment shows the page of a variant. */
export function selectVariant<Asked extends RequestHead>(
  visit: Visit<Asked>,
  variantPageUrl: string,
): Visit<Asked> {
  const { cacheKey } = visit;
  const key = cacheKey === undefined ? undefined : `${cacheKey}\nvariant ${variantPageUrl}`;
  return { ...visit, variantPageUrl, cacheKey: key };
}

/** The same visit, with a form that was sent: its page is for this visitor alone. */
export function addPostedForm(visit: Visit, posted: SentForm): Visit {
  return { ...visit, posted, cacheKey: undefined };
}

/** The same visit, in which the browser decides which variant its visitor sees. */
export function leaveToBrowser(visit: Visit): Visit {
  return { ...visit, waitsFor: EXPERIMENT };
}

/**
 * Returns what the renderer may know of a visit: for a page that is cached, only what its key
 * holds.
 */
export function selectVisible({ request, url, site, cacheKey }: Visit): {
  readonly url: URL;
  readonly cookies: string;
} {
  if (cacheKey === undefined) return { url, cookies: request.headers.get('cookie') ?? '' };
  return { url: withoutQuery(url), cookies: `locale=${site.locale}` };
}

function withoutQuery(url: URL): URL {
  if (url.search === '') return url;
  const bare = new URL(url);
  bare.search = '';
  return bare;
}
