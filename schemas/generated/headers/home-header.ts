// Made by `npm run generate` from ../../headers/home-header.schema.json. Do not edit.

/**
 * Opens a page: a title over a scene, what to do next, quick links and selling points. Holds the page's only h1.
 */
export type HomeHeaderProps = ComponentBase & {
  /**
   * Opens a page with a scene.
   */
  componentType: 'home-header';
  coreHeader: CoreHeader;
  cta?: CallToAction;
  secondaryCta?: CallToAction;
  quickLinks?: QuickLinks;
  usps?: Usps;
};
/**
 * Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.
 */
export type RichTextValue = import('#schemas/prepared.ts').RichText;
/**
 * A picture of the content service, which makes every size from one original.
 */
export type ImageValue = import('#schemas/prepared.ts').Image;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;
/**
 * Selling points, three in a row.
 *
 * @maxItems 12
 */
export type Usps = Usp[];

/**
 * What every component of a page may carry, whatever its type.
 */
export interface ComponentBase {
  /**
   * A name that stays with this component when it moves or changes. Unique within the page.
   */
  id?: string;
  /**
   * Labels of the content service. The key personalization says for whom a component is meant.
   *
   * @maxItems 100
   */
  taxonomies?: Taxonomy[];
}
/**
 * One label with its values.
 */
export interface Taxonomy {
  /**
   * The label's name.
   */
  key: string;
  /**
   * The label's values; for personalization in the form mbox:content.
   *
   * @maxItems 100
   */
  values: string[];
}
/**
 * The words and the picture at the top of a page.
 */
export interface CoreHeader {
  /**
   * The page's h1.
   */
  title: string;
  /**
   * A line above the text, where the title needs one.
   */
  subtitle?: string;
  body?: RichTextValue;
  headerImage?: ImageValue;
}
/**
 * The one thing a visitor is asked to do here.
 */
export interface CallToAction {
  textLink: TextLink;
  /**
   * A few words below the button that take away a doubt.
   */
  microCopy?: string;
}
/**
 * A link in words. It shows only when both text and url hold something.
 */
export interface TextLink {
  /**
   * What the visitor reads. Say where the link leads.
   */
  text: string;
  url: Url;
}
/**
 * The errands most visitors come for.
 */
export interface QuickLinks {
  /**
   * In the order shown. Five read well.
   *
   * @maxItems 12
   */
  items: QuickLink[];
}
/**
 * One errand, with its icon.
 */
export interface QuickLink {
  icon?: IconId;
  textLink: TextLink;
}
/**
 * One selling point.
 */
export interface Usp {
  icon?: IconId;
  /**
   * Start with the point in strong, then one sentence.
   */
  body: RichTextValue;
}
