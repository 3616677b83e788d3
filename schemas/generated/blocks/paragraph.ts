// Made by `npm run generate` from ../../blocks/paragraph.schema.json. Do not edit.

/**
 * Running text, with a title, a picture and links where wanted.
 */
export type ParagraphProps = ComponentBase & {
  /**
   * Running text.
   */
  componentType: 'paragraph';
  /**
   * A heading above the text.
   */
  title?: string;
  richBody?: RichBody;
  video?: VideoValue;
  textLinks?: TextLinks;
  alignedImage?: AlignedImage;
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
 * The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.
 */
export type ImageUrl = string;
/**
 * The address of a video: a path, or with http or https. Any other scheme is refused.
 */
export type VideoUrl = string;
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
 * The rich text of a block.
 */
export interface RichBody {
  value: RichTextValue;
}
/**
 * A video of the content service, which has it in several qualities.
 */
export interface VideoValue {
  /**
   * What the content service calls it.
   */
  type?: string;
  /**
   * The file's kind.
   */
  extension?: string;
  /**
   * What the video shows, for people who do not see it.
   */
  description?: string;
  /**
   * Address of the captions on this site, as WebVTT, in the language of the page. They show once the video plays.
   */
  captions?: Url;
  /**
   * What the video tells, in words. Visitors read it where the video does not play.
   */
  transcript?: string;
  /**
   * Pictures that stand for the video.
   */
  thumbnails?: {
    /**
     * Address of the picture that is shown before the video plays, 720 by 391 pixels.
     */
    webimage?: ImageUrl;
  };
  /**
   * Addresses of the video by quality. For a quality that is left out the next lower one is played, or else the next higher one.
   */
  videoPreviewURLs: {
    /**
     * For windows below 600 pixels.
     */
    '480p'?: VideoUrl;
    /**
     * For windows from 600 to 1279 pixels.
     */
    '720p'?: VideoUrl;
    /**
     * For windows from 1280 pixels on.
     */
    '1080p'?: VideoUrl;
  };
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
