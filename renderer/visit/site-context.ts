import { removeTestingParts } from '#schemas/content/testing-path.ts';
import { completeLocale, DEFAULT_LOCALE, getLanguage } from '#schemas/content/locale.ts';
import type { ExperienceConfig, SiteLocale, SiteSegment } from '#schemas/generated/experience.ts';
import type { Host } from '../host/index.ts';
import type { Presentation, SessionHint } from '../registry/index.ts';

/** Where in the site a request is: which language, which segment, and whose visit it may be. */
export interface SiteContext {
  readonly locale: string;
  readonly segment: string;
  readonly session: SessionHint;
  /** The ways in which the page is presented; left out where it has a window of its own. */
  readonly presentations?: readonly Presentation[];
}

/** The members of an experience by which an address is read. */
export interface SiteConfig extends Pick<ExperienceConfig, 'enhancedWebview'> {
  readonly locales: readonly Pick<SiteLocale, 'locale'>[];
  readonly segments?: readonly Pick<SiteSegment, 'id' | 'homes'>[];
}

/** Says that somebody is signed in; holds no token and is trusted for layout only. */
const SIGNED_IN_COOKIE = 'signed-in';

/**
 * Reads language and segment off the path, since a page's address says both; where it does not, the
 * language is the visitor's cookie's, then that of the document which a server sent, and what is
 * left is the experience's first.
 */
export function readSiteContext(
  experience: SiteConfig,
  host: Pick<Host, 'url' | 'cookie' | 'pageLanguage'>,
  isInApp = hasAppCookie(experience, host),
): SiteContext {
  const { pathname, searchParams } = host.url();
  const locale =
    findPathLocale(experience, pathname) ??
    findCookieLocale(experience, host) ??
    findDocumentLocale(experience, host);
  return {
    locale: locale ?? experience.locales[0]?.locale ?? DEFAULT_LOCALE,
    segment: findPathSegment(experience, pathname) ?? experience.segments?.[0]?.id ?? '',
    session: host.cookie(SIGNED_IN_COOKIE) === '1' ? 'signed-in' : 'anonymous',
    ...presentationsOf(searchParams, isInApp),
  };
}

/** The flag in a query that says that a page stands alone, without the site's navigation. */
const STANDALONE = 'standalone';

function presentationsOf(
  query: URLSearchParams,
  isInApp: boolean,
): Pick<SiteContext, 'presentations'> {
  const presentations: Presentation[] = [
    ...(query.has(STANDALONE) ? (['standalone'] as const) : []),
    ...(isInApp ? (['enhanced-webview'] as const) : []),
  ];
  return presentations.length > 0 ? { presentations } : {};
}

/** Returns true if the cookie of an app says that the app stands around the page. */
export function hasAppCookie(
  { enhancedWebview: { cookie: name } = {} }: SiteConfig,
  { cookie }: Pick<Host, 'cookie'>,
): boolean {
  return name !== undefined && cookie(name) === '1';
}

/** The locale whose language a path begins with. */
export function findPathLocale({ locales }: SiteConfig, pathname: string): string | undefined {
  const language = pathname.split('/')[1];
  // Of two locales in one language the second one is named as a whole.
  const named = locales.find(({ locale }) => locale === language);
  return (named ?? locales.find(({ locale }) => getLanguage(locale) === language))?.locale;
}

/** The locale of the last visit. */
export function findCookieLocale(
  { locales }: SiteConfig,
  host: Pick<Host, 'cookie'>,
): string | undefined {
  const preferred = host.cookie('locale');
  return locales.find(({ locale }) => locale === preferred)?.locale;
}

/** The locale of the document that a server sent. */
export function findDocumentLocale(
  { locales }: SiteConfig,
  { pageLanguage }: Pick<Host, 'pageLanguage'>,
): string | undefined {
  const supported = locales.map(({ locale }) => locale);
  return completeLocale(pageLanguage?.() ?? '', supported);
}

/** The segment that a path belongs to. */
export function findPathSegment(
  { segments = [] }: SiteConfig,
  pathname: string,
): string | undefined {
  const path = removeTestingParts(pathname);
  return segments.find(({ homes }) => Object.values(homes).some((home) => isBelow(home, path)))?.id;
}

/** Returns true if a path is a page or one of the pages below it. */
function isBelow(home: string, pathname: string): boolean {
  return pathname === home || pathname.startsWith(`${home}/`);
}
