import { cleanUrl } from '#schemas/content/clean-url.ts';
import { cutText } from '#schemas/content/cut-text.ts';
import type { SearchResults } from '#schemas/generated/search-results.ts';
import { readTolerantly } from '../config/index.ts';
import { searchRequestFailed, type Problem } from '../errors/index.ts';
import { memoizeLoad } from '../memoize/index.ts';
import type { FoundPage } from '../registry/index.ts';
import type { Http } from '../services/http/index.ts';

export const SEARCH_LIMIT_MS = 2_000;

/** A page of the results holds no more. */
const MAX_ITEMS = 10;
const MAX_TITLE_LENGTH = 200;
const MAX_EXCERPT_LENGTH = 400;

export interface SearchQuestion {
  readonly query: string;
  readonly locale: string;
  readonly segment: string;
  /** From 1 on. */
  readonly page: number;
}

export interface FetchSearchResultsOptions {
  readonly http: Pick<Http, 'json'>;
  /** Left out where the experience names none. */
  readonly endpoint: string | undefined;
  readonly question: SearchQuestion;
  readonly signal?: AbortSignal | undefined;
}

/** The result of the request for one page of search results. */
export type FetchedSearchResults =
  | { readonly status: 'found'; readonly total: number; readonly items: readonly FoundPage[] }
  | { readonly status: 'failed'; readonly problem: Problem };

/** Asks the search service for one page of results. Never rejects. */
export async function fetchSearchResults({
  http,
  endpoint,
  question,
  signal,
}: FetchSearchResultsOptions): Promise<FetchedSearchResults> {
  try {
    if (endpoint === undefined) throw new Error('The experience names no endpoint for them.');
    const module = await loadCheck(undefined);
    const { query, locale, segment, page } = question;
    const parameters = new URLSearchParams({ query, locale, segment, page: String(page) });
    const path = `${endpoint}?${parameters}`;
    const response = await http.json({ path, limitMs: SEARCH_LIMIT_MS, signal });

    const read = readTolerantly<SearchResults>(module, response);
    if (read.ok) return toFound(read.value);
    throw new Error(
      read.problems.map(({ pointer, message }) => `${message} (${pointer})`).join(' '),
    );
  } catch (error) {
    return { status: 'failed', problem: searchRequestFailed(error) };
  }
}

const loadCheck = memoizeLoad(() => import('#schemas/generated/search-results.check.ts'));

function toFound({ total, items }: SearchResults): FetchedSearchResults {
  const pages = items.slice(0, MAX_ITEMS).flatMap(toPage);
  return { status: 'found', total: Math.max(total, pages.length), items: pages };
}

/** Nothing where a result leads nowhere, or nobody could read where. */
function toPage({ title, url, excerpt = '' }: SearchResults['items'][number]): FoundPage[] {
  const page = {
    title: lineOf(title, MAX_TITLE_LENGTH),
    url: cleanUrl(url),
    excerpt: lineOf(excerpt, MAX_EXCERPT_LENGTH),
  };
  return page.title === '' || page.url === '' ? [] : [page];
}

const CUT = '…';

function lineOf(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= limit ? line : `${cutText(line, limit - CUT.length).trimEnd()}${CUT}`;
}
