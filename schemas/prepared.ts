/** What `page` makes of the values that authors write, before a component sees them. */

/** Rich text, read once by an allow-list into a small tree. Text stands as a string. */
export type RichText = readonly RichTextNode[];

export type RichTextNode = string | RichTextElement;

export interface RichTextElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: RichText;
}

/** A picture with its alternative text in the page's language ('' for decoration) and cleaned addresses. */
export interface Image {
  readonly original: string;
  readonly alt: string;
  readonly transformBaseUrl?: string;
  readonly extension?: string;
  readonly width?: number;
  readonly height?: number;
  readonly pixelDensity?: 1 | 2;
}
