import { removeTestingParts } from '#schemas/content/testing-path.ts';
import { getLanguage } from '#schemas/content/locale.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { PageMeta } from '#schemas/generated/page-response.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { isHttpAddress } from './is-http-address.ts';

/** The content of the document's head. Addresses are absolute. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly canonical: string;
  readonly robots?: string;
  readonly alternates: readonly { readonly locale: string; readonly url: string }[];
  /** True where the page is about cookies, so that no dialog asks about them in front of it. */
  readonly isConsentPage?: boolean;
}

export interface PageHeadOptions {
  readonly meta: PageMeta;
  readonly pageTitle: RouteConfig['pageTitle'];
  readonly locale: string;
  readonly experience: Pick<ExperienceConfig, 'appName' | 'consent'>;
  /** The page's address, whose query and fragment do not count. */
  readonly url: URL;
}

/** Returns the name of a page in a language: by its route, or by its author. */
export function getPageName({
  meta,
  pageTitle,
  locale,
}: Pick<PageHeadOptions, 'meta' | 'pageTitle' | 'locale'>): string | undefined {
  return titleIn(pageTitle, locale) ?? meta.title;
}

/** Returns the content of the document's head for a page. */
export function createPageHead(options: PageHeadOptions): PageHead {
  const { meta, experience, url } = options;
  const { appName, consent: { pageUrls = {} } = {} } = experience;
  const name = getPageName(options);
  const path = removeTestingParts(url.pathname);
  const robots = path === url.pathname ? meta.robots : 'noindex';
  const alternates = (meta.alternates ?? [])
    .filter((alternate) => isHttpAddress(alternate.url, url))
    .map((alternate) => ({ locale: alternate.locale, url: new URL(alternate.url, url).href }));
  return {
    title: name ? `${name} - ${appName}` : appName,
    ...(meta.description && { description: meta.description }),
    canonical: toCanonicalUrl(url),
    ...(robots && { robots }),
    alternates,
    ...(Object.values(pageUrls).includes(path) && { isConsentPage: true }),
  };
}

/** The one address of a page, whatever was asked for beside it, or is tested on it. */
export function toCanonicalUrl(url: URL): string {
  // A copy, since a path of two slashes resolved anew would name a host of its own.
  const canonical = new URL(url);
  canonical.pathname = removeTestingParts(url.pathname);
  canonical.search = '';
  canonical.hash = '';
  return canonical.href;
}

/**
 * A title by locale: the locale's own, its language's, else en-US, en-GB, or the first there is.
 */
function titleIn(title: RouteConfig['pageTitle'], locale: string): string | undefined {
  if (typeof title !== 'object') return title;
  const titles = new Map(Object.entries(title));
  const known = [locale, getLanguage(locale), 'en-US', 'en-GB'].find((name) => titles.has(name));
  return known ? titles.get(known) : [...titles.values()][0];
}
