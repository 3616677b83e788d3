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
 * The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.
 */
export type ImageUrl = string;

/**
 * What the content service says for the footer.
 */
export interface FooterContent {
  footer: FooterData;
  segmentContext?: SegmentContext;
}
/**
 * The links of the footer. Its languages come from the page.
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
  appStores?: AppStoreLinks;
  /**
   * The segments that a visitor can go to. Left out: those of the experience.
   *
   * @maxItems 12
   */
  customerSegments?: CustomerSegment[];
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
/**
 * Where the app of the bank is downloaded.
 */
export interface AppStoreLinks {
  /**
   * The heading.
   */
  title: string;
  /**
   * Leads to the app in the store for Android. On iOS it gives way to the other one.
   */
  android?: TextLink;
  /**
   * Leads to the app in the store for iOS. On Android it gives way to the other one.
   */
  ios?: TextLink;
}
/**
 * A segment of customers that the site has pages for.
 */
export interface CustomerSegment {
  /**
   * Which segment it is, as the experience names it. The present one is marked.
   */
  key: string;
  /**
   * What the segment is called.
   */
  title: string;
  /**
   * Its home page.
   */
  href: Url;
}
/**
 * What belongs to the customer segment that a page is for.
 */
export interface SegmentContext {
  /**
   * Which segment it is, as the cookie segment says it.
   */
  cookieValue: 'Individuals' | 'Business' | 'PrivateBanking';
  /**
   * Where the button for those leads who are not clients yet.
   */
  becomeClientUrl?: Url;
  /**
   * The segment's own logo. Left out, or where it does not load: that of the bank.
   */
  logoUrl?: ImageUrl;
  /**
   * What the segment's own logo says.
   */
  logoAlt?: string;
  /**
   * The segment that is searched.
   */
  searchSegment?: string;
  /**
   * The page with the results of a search. Left out: there is no search.
   */
  searchUrl?: Url;
  /**
   * The segment that is marked as the present one. Left out: that of the page's address.
   */
  selectedSegmentId?: string;
  /**
   * What the footer calls the segment.
   */
  footerSegmentLabel?: string;
}
