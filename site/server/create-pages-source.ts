import { createHttp } from '#renderer/server';
import type { Host } from '#renderer';
import type { FetchPages } from '../sitemap/watch-pages.ts';
import { realTime } from './real-time.ts';

const LIMIT_MS = 30_000;

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
