/** The messages of problems for an author whose tool is not in English. */
export interface Reasons {
  /** The language that they are in, such as `fr-BE`. */
  readonly language: string;
  /** The messages by the English ones. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Words in the language of the tool, for what stands over the page. */
export interface Wording {
  /** The accessible name of the field in the place of a text. */
  readonly text: string;
  /** The language that they are in, such as `fr-BE`. */
  readonly language?: string;
  /** The zones that a page can have, in their order; left out before they are known. */
  readonly zones?: readonly ZoneWording[];
}

/** A zone that something can be added to. */
export interface ZoneWording {
  /** JSON pointer into the page response. */
  readonly pointer: string;
  /** The name of the button in its place while it is empty; left out where there is none. */
  readonly text?: string;
}
