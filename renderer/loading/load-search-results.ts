import { MIN_TERM_LENGTH, toSearchTerm } from '#schemas/content/search-term.ts';
import type { PageModel } from '../page/index.ts';
import type { Platform } from '../platform/index.ts';
import type { Registry, SearchOutcome, SearchState, FoundPage } from '../registry/index.ts';
import type { Http } from '../services/http/index.ts';
import type { Trace } from '../trace/index.ts';
import { collectDescendants } from '../tree/index.ts';
import { watchTimeout } from './watch-timeout.ts';
import { cleanUrl } from '#schemas/content/clean-url.ts';
import { cutText } from '#schemas/content/cut-text.ts';
import type { SearchResults } from '#schemas/generated/search-results.ts';
import { readTolerantly } from '../config/index.ts';
import { searchRequestFailed, type Problem } from '../errors/index.ts';
import { memoizeLoad } from '../memoize/index.ts';

const SEARCH_LIMIT_MS = 2_000;

/** A page of the results holds no more. */
const MAX_ITEMS = 10;

const MAX_TITLE_LENGTH = 200;

const MAX_EXCERPT_LENGTH = 400;

interface SearchQuestion {
  readonly query: string;
  readonly locale: string;
  readonly segment: string;
  /** From 1 on. */
  readonly page: number;
}

interface FetchSearchResultsOptions {
  readonly http: Pick<Http, 'json'>;
  /** Left out where the experience names none. */
  readonly endpoint: string | undefined;
  readonly question: SearchQuestion;
  readonly signal?: AbortSignal | undefined;
}

/** The result of the request for one page of search results. */
type FetchedSearchResults =
  | { readonly status: 'found'; readonly total: number; readonly items: readonly FoundPage[] }
  | { readonly status: 'failed'; readonly problem: Problem };

const loadCheck = memoizeLoad(() => import('#schemas/generated/search-results.check.ts'));

const CUT = '…';

export interface LoadSearchResultsOptions {
  readonly platform: Platform;
  readonly registry: Registry;
  readonly trace: Trace;
  readonly signal: AbortSignal;
}

/** The props that components which show search results get beside their own, by their type. */
export type ProvidedSearch = ReadonlyMap<string, { readonly search: SearchState }>;

/**
 * Loads the results for the query of the page's address. Asked for only where the page holds a
 * component that shows them; undefined where it does not, or nothing is searched for. Never
 * rejects: a failure is told where the results would stand.
 */
export async function loadSearchResults(
  model: PageModel,
  { platform, registry, trace, signal }: LoadSearchResultsOptions,
): Promise<ProvidedSearch | undefined> {
  const types = typesOf(registry);
  if (!holdsOneOf(types, model)) return undefined;
  const skip = (reason: string) =>
    trace.note('fetch-search-results', { decision: 'none', reason, end: 'skipped' });
  const question = questionOf(platform);
  if (!question) {
    skip('the address has no query');
    return undefined;
  }

  const { query: term, page, locale } = question;
  const isStandalone = platform.site.presentations?.includes('standalone') ?? false;
  const provide = (outcome: SearchOutcome): ProvidedSearch => {
    const search = { ...outcome, term, page, locale, ...(isStandalone && { isStandalone }) };
    return new Map([...types].map((type) => [type, { search }]));
  };
  if (term.length < MIN_TERM_LENGTH) {
    skip('the query is too short');
    return provide({ status: 'too-short' });
  }
  const http = watchTimeout(platform.http);
  const fetched = await trace.run(
    { name: 'fetch-search-results', budgetMs: SEARCH_LIMIT_MS },
    () => fetchFor(question, { platform, http, signal }),
    (result) =>
      result.status === 'found'
        ? { decision: 'found', reason: `${result.total} in all` }
        : { decision: 'none', reason: result.problem.message, end: http.failedBy() },
  );
  if (fetched.status === 'found') return provide(fetched);
  platform.report(fetched.problem);
  return provide({ status: 'failed' });
}

/** Asks the search service again what it was asked for a page that shows results. Never rejects. */
export async function askForResults({
  platform,
  http,
  signal,
}: AskOptions): Promise<FetchedSearchResults | undefined> {
  const question = questionOf(platform);
  if (!question || question.query.length < MIN_TERM_LENGTH) return undefined;
  return fetchFor(question, { platform, http, signal });
}

interface AskOptions extends Pick<LoadSearchResultsOptions, 'platform' | 'signal'> {
  readonly http: Pick<Http, 'json'>;
}

function fetchFor(
  question: SearchQuestion,
  { platform: { experience }, http, signal }: AskOptions,
): Promise<FetchedSearchResults> {
  const endpoint = experience.search?.properties.results?.endpoint;
  return fetchSearchResults({ http, endpoint, question, signal });
}

/** Matches the number of a page, from 1 on. Any other text means the first page. */
const PAGE = /^[1-9]\d{0,8}$/;

/**
 * Reads the question off the page's address; undefined where it has no query. Of a query that is
 * there twice the first counts.
 */
function questionOf({ host, site: { locale, segment } }: Platform): SearchQuestion | undefined {
  const { searchParams } = host.url();
  const written = searchParams.get('q');
  if (written === null) return undefined;
  const page = searchParams.get('page') ?? '';
  const query = toSearchTerm(written);
  return { query, locale, segment, page: PAGE.test(page) ? Number(page) : 1 };
}

function typesOf({ entries }: Registry): ReadonlySet<string> {
  const showing = entries.filter((entry) => entry.showsSearchResults);
  return new Set(showing.map(({ type }) => type));
}

function holdsOneOf(types: ReadonlySet<string>, { zones }: PageModel): boolean {
  if (types.size === 0) return false;
  return zones.some(({ items }) =>
    collectDescendants(items).some(({ state, type }) => state === 'valid' && types.has(type)),
  );
}

/** Asks the search service for one page of results. Never rejects. */
async function fetchSearchResults({
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

function lineOf(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= limit ? line : `${cutText(line, limit - CUT.length).trimEnd()}${CUT}`;
}
