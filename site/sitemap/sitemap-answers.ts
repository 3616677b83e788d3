import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { hasMatch, toCanonicalPath } from '#renderer/server';
import type { ListedPage } from '#schemas/generated/pages.ts';
import { escapeXml } from '#schemas/validate/formats/xml.ts';

/** The limits of one file in the sitemap protocol. */
export const MAX_SITEMAP_URLS = 50_000;

const MAX_SITEMAP_BYTES = 50 * 1024 * 1024;

const MAX_ADDRESS_LENGTH = 2_048;

interface PrintedSitemap {
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

type Alternate = NonNullable<ListedPage['alternates']>[number];

export interface SitemapOptions {
  /** The pages that are listed at the time; undefined until there is a list. */
  readonly pages: () => readonly ListedPage[] | undefined;
  /** The pages of the sitemap until then. */
  readonly homes: readonly ListedPage[];
  /**
   * Returns the paths of variants, which the sitemap leaves out: the very set as long as it is the
   * same. Without it there are none.
   */
  readonly variantUrls?: () => ReadonlySet<string>;
  /** The origin that visitors see; without it each request's own, on one's own machine. */
  readonly siteOrigin?: string | undefined;
  readonly warn: (text: string) => void;
}

const NO_VARIANTS: ReadonlySet<string> = new Set();

/** The list changes every hour. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Answers search engines out of what is known already: no service is called for them. */
export function createSitemapAnswers(options: SitemapOptions): Hono {
  const writtenFor = createWriter(options.warn);
  const originOf = ({ req }: Context) => options.siteOrigin ?? new URL(req.url).origin;
  const answers = new Hono();

  answers.get('/robots.txt', (context) => {
    const text = `User-agent: *\nDisallow:\n\nSitemap: ${originOf(context)}/sitemap.xml\n`;
    return context.body(text, 200, headersOf('text/plain'));
  });
  answers.get('/sitemap.xml', (context) => {
    const pages = options.pages() ?? options.homes;
    const variantUrls = options.variantUrls?.() ?? NO_VARIANTS;
    const { xml, etag } = writtenFor({ pages, variantUrls, origin: originOf(context) });
    const headers = { ...headersOf('application/xml'), etag };
    return hasMatch(context.req.header('if-none-match') ?? null, etag)
      ? context.body(null, 304, headers)
      : context.body(xml, 200, headers);
  });
  return answers;
}

function headersOf(type: string): Record<string, string> {
  return { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL };
}

interface SitemapContent {
  readonly pages: readonly ListedPage[];
  readonly variantUrls: ReadonlySet<string>;
  readonly origin: string;
}

interface WrittenSitemap extends SitemapContent {
  readonly xml: string;
  readonly etag: string;
}

/** Writes a sitemap once for each pair of lists; only the latest is cached, by its one origin. */
function createWriter(warn: (text: string) => void): (content: SitemapContent) => WrittenSitemap {
  let latest: WrittenSitemap | undefined;
  return (content) => {
    const { pages, variantUrls, origin } = content;
    const isSame = latest?.pages === pages && latest.variantUrls === variantUrls;
    if (latest && isSame && latest.origin === origin) return latest;
    const printed = printSitemap(pages, origin, { variantUrls });
    if (printed.refused + printed.cut > 0) warn(leftOut(printed));
    const { xml } = printed;
    // Weak: compression changes its bytes, never what it says.
    const etag = `W/"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    latest = { ...content, xml, etag };
    return latest;
  };
}

function leftOut({ refused, cut }: PrintedSitemap): string {
  const addresses = refused === 1 ? '1 address that is not' : `${refused} addresses that are not`;
  const pages = cut === 1 ? '1 page that is' : `${cut} pages that are`;
  return `The sitemap leaves out ${addresses} of this site, and ${pages} more than it can hold.`;
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
