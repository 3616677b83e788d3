// Made by `npm run generate` from ../../blocks/call-to-action.schema.json. Do not edit.

/**
 * Asks a visitor to do one thing, where a page has said enough.
 */
export type CallToActionProps = ComponentBase & {
  /**
   * Asks a visitor to do one thing.
   */
  componentType: 'call-to-action';
  /**
   * What there is to win.
   */
  title?: string;
  /**
   * One or two sentences that take away the last doubt.
   */
  body?: RichTextValue;
  cta: CallToAction;
  /**
   * The other thing to do, for those who are not so far.
   */
  secondaryCta?: CallToAction;
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
