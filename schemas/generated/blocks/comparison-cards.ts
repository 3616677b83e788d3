// Made by `npm run generate` from ../../blocks/comparison-cards.schema.json. Do not edit.

/**
 * Products side by side, compared by the same criteria. A screen reader reads it as a table: a product in each row, a criterion in each column.
 */
export type ComparisonCardsProps = ComponentBase & {
  /**
   * Products compared by the same criteria.
   */
  componentType: 'comparison-cards';
  /**
   * A heading above the cards.
   */
  title?: string;
  /**
   * What the products are compared by, in the order shown. More than eight are hard to take in.
   *
   * @minItems 1
   * @maxItems 20
   */
  criteria: string[];
  /**
   * What a word of a criterion means, in the order of the criteria; an empty text for one that needs no note. Shown by a mark beside the criterion.
   *
   * @minItems 1
   * @maxItems 20
   */
  criterionNotes?: string[];
  /**
   * The products. Up to four stand side by side where there is room; three are compared most easily.
   *
   * @minItems 2
   * @maxItems 6
   */
  cards: ComparisonCard[];
};
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
 * One of the products that are compared.
 */
export interface ComparisonCard {
  /**
   * The product's name.
   */
  title: string;
  /**
   * What matters most about it, in a line or two.
   */
  body?: RichTextValue;
  /**
   * One value for each criterion, in the order of the criteria. true and false show a check mark and a dash. A missing one shows -, one too many does not show.
   *
   * @maxItems 20
   */
  values: (string | boolean)[];
  /**
   * Where the product is chosen.
   */
  cta?: CallToAction;
}
/**
 * The one thing a visitor is asked to do here.
 */
export interface CallToAction {
  textLink: ButtonLink;
  /**
   * A few words below the button that take away a doubt.
   */
  microCopy?: string;
}
/**
 * What a button says, and where it leads.
 */
export interface ButtonLink {
  /**
   * What the visitor reads: a verb and its object. Up to 20 characters, buttons stand in a row.
   */
  text: string;
  url: Url;
}
