// Made by `npm run generate` from ../suggestion.schema.json. Do not edit.

/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;

/**
 * One suggestion below a search field.
 */
export interface Suggestion {
  icon: IconId;
  /**
   * What is searched for once it is chosen.
   */
  value: string;
  /**
   * What visitors read.
   */
  text: string;
  /**
   * true for one that many search for, which is shown before anything is typed.
   */
  top: boolean;
  /**
   * The end of the text that a visitor has not typed. Left out where the text begins with something else.
   */
  suggestedText?: string;
}
