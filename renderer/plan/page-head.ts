import type { PageMeta } from '#schemas/generated/page-response.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { isHttpAddress } from './is-http-address.ts';
import type { PageHead } from './plan.ts';

export interface PageHeadOptions {
  readonly meta: PageMeta;
  readonly pageTitle: RouteConfig['pageTitle'];
  readonly locale: string;
  readonly appName: string;
  /** The page's address, whose query and fragment do not count. */
  readonly url: URL;
}

/** What the document's head says about a page. */
export function pageHeadOf({ meta, pageTitle, locale, appName, url }: PageHeadOptions): PageHead {
  const name = titleIn(pageTitle, locale) ?? meta.title;
  const alternates = (meta.alternates ?? [])
    .map((alternate) => ({
      locale: alternate.locale,
      url: URL.parse(alternate.url, url)?.href ?? '',
    }))
    .filter((alternate) => isHttpAddress(alternate.url));
  return {
    title: name ? `${name} - ${appName}` : appName,
    ...(meta.description && { description: meta.description }),
    canonical: new URL(url.pathname, url.origin).href,
    ...(meta.robots && { robots: meta.robots }),
    alternates,
  };
}

/** A title by locale: the locale's own, its language's, else en-US, en-GB, or the first there is. */
function titleIn(title: RouteConfig['pageTitle'], locale: string): string | undefined {
  if (typeof title !== 'object') return title;
  const titles = new Map(Object.entries(title));
  const wanted = [locale, locale.slice(0, 2), 'en-US', 'en-GB'].find((name) => titles.has(name));
  return wanted ? titles.get(wanted) : [...titles.values()][0];
}
