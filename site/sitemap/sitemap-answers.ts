import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { hasMatch } from '#renderer/server';
import type { ListedPage } from '#schemas/generated/pages.ts';
import { printSitemap, type PrintedSitemap } from './print-sitemap.ts';

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
