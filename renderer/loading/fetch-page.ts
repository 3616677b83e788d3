import { FLEX_PAGE } from '#schemas/content/flex-page.ts';
import type { FlexPageConfig } from '#schemas/generated/experience.ts';
import type { RouteConfig } from '#schemas/generated/route.ts';
import { missingEndpoint, pageRequestFailed, type Problem } from '../errors/index.ts';
import type { Http } from '../services/http/index.ts';

export const PAGE_LIMIT_MS = 10_000;

/** The result of the request for a page. */
export type FetchedPage =
  | { readonly status: 'found'; readonly response: object }
  | { readonly status: 'not-found'; readonly problem: Problem }
  | { readonly status: 'failed'; readonly problem: Problem };

type FetchPageConfig = Pick<FlexPageConfig, 'urlPatterns'> & {
  readonly endpoint?: string | undefined;
};

export interface FetchPageOptions {
  readonly http: Pick<Http, 'json'>;
  readonly config: FetchPageConfig | undefined;
  readonly pageUrl: string;
  readonly signal?: AbortSignal;
}

/**
 * Asks the content service for a page, by its path without the query. Never rejects: a failure is
 * an answer too.
 */
export async function fetchPage(options: FetchPageOptions): Promise<FetchedPage> {
  const { http, config, pageUrl, signal } = options;
  if (!config?.endpoint) return { status: 'failed', problem: missingEndpoint() };
  if (!isAllowed(pageUrl, config.urlPatterns)) return notFound('No configured pattern allows it');

  const path = `${config.endpoint}?pageUrl=${encodeURIComponent(pageUrl)}`;
  try {
    return { status: 'found', response: await http.json({ path, limitMs: PAGE_LIMIT_MS, signal }) };
  } catch (error) {
    if (statusOf(error) === 404) return notFound(error);
    return { status: 'failed', problem: pageRequestFailed(error) };
  }
}

function notFound(reason: unknown): FetchedPage {
  return { status: 'not-found', problem: pageRequestFailed(reason, 'warning') };
}

function isAllowed(pageUrl: string, patterns: readonly string[] = []): boolean {
  // The schema has tried each pattern as a Unicode one.
  return (
    patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'u').test(pageUrl))
  );
}

function statusOf(error: unknown): number | undefined {
  const isAnswered = error instanceof Error && 'response' in error;
  return isAnswered && error.response instanceof Response ? error.response.status : undefined;
}

/** The address of page models that a route names: a property of its feature, else of the route. */
export function findFlexEndpoint({
  features = [],
  properties,
}: Pick<RouteConfig, 'features' | 'properties'>): string | undefined {
  const feature = features.find(({ name }) => name === FLEX_PAGE);
  return feature?.properties?.endpoint ?? properties?.endpoint;
}
