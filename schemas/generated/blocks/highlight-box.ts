// Made by `npm run generate` from ../../blocks/highlight-box.schema.json. Do not edit.

/**
 * One thing that must not be missed, on a dark panel. One a page is enough.
 */
export type HighlightBoxProps = ComponentBase & {
  /**
   * One thing that must not be missed.
   */
  componentType: 'highlight-box';
  /**
   * What must not be missed.
   */
  title: string;
  /**
   * One or two sentences below the title.
   */
  body?: RichTextValue;
  icon?: IconId;
  /**
   * Where to go from here, two at best. The first is drawn as a button.
   *
   * @maxItems 6
   */
  textLinks?: TextLink[];
};
/**
 * Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.
 */
export type RichTextValue = import('#schemas/prepared.ts').RichText;
/**
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;
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
