// Made by `npm run generate` from ../../blocks/action-accordion.schema.json. Do not edit.

/**
 * Topics that open to a text and something to do about them.
 */
export type ActionAccordionProps = ComponentBase & {
  /**
   * Topics that open to something to do.
   */
  componentType: 'action-accordion';
  /**
   * A heading above the topics.
   */
  title?: string;
  /**
   * true closes the open item when another one opens.
   */
  exclusive?: boolean;
  /**
   * The items, in the order shown.
   *
   * @minItems 1
   * @maxItems 200
   */
  items: ActionAccordionItem[];
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
 * Links below each other, in the order written.
 *
 * @maxItems 1000
 */
export type TextLinks = TextLink[];
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
/**
 * One topic, what there is to say about it, and what to do.
 */
export interface ActionAccordionItem {
  /**
   * The topic.
   */
  title: string;
  richBody?: RichBody;
  textLinks?: TextLinks;
  alignedImage?: AlignedImage;
  /**
   * What to do about it.
   */
  cta?: CallToAction;
}
/**
 * The rich text of a block.
 */
export interface RichBody {
  value: RichTextValue;
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
/**
 * A picture beside or around a text.
 */
export interface AlignedImage {
  image: ImageValue;
  /**
   * Where the picture stands. On a narrow page it stands above the text.
   */
  position?: 'top' | 'right' | 'bottom' | 'left';
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
