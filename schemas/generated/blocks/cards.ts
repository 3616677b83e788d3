// Made by `npm run generate` from ../../blocks/cards.schema.json. Do not edit.

/**
 * Cards side by side: two columns where there is room, one where there is not.
 */
export type CardsProps = ComponentBase & {
  /**
   * Cards side by side.
   */
  componentType: 'cards';
  /**
   * A heading above the cards.
   */
  title?: string;
  /**
   * true lets one of the first three cards lead: it comes first and takes the row. That is the one with highPrioCard, or else the largest.
   */
  topCardSet?: boolean;
  /**
   * The cards, in the order shown.
   *
   * @maxItems 200
   */
  cards: AnyCard[];
};

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
 * A card of any kind, named by its componentType.
 */
export interface AnyCard {
  /**
   * Which card this is.
   */
  componentType: string;
  [k: string]: unknown;
}
