// Made by `npm run generate` from ../../blocks/application-process.schema.json. Do not edit.

/**
 * The steps of an application, from the first to the last: below each other, and beside each other where there is room.
 */
export type ApplicationProcessProps = ComponentBase & {
  /**
   * The steps of an application.
   */
  componentType: 'application-process';
  /**
   * A heading above the steps.
   */
  title?: string;
  /**
   * The steps, in their order. Up to four stand in one row; more than six are hard to remember.
   *
   * @minItems 1
   * @maxItems 20
   */
  steps: ProcessStep[];
  /**
   * false puts a dot before each step instead of its number, for what has no fixed order.
   */
  numbered?: boolean;
  /**
   * Where the application begins.
   */
  cta?: CallToAction;
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
 * One step of an application.
 */
export interface ProcessStep {
  /**
   * What happens, in a few words.
   */
  title: string;
  /**
   * A sentence or two about it, and how long it takes.
   */
  body?: RichTextValue;
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
