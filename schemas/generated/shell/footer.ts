// Made by `npm run generate` from ../../shell/footer.schema.json. Do not edit.

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
 * An icon, as namespace:iconset:icon.
 */
export type IconId = string;

/**
 * The links of the footer. Segments and languages come from the experience and the page.
 */
export interface FooterData {
  /**
   * Columns of links.
   *
   * @maxItems 12
   */
  generalLinks?: LinkGroup[];
  socialMediaLinks?: SocialMediaLinks;
  /**
   * Whom to call about a lost card: microCopy says when, textLink holds the number.
   */
  cardStop?: CallToAction;
  /**
   * Accepted for compatibility. The year shown is the present one.
   */
  date?: string;
}
/**
 * A column of links under a heading.
 */
export interface LinkGroup {
  /**
   * The heading.
   */
  title: string;
  textLinks: TextLinks;
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
 * The bank on social networks.
 */
export interface SocialMediaLinks {
  /**
   * What the list is called, for those who hear it.
   */
  title: string;
  /**
   * The networks.
   *
   * @maxItems 12
   */
  socialLinks: SocialLink[];
}
/**
 * The bank on one network.
 */
export interface SocialLink {
  /**
   * The network's name.
   */
  description: string;
  icon: IconId;
  iconIdHover?: IconId;
  link: PlainLink;
}
/**
 * A link whose words stand elsewhere.
 */
export interface PlainLink {
  url: Url;
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
