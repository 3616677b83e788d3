/** The values that components get: `page` makes them out of those that authors write. */

/**
 * Rich text, read once by an allow-list into a small tree. Text is a string. Two tags are ours,
 * where a page has a footnote: `note-mark` leads from its mark in the text to the note, `note-back`
 * from there to the mark. Both have `note`, the mark itself, and `href`; the mark and the note's
 * beginning have an `id`.
 */
export type RichText = readonly RichTextNode[];

export type RichTextNode = string | RichTextElement;

export interface RichTextElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: RichText;
}

/** One of the nine places of a picture. */
export type FocalPoint =
  | 'center'
  | 'top'
  | 'top-right'
  | 'right'
  | 'bottom-right'
  | 'bottom'
  | 'bottom-left'
  | 'left'
  | 'top-left';

/**
 * A picture with its alternative text in the page's language ('' for decoration) and cleaned
 * addresses.
 */
export interface Image {
  readonly original: string;
  readonly alt: string;
  readonly transformBaseUrl?: string;
  readonly extension?: string;
  readonly width?: number;
  readonly height?: number;
  readonly pixelDensity?: 1 | 2;
  /** The part that stays in sight where the place cuts the picture; left out: its middle. */
  readonly focalPoint?: FocalPoint;
}

/**
 * A day of the calendar, and as it is read in the page's language; '' for one that there is not.
 */
export interface Day {
  readonly iso: string;
  readonly text: string;
}
