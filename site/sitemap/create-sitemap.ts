import type { Hono } from 'hono';
import {
  indexExperiments,
  type HostConsole,
  type RequestHandlerOptions,
  createHttp,
} from '#renderer/server';
import type { Experiment } from '#schemas/generated/experiment-list.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { realTime } from '../server/real-time.ts';
import { createSitemapAnswers } from './sitemap-answers.ts';
import { watchPages, type FetchPages } from './watch-pages.ts';
import type { ListedPage } from '#schemas/generated/pages.ts';
import type { Host } from '#renderer';

/** The source of the list of pages, and for how long it is refreshed. */
export interface SitemapSource {
  readonly origin: string;
  /** Ends what is done beside visitors' requests. */
  readonly until: AbortSignal;
}

export interface CreateSitemapOptions extends Pick<RequestHandlerOptions, 'experiments'> {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sitemap?: SitemapSource;
  readonly siteOrigin?: string | undefined;
  readonly console?: HostConsole;
}

const NONE: readonly Experiment[] = [];

const LIMIT_MS = 30_000;

/** robots.txt and sitemap.xml, and the watch that keeps their pages up to date. */
export function createSitemap(
  experience: ExperienceConfig,
  { fetch, sitemap, siteOrigin, experiments, console: log = console }: CreateSitemapOptions,
): Hono {
  const { pagesEndpoint: path, responsePrefix: jsonPrefix } = experience.flexPage ?? {};
  // The default one comes first; the schema requires one at least.
  const locale = experience.locales[0]?.locale ?? '';
  const pages =
    sitemap && path
      ? watchPages({
          fetch: createPagesSource({ origin: sitemap.origin, path, locale, jsonPrefix }, fetch),
          until: sitemap.until,
          host: { ...realTime, console: log },
        })
      : () => undefined;
  return createSitemapAnswers({
    pages,
    homes: listHomes(experience),
    variantUrls: () => indexExperiments(experiments?.() ?? NONE).variantUrls,
    siteOrigin,
    warn: (text) => log.warn(text),
  });
}

/**
 * The homes of the segments, in all languages: the pages that a site is known to have before the
 * service lists them.
 */
export function listHomes({ segments = [] }: ExperienceConfig): readonly ListedPage[] {
  return segments.flatMap(({ homes }) => {
    const alternates = Object.entries(homes).map(([locale, url]) => ({ locale, url }));
    return alternates.map(({ url }) => ({ url, alternates }));
  });
}

/**
 * Fetches the list of pages from the content service. No visitor waits for it, so it may take its
 * time.
 */
export function createPagesSource(
  { origin, path, locale, jsonPrefix }: PagesOrigin,
  send: (request: Request) => Promise<Response>,
  host: Pick<Host, 'after' | 'random'> = realTime,
): FetchPages {
  const options = { origin, locale, ...(jsonPrefix && { jsonPrefix }) };
  const http = createHttp(options, { ...host, fetch: send });
  return (signal) => http.json({ path, limitMs: LIMIT_MS, signal });
}

interface PagesOrigin {
  readonly origin: string;
  readonly path: string;
  readonly locale: string;
  readonly jsonPrefix?: string | undefined;
}
