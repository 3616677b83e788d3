// Made by `npm run generate` from ../../blocks/testimonial.schema.json. Do not edit.

/**
 * What a customer says about the bank, in the customer's own words.
 */
export type TestimonialProps = ComponentBase & {
  /**
   * What a customer says.
   */
  componentType: 'testimonial';
  /**
   * The words, without quotation marks: the page sets those of its language.
   */
  quote: string;
  /**
   * Who says so.
   */
  authorName?: string;
  /**
   * What they do, or since when they have been customers.
   */
  jobTitle?: string;
  /**
   * A portrait, shown round.
   */
  image?: ImageValue;
};
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
