import type { Suggestion } from '#schemas/generated/suggestion.ts';

/**
 * Suggests searches for what is typed; the signal ends the wait. It gives an empty list where it
 * fails.
 */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Marks the field of a search, in the markup of the top bar. */
export const FIELD = '[data-search-field]';
