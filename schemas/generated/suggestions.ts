// Made by `npm run generate` from ../suggestions.schema.json. Do not edit.

/**
 * Something that visitors search for.
 */
export type SearchText = string;

/**
 * What the service of suggestions knows in one language.
 */
export interface SuggestionTexts {
  /**
   * Names this schema.
   */
  $schema?: string;
  /**
   * What most search for, in that order. It is suggested before anything is typed.
   *
   * @minItems 1
   * @maxItems 50
   */
  top: SearchText[];
  /**
   * What takes the place of that for visitors of a part of a segment, by its name.
   */
  topBySubSegment?: {
    /**
     * @minItems 1
     * @maxItems 50
     */
    [k: string]: SearchText[];
  };
  /**
   * What else is suggested, once a part of it is typed.
   *
   * @maxItems 1000
   */
  others: SearchText[];
}
