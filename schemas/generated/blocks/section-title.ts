// Made by `npm run generate` from ../../blocks/section-title.schema.json. Do not edit.

/**
 * Heads a part of the page. Its text becomes the anchor that links can lead to, unless it has one of its own.
 */
export type SectionTitleProps = ComponentBase & {
  /**
   * Heads a part of the page.
   */
  componentType: 'section-title';
  /**
   * The heading.
   */
  title: string;
  /**
   * What links to this part end in, after the #, where it is to be the same in every language. Left out: made from the heading.
   */
  anchor?: string;
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
