import type { Suggestion } from '#schemas/generated/suggestion.ts';
import { getLanguage } from '#schemas/content/locale.ts';
import { toSearchTerm } from '#schemas/content/search-term.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Http } from '../http/index.ts';
import { MAX_SUGGESTIONS, readSuggestions } from './read-suggestions.ts';

/** What the service of suggestions is told about a site. */
export type SuggestionsConfig = NonNullable<
  NonNullable<ExperienceConfig['search']>['properties']['suggestions']
>;

export interface SearchOptions {
  readonly suggestions: SuggestionsConfig;
  /** The parts of a segment that the visitor belongs to. */
  readonly subSegments?: readonly string[] | undefined;
  /** The locale of the page. */
  readonly locale: string;
}

export interface Search {
  /**
   * What others search for: what most do where the query is empty, else what fits to it. An empty
   * list where there is nothing, where the answer does not come in time or is wrong, and where the
   * signal ends the wait. It never rejects.
   */
  readonly suggest: (query: string, signal?: AbortSignal) => Promise<readonly Suggestion[]>;
}

/** 001 §7. */
const PATH = '/fulltext-search/suggestions';
/** Nobody waits longer for suggestions, in milliseconds. */
const LIMIT_MS = 2_000;
/** How many queries are cached with their suggestions. */
const MAX_CACHED = 100;
/** 001 §6: whose top suggestions are others. */
const OWN_TOP_SUGGESTIONS = 'PRIVATE_BANKING';

/** Makes what suggests searches on one page. Nothing is asked before it is used. */
export function createSearch(options: SearchOptions, { http }: { readonly http: Http }): Search {
  const { locale } = options;
  const cached = new Map<string, readonly Suggestion[]>();
  const cache = (query: string, suggestions: readonly Suggestion[]) => {
    cached.set(query, suggestions);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  };

  return {
    async suggest(asked, signal) {
      const query = toSearchTerm(asked);
      const known = cached.get(query);
      if (known) return known;
      try {
        const call = {
          method: 'POST',
          body: bodyOf(query, options),
          limitMs: LIMIT_MS,
          ...(signal && { signal }),
        };
        const { body } = await http.fetchJson(PATH, call);
        const suggestions = readSuggestions(body, { query, locale });
        if (suggestions) cache(query, suggestions);
        return suggestions ?? [];
      } catch {
        // 001 §8: a search without suggestions is one all the same, and nobody is told.
        return [];
      }
    },
  };
}

function bodyOf(query: string, { suggestions, subSegments = [], locale }: SearchOptions): object {
  const hasOwnTop = query === '' && subSegments.includes(OWN_TOP_SUGGESTIONS);
  return {
    clientId: suggestions.clientID,
    segments: [suggestions.segment],
    ...(hasOwnTop && { subSegment: OWN_TOP_SUGGESTIONS }),
    limit: String(MAX_SUGGESTIONS),
    languages: [getLanguage(locale)],
    categories: query === '' ? 'top' : 'ing',
    query,
  };
}
