import type { AddressRule } from './content/configured-address.ts';
import type { Problem } from './problems/problem.ts';

/** The folders that hold the schemas of a page's components. */
export type ComponentFamily = 'headers' | 'cards' | 'blocks';

/**
 * Names what is done to a value before a component sees it. Of the texts that are no markup, a
 * `text` is read, so its figures stay whole and its long words get soft hyphens; a `noted-text` is
 * one whose footnote marks are links. A `day` is written out in the page's language. A `feature` is
 * the name of one, which the page then shows in the component. A value without a kind is left as it
 * is.
 */
export type ValueKind =
  | 'url'
  | 'image-url'
  | 'video-url'
  | 'rich-text'
  | 'text'
  | 'noted-text'
  | 'day'
  | 'image'
  | 'icon'
  | 'feature'
  | 'component';

/**
 * A limit that authors should know. Beyond it a page shows everything, but not as well; below it,
 * nothing of the part.
 */
export interface Advice {
  /** The most characters of a text as it is read: without markup and soft hyphens. */
  readonly maxLength?: number;
  readonly maxItems?: number;
  /** The fewest characters of a text, without blanks around it. */
  readonly minLength?: number;
  readonly minItems?: number;
  /** The fewest members of an object, all of which may be left out. */
  readonly minProperties?: number;
  /** The other values that its object must have for the advice to hold, such as a size. */
  readonly when?: Readonly<Record<string, string>>;
  /** Tells in a sentence what happens beyond the limit. */
  readonly because: string;
}

/**
 * The parts of a schema that matter beyond validation, as a tree: which names exist, and which
 * values have to be prepared before a component sees them.
 */
export interface Shape {
  readonly kind?: ValueKind;
  /** true for the text that makes the anchor of its component. */
  readonly anchor?: true;
  /** Names the addresses that may be configured here; left out for content. */
  readonly address?: AddressRule;
  /** Limits that authors should know. Of several, the first that holds here counts. */
  readonly advice?: readonly Advice[];
  /** The only family whose components may be here; left out where any may. */
  readonly family?: string;
  /** Shapes of an object's members, by name. */
  readonly properties?: Readonly<Record<string, Shape>>;
  /** Shape of each item of an array. */
  readonly items?: Shape;
  /** Shape of each value of an object with free names. */
  readonly values?: Shape;
}

/**
 * The exports of a generated `*.check.ts`. The check of an entry that a consumer adds has the same.
 */
export interface CheckModule {
  /**
   * The problems of a value, folded so that one mistake gives one problem. Pointers start at the
   * value.
   */
  readonly check: (value: unknown) => readonly Problem[];
  readonly shape: Shape;
  /** The family of a component; left out for everything else. */
  readonly family?: string;
  /** The zones that may hold a component; left out where all may. */
  readonly zones?: readonly string[];
}
