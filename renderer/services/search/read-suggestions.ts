import { check, shape } from '#schemas/generated/suggestions-response.check.ts';
import type { Suggestion } from '#schemas/generated/suggestion.ts';
import type { SuggestionsResponse } from '#schemas/generated/suggestions-response.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readTolerantly } from '../../config/index.ts';

/** What was asked, and in which locale. */
export interface AskedFor {
  readonly query: string;
  readonly locale: string;
}

/** 001 §9: a search shows no more. */
export const MAX_SUGGESTIONS = 5;

/** Of an answer with thousands, what comes later is not looked at. */
const MAX_ITEMS = 100;
/** The length from which on a text can be searched for. */
const MIN_LENGTH = 2;

const CHECK = { check, shape };
/**
 * What no text of a suggestion consists of: controls, what turns the direction of the text around
 * it, halves of characters.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;
const MARKUP = /<[a-z!/?]/i;
const ICON = 'vitrine:regular:magnifying-glass';
const TOP_ICON = 'vitrine:regular:chart-line-up';

/**
 * The suggestions of an answer, five at most; undefined where the answer is none. A suggestion that
 * is wrong, holds markup, or is there already costs itself.
 */
export function readSuggestions(
  answer: unknown,
  { query, locale }: AskedFor,
): readonly Suggestion[] | undefined {
  const items: unknown = isRecord(answer) ? answer['items'] : undefined;
  if (!Array.isArray(items)) return undefined;
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const found = new Map<string, Suggestion>();
  for (const item of items.slice(0, MAX_ITEMS)) {
    const text = textOf(item);
    const key = text?.toLocaleLowerCase(locale);
    if (text === undefined || key === undefined || found.has(key)) continue;
    const isBegun = query !== '' && compare(text.slice(0, query.length), query) === 0;
    found.set(key, toSuggestion(text, query, isBegun));
    if (found.size === MAX_SUGGESTIONS) break;
  }
  return [...found.values()];
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
