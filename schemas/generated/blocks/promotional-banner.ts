// Made by `npm run generate` from ../../blocks/promotional-banner.schema.json. Do not edit.

/**
 * An offer on a quiet panel, with a picture where there is one.
 */
export type PromotionalBannerProps = ComponentBase & {
  /**
   * An offer on a quiet panel.
   */
  componentType: 'promotional-banner';
  /**
   * What is offered.
   */
  title: string;
  /**
   * Two or three sentences: for whom, and what for.
   */
  body?: RichTextValue;
  /**
   * A picture of the offer, at the end of the panel.
   */
  image?: ImageValue;
  promotionalLabel?: PromotionalLabel;
  conditions?: OfferConditions;
  cta?: CallToAction;
};
/**
 * Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.
 */
export type RichTextValue = import('#schemas/prepared.ts').RichText;
/**
 * A picture of the content service, which makes every size from one original.
 */
export type ImageValue = import('#schemas/prepared.ts').Image;
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
 * A short mark on a card.
 */
export interface PromotionalLabel {
  /**
   * Two or three words.
   */
  body: string;
  /**
   * commercial for an offer, operational for news about the service.
   */
  labelType?: 'commercial' | 'operational';
}
/**
 * Conditions of an offer, which open over the page.
 */
export interface OfferConditions {
  /**
   * The text of the button, and the title of what opens.
   */
  label: string;
  /**
   * All that has to be fulfilled, until when, and what is left out.
   */
  body: RichTextValue;
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
