// Made by `npm run generate` from ../../blocks/product-features.schema.json. Do not edit.

/**
 * What a product does for a visitor, point by point, beside a picture.
 */
export type ProductFeaturesProps = ComponentBase & {
  /**
   * What a product does for a visitor.
   */
  componentType: 'product-features';
  /**
   * true puts the points on a panel, for the one product that a page is about.
   */
  highlighted?: boolean;
  /**
   * A picture of the product in use, shown square.
   */
  image?: ImageValue;
  /**
   * The points, in the order shown. Three or four are read.
   *
   * @minItems 1
   * @maxItems 24
   */
  items: ProductFeature[];
};
/**
 * A picture of the content service, which makes every size from one original.
 */
export type ImageValue = import('#schemas/prepared.ts').Image;
/**
 * Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.
 */
export type RichTextValue = import('#schemas/prepared.ts').RichText;
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
 * One thing that a product does.
 */
export interface ProductFeature {
  /**
   * What it does, in a few words.
   */
  title: string;
  /**
   * One sentence on how.
   */
  body?: RichTextValue;
  textLink?: TextLink;
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
