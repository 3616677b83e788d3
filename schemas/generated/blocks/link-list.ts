// Made by `npm run generate` from ../../blocks/link-list.schema.json. Do not edit.

/**
 * A list of links, in columns where there is room.
 */
export type LinkListProps = ComponentBase & {
  /**
   * A list of links.
   */
  componentType: 'link-list';
  /**
   * columns spreads the links over the row, box keeps them in a quiet panel.
   */
  componentStyle?: 'columns' | 'box';
  iconTitle?: IconTitle;
  textLinks: TextLinks;
  linkListCTA?: TextLink;
};
/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * Links below each other, in the order written.
 *
 * @maxItems 1000
 */
export type TextLinks = TextLink[];

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
 * A heading with an icon before it.
 */
export interface IconTitle {
  icon?: IconId;
  /**
   * The heading.
   */
  title: string;
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
