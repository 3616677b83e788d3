import { toCanonicalPath } from '#renderer/server';
import { escapeXml } from '#schemas/validate/formats/xml.ts';
import type { ListedPage } from '#schemas/generated/pages.ts';

/** The limits of one file in the sitemap protocol. */
export const MAX_SITEMAP_URLS = 50_000;
const MAX_SITEMAP_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 2_048;

export interface PrintedSitemap {
  readonly xml: string;
  /**
   * The number of addresses that were left out because they are not of this site, or none at all.
   */
  readonly refused: number;
  /** The number of pages that were left out because the file is full. */
  readonly cut: number;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const END = '</urlset>\n';

interface PrintOptions {
  readonly maxBytes?: number;
  /** The paths of variants, which are no pages of their own to search engines. */
  readonly variantUrls?: ReadonlySet<string>;
}

/**
 * Writes a sitemap: the canonical address of each page, once, and of the same page in other
 * languages.
 */
export function printSitemap(
  pages: readonly ListedPage[],
  origin: string,
  { maxBytes = MAX_SITEMAP_BYTES, variantUrls = new Set() }: PrintOptions = {},
): PrintedSitemap {
  const variants = new Set([...variantUrls].map((url) => addressOn(origin, url)));
  const written = new Set<string>();
  const entries: string[] = [];
  let size = HEAD.length + END.length;
  let refused = 0;
  let cut = 0;
  for (const { url, alternates: all = [] } of pages) {
    const address = addressOn(origin, url);
    if (address !== undefined && variants.has(address)) continue;
    const alternates = all.filter((each) => !variants.has(addressOn(origin, each.url) ?? ''));
    const links = alternates
      .map((each) => linkTo(each, origin))
      .filter((link) => link !== undefined);
    refused += Number(address === undefined) + alternates.length - links.length;
    if (address === undefined || written.has(address)) continue;

    // Addresses are ASCII, so characters are bytes.
    const entry = `<url><loc>${escapeXml(address)}</loc>${links.join('')}</url>\n`;
    if (entries.length === MAX_SITEMAP_URLS || size + entry.length > maxBytes) cut += 1;
    else {
      written.add(address);
      entries.push(entry);
      size += entry.length;
    }
  }
  return { xml: HEAD + entries.join('') + END, refused, cut };
}

type Alternate = NonNullable<ListedPage['alternates']>[number];

function linkTo({ locale, url }: Alternate, origin: string): string | undefined {
  const address = addressOn(origin, url);
  if (address === undefined) return undefined;
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(locale)}" href="${escapeXml(address)}"/>`;
}

/** The canonical address of a page of this site; undefined for any other. */
function addressOn(origin: string, address: string): string | undefined {
  const url = address === '' ? null : URL.parse(address, origin);
  if (url?.origin !== origin || url.username || url.password) return undefined;
  const canonical = `${origin}${toCanonicalPath(url.pathname)}${url.search}`;
  return canonical.length <= MAX_ADDRESS_LENGTH ? canonical : undefined;
}
