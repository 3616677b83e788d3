// Made by `npm run generate` from ../../blocks/app-promoter.schema.json. Do not edit.

/**
 * Makes the bank's app known, with the ways to it.
 */
export type AppPromoterProps = ComponentBase & {
  /**
   * Makes the bank's app known.
   */
  componentType: 'app-promoter';
  /**
   * What the app is good for.
   */
  title: string;
  /**
   * Two or three sentences.
   */
  body?: RichTextValue;
  /**
   * The app on a phone. The picture stands on the foot of the panel; what is below may be cut.
   */
  image?: ImageValue;
  /**
   * Leads to the app in the store for Android. On iOS it gives way to the other one.
   */
  android?: TextLink;
  /**
   * Leads to the app in the store for iOS. On Android it gives way to the other one.
   */
  ios?: TextLink;
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
 * A link in words. It shows only when both text and url hold something.
 */
export interface TextLink {
  /**
   * What the visitor reads. Say where the link leads.
   */
  text: string;
  url: Url;
}
