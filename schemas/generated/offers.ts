// Made by `npm run generate` from ../offers.schema.json. Do not edit.

/**
 * The personal offers for a visitor, as the delivery service answers them.
 */
export interface DeliveryResponse {
  /**
   * Names this schema.
   */
  $schema?: string;
  id?: DeliveryId;
  execute: ExecutedOffers;
}
/**
 * Whom the offers are for.
 */
export interface DeliveryId {
  /**
   * The visitor's id in the delivery service, which is sent along with the next call.
   */
  tntId?: string;
}
/**
 * What was asked for: the offers of each mbox, or those of the page as a whole. Never both.
 */
export interface ExecutedOffers {
  /**
   * The mboxes that were asked for, each with its offers.
   *
   * @maxItems 100
   */
  mboxes?: OfferedMbox[];
  pageLoad?: OfferedPage;
}
/**
 * One mbox with its offers.
 */
export interface OfferedMbox {
  /**
   * The mbox, as components name it before the colon in their taxonomy personalization.
   */
  name: string;
  /**
   * Which one it is of the mboxes in the call.
   */
  index?: number;
  /**
   * The offers, the one to take first. Without any, the visitor sees what is shown to all.
   *
   * @maxItems 100
   */
  options?: OfferOption[];
}
/**
 * One offer, and what the service says about it.
 */
export interface OfferOption {
  /**
   * What the content is.
   */
  type: string;
  /**
   * The offer. As text, the content that components name behind the colon in their taxonomy personalization; as JSON, with limited: true where more is to be asked for.
   */
  content:
    | string
    | {
        [k: string]: unknown;
      };
  /**
   * What the delivery service says about the offer, for measuring.
   */
  responseTokens?: {
    [k: string]: string | number | boolean;
  };
}
/**
 * The offers of a page as a whole.
 */
export interface OfferedPage {
  /**
   * The offers, the one to take first.
   *
   * @maxItems 100
   */
  options?: OfferOption[];
}
