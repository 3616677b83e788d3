// Made by `npm run generate` from ../page-response.schema.json. Do not edit.

/**
 * A language with its region, and with its script where it has several.
 */
export type Locale = string;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;

/**
 * What the content service answers when it is asked for a page.
 */
export interface PageResponse {
  /**
   * Names this schema.
   */
  $schema?: string;
  data: PageData;
}
/**
 * A page: five zones, shown in this order, and what is said about it in the document's head.
 */
export interface PageData {
  meta?: PageMeta;
  /**
   * portrait sets the free header in two columns. Leave it out for one.
   */
  freeHeaderLayout?: 'portrait';
  /**
   * true when a text of this page holds a %{group:key}% placeholder.
   */
  hasMacro?: boolean;
  /**
   * The header, with the page's h1.
   */
  mainHeaderZone?: Zone;
  /**
   * Blocks right below the header.
   */
  freeHeaderZone?: Zone;
  /**
   * The body of the page.
   */
  flexZone?: Zone;
  /**
   * What else may interest the visitor.
   */
  complementaryZone?: Zone;
  /**
   * Conditions and footnotes.
   */
  legalZone?: Zone;
}
/**
 * What search engines and browser tabs say about the page.
 */
export interface PageMeta {
  /**
   * The page's name. The app's name is added behind it.
   */
  title?: string;
  /**
   * One or two sentences for search results.
   */
  description?: string;
  /**
   * Instructions for search engines.
   */
  robots?: string;
  /**
   * The same page in the other languages, and in this one.
   *
   * @maxItems 50
   */
  alternates?: PageAlternate[];
}
/**
 * Where this page stands in one language.
 */
export interface PageAlternate {
  locale: Locale;
  url: Url;
}
/**
 * A part of the page that holds components.
 */
export interface Zone {
  /**
   * The components, in the order shown.
   *
   * @maxItems 2000
   */
  flexComponents: AnyComponent[];
}
/**
 * A component of any type. What else it may hold is said by the schema of its componentType.
 */
export interface AnyComponent {
  /**
   * Which component this is.
   */
  componentType: string;
  [k: string]: unknown;
}
