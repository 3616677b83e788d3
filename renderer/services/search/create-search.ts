import type { Suggestion } from '#schemas/generated/suggestion.ts';
import { getLanguage } from '#schemas/content/locale.ts';
import { toSearchTerm } from '#schemas/content/search-term.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { check, shape } from '#schemas/generated/suggestions-response.check.ts';
import type { SuggestionsResponse } from '#schemas/generated/suggestions-response.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readTolerantly } from '../../config/index.ts';
import type { Http } from '../http/index.ts';

/** 001 §9: a search shows no more. */
const MAX_SUGGESTIONS = 5;

/** Of an answer with thousands, what comes later is not looked at. */
const MAX_ITEMS = 100;

/** The length from which on a text can be searched for. */
const MIN_LENGTH = 2;

const CHECK = { check, shape };

/**
 * Matches characters that are replaced in the text of a suggestion: controls, those that turn the
 * direction of the text around them, and lone halves of surrogate pairs.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

const MARKUP = /<[a-z!/?]/i;

const ICON = 'vitrine:regular:magnifying-glass';

const TOP_ICON = 'vitrine:regular:chart-line-up';

/** The configuration of what the service of suggestions is told about a site. */
export type SuggestionsConfig = NonNullable<
  NonNullable<ExperienceConfig['search']>['properties']['suggestions']
>;

export interface SearchOptions {
  /** Resolves with it for each question; with undefined, nothing is suggested. */
  readonly loadConfig: () => Promise<SuggestionsConfig | undefined>;
  /**
   * Resolves with the parts of segments that the visitor belongs to, where nothing is typed; left
   * out, it is none.
   */
  readonly loadSubSegments?: (() => Promise<readonly string[]>) | undefined;
  /** The locale of the page. */
  readonly locale: string;
}

export interface Search {
  /**
   * Gives what others search for: what most search for where the query is empty, else what fits it.
   * Resolves to an empty list where there is nothing, where the answer does not come in time or is
   * wrong, and where the signal ends the wait. It never rejects.
   */
  readonly suggest: (query: string, signal?: AbortSignal) => Promise<readonly Suggestion[]>;
}

/** 001 §7. */
const PATH = '/fulltext-search/suggestions';
/** Nobody waits longer for suggestions, in milliseconds. */
const LIMIT_MS = 2_000;
/** How many queries are cached with their suggestions. */
const MAX_CACHED = 100;
/** 001 §6: visitors in this part of a segment have top suggestions of their own. */
const OWN_TOP_SUGGESTIONS = 'PRIVATE_BANKING';

/** Makes what suggests searches on one page. Nothing is asked before it is used. */
export function createSearch(options: SearchOptions, { http }: { readonly http: Http }): Search {
  const { locale } = options;
  const cached = new Map<string, readonly Suggestion[]>();
  const cache = (key: string, suggestions: readonly Suggestion[]) => {
    cached.set(key, suggestions);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  };

  return {
    async suggest(asked, signal) {
      const query = toSearchTerm(asked);
      try {
        const [config, subSegment] = await Promise.all([
          options.loadConfig(),
          query === '' ? findSubSegment(options) : undefined,
        ]);
        if (!config) return [];
        const key = [query, subSegment, config.clientID, config.segment].join('\n');
        const known = cached.get(key);
        if (known) return known;
        const call = {
          method: 'POST',
          body: bodyOf(query, { config, subSegment, locale }),
          limitMs: LIMIT_MS,
          ...(signal && { signal }),
        };
        const { body } = await http.fetchJson(PATH, call);
        const suggestions = readSuggestions(body, { query, locale });
        if (suggestions) cache(key, suggestions);
        return suggestions ?? [];
      } catch {
        // 001 §8: a search without suggestions is one all the same, and nobody is told.
        return [];
      }
    },
  };
}

/** The part of a segment that has top suggestions of its own, where the visitor belongs to it. */
async function findSubSegment({ loadSubSegments }: SearchOptions): Promise<string | undefined> {
  const subSegments = (await loadSubSegments?.()) ?? [];
  return subSegments.includes(OWN_TOP_SUGGESTIONS) ? OWN_TOP_SUGGESTIONS : undefined;
}

interface BodyOptions extends Pick<SearchOptions, 'locale'> {
  readonly config: SuggestionsConfig;
  readonly subSegment: string | undefined;
}

function bodyOf(query: string, { config, subSegment, locale }: BodyOptions): object {
  return {
    clientId: config.clientID,
    segments: [config.segment],
    ...(subSegment !== undefined && { subSegment }),
    limit: String(MAX_SUGGESTIONS),
    languages: [getLanguage(locale)],
    categories: query === '' ? 'top' : 'ing',
    query,
  };
}

/** The query that was asked for, and the locale in which it was. */
interface AskedFor {
  readonly query: string;
  readonly locale: string;
}

/**
 * The suggestions of an answer, five at most; undefined where the answer is none. A suggestion that
 * is wrong, holds markup, or is there already costs itself.
 */
function readSuggestions(
  answer: unknown,
  { query, locale }: AskedFor,
): readonly Suggestion[] | undefined {
  const items: unknown = isRecord(answer) ? answer['items'] : undefined;
  if (!Array.isArray(items)) return undefined;
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const byText = new Map<string, Suggestion>();
  for (const item of items.slice(0, MAX_ITEMS)) {
    const text = textOf(item);
    const key = text?.toLocaleLowerCase(locale);
    if (text === undefined || key === undefined || byText.has(key)) continue;
    const isBegun = query !== '' && compare(text.slice(0, query.length), query) === 0;
    byText.set(key, toSuggestion(text, query, isBegun));
    if (byText.size === MAX_SUGGESTIONS) break;
  }
  return [...byText.values()];
}

function textOf(item: unknown): string | undefined {
  const read = readTolerantly<SuggestionsResponse>(CHECK, { items: [item] });
  const text = read.ok ? read.value.items[0]?.suggeststring : undefined;
  if (text === undefined || MARKUP.test(text)) return undefined;
  const clean = text.replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  return clean.length < MIN_LENGTH ? undefined : clean;
}

function toSuggestion(text: string, query: string, isBegun: boolean): Suggestion {
  const top = query === '';
  const rest = isBegun ? text.slice(query.length) : '';
  return {
    icon: top ? TOP_ICON : ICON,
    value: text,
    text,
    top,
    ...(rest && { suggestedText: rest }),
  };
}
