// Made by `npm run generate` from ../suggestions-response.schema.json. Do not edit.

/**
 * What others search for, as the service of suggestions answers.
 */
export interface SuggestionsResponse {
  /**
   * The suggestions, the best first.
   *
   * @maxItems 100
   */
  items: SuggestedItem[];
}
/**
 * One suggestion in an answer.
 */
export interface SuggestedItem {
  /**
   * The text of the suggestion.
   */
  suggeststring: string;
}
