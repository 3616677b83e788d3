// Made by `npm run generate` from ../../blocks/legal-banner.schema.json. Do not edit.

/**
 * What a law or a supervisor wants to be said, beside a mark that makes it seen.
 */
export type LegalBannerProps = ComponentBase & {
  /**
   * What a law wants to be said.
   */
  componentType: 'legal-banner';
  /**
   * Start with the point in strong, then what the law asks for.
   */
  body?: RichTextValue;
  /**
   * A sign that belongs to the text, shown beside it at 160 by 80 pixels.
   */
  image?: ImageValue;
  /**
   * Which mark stands before the text: an i, or an exclamation mark for what can cost money.
   */
  headerBannerType?: 'information' | 'warning';
  /**
   * quiet is dark on white, strong is white on indigo.
   */
  componentStyle?: 'quiet' | 'strong';
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
