// Made by `npm run generate` from ../../blocks/search-results.schema.json. Do not edit.

/**
 * A search field and, where the page's address has a query, what was found for it. Where the results come from is said by the experience.
 */
export type SearchResultsProps = ComponentBase & {
  /**
   * A search field and the results of a search.
   */
  componentType: 'search-results';
  /**
   * A heading above the field, where the page's own does not say it already.
   */
  title?: string;
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
