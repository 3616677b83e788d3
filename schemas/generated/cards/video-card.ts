// Made by `npm run generate` from ../../cards/video-card.schema.json. Do not edit.

/**
 * Shows a video, with what it is about. Stands on its own, or in a cards block.
 */
export type VideoCardProps = ComponentBase &
  CardBase & {
    /**
     * Shows a video.
     */
    componentType: 'video-card';
    /**
     * The kind of card, in one word. With it the componentType may be left out.
     */
    cardType?: 'video';
    videoSource: VideoSourceValue;
    /**
     * The picture that is shown before the video plays.
     */
    image?: ImageValue;
    /**
     * How long the video is, in seconds.
     */
    duration?: number;
    /**
     * Where the video comes from, or can be read.
     */
    linkSource?: TextLink;
  };
/**
 * Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.
 */
export type RichTextValue = import('#schemas/prepared.ts').RichText;
/**
 * What the visitor gets, one short line each, with a check mark before it. Three read well.
 *
 * @maxItems 12
 */
export type CheckMarkList = string[];
/**
 * The figure that counts, with a few words. The first figure is set large, with its sign and unit.
 */
export type PromoTextValue = import('#schemas/prepared.ts').RichText;
/**
 * A picture of the content service, which makes every size from one original.
 */
export type ImageValue = import('#schemas/prepared.ts').Image;
/**
 * An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.
 */
export type Url = string;
/**
 * The address of a video: a path, or with http or https. Any other scheme is refused.
 */
export type VideoUrl = string;

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
 * What every card may carry.
 */
export interface CardBase {
  /**
   * small has its picture at the side, medium on top, large takes the whole row.
   */
  cardSize?: 'small' | 'medium' | 'large';
  /**
   * What the card is about.
   */
  title: string;
  /**
   * One or two sentences. Leave it out when empty.
   */
  intro?: string;
  body?: RichTextValue;
  checkMarkList?: CheckMarkList;
  promoText?: PromoTextValue;
  image?: ImageValue;
  link?: TextLink;
  promotionalLabel?: PromotionalLabel;
  /**
   * true for the card that leads a top card set, whatever its size.
   */
  highPrioCard?: boolean;
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
 * Where the video of a card is.
 */
export interface VideoSourceValue {
  /**
   * Address of the video as it was stored, with http, https or none.
   */
  originalUrl: VideoUrl;
  /**
   * Address of the captions on this site, as WebVTT, in the language of the page. They show once the video plays.
   */
  captions?: Url;
  /**
   * What the video tells, in words. Visitors read it where the video does not play.
   */
  transcript?: string;
}
