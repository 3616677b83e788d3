import type { DeclaredFeature } from '../content/declared-feature.ts';

/** The names that content may use. Kinds that are left out are not known, and not checked. */
export interface KnownContent {
  /** Ids of icons, as `namespace:iconset:icon`. */
  readonly icons?: readonly string[];
  /** Names of macros that have a value, as `group:key`. */
  readonly macros?: readonly string[];
  /** Names of images, without folder and ending. */
  readonly images?: readonly string[];
  /** Paths of pages. */
  readonly pages?: readonly string[];
  /**
   * Patterns of the routes that answer by themselves; a bare wildcard says nothing about its pages.
   */
  readonly routes?: readonly string[];
  /**
   * The features that experiences declare with an asset: pages may name them beside those of the
   * registry.
   */
  readonly features?: readonly DeclaredFeature[];
}
