import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import type { PageMeta } from '#schemas/generated/page-response.ts';
import type { Host } from '../host/index.ts';
import type { Choice, PageContext } from '../registry/index.ts';
import { isHttpAddress } from './is-http-address.ts';
import { toCanonicalUrl } from './page-head.ts';
import type { SiteContext } from './site-context.ts';

/** The version that the page shows. */
export const PAGE_VERSION = '7.36.0';

export interface PageContextOptions {
  readonly experience: ExperienceConfig;
  readonly host: Host;
  /** Tells who is signed in; left out on a server. */
  readonly visitor?: (() => { readonly shown?: DisplayedVisitor }) | undefined;
}

/** Creates what items of the shell may know about the page they stand on. */
export function createPageContext(
  { experience, host, visitor }: PageContextOptions,
  site: SiteContext,
  meta: PageMeta,
): PageContext {
  const shown = visitor?.().shown;
  return {
    appName: experience.appName,
    bankName: experience.bankName ?? experience.appName,
    ...(experience.logoUrl !== undefined && { logoUrl: experience.logoUrl }),
    locale: site.locale,
    session: site.session,
    ...(shown && { visitor: shown }),
    homeUrl: getHome(experience, site),
    address: toCanonicalUrl(host.url()),
    segments: segmentChoices(experience, site),
    languages: languageChoices(experience, site, pagesByLocale(meta, host.url())),
    ...consentOf(experience, site.locale),
    // The same everywhere, so that a page of a server and one of a browser say the same.
    year: new Date(host.now()).getUTCFullYear(),
    version: PAGE_VERSION,
  };
}

function consentOf({ consent }: ExperienceConfig, locale: string): Pick<PageContext, 'consent'> {
  if (!consent) return {};
  const { startPage, skipMarker, pageUrls = {}, policyUrls = {} } = consent;
  const [pageUrl, policyUrl] = [pageUrls[locale], policyUrls[locale]];
  return {
    consent: {
      ...(startPage && { startPage }),
      ...(skipMarker !== undefined && { skipMarker }),
      ...(pageUrl !== undefined && { pageUrl }),
      ...(policyUrl !== undefined && { policyUrl }),
    },
  };
}

/** The home page of a segment in a language; the site's root where the experience names none. */
export function getHome(
  { segments = [] }: ExperienceConfig,
  { locale, segment }: Pick<SiteContext, 'locale' | 'segment'>,
): string {
  return segments.find(({ id }) => id === segment)?.homes[locale] ?? '/';
}

function segmentChoices(experience: ExperienceConfig, site: SiteContext): Choice[] {
  return (experience.segments ?? [])
    .filter(({ homes }) => homes[site.locale] !== undefined)
    .map(({ id, labels }) => ({
      id,
      label: labels[site.locale] ?? id,
      url: getHome(experience, { locale: site.locale, segment: id }),
      current: id === site.segment,
    }));
}

/** A language leads to the same page, or to the segment's home where there is none in it. */
function languageChoices(
  experience: ExperienceConfig,
  { locale: current, segment }: SiteContext,
  pages: ReadonlyMap<string, string>,
): Choice[] {
  return experience.locales.map(({ locale, label }) => ({
    id: locale,
    label,
    url: pages.get(locale) ?? getHome(experience, { locale, segment }),
    current: locale === current,
  }));
}

/**
 * This page's addresses as the content service gave them, but for those that lead to no web page.
 */
function pagesByLocale({ alternates = [] }: PageMeta, page: URL): Map<string, string> {
  const usable = alternates.filter(({ url }) => isHttpAddress(url, page));
  return new Map(usable.map(({ locale, url }) => [locale, url]));
}
