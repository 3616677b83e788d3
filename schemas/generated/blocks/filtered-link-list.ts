// Made by `npm run generate` from ../../blocks/filtered-link-list.schema.json. Do not edit.

/**
 * Links that a visitor narrows by a filter. Until one is chosen all of them show, and so they do without script.
 */
export type FilteredLinkListProps = ComponentBase & {
  /**
   * Links that a visitor narrows by a filter.
   */
  componentType: 'filtered-link-list';
  /**
   * A heading above the links.
   */
  title?: string;
  /**
   * What the links may be narrowed to, in the order shown. A filter that no link has does not show.
   *
   * @maxItems 30
   */
  filters: LinkFilter[];
  /**
   * Where the filters are: above the links, or behind a button that says which one is chosen, which is better for more than four.
   */
  filterPlacement?: 'inline' | 'overlay';
  /**
   * The links, in the order shown.
   *
   * @maxItems 1000
   */
  textLinks: FilteredLink[];
};
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
 * One way to narrow a list of links.
 */
export interface LinkFilter {
  /**
   * The name that links give in their filter. Visitors do not see it.
   */
  key: string;
  /**
   * What the visitor reads.
   */
  label: string;
}
/**
 * A link in words that belongs to a filter. It shows only when both text and url hold something.
 */
export interface FilteredLink {
  /**
   * What the visitor reads. Say where the link leads.
   */
  text: string;
  url: Url;
  /**
   * The key of the filter that it belongs to. With one that the list does not have, it shows only while no filter is chosen.
   */
  filter: string;
}
